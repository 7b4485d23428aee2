public import CoreMedia
import GeometryEngine
import TextEngine

/// A line of text in an image.
///
/// The corners are those of the upright text: the one at the upper left of its first character comes first, wherever
/// the line is turned.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    /// The corner at the upper left of the upright text.
    public let topLeft: NormalizedPoint
    /// The corner at the upper right of the upright text.
    public let topRight: NormalizedPoint
    /// The corner at the lower right of the upright text.
    public let bottomRight: NormalizedPoint
    /// The corner at the lower left of the upright text.
    public let bottomLeft: NormalizedPoint
    /// The direction in which the text is read, or nil where it isn't known.
    public let textDirection: Direction?
    /// The languages, which files of earlier versions don't have.
    private let languages: [Locale.Language]?
    /// The line's part in a document, which lines that weren't read as a document's don't have.
    private let part: Part?
    let candidates: [RecognizedText]
    let record: ObservationRecord

    /// The direction in which text is read.
    public enum Direction: Sendable, Hashable, Codable {
        /// From the left to the right, as English.
        case leftToRight
        /// From the right to the left, as Arabic.
        case rightToLeft
        /// From the top to the bottom, as a column of Japanese.
        case topToBottom
    }

    /// What a line is in a document.
    struct Part: Hashable, Codable {
        /// Whether the line is one of the title.
        var isTitle = false
        /// Whether its text goes on in the next line.
        var wraps = false
    }

    /// Creates an observation of an engine's line, with corners measured in a region.
    init(_ line: TextLine, in region: PictureRegion, _ descriptor: RequestDescriptor, part: Part? = nil) {
        let record = ObservationRecord(confidence: line.readings.first?.confidence ?? 0, descriptor: descriptor)
        let frame = RectangleObservation(line.corners, in: region, record)
        self.init(
            frame,
            line.readings.map { RecognizedText($0, in: frame) },
            line.direction.map(Direction.init),
            line.languages.map { Locale.Language(identifier: $0) },
            part: part
        )
    }

    /// Creates an observation of what may be written in a frame.
    init(
        _ frame: RectangleObservation,
        _ candidates: [RecognizedText],
        _ direction: Direction?,
        _ languages: [Locale.Language],
        part: Part? = nil
    ) {
        (topLeft, topRight) = (frame.topLeft, frame.topRight)
        (bottomLeft, bottomRight) = (frame.bottomLeft, frame.bottomRight)
        record = frame.record
        self.candidates = candidates
        textDirection = direction
        self.languages = languages
        self.part = part
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the line belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that read the line.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The most probable text and its confidence in percent.
    public var description: String { "\"\(transcript)\" \(Int((confidence * 100).rounded())) %" }
}

extension RecognizedTextObservation {
    /// Returns what the line may say, the most probable first, at most ten.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
        Array(candidates.prefix(min(max(maxCandidateCount, 0), 10)))
    }

    /// Those of the expected languages that the text may be in, in their order.
    public var recognitionLanguages: [Locale.Language] { languages ?? [] }

    /// A Boolean value that indicates whether the line is one of a document's title.
    ///
    /// ``RecognizeDocumentsRequest`` finds titles; lines of other requests are none.
    public var isTitle: Bool { part?.isTitle ?? false }

    /// A Boolean value that indicates whether the text goes on in the next line, rather than ends with this one.
    ///
    /// It is nil for lines that weren't read as those of a document.
    public var shouldWrapToNextLine: Bool? { part?.wraps }

    /// The most probable text.
    public var transcript: String { candidates.first?.string ?? "" }
}

extension RecognizedTextObservation.Direction {
    init(_ direction: TextDirection) {
        self =
            switch direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case .topToBottom: .topToBottom
            }
    }
}

extension RecognizedTextObservation: BoundingRegionProviding {
    /// The four corners of the line as a closed line.
    public var boundingRegion: NormalizedRegion { NormalizedRegion(self) }
}
