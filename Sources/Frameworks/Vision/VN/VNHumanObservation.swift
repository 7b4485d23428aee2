public import Foundation

/// A person in an image.
public final class VNHumanObservation: VNDetectedObjectObservation {
    /// A Boolean value that indicates whether the box encloses only the head and the upper body.
    public let upperBodyOnly: Bool

    init(_ observation: HumanObservation, requestRevision: Int) {
        upperBodyOnly = observation.isUpperBodyOnly
        super.init(
            boundingBox: observation.boundingBox.cgRect,
            record: observation.record,
            requestRevision: requestRevision
        )
    }

    // MARK: Archiving

    /// Writes the observation to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(upperBodyOnly, forKey: "upperBodyOnly")
    }

    /// Reads an observation from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        upperBodyOnly = coder.decodeBool(forKey: "upperBodyOnly")
        super.init(coder: coder)
    }
}
