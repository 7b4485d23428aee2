/// A description of what a model takes and gives.
public class MLModelDescription: NSObject {
    /// The values that the model takes, by their names.
    public let inputDescriptionsByName: [String: MLFeatureDescription]
    /// The values that the model gives, by their names.
    public let outputDescriptionsByName: [String: MLFeatureDescription]
    /// The name of the value with the most probable class, or nil for a model that doesn't classify.
    public let predictedFeatureName: String?
    /// The name of the value with the probabilities of all classes, or nil for a model that doesn't classify.
    public let predictedProbabilitiesName: String?
    /// What the model says about itself.
    public let metadata: [MLModelMetadataKey: Any]
    /// The labels of the classes, or nil for a model that doesn't classify.
    public let classLabels: [Any]?
    /// A Boolean value that indicates whether the model can learn, which none can here.
    public let isUpdatable: Bool = false
    /// The values that the model learns from, of which there are none here.
    public let trainingInputDescriptionsByName: [String: MLFeatureDescription] = [:]
    /// The states that predictions keep, of which there are none here.
    public let stateDescriptionsByName: [String: MLFeatureDescription] = [:]

    init(
        inputs: [MLFeatureDescription],
        outputs: [MLFeatureDescription],
        predictedFeatureName: String?,
        predictedProbabilitiesName: String?,
        metadata: [MLModelMetadataKey: Any],
        classLabels: [String]?
    ) {
        func byName(_ features: [MLFeatureDescription]) -> [String: MLFeatureDescription] {
            Dictionary(features.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        inputDescriptionsByName = byName(inputs)
        outputDescriptionsByName = byName(outputs)
        self.predictedFeatureName = predictedFeatureName
        self.predictedProbabilitiesName = predictedProbabilitiesName
        self.metadata = metadata
        self.classLabels = classLabels
    }

    /// The inputs and outputs.
    public override var description: String {
        func list(_ features: [String: MLFeatureDescription]) -> String {
            features.sorted { $0.key < $1.key }.map { "  \($0.value)" }.joined(separator: "\n")
        }
        return "inputs:\n\(list(inputDescriptionsByName))\noutputs:\n\(list(outputDescriptionsByName))"
    }
}
