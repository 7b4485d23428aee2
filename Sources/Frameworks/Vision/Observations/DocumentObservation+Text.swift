import DataDetection
import Foundation
import GeometryEngine
import LayoutEngine

extension DocumentObservation.Container {
    /// Text of a document.
    public struct Text: BoundingRegionProviding, Sendable, Hashable {
        /// How lines are set.
        public enum Alignment: Sendable, Hashable, Codable {
            /// Each line's middle is below that of the one before.
            case center
            /// Lines begin below one another.
            case leading
            /// Lines end below one another.
            case trailing
        }

        /// The text of all lines.
        ///
        /// Between two lines is a space where the first goes on in the second, as
        /// ``RecognizedTextObservation/shouldWrapToNextLine`` tells, and a line break otherwise. Words that are divided
        /// at the end of a line are whole.
        public let transcript: String
        /// The lines in reading order.
        public let lines: [RecognizedTextObservation]
        /// The words in reading order, each as a line of its own.
        public let words: [RecognizedTextObservation]?
        /// The data that people act on: dates, places, numbers and addresses.
        public let detectedData: [DataDetectorMatch]
        /// How the lines are set, or nil where that can't be told.
        public let textAlignment: Alignment?
        /// The place of each line in the transcript, in characters.
        private let ranges: [Range<Int>]

        /// Creates the text of lines.
        init(
            _ lines: [RecognizedTextObservation],
            words: [RecognizedTextObservation]?,
            _ textAlignment: Alignment?,
            detectedData: (Text) -> [DataDetectorMatch] = { $0.foundData() }
        ) {
            let joined = JoinedText(lines.map(\.transcript)) { lines[$0].shouldWrapToNextLine == true }
            let bare = Text(joined, lines, words, textAlignment, [])
            self.init(joined, lines, words, textAlignment, detectedData(bare))
        }

        private init(
            _ joined: JoinedText,
            _ lines: [RecognizedTextObservation],
            _ words: [RecognizedTextObservation]?,
            _ textAlignment: Alignment?,
            _ detectedData: [DataDetectorMatch]
        ) {
            (transcript, ranges) = (joined.text, joined.ranges)
            (self.lines, self.words, self.textAlignment) = (lines, words, textAlignment)
            self.detectedData = detectedData
        }

        /// The region around the lines; it has no points where there are none.
        public var boundingRegion: NormalizedRegion { NormalizedRegion(around: lines.map(\.boundingRegion)) }

        /// Returns the region around a part of the transcript, or nil when the part is empty or isn't in the transcript.
        ///
        /// A part that ends within a character, as the user sees it, includes all of it.
        public func boundingRegion(for range: Range<String.Index>) -> NormalizedRegion? {
            guard !range.isEmpty, range.lowerBound >= transcript.startIndex, range.upperBound <= transcript.endIndex
            else { return nil }
            let start = transcript.distance(from: transcript.startIndex, to: range.lowerBound)
            var end = transcript.distance(from: transcript.startIndex, to: range.upperBound)
            if transcript.index(transcript.startIndex, offsetBy: end) < range.upperBound { end += 1 }
            let regions = zip(lines, ranges).compactMap { line, own -> NormalizedRegion? in
                let part = own.clamped(to: start..<max(start, end))
                guard !part.isEmpty, let text = line.topCandidates(1).first else { return nil }
                let string = text.string
                // The line's end may be missing in the transcript, never its beginning.
                guard
                    let from = string.index(
                        string.startIndex,
                        offsetBy: part.lowerBound - own.lowerBound,
                        limitedBy: string.endIndex
                    ), let to = string.index(from, offsetBy: part.count, limitedBy: string.endIndex)
                else { return nil }
                return text.boundingBox(for: from..<to).map { NormalizedRegion($0) }
            }
            return regions.isEmpty ? nil : NormalizedRegion(around: regions)
        }

        /// Finds the data in the transcript, in the language of its lines.
        private func foundData() -> [DataDetectorMatch] {
            guard !transcript.isEmpty else { return [] }
            var options = DataDetector.Options()
            options.documentLanguageCode = lines.lazy.compactMap(\.recognitionLanguages.first).first?.languageCode
            return DataDetector.matches(in: transcript, options: options).compactMap { match in
                guard let range = match.range, let region = boundingRegion(for: range) else { return nil }
                return DataDetectorMatch(match, in: transcript, region.points)
            }
        }
    }
}

// MARK: - Archiving

extension DocumentObservation.Container.Text: Codable {
    private enum CodingKeys: String, CodingKey {
        case lines, words, detectedData, textAlignment
    }

    /// Reads text from an archive; the transcript is made of the lines again.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let matches = try container.decode(
            [DocumentObservation.Container.DataDetectorMatch].self,
            forKey: .detectedData
        )
        self.init(
            try container.decode([RecognizedTextObservation].self, forKey: .lines),
            words: try container.decodeIfPresent([RecognizedTextObservation].self, forKey: .words),
            try container.decodeIfPresent(Alignment.self, forKey: .textAlignment)
        ) { text in matches.map { $0.placed(in: text.transcript) } }
    }

    /// Writes the text to an archive.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lines, forKey: .lines)
        try container.encodeIfPresent(words, forKey: .words)
        try container.encode(detectedData, forKey: .detectedData)
        try container.encodeIfPresent(textAlignment, forKey: .textAlignment)
    }
}
