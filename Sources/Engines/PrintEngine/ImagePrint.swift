public import Foundation

/// A feature print: a picture's appearance as a unit vector.
///
/// Similar pictures have prints at a small distance. Prints of different revisions come from different networks and
/// can't be compared; store the revision with the print.
public struct ImagePrint: Sendable, Hashable {
    /// The revision of the network that made the print.
    public let revision: Int
    /// The coordinates; their squares add up to one.
    public let values: [Float]

    /// Creates a print from its coordinates.
    public init(revision: Int, values: [Float]) {
        self.revision = revision
        self.values = values
    }
}

// MARK: - Bytes

extension ImagePrint {
    /// Creates a print from ``data``.
    ///
    /// Throws ``PrintError`` when the bytes can't be the coordinates of a print.
    public init(revision: Int, data: Data) throws(PrintError) {
        let size = MemoryLayout<Float>.size
        guard !data.isEmpty, data.count.isMultiple(of: size) else {
            throw PrintError(
                code: .damaged,
                message: "A print has \(size) bytes a coordinate; \(data.count) bytes are none. Make the print again."
            )
        }
        let bytes = Array(data)
        let values = stride(from: 0, to: bytes.count, by: size).map { start in
            Float(bitPattern: (0..<size).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * $1) })
        }
        guard values.allSatisfy(\.isFinite) else {
            throw PrintError(code: .damaged, message: "A stored print holds what isn't a number. Make the print again.")
        }
        self.init(revision: revision, values: values)
    }

    /// The coordinates as 32-bit floating-point numbers in little-endian order.
    public var data: Data {
        Data(values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) } })
    }
}

// MARK: - Codable

extension ImagePrint: Codable {
    private enum CodingKeys: String, CodingKey {
        case revision, data
    }

    /// Decodes a print.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let revision = try container.decode(Int.self, forKey: .revision)
        do {
            try self.init(revision: revision, data: container.decode(Data.self, forKey: .data))
        } catch let error as PrintError {
            throw DecodingError.dataCorruptedError(forKey: .data, in: container, debugDescription: error.message)
        }
    }

    /// Encodes the revision and the coordinates as bytes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(revision, forKey: .revision)
        try container.encode(data, forKey: .data)
    }
}
