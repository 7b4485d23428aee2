public import CoreMedia

/// A document in an image, as the four corners of its sheet.
public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
    /// The corner at the upper left of the sheet.
    public let topLeft: NormalizedPoint
    /// The corner at the upper right of the sheet.
    public let topRight: NormalizedPoint
    /// The corner at the lower right of the sheet.
    public let bottomRight: NormalizedPoint
    /// The corner at the lower left of the sheet.
    public let bottomLeft: NormalizedPoint
    /// The pixels of the sheet: white, less what covers it, on black.
    public let globalSegmentationMask: PixelBufferObservation
    let record: ObservationRecord

    init(_ outline: RectangleObservation, mask: PixelBufferObservation) {
        (topLeft, topRight) = (outline.topLeft, outline.topRight)
        (bottomRight, bottomLeft) = (outline.bottomRight, outline.bottomLeft)
        globalSegmentationMask = mask
        record = outline.record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the document belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the document.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The corners, clockwise from the upper left one, and the confidence in percent.
    public var description: String {
        let corners = [topLeft, topRight, bottomRight, bottomLeft].map { "\($0)" }.joined(separator: " ")
        return "Document \(corners) \(Int((confidence * 100).rounded())) %"
    }
}

extension DetectedDocumentObservation {
    /// Creates a document from one of the VN interface, or returns nil for a rectangle without a mask.
    public init?(_ observation: VNRectangleObservation) {
        guard let mask = observation.globalSegmentationMask.flatMap(PixelBufferObservation.init) else { return nil }
        self.init(RectangleObservation(observation), mask: mask)
    }
}
