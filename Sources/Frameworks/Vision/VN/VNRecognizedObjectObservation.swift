public import Foundation

/// An object in an image, with what it may be.
public class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    /// What the object may be, the most confident first.
    public let labels: [VNClassificationObservation]

    init(_ observation: RecognizedObjectObservation, requestRevision: Int) {
        labels = observation.labels.map { VNClassificationObservation($0, requestRevision: requestRevision) }
        super.init(
            boundingBox: observation.boundingBox.cgRect,
            record: observation.record,
            requestRevision: requestRevision
        )
    }

    // MARK: Archiving

    /// Writes the object to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSArray(array: labels), forKey: "labels")
    }

    /// Reads an object from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        let classes = [NSArray.self, VNClassificationObservation.self]
        guard let labels = coder.decodeObject(of: classes, forKey: "labels") as? [VNClassificationObservation] else {
            return nil
        }
        self.labels = labels
        super.init(coder: coder)
    }
}
