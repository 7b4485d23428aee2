/// The number of a picture in a catalog, which is never used for another picture.
public struct PictureNumber: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    /// The number, at least 1.
    public let rawValue: Int64

    /// Creates a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders pictures by age.
    public static func < (a: PictureNumber, b: PictureNumber) -> Bool { a.rawValue < b.rawValue }
}

extension PictureNumber: CustomStringConvertible {
    /// The number as text.
    public var description: String { String(rawValue) }
}
