import PixelEngine

/// A value that a model takes or gives, which can be passed between tasks.
///
/// Arrays and images are copied when the value is made.
public struct MLSendableFeatureValue: Sendable, CustomStringConvertible {
    /// The value as it is archived, which nothing can change.
    package let record: FeatureRecord

    package init(record: FeatureRecord) { self.record = record }

    /// Creates a copy of a value.
    public init(_ value: MLFeatureValue) { record = FeatureRecord(value) }

    /// Creates a number.
    public init(_ value: Double) { self.init(MLFeatureValue(double: value)) }

    /// Creates a number.
    public init(_ value: Float) { self.init(MLFeatureValue(double: Double(value))) }

    /// Creates a whole number.
    public init(_ value: Int) { self.init(MLFeatureValue(int64: Int64(value))) }

    /// Creates a text.
    public init(_ value: String) { self.init(MLFeatureValue(string: value)) }

    /// Creates a dictionary of numbers by texts.
    public init(_ value: [String: Double]) {
        self.init(MLFeatureValue(.dictionary(value.reduce(into: [:]) { $0[$1.key] = NSNumber(value: $1.value) })))
    }

    /// Creates a dictionary of numbers by whole numbers.
    public init(_ value: [Int: Double]) {
        self.init(MLFeatureValue(.dictionary(value.reduce(into: [:]) { $0[$1.key] = NSNumber(value: $1.value) })))
    }

    /// Creates a value of a kind that has none.
    public init(undefined type: MLFeatureType) { self.init(MLFeatureValue(undefined: type)) }

    /// A value with the same content.
    private var value: MLFeatureValue { record.value ?? MLFeatureValue(undefined: .invalid) }

    /// The kind of the value.
    public var type: MLFeatureType { value.type }
    /// A Boolean value that indicates whether there is no value.
    public var isUndefined: Bool { value.isUndefined }
    /// The whole number, or nil for a value of another kind.
    public var integerValue: Int? { type == .int64 ? Int(value.int64Value) : nil }
    /// The number, or nil for a value of another kind.
    public var doubleValue: Double? { type == .double ? value.doubleValue : nil }
    /// The number with single precision, or nil for a value of another kind.
    public var floatValue: Float? { doubleValue.map { Float($0) } }
    /// The text, or nil for a value of another kind.
    public var stringValue: String? { type == .string ? value.stringValue : nil }

    /// The numbers by texts, or nil for a value of another kind.
    public var stringDictionaryValue: [String: Double]? {
        guard type == .dictionary else { return nil }
        return (value.dictionaryValue as? [String: NSNumber])?.mapValues(\.doubleValue)
    }

    /// The numbers by whole numbers, or nil for a value of another kind.
    public var integerDictionaryValue: [Int: Double]? {
        guard type == .dictionary else { return nil }
        return value.dictionaryValue.reduce(into: [:]) { numbers, entry in
            if let key = entry.key.base as? any BinaryInteger {
                numbers?[Int(truncatingIfNeeded: key)] = entry.value.doubleValue
            }
        }
    }

    /// The image, or nil for a value of another kind.
    public var imageBufferValue: CVReadOnlyPixelBuffer? {
        guard let made = value.imageBufferValue else { return nil }
        // The buffer was made for this call alone.
        nonisolated(unsafe) let buffer = made
        return CVReadOnlyPixelBuffer(unsafeBuffer: buffer)
    }

    /// Returns the array as one of numbers of a type, or nil for a value of another kind.
    public func shapedArrayValue<Scalar>(of type: Scalar.Type) -> MLShapedArray<Scalar>? {
        value.multiArrayValue.flatMap { $0.dataType == type.multiArrayDataType ? MLShapedArray($0) : nil }
    }

    /// The kind and the value.
    public var description: String { value.description }
}

extension MLFeatureValue {
    /// Creates a value of one that was passed between tasks.
    public convenience init(_ value: MLSendableFeatureValue) {
        self.init(value.record.value?.content ?? .undefined(.invalid))
    }
}
