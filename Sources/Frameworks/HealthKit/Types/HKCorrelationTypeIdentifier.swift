/// An identifier of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public var rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCorrelationTypeIdentifier {
    /// A systolic and a diastolic pressure.
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// What was eaten; it can't be saved on Linux.
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
