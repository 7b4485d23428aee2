/// An item that a photo may show, with what it takes to verify that.
public struct ItemCandidate<Key: Sendable>: Sendable {
    /// What the caller knows the item by.
    public let key: Key
    /// The item's features.
    public let features: LocalFeatures
    /// What the item looks like, or nil where only its features are known.
    public let appearance: ItemAppearance?

    /// Creates a candidate.
    public init(key: Key, features: LocalFeatures, appearance: ItemAppearance?) {
        self.key = key
        self.features = features
        self.appearance = appearance
    }
}

/// An item that has a place in a photo.
public struct VerifiedItem<Key: Sendable>: Sendable {
    /// What the caller knows the item by.
    public let key: Key
    /// Where the item lies, and how surely.
    public let placement: ItemPlacement
}
