public import Foundation

/// A rectangle in an image, as four corners in perspective.
public class VNRectangleObservation: VNDetectedObjectObservation {
    /// The corner at the upper left of the upright content.
    public let topLeft: CGPoint
    /// The corner at the upper right of the upright content.
    public let topRight: CGPoint
    /// The corner at the lower right of the upright content.
    public let bottomRight: CGPoint
    /// The corner at the lower left of the upright content.
    public let bottomLeft: CGPoint

    init(
        _ observation: RectangleObservation,
        requestRevision: Int,
        mask: VNPixelBufferObservation? = nil
    ) {
        topLeft = observation.topLeft.cgPoint
        topRight = observation.topRight.cgPoint
        bottomRight = observation.bottomRight.cgPoint
        bottomLeft = observation.bottomLeft.cgPoint
        super.init(
            boundingBox: observation.boundingBox.cgRect,
            record: observation.record,
            requestRevision: requestRevision,
            mask: mask
        )
    }

    /// Creates a rectangle of a request's revision with a confidence of 1.
    public convenience init(
        requestRevision: Int,
        topLeft: CGPoint,
        topRight: CGPoint,
        bottomRight: CGPoint,
        bottomLeft: CGPoint
    ) {
        let observation = RectangleObservation(
            topLeft: NormalizedPoint(normalizedPoint: topLeft),
            topRight: NormalizedPoint(normalizedPoint: topRight),
            bottomRight: NormalizedPoint(normalizedPoint: bottomRight),
            bottomLeft: NormalizedPoint(normalizedPoint: bottomLeft)
        )
        self.init(observation, requestRevision: requestRevision)
    }

    /// The corners, clockwise from the upper left one, and the confidence in percent.
    public override var description: String { RectangleObservation(self).description }

    // MARK: Archiving

    /// Writes the rectangle to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeNumbers(
            [topLeft, topRight, bottomRight, bottomLeft].flatMap { [$0.x, $0.y] },
            forKey: "corners"
        )
    }

    /// Reads a rectangle from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(8, forKey: "corners") else { return nil }
        topLeft = CGPoint(x: numbers[0], y: numbers[1])
        topRight = CGPoint(x: numbers[2], y: numbers[3])
        bottomRight = CGPoint(x: numbers[4], y: numbers[5])
        bottomLeft = CGPoint(x: numbers[6], y: numbers[7])
        super.init(coder: coder)
    }
}

extension RectangleObservation {
    /// Creates a rectangle from one of the VN interface.
    public init(_ observation: VNRectangleObservation) {
        self.init(
            topLeft: NormalizedPoint(normalizedPoint: observation.topLeft),
            topRight: NormalizedPoint(normalizedPoint: observation.topRight),
            bottomRight: NormalizedPoint(normalizedPoint: observation.bottomRight),
            bottomLeft: NormalizedPoint(normalizedPoint: observation.bottomLeft),
            observation.record
        )
    }
}
