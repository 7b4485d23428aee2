/// An item that a photo may show, with what it takes to verify that.
public struct ItemCandidate<Key: Sendable>: Sendable {
    /// What the caller knows the item by.
    public let key: Key
    /// The item's features.
    public let features: LocalFeatures
    /// What the item looks like, or nil where only its features are known.
    public let appearance: ItemAppearance?
    /// What pictures of one thing share, as the name of the thing, or nil where each is a thing of its own.
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

/// An item that has a place in a photo.
public struct VerifiedItem<Key: Sendable>: Sendable {
    /// What the caller knows the item by.
    public let key: Key
    /// Where the item lies, and how surely.
    public let placement: ItemPlacement
}
