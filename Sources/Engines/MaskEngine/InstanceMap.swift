package import Foundation
package import GeometryEngine
package import PixelEngine

/// The things that a picture shows, numbered from 1, each with its pixels.
///
/// A pixel belongs to one thing at most, if only in part.
package struct InstanceMap: Sendable, Hashable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The number of things.
    package let count: Int
    /// The thing that each pixel may belong to, or 0 for a pixel that is far from all.
    let owners: [UInt8]
    /// How much of each pixel belongs to its thing, from 0 to 255: finer steps can't be told apart.
    let parts: [UInt8]

    /// The least part of a pixel with which it counts as one of its thing.
    static let half: UInt8 = 128

    init(width: Int, height: Int, count: Int, owners: [UInt8], parts: [UInt8]) {
        self.width = width
        self.height = height
        self.count = count
        self.owners = owners
        self.parts = parts
    }

    /// The numbers of all things.
    package var all: IndexSet { IndexSet(integersIn: 1..<count + 1) }

    /// The number of the thing that a pixel belongs to, or 0 for the background.
    package func instance(column: Int, row: Int) -> Int {
        let place = row * width + column
        return parts[place] >= Self.half ? Int(owners[place]) : 0
    }

    /// The number of the thing at a point in fractions of the map's sides, or nil for the background and outside.
    package func instance(at point: Point) -> Int? {
        guard (0...1).contains(point.x), (0...1).contains(point.y) else { return nil }
        let number = instance(
            column: min(Int(point.x * Double(width)), width - 1),
            row: min(Int(point.y * Double(height)), height - 1)
        )
        return number == 0 ? nil : number
    }

    /// The numbers of all pixels as a picture, with 0 for the background.
    package func labels() throws(PixelError) -> Raster {
        try unsafe Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, _ in
            for place in owners.indices where parts[place] >= Self.half { unsafe bytes[place] = owners[place] }
        }
    }

    /// Returns the mask of some of the things.
    package func mask(of things: IndexSet) -> SoftMask {
        let isWanted = (0...UInt8.max).map { things.contains(Int($0)) }
        return SoftMask(
            width: width,
            height: height,
            values: zip(owners, parts).map { isWanted[Int($0)] && $0 > 0 ? Float($1) / 255 : 0 }
        )
    }
}

// MARK: - Archiving

extension InstanceMap: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height, count, owners, parts
    }

    /// Reads a map from an archive.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        width = try container.decode(Int.self, forKey: .width)
        height = try container.decode(Int.self, forKey: .height)
        count = try container.decode(Int.self, forKey: .count)
        owners = [UInt8](try container.decode(Data.self, forKey: .owners))
        parts = [UInt8](try container.decode(Data.self, forKey: .parts))
        let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflows, owners.count == pixels, parts.count == pixels, (1...255) ~= count,
            owners.allSatisfy({ $0 <= count })
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .owners,
                in: container,
                debugDescription: "The pixels don't fill a map of \(width) × \(height)."
            )
        }
    }

    /// Writes the map to an archive.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(count, forKey: .count)
        try container.encode(Data(owners), forKey: .owners)
        try container.encode(Data(parts), forKey: .parts)
    }
}
