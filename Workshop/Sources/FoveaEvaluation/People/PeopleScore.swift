import CommandLineKit
import FoveaCommandLine
import GeometryEngine

/// How well faces, hands or bodies agree with marked ones.
struct PeopleScore: Sendable {
    let kind: PeopleKind
    /// What was found, with whether it is there, in any order.
    private var answers: [(confidence: Double, isRight: Bool)] = []
    private var (truths, found, smallTruths, smallFound) = (0, 0, 0, 0)
    private var (points, right) = (0, 0)
    /// The mean distance of the points of each thing, as a part of its scale.
    private var errors: [Double] = []
    private var (sides, rightSides) = (0, 0)
    private var (pictures, seconds) = (0, 0.0)

    /// The height of a small face in pixels.
    static let small = 32.0

    init(kind: PeopleKind) { self.kind = kind }

    /// Adds a picture.
    mutating func add(_ answers: [PeopleFound], truth: [PeopleTruth], seconds: Double) {
        pictures += 1
        self.seconds += seconds
        truths += truth.count
        smallTruths += truth.count { $0.bounds.height < Self.small }
        points += truth.reduce(0) { $0 + $1.points.count }
        var rest = truth
        for answer in answers.sorted(by: { $0.confidence > $1.confidence }) {
            let best = rest.indices.max { likeness(answer, rest[$0]) < likeness(answer, rest[$1]) }
            guard let best, likeness(answer, rest[best]) >= 0.5 else {
                self.answers.append((answer.confidence, false))
                continue
            }
            let thing = rest.remove(at: best)
            self.answers.append((answer.confidence, true))
            found += 1
            if thing.bounds.height < Self.small { smallFound += 1 }
            compare(answer, with: thing)
        }
    }

    /// The share of boxes in common for faces, that of near points for joints.
    private func likeness(_ answer: PeopleFound, _ truth: PeopleTruth) -> Double {
        guard kind != .faces else { return answer.box.overlap(with: truth.bounds) }
        let distances = distances(answer, truth)
        let size = max(truth.bounds.width, truth.bounds.height)
        return Double(distances.count { $0 <= 0.3 * size }) / Double(max(1, distances.count))
    }

    private func distances(_ answer: PeopleFound, _ truth: PeopleTruth) -> [Double] {
        truth.points.compactMap { name, point in answer.points[name].map { $0.distance(to: point) } }
    }

    private mutating func compare(_ answer: PeopleFound, with truth: PeopleTruth) {
        let distances = distances(answer, truth)
        let scale = scale(of: truth)
        if !distances.isEmpty, scale > 0 {
            errors.append(distances.reduce(0, +) / Double(distances.count) / scale)
            right += distances.count { $0 <= reach * scale }
        }
        if let side = truth.side {
            sides += 1
            if answer.side == side { rightSides += 1 }
        }
    }

    /// The part of the scale up to which a point is right.
    private var reach: Double {
        switch kind {
        case .faces: 0.1
        case .hands: 0.2
        case .bodies: 0.5
        }
    }

    /// The distance of a face's outer corners of the eyes, the longer side of a hand, the head of a body.
    private func scale(of truth: PeopleTruth) -> Double {
        if let scale = truth.scale { return scale }
        switch kind {
        case .faces:
            guard let left = truth.points["36"], let right = truth.points["45"] else { return 0 }
            return left.distance(to: right)
        case .hands:
            return max(truth.bounds.width, truth.bounds.height)
        case .bodies:
            return 0
        }
    }
}

// MARK: - Figures

extension PeopleScore {
    /// The area below the curve of precision over recall, with every dent filled.
    var averagePrecision: Double {
        var (right, area, best) = (0, 0.0, 0.0)
        var precisions: [Double] = []
        for (index, answer) in answers.sorted(by: { $0.confidence > $1.confidence }).enumerated() {
            guard answer.isRight else { continue }
            right += 1
            precisions.append(Double(right) / Double(index + 1))
        }
        for precision in precisions.reversed() {
            best = max(best, precision)
            area += best
        }
        return area / Double(max(1, truths))
    }

    private var figures: [(name: String, value: Double?)] {
        [
            ("found", share(found, truths)), ("found of small ones", share(smallFound, smallTruths)),
            ("answers that are there", share(answers.count(where: \.isRight), answers.count)),
            ("average precision", truths == 0 ? nil : averagePrecision),
            ("points within \(reach) of the scale", share(right, points)),
            ("mean error of points", errors.isEmpty ? nil : errors.reduce(0, +) / Double(errors.count)),
            ("right sides", share(rightSides, sides)),
        ]
    }

    private func share(_ part: Int, _ whole: Int) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }

    private var milliseconds: Double { seconds * 1000 / Double(max(1, pictures)) }

    /// The lines of the table.
    var text: String {
        let lines = figures.compactMap { name, value in value.map { "  \(name): \(Percent.text($0))\n" } }
        return "  \(kind.rawValue): \(truths) in \(pictures) pictures, \(Int(milliseconds.rounded())) ms a picture\n"
            + lines.joined()
    }

    var json: JSONValue {
        let figures: [JSONValue.Member] = figures.compactMap { name, value in value.map { .init(name, .double($0)) } }
        return .object(
            [
                .init("pictures", .integer(pictures)), .init("things", .integer(truths)),
                .init("milliseconds", .double(milliseconds)),
            ] + figures
        )
    }
}
