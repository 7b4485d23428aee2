public import CoreMedia
import Foundation

/// An object in an image, with what it may be.
public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
    /// The rectangle around the object, measured from the lower-left corner.
    public let boundingBox: NormalizedRect
    /// What the object may be, the most confident first.
    public let labels: [ClassificationObservation]
    let record: ObservationRecord

    init(boundingBox: NormalizedRect, labels: [ClassificationObservation], _ record: ObservationRecord) {
        self.boundingBox = boundingBox
        self.labels = labels
        self.record = record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the object belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the object.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The first label, the box and the confidence in percent.
    public var description: String {
        "\(labels.first?.identifier ?? "Object") \(boundingBox) \(Int((confidence * 100).rounded())) %"
    }
}

extension RecognizedObjectObservation {
    /// Creates an object from one of the VN interface.
    public init(_ observation: VNRecognizedObjectObservation) {
        self.init(
            boundingBox: NormalizedRect(normalizedRect: observation.boundingBox),
            labels: observation.labels.map { ClassificationObservation($0) },
            observation.record
        )
    }
}
