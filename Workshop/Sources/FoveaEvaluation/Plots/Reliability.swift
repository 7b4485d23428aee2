import FoveaSearch

/// How well probabilities tell how often matches are right.
struct Reliability: Sendable, Hashable {
    /// Matches with probabilities in one tenth.
    struct Bin: Sendable, Hashable {
        /// The mean of their probabilities.
        let probability: Double
        /// The share of them that is right.
        let share: Double
        /// The number of them.
        let count: Int
        /// The range in which the true share lies with a confidence of 95 %, as Wilson has it.
        let bounds: ClosedRange<Double>
    }

    let bins: [Bin]
    /// The mean over all matches of the distance between probability and share.
    let expectedError: Double

    /// Counts the best matches of queries whose item is there, and of the same queries with it taken out.
    init(_ answers: [CatalogAnswer]) {
        let matches =
            answers.filter { $0.bestProbability > 0 }.map { ($0.bestProbability, $0.isFirst) }
            + answers.filter { $0.strangerProbability > 0 }.map { ($0.strangerProbability, false) }
        self.init(matches)
    }

    /// Counts probabilities with whether their matches are right.
    init(_ matches: [(probability: Double, isRight: Bool)]) {
        let groups = Dictionary(grouping: matches) { min(9, max(0, Int($0.probability * 10))) }
        bins = groups.sorted { $0.key < $1.key }.map { _, matches in
            let (count, right) = (matches.count, matches.count(where: \.isRight))
            return Bin(
                probability: matches.reduce(0) { $0 + $1.probability } / Double(count),
                share: Double(right) / Double(count),
                count: count,
                bounds: CalibrationEstimate(hits: right, count: count).bounds
            )
        }
        let sum = bins.reduce(0) { $0 + abs($1.probability - $1.share) * Double($1.count) }
        expectedError = matches.isEmpty ? 0 : sum / Double(matches.count)
    }
}
