import LocalFeatureEngine

/// How well local features find the right item of a catalog, and how well they notice that it isn't there.
struct FeatureRetrievalResult: Sendable, Hashable {
    /// What came of one photo.
    struct Answer: Sendable, Hashable {
        /// The number of items before the right one, or nil where it isn't among the candidates.
        var rank: Int?
        /// A Boolean value that indicates whether the best item is the right one, and accepted.
        var isAccepted = false
        /// A Boolean value that indicates whether an item is accepted where the right one is taken out.
        var acceptsOther = false
        /// How long it took to look at the photo, to vote, and to place the candidates.
        var durations = [Duration](repeating: .zero, count: 3)
    }

    let name: String
    let catalogueCount: Int
    var answers: [Answer] = []
    /// The number of pictures that can't be read.
    var unreadable = 0
    /// The number of photos among them.
    var unanswered = 0

    init(name: String, catalogueCount: Int) {
        self.name = name
        self.catalogueCount = catalogueCount
    }

    /// The number of photos; those that can't be read count as misses.
    var queryCount: Int { answers.count + unanswered }

    /// Returns the share of photos whose right item is among the best ones.
    func recall(at count: Int) -> Double { share { ($0.rank ?? .max) < count } }

    /// The mean over all photos of the inverse of the right item's place, from 1.
    var meanAveragePrecision: Double {
        answers.reduce(0) { $0 + ($1.rank.map { 1 / Double($0 + 1) } ?? 0) } / Double(max(1, queryCount))
    }

    /// The share of photos whose right item is the best and accepted.
    var accepted: Double { share { $0.isAccepted } }

    /// The share of photos for which some item is accepted where the right one is taken out of the catalog.
    var acceptedOthers: Double { share { $0.acceptsOther } }

    /// The mean number of milliseconds of each stage.
    var milliseconds: [Double] {
        (0..<3).map { stage in
            let sum = answers.reduce(Duration.zero) { $0 + $1.durations[stage] }
            return sum / .milliseconds(1) / Double(max(1, answers.count))
        }
    }

    private func share(_ isHit: (Answer) -> Bool) -> Double {
        queryCount == 0 ? 0 : Double(answers.count(where: isHit)) / Double(queryCount)
    }
}

extension FeatureRetrievalResult.Answer {
    private static let candidateCount = 20

    /// Searches a photo among items; one candidate more than an app would take stands in for the right item.
    init(_ scene: LocalFeatureScene, in index: LocalFeatureIndex, of items: [ItemCandidate<Int>], _ right: Int) throws {
        let clock = ContinuousClock()
        let start = clock.now
        let candidates = try index.candidates(for: scene.features, limit: Self.candidateCount + 1).map {
            items[Int($0.picture)]
        }
        let voted = clock.now
        let verified = scene.verify(Array(candidates.prefix(Self.candidateCount)))
        durations[1] = start.duration(to: voted)
        durations[2] = voted.duration(to: clock.now)

        // Those with a place come first, the others in the order of the votes.
        let placed = verified.map(\.key)
        let ranked = placed + candidates.prefix(Self.candidateCount).map(\.key).filter { !placed.contains($0) }
        rank = ranked.firstIndex(of: right)
        isAccepted = rank == 0 && verified.first?.placement.isCertain == true
        let others = candidates.filter { $0.key != right }.prefix(Self.candidateCount)
        acceptsOther = scene.verify(Array(others)).first?.placement.isCertain == true
    }
}
