/// Several sets of values in an array.
public class MLArrayBatchProvider: NSObject, MLBatchProvider {
    /// The sets.
    public let array: [any MLFeatureProvider]

    /// Creates a batch of sets.
    public init(array: [any MLFeatureProvider]) { self.array = array }

    /// Creates a batch of the values of each feature, of which all have as many.
    public convenience init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.first?.count ?? 0
        guard dictionary.values.allSatisfy({ $0.count == count }) else {
            throw MLModelError(
                .featureType,
                "The features of a batch have \(dictionary.values.map(\.count)) values; all need as many."
            )
        }
        let sets = try (0..<count).map { index in
            try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] })
        }
        self.init(array: sets)
    }

    /// The number of sets.
    public var count: Int { array.count }

    /// Returns the set at a position.
    public func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
