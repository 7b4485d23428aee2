import GeometryEngine

/// How far what a reader says of its lines is from how often they are right.
struct Reliability: Sendable, Hashable {
    /// The lines of each tenth of the confidence.
    private var bins = [Bin](repeating: Bin(), count: 10)

    private struct Bin: Hashable {
        var lines = 0
        var right = 0
        var confidence = 0.0
    }

    /// The number of lines.
    var lines: Int { bins.reduce(0) { $0 + $1.lines } }

    /// The expected difference between a line's confidence and the share of right lines among those as sure as it.
    var expectedError: Double {
        let differences = bins.reduce(0) { $0 + abs($1.confidence - Double($1.right)) }
        return lines == 0 ? 0 : differences / Double(lines)
    }

    mutating func add(confidence: Double, isRight: Bool) {
        let bin = min(max(Int(confidence * 10), 0), 9)
        bins[bin].lines += 1
        bins[bin].confidence += confidence
        if isRight { bins[bin].right += 1 }
    }
}

extension Reliability {
    /// A line as it was read, with its confidence.
    struct ReadLine {
        let text: PlacedText
        let confidence: Double
    }

    /// Adds the lines over words of the truth that can be read; their letters and digits are compared.
    mutating func add(_ lines: [ReadLine], words: [PlacedText]) {
        for line in lines {
            let inside = words.filter { $0.isMostly(in: line.text) }
            guard !inside.isEmpty, !inside.contains(where: \.isIgnored) else { continue }
            let direction = line.text.corners.topRight - line.text.corners.topLeft
            let truth = inside.sorted { $0.middle.along(direction) < $1.middle.along(direction) }
            add(confidence: line.confidence, isRight: line.text.plain == truth.map(\.plain).joined())
        }
    }

    /// Adds the lines that are in the place of one of the truth; all but case and spaces is compared.
    mutating func add(_ lines: [ReadLine], lines truth: [PlacedText]) {
        for line in lines {
            guard let match = truth.first(where: { $0.corners.overlap(with: line.text.corners) > 0.5 }) else { continue }
            add(confidence: line.confidence, isRight: line.text.closed == match.closed)
        }
    }
}

extension PlacedText {
    /// The text in capital letters, without spaces.
    fileprivate var closed: String { text.uppercased().filter { !$0.isWhitespace } }

    fileprivate var middle: Point { corners.bounds.middle }

    fileprivate func isMostly(in other: PlacedText) -> Bool {
        corners.commonArea(with: other.corners) > 0.5 * max(corners.area, 1e-6)
    }
}

extension Point {
    fileprivate func along(_ direction: Point) -> Double { x * direction.x + y * direction.y }
}
