public import Foundation

/// A line of text in an image.
public class VNRecognizedTextObservation: VNRectangleObservation {
    private let candidates: [VNRecognizedText]
    private let texts: [RecognizedText]
    fileprivate let traits: Traits

    /// What the other interface tells of a line beside what it may say.
    fileprivate struct Traits: Codable {
        var direction: RecognizedTextObservation.Direction?
        var languages: [Locale.Language] = []
    }

    init(_ observation: RecognizedTextObservation, requestRevision: Int) {
        texts = observation.candidates
        traits = Traits(direction: observation.textDirection, languages: observation.recognitionLanguages)
        candidates = texts.map { VNRecognizedText($0, requestRevision: requestRevision) }
        let frame = RectangleObservation(
            topLeft: observation.topLeft,
            topRight: observation.topRight,
            bottomRight: observation.bottomRight,
            bottomLeft: observation.bottomLeft,
            observation.record
        )
        super.init(frame, requestRevision: requestRevision)
    }

    /// Returns what the line may say, the most probable first, at most ten.
    public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
        Array(candidates.prefix(min(max(maxCandidateCount, 0), 10)))
    }

    /// The most probable text and its confidence in percent.
    public override var description: String { texts.first?.description ?? super.description }

    // MARK: Archiving

    /// Writes the line to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(texts) { coder.encode(NSData(data: data), forKey: "texts") }
        if let data = try? JSONEncoder().encode(traits) { coder.encode(NSData(data: data), forKey: "traits") }
    }

    /// Reads a line from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "texts"),
            let texts = try? JSONDecoder().decode([RecognizedText].self, from: Data(referencing: data))
        else { return nil }
        self.texts = texts
        // Archives of earlier versions have none.
        let traits = coder.decodeObject(of: NSData.self, forKey: "traits").map { Data(referencing: $0) }
        self.traits = traits.flatMap { try? JSONDecoder().decode(Traits.self, from: $0) } ?? Traits()
        let revision = coder.decodeInteger(forKey: "requestRevision")
        candidates = texts.map { VNRecognizedText($0, requestRevision: revision) }
        super.init(coder: coder)
    }

    fileprivate var readings: [RecognizedText] { texts }
}

extension RecognizedTextObservation {
    /// Creates a line from one of the VN interface.
    public init(_ observation: VNRecognizedTextObservation) {
        self.init(
            RectangleObservation(observation),
            observation.readings,
            observation.traits.direction,
            observation.traits.languages
        )
    }
}
