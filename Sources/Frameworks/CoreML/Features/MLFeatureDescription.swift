/// A description of a value that a model takes or gives.
public class MLFeatureDescription: NSObject, NSCopying {
    /// The name of the value.
    public let name: String
    /// The kind of the value.
    public let type: MLFeatureType
    /// A Boolean value that indicates whether the model works without the value.
    public let isOptional: Bool = false
    /// What the model takes of arrays, or nil for another kind.
    public let multiArrayConstraint: MLMultiArrayConstraint?
    /// What the model takes of images, or nil for another kind.
    public let imageConstraint: MLImageConstraint?
    /// What the model takes of dictionaries, or nil for another kind.
    public let dictionaryConstraint: MLDictionaryConstraint?

    init(
        name: String,
        type: MLFeatureType,
        multiArray: MLMultiArrayConstraint? = nil,
        image: MLImageConstraint? = nil,
        dictionary: MLDictionaryConstraint? = nil
    ) {
        self.name = name
        self.type = type
        multiArrayConstraint = multiArray
        imageConstraint = image
        dictionaryConstraint = dictionary
    }

    /// Returns the description itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the model takes a value as this one.
    public func isAllowedValue(_ value: MLFeatureValue) -> Bool { refusal(of: value) == nil }

    /// The name, the kind and what the model takes.
    public override var description: String {
        let constraint = [multiArrayConstraint?.description, imageConstraint?.description].compactMap { $0 }.first
        return "\(name) : \(type)" + (constraint.map { " (\($0))" } ?? "")
    }

    /// The reason why the model doesn't take a value, or nil when it does.
    func refusal(of value: MLFeatureValue) -> String? {
        switch (type, value.type) {
        case (.multiArray, .multiArray): multiArrayConstraint?.refusal(of: value.multiArrayValue)
        case (.image, .image): imageConstraint?.refusal(of: value.imageBufferValue)
        case (let known, let given) where known == given: nil
        default: "it is \(value.type), not \(type)"
        }
    }
}
