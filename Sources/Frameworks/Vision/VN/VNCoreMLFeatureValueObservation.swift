public import CoreML
public import Foundation

/// A value that a model gave for an image.
public class VNCoreMLFeatureValueObservation: VNObservation {
    /// The name of the model's output.
    public let featureName: String
    /// The value.
    public let featureValue: MLFeatureValue

    init(_ observation: CoreMLFeatureValueObservation, requestRevision: Int) {
        featureName = observation.featureName
        featureValue = MLFeatureValue(observation.featureValue)
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    /// The name and the value.
    public override var description: String { "\(featureName): \(featureValue.description)" }

    // MARK: Archiving

    /// Writes the value to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSString(string: featureName), forKey: "featureName")
        coder.encode(featureValue, forKey: "featureValue")
    }

    /// Reads a value from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "featureName"),
            let value = coder.decodeObject(of: MLFeatureValue.self, forKey: "featureValue")
        else { return nil }
        featureName = String(describing: name)
        featureValue = value
        super.init(coder: coder)
    }
}
