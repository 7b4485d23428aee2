import GeometryEngine

extension [ReadRow] {
    /// Settles which rows there are, of what was read at places that overlap or continue each other.
    ///
    /// A row that contradicts another one that is kept leaves doubt about it.
    func settled() -> [ReadRow] {
        var kept: [ReadRow] = []
        for row in sorted(by: { $0.rank > $1.rank }) {
            if let index = kept.firstIndex(where: { $0.place.overlaps(row.place) }) {
                if row.fits(kept[index]) {
                    kept[index].place = row.place
                } else if row.doubts(kept[index]) {
                    kept[index].confidence *= 0.5
                }
            } else if let index = kept.firstIndex(where: { row.isBeside($0) }) {
                kept += row.settled(beside: &kept[index])
            } else {
                kept.append(row)
            }
        }
        return kept
    }
}

extension ReadRow {
    /// How sure a row has to be to leave doubt about another one, as a part of that one's confidence.
    private static let doubtful = 0.6
    /// The heights of rows that may be of the same size, as parts of each other.
    private static let sameHeights = 0.75...1.33

    /// Longer rows come before parts of them, but not those that are unlikely.
    fileprivate var rank: Double { Double(digits.count) * (confidence - 0.35) }

    private func isSame(as other: ReadRow) -> Bool { digits == other.digits && decimals == other.decimals }

    private func isAsHigh(as other: ReadRow) -> Bool { Self.sameHeights.contains(place.height / other.place.height) }

    /// Whether the place of a row is a closer one of the same digits.
    fileprivate func fits(_ other: ReadRow) -> Bool {
        // A place of a part of the digits is shorter.
        isSame(as: other) && place.height < 0.93 * other.place.height && place.length > 0.6 * other.place.length
            && confidence > 0.75 * other.confidence
    }

    /// Whether a row leaves doubt about another one of its size and place, of which it reads more or something else.
    fileprivate func doubts(_ other: ReadRow) -> Bool {
        // The halves of digits look like small digits, and a place that begins or ends within a row cuts its digits.
        guard !isSame(as: other), isAsHigh(as: other), place.spans(other.place) else { return false }
        return digits.count >= other.digits.count && confidence > Self.doubtful * other.confidence
    }

    /// Whether a row is about as high as another one and in a line with it, with less than a digit between them.
    fileprivate func isBeside(_ other: ReadRow) -> Bool { isAsHigh(as: other) && place.isBeside(other.place) }

    /// Settles what this row and another one are that have no gap between them, and returns this one if it is another row.
    ///
    /// A look reaches beyond its place, so that at each of two digits both are read: what fits the beginning of the other
    /// row, or its end, is one row with it. Something else leaves it open where one ends and the other begins.
    fileprivate func settled(beside other: inout ReadRow) -> [ReadRow] {
        let isPart =
            place.middle.x < other.place.middle.x
            ? other.digits.starts(with: digits) : other.digits.reversed().starts(with: digits.reversed())
        if isPart, digits.count < other.digits.count || decimals == other.decimals {
            other.place = other.place.joined(with: place)
            return []
        }
        var row = self
        let (own, others) = (confidence, other.confidence)
        if own > Self.doubtful * others { other.confidence *= 0.5 }
        if others > Self.doubtful * own { row.confidence *= 0.5 }
        return [row]
    }
}
