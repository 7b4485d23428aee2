/// An item that a photo may show, with the data to verify that.
public struct ItemCandidate<Key: Sendable>: Sendable {
    /// The caller's key for the item.
    public let key: Key
    /// The item's features.
    public let features: LocalFeatures
    /// The item's appearance, or nil when only its features are known.
    public let appearance: ItemAppearance?
    /// The name of the thing that several pictures show, or nil for a picture of a thing of its own.
    ///
    /// Pictures of one thing aren't rivals: that both explain a photo speaks against neither.
    public let group: String?

    /// Creates a candidate.
    public init(key: Key, features: LocalFeatures, appearance: ItemAppearance?, group: String? = nil) {
        self.key = key
        self.features = features
        self.appearance = appearance
        self.group = group
    }

    /// Returns whether another candidate shows the same thing, or is the same picture.
    func isSameThing(as other: ItemCandidate) -> Bool {
        if let group, group == other.group { return true }
        guard let appearance, let others = other.appearance else { return false }
        return appearance.resembles(others)
    }
}

/// An item with a place in a photo.
public struct VerifiedItem<Key: Sendable>: Sendable {
    /// The caller's key for the item.
    public let key: Key
    /// The place of the item and its probability.
    public let placement: ItemPlacement
}
