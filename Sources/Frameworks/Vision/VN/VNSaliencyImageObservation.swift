public import Foundation

/// A heat map of what stands out in an image, and the boxes around it.
public final class VNSaliencyImageObservation: VNPixelBufferObservation {
    /// The boxes around what stands out, the most salient first; none is an empty array.
    public let salientObjects: [VNRectangleObservation]?

    init(_ observation: SaliencyImageObservation, requestRevision: Int) {
        salientObjects = observation.salientObjects.map {
            VNRectangleObservation($0, requestRevision: requestRevision)
        }
        super.init(observation.heatMap, requestRevision: requestRevision)
    }

    // MARK: Archiving

    /// Writes the heat map to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode((salientObjects ?? []) as NSArray, forKey: "salientObjects")
    }

    /// Reads a heat map from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        salientObjects =
            coder.decodeObject(of: [NSArray.self, VNRectangleObservation.self], forKey: "salientObjects")
            as? [VNRectangleObservation]
        super.init(coder: coder)
    }
}

extension SaliencyImageObservation {
    /// Creates a heat map from one of the VN interface.
    public init?(_ observation: VNSaliencyImageObservation) {
        self.init(
            salientObjects: (observation.salientObjects ?? []).map { RectangleObservation($0) },
            heatMap: observation.image,
            observation.record
        )
    }
}
