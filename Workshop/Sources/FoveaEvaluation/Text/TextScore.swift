import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine

/// How well one reader read a set of pictures.
struct TextScore: Sendable {
    /// The reader's name.
    let reader: String
    /// The number of pictures.
    var pictures = 0
    /// The time that reading took.
    var seconds = 0.0
    /// The words found in their places.
    var found = Count()
    /// The words found in their places and read.
    var read = Count()
    /// The words read, wherever they are.
    var bag = Count()
    /// The edits between the lines of the truth and what was read in their places, and the characters of the truth.
    var edits = 0
    var characters = 0
    /// The confidences of the lines of which the truth says whether they are right, for a reader that states them.
    var judged: [(probability: Double, isRight: Bool)] = []

    init(reader: String) { self.reader = reader }

    /// Hits among answers and truths.
    struct Count: Sendable, Hashable {
        var hits = 0
        var answers = 0
        var truths = 0

        var precision: Double { answers == 0 ? 0 : Double(hits) / Double(answers) }
        var recall: Double { truths == 0 ? 0 : Double(hits) / Double(truths) }
        /// The harmonic mean of precision and recall.
        var mean: Double { answers + truths == 0 ? 0 : 2 * Double(hits) / Double(answers + truths) }
    }

    /// The edits for each character of the truth.
    var characterErrorRate: Double { characters == 0 ? 0 : Double(edits) / Double(characters) }
}

// MARK: - Words

extension TextScore {
    /// Counts the words of a picture: a word is found where it overlaps a true one by half of their union.
    mutating func add(words: [PlacedText], truth: [PlacedText]) {
        pictures += 1
        let known = truth.filter { !$0.isIgnored }
        let ignored = truth.filter(\.isIgnored)
        let answers = words.filter { word in
            !ignored.contains { $0.corners.commonArea(with: word.corners) > 0.5 * max(word.corners.area, 1e-6) }
        }
        found.answers += answers.count
        found.truths += known.count
        read.answers += answers.count
        read.truths += known.count
        var free = Set(known.indices)
        for answer in answers {
            let matches = free.filter { known[$0].corners.overlap(with: answer.corners) > 0.5 }
            // The true word with the same text, if there is one.
            guard let match = matches.sorted().first(where: { known[$0].plain == answer.plain }) ?? matches.min()
            else { continue }
            free.remove(match)
            found.hits += 1
            if known[match].plain == answer.plain { read.hits += 1 }
        }
        var rest: [String: Int] = [:]
        let (truths, texts) = (known.map(\.plain).filter { !$0.isEmpty }, words.map(\.plain).filter { !$0.isEmpty })
        for text in truths { rest[text, default: 0] += 1 }
        for text in texts where rest[text, default: 0] > 0 {
            rest[text, default: 0] -= 1
            bag.hits += 1
        }
        bag.answers += texts.count
        bag.truths += truths.count
    }
}

// MARK: - Lines

extension TextScore {
    /// Counts the edits between the lines of a picture and the words whose middles are in them, from the left, in
    /// capital letters.
    mutating func add(words: [PlacedText], lines: [PlacedText]) {
        pictures += 1
        for line in lines {
            let inside = words.filter { line.corners.bounds.contains($0.corners.bounds.middle) }
                .sorted { $0.corners.bounds.minX < $1.corners.bounds.minX }
            let text = inside.map(\.text).joined(separator: " ").uppercased()
            let truth = line.text.uppercased()
            edits += Self.distance(Array(text), Array(truth))
            characters += truth.count
        }
    }

    /// The smallest number of insertions, deletions and replacements between two texts.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, left) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, right) in b.enumerated() {
                let replaced = diagonal + (left == right ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[b.count]
    }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }
}

// MARK: - Formats

extension TextScore {
    /// A line of the table.
    var text: String {
        let time = Percent.seconds(seconds / Double(max(1, pictures)))
        let error = Percent.text(Reliability(judged).expectedError)
        let honesty = judged.isEmpty ? "" : "    confidences of \(judged.count) lines are \(error) off\n"
        if characters > 0 {
            return "  \(reader): \(Percent.text(characterErrorRate)) character errors, \(time) s a picture\n" + honesty
        }
        return "  \(reader): words read \(Percent.text(read.mean)) (precision \(Percent.text(read.precision)), "
            + "recall \(Percent.text(read.recall))), found \(Percent.text(found.mean)), "
            + "as a bag \(Percent.text(bag.mean)), \(time) s a picture\n" + honesty
    }

    var json: JSONValue {
        [
            "reader": .string(reader), "pictures": .integer(pictures), "seconds": .double(seconds),
            "read": .double(read.mean), "found": .double(found.mean), "bag": .double(bag.mean),
            "characterErrorRate": .double(characterErrorRate), "lines": .integer(judged.count),
            "confidenceError": .double(Reliability(judged).expectedError),
        ]
    }
}
