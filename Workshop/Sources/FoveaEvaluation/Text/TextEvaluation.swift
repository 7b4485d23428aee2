import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine
import PictureEngine
import TextEngine

/// Measures the reading of text on a folder of pictures, with other readers on the same pictures.
struct TextEvaluation {
    let context: CommandContext
    let options: TextOptions

    /// The truth of a folder: words of scenes, or lines of documents.
    private enum Truth {
        case words, lines

        init(_ folder: EvaluationFolder) throws(CommandFailure) {
            if folder.holds("truth") {
                self = .words
            } else if folder.holds("box") {
                self = .lines
            } else {
                throw CommandFailure(.noInput, subject: folder.name, "There is neither a folder 'truth' nor 'box'.")
            }
        }

        func file(_ picture: String) -> String {
            let name = (picture as NSString).deletingPathExtension
            return self == .words ? "truth/\(name).txt" : "box/\(name).csv"
        }
    }

    /// What a program read of a folder.
    struct PeerAnswers: Decodable {
        struct Picture: Decodable {
            let seconds: Double
            let lines: [Line]
        }

        struct Line: Decodable {
            let corners: [[Double]]
            let text: String
        }

        let reader: String
        let pictures: [String: Picture]
    }

    /// Measures both levels of the engine, and the peers.
    func run(_ folder: EvaluationFolder, peers: [PeerAnswers]) throws -> [TextScore] {
        let truth = try Truth(folder)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.file("images").path(percentEncoded: false)
        ).sorted()
        var scores = [TextScore(reader: "Fovea, accurate"), TextScore(reader: "Fovea, fast")]
        scores += peers.map { TextScore(reader: $0.reader) }
        let levels = [TextLevel.accurate, .fast]
        // The first picture would otherwise pay for loading the networks.
        for level in levels { try TextEngine.shared.load(options.at(level)) }
        // Some pictures at one level, then at the other: what else the machine does falls on both, and the memory that
        // one level leaves isn't the other's, as in programs that read at one.
        for start in stride(from: 0, to: names.count, by: Self.stretch) {
            let stretch = names[start..<min(start + Self.stretch, names.count)]
            for (place, level) in levels.enumerated() {
                for name in stretch {
                    let texts = try PlacedText.read(folder.file(truth.file(name)))
                    try measure(folder.file("images/\(name)"), level, texts, truth, &scores[place])
                }
            }
            for (place, peer) in peers.enumerated() {
                for name in stretch {
                    let answer = peer.pictures[name]
                    scores[place + 2].seconds += answer?.seconds ?? 0
                    let texts = try PlacedText.read(folder.file(truth.file(name)))
                    add(answer?.words ?? [], texts, truth, &scores[place + 2])
                }
            }
            context.remark("\(folder.name): \(stretch.endIndex) of \(names.count)")
        }
        return scores
    }

    /// How many pictures are read at one level, before they are at the other.
    private static let stretch = 30

    /// Reads a picture, and counts what was right.
    private func measure(
        _ file: URL,
        _ level: TextLevel,
        _ texts: [PlacedText],
        _ truth: Truth,
        _ score: inout TextScore
    ) throws {
        var read = Answer()
        let time = try ContinuousClock().measure { read = try self.read(file, level) }
        score.seconds += time / .seconds(1)
        add(read.words, texts, truth, &score)
        score.judged += read.lines.compactMap { line in
            let isRight = truth == .words ? line.isRight(words: texts) : line.isRight(lines: texts)
            return isRight.map { (line.confidence, $0) }
        }
    }

    private func add(_ words: [PlacedText], _ truth: [PlacedText], _ kind: Truth, _ score: inout TextScore) {
        switch kind {
        case .words: score.add(words: words, truth: truth)
        case .lines: score.add(words: words, lines: truth)
        }
    }

    /// What was read of a picture.
    private struct Answer {
        /// The words, each in its place in pixels.
        var words: [PlacedText] = []
        /// The lines, each with its confidence.
        var lines: [ReadLine] = []
    }

    private func read(_ file: URL, _ level: TextLevel) throws -> Answer {
        let picture = try Picture(contentsOf: file)
        let (width, height) = (Double(picture.width), Double(picture.height))
        let lines = try TextEngine.shared.lines(in: picture, options.at(level))
        return Answer(
            words: lines.flatMap { $0.words(x: width, y: height) },
            lines: lines.compactMap { line in
                guard let reading = line.readings.first else { return nil }
                let text = PlacedText(corners: line.corners.scaled(x: width, y: height), text: reading.text)
                return ReadLine(text: text, confidence: Double(reading.confidence))
            }
        )
    }
}

extension TextOptions {
    fileprivate func at(_ level: TextLevel) -> TextOptions {
        var options = self
        options.level = level
        return options
    }
}

extension TextEvaluation.PeerAnswers.Picture {
    fileprivate var words: [PlacedText] {
        lines.flatMap { line -> [PlacedText] in
            let points = line.corners.compactMap { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
            guard points.count == 4 else { return [] }
            let corners = Quadrilateral(
                topLeft: points[0],
                topRight: points[1],
                bottomRight: points[2],
                bottomLeft: points[3]
            )
            return PlacedText(corners: corners, text: line.text).words
        }
    }
}

extension TextLine {
    /// The words of the first reading, in a picture of a size.
    fileprivate func words(x: Double, y: Double) -> [PlacedText] {
        let corners = corners.scaled(x: x, y: y)
        guard let reading = readings.first else { return [] }
        let characters = Array(reading.text)
        guard reading.extents.count == characters.count else {
            return PlacedText(corners: corners, text: reading.text).words
        }
        return characters.indices.split { characters[$0] == " " }.compactMap { word in
            guard let first = word.first, let last = word.last else { return nil }
            let part = reading.extents[first].lowerBound...reading.extents[last].upperBound
            return PlacedText(corners: corners.part(part), text: String(characters[first...last]))
        }
    }
}
