/// A value that a model takes or gives.
public final class MLFeatureValue: NSObject, NSCopying, NSSecureCoding {
    let content: Content

    /// The value by its kind.
    enum Content {
        case int64(Int64)
        case double(Double)
        case string(String)
        case multiArray(MLMultiArray)
        case image(CVPixelBuffer)
        case dictionary([AnyHashable: NSNumber])
        case undefined(MLFeatureType)
    }

    init(_ content: Content) { self.content = content }

    /// Creates a whole number.
    public convenience init(int64 value: Int64) { self.init(.int64(value)) }

    /// Creates a number.
    public convenience init(double value: Double) { self.init(.double(value)) }

    /// Creates a text.
    public convenience init(string value: String) { self.init(.string(value)) }

    /// Creates an array of numbers, which the value shares.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray(value)) }

    /// Creates an image, which the value shares.
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value)) }

    /// Creates a dictionary of numbers, whose keys are all texts or all whole numbers.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        guard value.keys.allSatisfy({ $0.base is String }) || value.keys.allSatisfy({ $0.base is any BinaryInteger })
        else {
            throw MLModelError(.featureType, "The keys of a dictionary for a model must all be texts or whole numbers.")
        }
        self.init(.dictionary(value))
    }

    /// Creates a value of a kind that has none, as for an optional feature that isn't given.
    public convenience init(undefined type: MLFeatureType) { self.init(.undefined(type)) }

    /// Returns the value itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The kind and the value.
    public override var description: String {
        switch content {
        case .int64(let value): "Int64 : \(value)"
        case .double(let value): "Double : \(value)"
        case .string(let value): "String : \(value)"
        case .multiArray(let value): "MultiArray : \(value)"
        case .image(let value): "Image : \(CVPixelBufferGetWidth(value)) × \(CVPixelBufferGetHeight(value)) pixels"
        case .dictionary(let value): "Dictionary : \(value.count) numbers"
        case .undefined: "Undefined"
        }
    }

    /// Returns whether an object is an equal value.
    public override func isEqual(_ object: Any?) -> Bool { (object as? MLFeatureValue).map(isEqual(to:)) ?? false }

    /// A hash of the kind and of a simple value.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(type)
        switch content {
        case .int64(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .multiArray(let value): hasher.combine(value.layout.shape)
        default: break
        }
        return hasher.finalize()
    }
}

// MARK: - Reading

extension MLFeatureValue {
    /// The kind of the value.
    public var type: MLFeatureType {
        switch content {
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .multiArray: .multiArray
        case .image: .image
        case .dictionary: .dictionary
        case .undefined(let type): type
        }
    }

    /// A Boolean value that indicates whether there is no value.
    public var isUndefined: Bool { if case .undefined = content { true } else { false } }

    /// The whole number, or 0 for a value of another kind.
    public var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }

    /// The number, or 0 for a value of another kind.
    public var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }

    /// The text, or an empty one for a value of another kind.
    public var stringValue: String { if case .string(let value) = content { value } else { "" } }

    /// The array, or nil for a value of another kind.
    public var multiArrayValue: MLMultiArray? { if case .multiArray(let value) = content { value } else { nil } }

    /// The image, or nil for a value of another kind.
    public var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }

    /// The dictionary, or an empty one for a value of another kind.
    public var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value) = content { value } else { [:] }
    }
}

// MARK: - Comparing

extension MLFeatureValue {
    /// Returns whether two values are of one kind and equal.
    public func isEqual(to value: MLFeatureValue) -> Bool {
        switch (content, value.content) {
        case (.int64(let a), .int64(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.multiArray(let a), .multiArray(let b)):
            a === b || a.layout.shape == b.layout.shape && a.dataType == b.dataType && a.packedBytes == b.packedBytes
        case (.image(let a), .image(let b)): a === b
        case (.dictionary(let a), .dictionary(let b)): a == b
        case (.undefined(let a), .undefined(let b)): a == b
        default: false
        }
    }
}
