/// An identifier of states that a person can be in.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public var rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCategoryTypeIdentifier {
    /// Sleep and its phases.
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Time of meditation.
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}
