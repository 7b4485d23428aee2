import Foundation
import GeometryEngine

/// The digits that were read at a place of a picture.
struct ReadRow {
    /// The digits from the left.
    var digits: [Int]
    /// The probability of a point after each digit.
    var points: [Double]
    /// How sure each digit is, and that there are no others, from 0 to 1.
    var confidences: [Double]
    /// Where the digits are.
    var place: RowPlace
    /// A Boolean value that indicates whether something like a digit precedes the first one.
    var hasMoreBefore: Bool

    /// How sure the least sure digit is.
    var confidence: Double { confidences.min() ?? 0 }
    /// The digits as a number without a point.
    var number: Int { digits.reduce(0) { $0 * 10 + $1 } }

    /// The number of digits before the point; all of them if there is no point, or nil if that is in doubt.
    ///
    /// Nearly all displays show tenths; a point elsewhere has to be clear.
    var pointPlace: Int? {
        let gaps = points.dropLast()
        guard let place = gaps.indices.max(by: { gaps[$0] < gaps[$1] }), gaps[place] > 0.14 else { return digits.count }
        let others = gaps.indices.filter { $0 != place }.map { gaps[$0] }.max() ?? 0
        let least = place == digits.count - 2 ? 0.4 : 0.85
        return gaps[place] > least && others < 0.45 * gaps[place] ? place + 1 : nil
    }

    /// Returns whether no gap has a point of some probability, where one would be implausible anyway.
    func isWhole(below probability: Double) -> Bool { points.allSatisfy { $0 < probability } }
}

// MARK: - Reading a place

extension RowReader {
    /// The height of digits in the strip that is cut out for reading, and its margins in their heights.
    private static let stripHeight = 24.0
    private static let above = 0.35
    private static let aside = 0.75
    /// The widths of digits in their heights, and the heights in those of the place.
    private static let aspects = [0.42, 0.52, 0.63]
    private static let heights = [1, 0.92, 1.08]

    /// What has to speak for digits before they are read.
    private static let leastOutlook: Float = 1.5

    /// Reads the digits at a place, or returns nil if there are fewer than two.
    ///
    /// Several sizes are tried: what most of them agree on is surer.
    func read(_ place: RowPlace, in plane: InkPlane) -> ReadRow? {
        let strip = plane.strip(place, digitHeight: Self.stripHeight, above: Self.above, aside: Self.aside)
        let ink = place.isLight ? strip : strip.inverted
        // Most places show no digits at all.
        let hasDigits = Self.aspects.contains { aspect in
            let width = aspect * Self.stripHeight
            return outlook(in: ink, height: Self.stripHeight, width: width, isCentered: true) > Self.leastOutlook
        }
        guard hasDigits else { return nil }
        let trials = Self.heights.flatMap { height in
            Self.aspects.compactMap { aspect in
                let height = height * Self.stripHeight
                return row(in: ink, height: height, width: aspect * height, isCentered: true)
                    .flatMap { trial($0, width: strip.width) }
            }
        }
        return agreement(
            of: trials.map(\.row),
            hasMoreBefore: { text in trials.contains { $0.row.text == text && $0.hasMoreBefore } },
            place: { found($0, at: place, strip) }
        )
    }

    /// Returns what most of several readings of one place agree on.
    func agreement(
        of rows: [DigitRow],
        hasMoreBefore: (String) -> Bool,
        place: (DigitRow) -> RowPlace
    ) -> ReadRow? {
        guard let best = rows.map(\.score).max() else { return nil }
        var shares: [String: Double] = [:]
        for row in rows { shares[row.text, default: 0] += exp(Double(row.score - best) / 1.5) }
        guard let (text, share) = shares.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        let same = rows.filter { $0.text == text }
        guard let clearest = same.max(by: { $0.score < $1.score }) else { return nil }
        let certainty = share / shares.values.reduce(0, +)
        return ReadRow(
            digits: clearest.digits.map(\.value),
            points: clearest.digits.map { Double($0.point) },
            confidences: clearest.digits.indices.map { index in
                certainty * (same.map { Double($0.digits[index].confidence) }.max() ?? 0)
            },
            place: place(clearest),
            hasMoreBefore: hasMoreBefore(text)
        )
    }

    private struct Trial {
        var row: DigitRow
        var hasMoreBefore: Bool
    }

    /// The row without digits whose cells are outside the place: those belong to something else.
    private func trial(_ row: DigitRow, width: Int) -> Trial? {
        // The stroke of a one is at the right of its cell.
        let left = (Self.aside - 0.32) * Self.stripHeight
        let right = Double(width) - (Self.aside - 0.08) * Self.stripHeight
        let outside = row.digits.filter { $0.x < left || $0.x > right }
        var inner = row
        inner.digits = row.digits.filter { $0.x >= left && $0.x <= right }
        inner.score -= outside.reduce(0) { $0 + min(4, max(0, Self.evidence($1.confidence))) }
        guard inner.digits.count >= leastCount else { return nil }
        return Trial(row: inner, hasMoreBefore: outside.contains { $0.x < left && $0.confidence > 0.3 })
    }

    /// The place of the digits of a row that was read in a strip.
    private func found(_ row: DigitRow, at place: RowPlace, _ strip: InkPlane) -> RowPlace {
        guard let first = row.digits.first, let last = row.digits.last else { return place }
        let scale = place.height / Self.stripHeight
        func point(_ x: Double, _ y: Double) -> Point {
            place.point(x * scale - Self.aside * place.height, (y - Double(strip.height) / 2) * scale)
        }
        return RowPlace(
            start: point(first.x - row.width / 2, first.y),
            end: point(last.x + row.width / 2, last.y),
            height: row.height * scale,
            isLight: place.isLight
        )
    }
}

// MARK: - Reading a picture

extension RowReader {
    /// Reads all rows of digits in a plane, each place once.
    func rows(in plane: InkPlane) -> [ReadRow] {
        let rows = RowFinder.places(in: plane).compactMap { read($0, in: plane) }
            .sorted { Self.order($0) > Self.order($1) }
        var kept: [ReadRow] = []
        for row in rows {
            guard let index = kept.firstIndex(where: { $0.place.overlaps(row.place) }) else {
                kept.append(row)
                continue
            }
            let other = kept[index]
            if other.digits == row.digits {
                if row.confidence > other.confidence { kept[index].confidences = row.confidences }
            } else if Self.doubts(row, other) {
                kept[index].confidences = other.confidences.map { 0.5 * $0 }
            }
        }
        return kept
    }

    /// Longer rows come before parts of them, but not with digits that are unlikely.
    private static func order(_ row: ReadRow) -> Double { row.confidences.reduce(0) { $0 + $1 - 0.35 } }

    /// Whether a row leaves doubt about another one of its size and place, of which it reads more or something else.
    private static func doubts(_ row: ReadRow, _ other: ReadRow) -> Bool {
        // The halves of digits look like small digits.
        guard (0.75...1.33).contains(row.place.height / other.place.height) else { return false }
        if row.digits.count > other.digits.count { return row.confidence > 0.45 }
        return row.digits.count == other.digits.count && row.confidence > 0.6 * other.confidence
    }
}
