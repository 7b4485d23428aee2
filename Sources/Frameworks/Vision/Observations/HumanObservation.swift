public import CoreMedia

/// A person in an image.
public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    /// The rectangle around the body, measured from the lower-left corner.
    public let boundingBox: NormalizedRect
    /// A Boolean value that indicates whether the rectangle encloses only the head and the upper body.
    public let isUpperBodyOnly: Bool
    let record: ObservationRecord

    init(boundingBox: NormalizedRect, isUpperBodyOnly: Bool, _ record: ObservationRecord) {
        self.boundingBox = boundingBox
        self.isUpperBodyOnly = isUpperBodyOnly
        self.record = record
    }

    /// Creates an observation of an upper body with a confidence of 1.
    public init(boundingBox: NormalizedRect, revision: DetectHumanRectanglesRequest.Revision? = nil) {
        let record = ObservationRecord(descriptor: revision.map { .detectHumanRectanglesRequest($0) })
        self.init(boundingBox: boundingBox, isUpperBodyOnly: true, record)
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the person belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the person.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The box and the confidence in percent.
    public var description: String { "Person \(boundingBox) \(Int((confidence * 100).rounded())) %" }
}

extension HumanObservation {
    /// Creates a person from one of the VN interface.
    public init(_ observation: VNHumanObservation) {
        self.init(
            boundingBox: NormalizedRect(normalizedRect: observation.boundingBox),
            isUpperBodyOnly: observation.upperBodyOnly,
            observation.record
        )
    }
}
