public import DataDetection
import Foundation

extension DocumentObservation.Container {
    /// Something that the text of a document says, such as a date or an address.
    public struct DataDetectorMatch: BoundingRegionProviding, Sendable, Hashable {
        /// What it means, with its place in the transcript of the text.
        ///
        /// A match that is read from an archive by itself has no place.
        public let match: DataDetector.Match
        /// The place in the transcript, in UTF-16 code units.
        private let place: Range<Int>
        private let points: [NormalizedPoint]

        init(_ match: DataDetector.Match, in transcript: String, _ points: [NormalizedPoint]) {
            self.match = match
            self.points = points
            place = match.range.map { NSRange($0, in: transcript) }.flatMap(Range.init) ?? 0..<0
        }

        private init(_ match: DataDetector.Match, _ place: Range<Int>, _ points: [NormalizedPoint]) {
            (self.match, self.place, self.points) = (match, place, points)
        }

        /// The region around the words.
        public var boundingRegion: NormalizedRegion { NormalizedRegion(points, aspectRatio: 1) }

        /// Returns the match with its place in a transcript.
        func placed(in transcript: String) -> Self {
            let range = Range(NSRange(place), in: transcript)
            return Self(DataDetector.Match(range: range, details: match.details), place, points)
        }
    }
}

// MARK: - Archiving

extension DocumentObservation.Container.DataDetectorMatch: Codable {
    private enum CodingKeys: String, CodingKey {
        case details, start, length, points
    }

    /// Reads a match from an archive.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let details = try container.decode(DataDetector.Match.SemanticDetails.self, forKey: .details)
        let start = try container.decode(Int.self, forKey: .start)
        let length = try container.decode(Int.self, forKey: .length)
        // A damaged archive may have any numbers.
        guard start >= 0, length >= 0, start <= Int.max - length else {
            throw DecodingError.dataCorruptedError(
                forKey: .start,
                in: container,
                debugDescription: "There is no such place."
            )
        }
        self.init(
            DataDetector.Match(range: nil, details: details),
            start..<start + length,
            try container.decode([NormalizedPoint].self, forKey: .points)
        )
    }

    /// Writes the match to an archive.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(match.details, forKey: .details)
        try container.encode(place.lowerBound, forKey: .start)
        try container.encode(place.count, forKey: .length)
        try container.encode(points, forKey: .points)
    }
}
