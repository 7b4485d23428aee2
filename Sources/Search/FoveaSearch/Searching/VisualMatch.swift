/// An item that a search found, with the reasons.
public struct VisualMatch: Sendable, Hashable, Identifiable {
    /// The item's identifier.
    public var id: String { item.id }
    /// The item.
    public let item: VisualItem
    /// The probability that this is the item looked for, from 0 to 1.
    public let probability: Double
    /// The evidence for and against the item, the strongest first.
    public let signals: [VisualSignal]
    /// The quadrilateral of the item in the picture, or nil when its place isn't known.
    public let quad: MatchedQuad?
    /// The number of the item's picture that matched best, or nil when none did.
    public let pictureIndex: Int?
    /// The evidence that was enough to find the item.
    public let path: Path

    /// Creates a match.
    public init(
        item: VisualItem,
        probability: Double,
        signals: [VisualSignal],
        quad: MatchedQuad? = nil,
        pictureIndex: Int? = nil,
        path: Path
    ) {
        self.item = item
        self.probability = probability
        self.signals = signals
        self.quad = quad
        self.pictureIndex = pictureIndex
        self.path = path
    }

    /// A way to find an item.
    public enum Path: String, Sendable, Hashable, Codable, CaseIterable {
        /// By the picture.
        case pixels
        /// By labels alone.
        case labels
        /// By words alone.
        case text
        /// By a code.
        case codes
    }
}
