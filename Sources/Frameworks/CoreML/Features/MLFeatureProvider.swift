/// A set of values by their names, as models take and give them.
public protocol MLFeatureProvider: AnyObject {
    /// The names of the values.
    var featureNames: Set<String> { get }

    /// Returns the value with a name, or nil when there is none.
    func featureValue(for featureName: String) -> MLFeatureValue?
}
