/// A set of values in a dictionary.
public class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    /// The values by their names.
    public let dictionary: [String: MLFeatureValue]

    /// Creates a set of values.
    ///
    /// Whole numbers, floating-point numbers, texts, arrays, pixel buffers and dictionaries of numbers become values;
    /// anything else is refused.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.reduce(into: [:]) { values, entry in
            values[entry.key] = try MLFeatureValue(anything: entry.value, named: entry.key)
        }
    }

    package init(values: [String: MLFeatureValue]) { dictionary = values }

    /// The names of the values.
    public var featureNames: Set<String> { Set(dictionary.keys) }

    /// Returns the value with a name, or nil when there is none.
    public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }

    /// The value with a name, or nil when there is none.
    public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

extension MLFeatureValue {
    /// Creates a value of a Swift value of any type that models know.
    fileprivate convenience init(anything: Any, named name: String) throws {
        switch anything {
        case let value as MLFeatureValue: self.init(value.content)
        case let value as String: self.init(string: value)
        case let value as MLMultiArray: self.init(multiArray: value)
        case let value as CVPixelBuffer: self.init(pixelBuffer: value)
        case let value as Int: self.init(int64: Int64(value))
        case let value as Int64: self.init(int64: value)
        case let value as Int32: self.init(int64: Int64(value))
        case let value as Double: self.init(double: value)
        case let value as Float: self.init(double: Double(value))
        case let value as [AnyHashable: NSNumber]: try self.init(dictionary: value)
        case let value as [AnyHashable: Double]: try self.init(dictionary: value.mapValues { NSNumber(value: $0) })
        default:
            throw MLModelError(
                .featureType,
                "The feature \(name) is a \(Swift.type(of: anything)), which no model takes."
            )
        }
    }
}
