public import CoreML
public import Foundation

/// A model for a request, with the values of its inputs that aren't the image.
public class VNCoreMLModel: NSObject {
    private let model: MLModel
    /// The name of the model's input that takes the image.
    public var inputImageFeatureName: String
    /// The values of the model's other inputs, or nil for a model that has none.
    public var featureProvider: (any MLFeatureProvider)?

    private init(_ model: MLModel, inputImageFeatureName: String) {
        self.model = model
        self.inputImageFeatureName = inputImageFeatureName
    }

    /// Creates a model for requests; throws ``VNErrorCode/invalidModel`` for one that takes no image.
    public convenience init(for model: MLModel) throws {
        do {
            self.init(model, inputImageFeatureName: try CoreMLModelContainer(model: model).inputImageFeatureName)
        } catch {
            throw VisionError(error).vnError
        }
    }

    /// The model and the values as the Swift interface takes them.
    func container() throws -> CoreMLModelContainer {
        var container = try CoreMLModelContainer(model: model, featureProvider: featureProvider)
        container.inputImageFeatureName = inputImageFeatureName
        return container
    }
}
