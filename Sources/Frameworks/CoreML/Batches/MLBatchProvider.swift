/// Several sets of values.
public protocol MLBatchProvider: AnyObject {
    /// The number of sets.
    var count: Int { get }

    /// Returns the set at a position.
    func features(at index: Int) -> any MLFeatureProvider
}
