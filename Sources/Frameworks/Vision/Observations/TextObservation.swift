public import CoreMedia
import GeometryEngine

/// A place with text in an image, which isn't read.
public struct TextObservation: VisionObservation, QuadrilateralProviding {
    /// The corner at the upper left.
    public let topLeft: NormalizedPoint
    /// The corner at the upper right.
    public let topRight: NormalizedPoint
    /// The corner at the lower right.
    public let bottomRight: NormalizedPoint
    /// The corner at the lower left.
    public let bottomLeft: NormalizedPoint
    /// The rectangle around the text, measured from the lower left.
    public let boundingBox: NormalizedRect
    /// The places of the characters, or nil where they weren't requested.
    public let characterBoxes: [RectangleObservation]?
    let record: ObservationRecord

    init(_ outline: RectangleObservation, characterBoxes: [RectangleObservation]?) {
        (topLeft, topRight) = (outline.topLeft, outline.topRight)
        (bottomRight, bottomLeft) = (outline.bottomRight, outline.bottomLeft)
        boundingBox = outline.boundingBox
        self.characterBoxes = characterBoxes
        record = outline.record
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the text belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the text.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The corners, clockwise from the upper left one, and the number of characters, if it is known.
    public var description: String {
        let corners = [topLeft, topRight, bottomRight, bottomLeft].map { "\($0)" }.joined(separator: " ")
        return "Text \(corners)" + (characterBoxes.map { ", \($0.count) characters" } ?? "")
    }
}

extension TextObservation {
    /// Creates an observation from one of the VN interface.
    public init(_ observation: VNTextObservation) {
        self.init(
            RectangleObservation(observation as VNRectangleObservation),
            characterBoxes: observation.characterBoxes?.map { RectangleObservation($0) }
        )
    }
}
