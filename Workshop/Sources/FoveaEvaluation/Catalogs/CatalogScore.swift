import FoveaCommandLine
import FoveaSearch

/// The figures of many answers.
struct CatalogScore: Sendable, Hashable {
    let name: String
    var answers: [CatalogAnswer] = []
    /// The number of pictures that can't be read, which count as misses.
    var unreadable = 0

    init(_ name: String) {
        self.name = name
    }

    /// The number of queries.
    var count: Int { answers.count + unreadable }

    /// Returns the share of queries whose right item is among the best ones.
    func recall(at place: Int) -> Double { share { ($0.rank ?? .max) < place } }

    /// The mean over all queries of the inverse of the right item's place, from 1.
    ///
    /// A query has one right item, so this is the mean average precision.
    var meanAveragePrecision: Double {
        answers.reduce(0) { $0 + ($1.rank.map { 1 / Double($0 + 1) } ?? 0) } / Double(max(1, count))
    }

    /// The share of queries whose right item comes first at the default threshold.
    var accepted: Double { share(\.isAccepted) }

    /// The share of queries for which another item comes first at the default threshold.
    var mistaken: Double { share(\.isMistaken) }

    /// The share of queries that are answered though their item is taken out of the catalog.
    var acceptedStrangers: Double { share(\.acceptsStranger) }

    /// The mean overlap of true and found areas, or nil where none is known.
    var overlap: Double? {
        let overlaps = answers.compactMap(\.overlap)
        return overlaps.isEmpty ? nil : overlaps.reduce(0, +) / Double(overlaps.count)
    }

    /// The share of known areas that are found with an overlap of at least nine tenths.
    var exactPlaces: Double? {
        let overlaps = answers.compactMap(\.overlap)
        return overlaps.isEmpty ? nil : Double(overlaps.count { $0 >= 0.9 }) / Double(overlaps.count)
    }

    private func share(_ isHit: (CatalogAnswer) -> Bool) -> Double {
        count == 0 ? 0 : Double(answers.count(where: isHit)) / Double(count)
    }
}

/// The middle and the slow end of many durations, in milliseconds.
struct TimeSpread: Sendable, Hashable {
    let median: Double
    let slow: Double

    /// Summarizes durations; `slow` is the 95th of a hundred.
    init(_ durations: [Duration]) {
        let sorted = durations.map { $0 / .milliseconds(1) }.sorted()
        func at(_ share: Double) -> Double {
            sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.down)))]
        }
        (median, slow) = (at(0.5), at(0.95))
    }

    var json: JSONValue { ["median": .double(median), "p95": .double(slow)] }
}

extension CatalogScore {
    /// The stages in the order that searches first reached them, each with its times.
    var stages: [(name: String, times: TimeSpread)] {
        var names: [SearchDurations.Stage] = []
        for stage in answers.flatMap(\.durations.stages) where !names.contains(stage) { names.append(stage) }
        return names.map { stage in (stage.rawValue, TimeSpread(answers.map { $0.durations[stage] })) }
    }

    /// The times of whole searches once the picture is decoded.
    var total: TimeSpread { TimeSpread(answers.map { $0.durations.total - $0.durations[.decoding] }) }

    /// The times that passed from the picture as it was given, mostly encoded, to the answer.
    var elapsed: TimeSpread { TimeSpread(answers.map(\.elapsed)) }

    /// The processor's times of whole searches with decoding.
    var processor: TimeSpread { TimeSpread(answers.map(\.processorTime)) }
}
