/// What a model takes or gives of dictionaries.
public class MLDictionaryConstraint: NSObject {
    /// The kind of the keys.
    public let keyType: MLFeatureType

    init(keyType: MLFeatureType) { self.keyType = keyType }
}
