public import Foundation

/// A place with text in an image, which isn't read.
public final class VNTextObservation: VNRectangleObservation {
    /// The places of the characters, or nil where they weren't requested.
    public let characterBoxes: [VNRectangleObservation]?

    init(_ observation: TextObservation, requestRevision: Int) {
        characterBoxes = observation.characterBoxes?.map {
            VNRectangleObservation($0, requestRevision: requestRevision)
        }
        let frame = RectangleObservation(
            topLeft: observation.topLeft,
            topRight: observation.topRight,
            bottomRight: observation.bottomRight,
            bottomLeft: observation.bottomLeft,
            observation.record
        )
        super.init(frame, requestRevision: requestRevision)
    }

    // MARK: Archiving

    /// Writes the observation to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard let characterBoxes else { return }
        let boxes = characterBoxes.map { RectangleObservation($0) }
        if let data = try? JSONEncoder().encode(boxes) { coder.encode(NSData(data: data), forKey: "boxes") }
    }

    /// Reads an observation from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        let revision = coder.decodeInteger(forKey: "requestRevision")
        if coder.containsValue(forKey: "boxes") {
            guard let data = coder.decodeObject(of: NSData.self, forKey: "boxes"),
                let boxes = try? JSONDecoder().decode([RectangleObservation].self, from: Data(referencing: data))
            else { return nil }
            characterBoxes = boxes.map { VNRectangleObservation($0, requestRevision: revision) }
        } else {
            characterBoxes = nil
        }
        super.init(coder: coder)
    }
}
