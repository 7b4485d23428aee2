public import CoreMedia
import LabelEngine

/// A term that may describe an image, with the confidence that it does.
public struct ClassificationObservation: VisionObservation {
    /// The term, in lower case with underscores between words.
    public let identifier: String
    let record: ObservationRecord

    init(identifier: String, _ record: ObservationRecord) {
        self.identifier = identifier
        self.record = record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the label belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that made the label.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The term and its confidence in percent.
    public var description: String { "\(identifier) \(Int((confidence * 100).rounded())) %" }
}

extension ClassificationObservation {
    private var label: ScoredLabel { ScoredLabel(identifier: identifier, confidence: confidence) }

    /// A Boolean value that indicates whether the term's precision and recall are known.
    public var hasPrecisionRecallCurve: Bool { label.hasPrecisionRecallCurve }

    /// Returns whether accepting everything this confident finds at least `minimumRecall` of the images that show
    /// the term, at the point of the curve with the given precision.
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
        label.hasMinimumRecall(minimumRecall, forPrecision: precision)
    }

    /// Returns whether accepting everything this confident is right in at least `minimumPrecision` of the cases, at
    /// the point of the curve with the given recall.
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
        label.hasMinimumPrecision(minimumPrecision, forRecall: recall)
    }
}
