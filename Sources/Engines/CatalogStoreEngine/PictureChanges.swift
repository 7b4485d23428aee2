/// The pictures that changed since an earlier state of a catalog.
public struct PictureChanges: Hashable, Sendable {
    /// The state that the changes lead to.
    public let change: ChangeNumber
    /// The pictures that are new or whose features, entries or appearance were set, or whose prints were forgotten, in order.
    public let changed: [PictureNumber]
    /// The pictures that are gone, in order; some may be younger than the earlier state.
    public let removed: [PictureNumber]
}
