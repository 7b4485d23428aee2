/// The state of a catalog as a number that grows with every change.
public struct ChangeNumber: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    /// The number; 0 is an empty catalog that never changed.
    public let rawValue: Int64

    /// Creates a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// The state of a catalog that never changed.
    public static let zero: ChangeNumber = ChangeNumber(rawValue: 0)

    /// Orders states by age.
    public static func < (a: ChangeNumber, b: ChangeNumber) -> Bool { a.rawValue < b.rawValue }
}

extension ChangeNumber: CustomStringConvertible {
    /// The number as text.
    public var description: String { String(rawValue) }
}
