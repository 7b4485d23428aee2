import FoveaCommandLine
import PrintEngine

/// How well prints find the right item of a catalog.
struct RetrievalResult: Sendable, Hashable {
    let name: String
    let catalogueCount: Int
    /// For each query, the number of catalog items that lie nearer than the right one.
    var ranks: [Int] = []
    /// The distances of queries to their right items.
    var matches = DistanceHistogram()
    /// The distances of queries to all other items.
    var strangers = DistanceHistogram()
    /// The number of pictures that can't be read.
    var unreadable = 0
    /// The number of queries, those that can't be read among them.
    let queryCount: Int

    /// Measures prints of queries against prints of a catalog; of several prints of a query the nearest counts.
    init(
        name: String,
        catalogue: [String: ImagePrint],
        queries: [(right: String, prints: [ImagePrint])],
        unreadable: Int = 0
    ) throws {
        self.name = name
        self.unreadable = unreadable
        catalogueCount = catalogue.count
        queryCount = queries.count
        for query in queries {
            guard !query.prints.isEmpty, let right = catalogue[query.right] else { continue }
            func distance(_ other: ImagePrint) throws -> Double {
                try query.prints.map { try $0.distance(to: other) }.min() ?? 2
            }
            let rightDistance = try distance(right)
            matches.add(rightDistance)
            var nearer = 0
            for (item, other) in catalogue where item != query.right {
                let otherDistance = try distance(other)
                strangers.add(otherDistance)
                if otherDistance < rightDistance { nearer += 1 }
            }
            ranks.append(nearer)
        }
    }

    /// Returns the share of queries whose right item is among the nearest ones.
    func recall(at count: Int) -> Double {
        queryCount == 0 ? 0 : Double(ranks.count { $0 < count }) / Double(queryCount)
    }
}

/// A count of distances in steps of a tenth.
struct DistanceHistogram: Sendable, Hashable {
    /// The number of distances in each tenth from 0 to 2.
    private(set) var counts = [Int](repeating: 0, count: 20)
    /// The number of distances of at most 1, the default bound of an app.
    private(set) var withinOne = 0
    /// The number of distances.
    private(set) var count = 0
    private var sum = 0.0

    /// Counts a distance.
    mutating func add(_ distance: Double) {
        counts[min(max(Int(distance * 10), 0), counts.count - 1)] += 1
        if distance <= 1 { withinOne += 1 }
        count += 1
        sum += distance
    }

    /// The share of distances of at most 1.
    var shareWithinOne: Double { count == 0 ? 0 : Double(withinOne) / Double(count) }

    /// The mean distance.
    var mean: Double { count == 0 ? 0 : sum / Double(count) }
}
