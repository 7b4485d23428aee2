public import CoreML

/// A model for a request, with the values of its inputs that aren't the image.
public struct CoreMLModelContainer: Equatable, Hashable, @unchecked Sendable {
    // `@unchecked Sendable`: the model may be used by any number of tasks. The values are read when the container is
    // made, and are only read from then on.
    let model: MLModel
    let features: [String: MLFeatureValue]
    /// The name of the model's input that takes the image.
    public var inputImageFeatureName: String

    /// Creates a container.
    ///
    /// Throws ``VisionError/invalidModel(_:)`` for a model that takes no image, or one that takes other values which
    /// aren't provided.
    public init(model: MLModel, featureProvider: (any MLFeatureProvider)? = nil) throws {
        self.model = model
        let features = (featureProvider?.featureNames ?? []).reduce(into: [:]) { values, name in
            values[name] = featureProvider?.featureValue(for: name)
        }
        self.features = features
        let inputs = model.modelDescription.inputDescriptionsByName
        let images = inputs.values.filter { $0.type == .image && features[$0.name] == nil }.map(\.name).sorted()
        guard let first = images.first else {
            throw VisionError.invalidModel(
                """
                The model takes no image: \(model.modelDescription.description). Where an input is one, the notes next \
                to the model must say so.
                """
            )
        }
        inputImageFeatureName = first
    }

    /// Returns whether two containers have the same model and give it the same values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.model === rhs.model && lhs.inputImageFeatureName == rhs.inputImageFeatureName
            && lhs.features == rhs.features
    }

    /// Feeds the identity of the model to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(model))
        hasher.combine(inputImageFeatureName)
    }
}
