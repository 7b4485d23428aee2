public import CoreMedia
import CoreGraphics
import GeometryEngine

/// A rectangle in an image, as four corners in perspective.
///
/// The corners are those of the upright rectangle: the one at the upper left comes first, wherever the perspective has
/// moved it.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    /// The corner at the upper left of the upright content.
    public let topLeft: NormalizedPoint
    /// The corner at the upper right of the upright content.
    public let topRight: NormalizedPoint
    /// The corner at the lower right of the upright content.
    public let bottomRight: NormalizedPoint
    /// The corner at the lower left of the upright content.
    public let bottomLeft: NormalizedPoint
    let record: ObservationRecord

    init(
        topLeft: NormalizedPoint,
        topRight: NormalizedPoint,
        bottomRight: NormalizedPoint,
        bottomLeft: NormalizedPoint,
        _ record: ObservationRecord
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        self.record = record
    }

    /// Creates a rectangle with a confidence of 1 from its corners.
    public init(
        topLeft: NormalizedPoint,
        topRight: NormalizedPoint,
        bottomRight: NormalizedPoint,
        bottomLeft: NormalizedPoint
    ) {
        self.init(
            topLeft: topLeft,
            topRight: topRight,
            bottomRight: bottomRight,
            bottomLeft: bottomLeft,
            ObservationRecord()
        )
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the rectangle belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the rectangle.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The corners, clockwise from the upper left one, and the confidence in percent.
    public var description: String {
        let corners = [topLeft, topRight, bottomRight, bottomLeft].map { "\($0)" }.joined(separator: " ")
        return "Rectangle \(corners) \(Int((confidence * 100).rounded())) %"
    }
}

extension RectangleObservation {
    /// Creates an observation of an engine's corners, measured in a region of the picture.
    ///
    /// A corner that the picture doesn't show is brought to its border.
    init(_ corners: Quadrilateral, in region: PictureRegion, _ record: ObservationRecord) {
        let corners = corners.map { corner in
            let place = region.place(of: corner)
            return Point(x: min(max(place.x, 0), 1), y: min(max(place.y, 0), 1))
        }
        self.init(
            topLeft: NormalizedPoint(corners.topLeft),
            topRight: NormalizedPoint(corners.topRight),
            bottomRight: NormalizedPoint(corners.bottomRight),
            bottomLeft: NormalizedPoint(corners.bottomLeft),
            record
        )
    }

    /// Returns the piece between two fractions of the way from the left side to the right one.
    func piece(_ range: ClosedRange<Double>, confidence: Float) -> RectangleObservation {
        let record = ObservationRecord(confidence: confidence, descriptor: record.descriptor)
        return RectangleObservation(Quadrilateral(self).piece(range), in: .whole, record)
    }
}
