/// One reason for or against a match.
public struct VisualSignal: Sendable, Hashable, Codable {
    /// What the signal comes from.
    public let kind: Kind
    /// The raw value, in the unit of its kind.
    public let value: Double
    /// What the signal adds to the logarithm of the odds that the match is right.
    ///
    /// The weights of a match and the odds of a chance item add up to its probability.
    public let weight: Double
    /// The words, labels or codes that agree.
    public let terms: [String]
    /// Further measurements behind the value, by name.
    public let details: [String: Double]

    /// Creates a signal.
    public init(kind: Kind, value: Double, weight: Double, terms: [String] = [], details: [String: Double] = [:]) {
        self.kind = kind
        self.value = value
        self.weight = weight
        self.terms = terms
        self.details = details
    }
}

extension VisualSignal {
    /// A source of evidence.
    public struct Kind: RawRepresentable, Sendable, Hashable, Codable {
        /// The name of the source.
        public let rawValue: String

        /// Creates a kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Local features that agree on the item's place; the value is their number.
        public static let features = Kind(rawValue: "features")
        /// The distance between the prints of the item and of what the picture shows of it.
        public static let print = Kind(rawValue: "print")
        /// Labels that the item shares; the value is the share of the query's labels.
        public static let labels = Kind(rawValue: "labels")
        /// Words that the item has.
        ///
        /// The value of a query's words tells how well they match; that of words which were read in the picture is
        /// their number, and ``VisualSignal/terms`` has those that tell the item from others that look like it. How many
        /// were read that can't be the item's is the detail `contradictions`.
        public static let text = Kind(rawValue: "text")
        /// Codes that the item has; the value is their number.
        public static let codes = Kind(rawValue: "codes")
    }
}

extension VisualSignal.Kind: CustomStringConvertible {
    /// The name of the source.
    public var description: String { rawValue }
}
