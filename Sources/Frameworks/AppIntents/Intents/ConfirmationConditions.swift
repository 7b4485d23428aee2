/// The conditions under which an intent asks whether to go on.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The intent comes from a source that may have misunderstood the person.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
