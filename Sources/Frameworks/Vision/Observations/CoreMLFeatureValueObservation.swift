public import CoreML
public import CoreMedia
import Foundation

/// A value that a model gave for an image.
public struct CoreMLFeatureValueObservation: VisionObservation {
    /// The name of the model's output.
    public let featureName: String
    /// The value.
    public let featureValue: MLSendableFeatureValue
    let record: ObservationRecord

    init(name: String, value: MLSendableFeatureValue, _ record: ObservationRecord) {
        featureName = name
        featureValue = value
        self.record = record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the value belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that ran the model.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The name and the value.
    public var description: String { "\(featureName): \(featureValue)" }
}

// MARK: - Comparing and archiving

extension CoreMLFeatureValueObservation {
    /// Returns whether two observations are the same, with equal values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.record == rhs.record && lhs.featureName == rhs.featureName
            && lhs.featureValue.record == rhs.featureValue.record
    }

    private enum CodingKeys: String, CodingKey {
        case name, value, record
    }

    /// Reads an observation from an archive.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try container.decode(String.self, forKey: .name),
            value: MLSendableFeatureValue(record: try container.decode(FeatureRecord.self, forKey: .value)),
            try container.decode(ObservationRecord.self, forKey: .record)
        )
    }

    /// Writes the observation to an archive.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(featureName, forKey: .name)
        try container.encode(featureValue.record, forKey: .value)
        try container.encode(record, forKey: .record)
    }
}

extension CoreMLFeatureValueObservation {
    /// Creates a value from one of the VN interface.
    public init?(_ observation: VNCoreMLFeatureValueObservation) {
        self.init(
            name: observation.featureName,
            value: MLSendableFeatureValue(observation.featureValue),
            observation.record
        )
    }
}
