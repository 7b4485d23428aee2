import Foundation

/// Contenders that take turns, so that whatever else the machine does meets all of them alike.
struct Race {
    /// The durations of each contender in milliseconds, round by round.
    private let durations: [[Double]]
    private let names: [String]

    /// Runs a race, after a few rounds that only warm up.
    init(_ contenders: [Contender], rounds: Int) throws {
        var durations = contenders.map { _ in [Double]() }
        for round in -3..<rounds {
            // Whoever comes first in a round may find the caches in another state.
            for offset in contenders.indices {
                let index = (offset + round + 3) % contenders.count
                // A pool of threads that another contender left spinning comes to rest.
                Thread.sleep(forTimeInterval: 0.005)
                let nanoseconds = try contenders[index].turn()
                if round >= 0 { durations[index].append(Double(nanoseconds) / 1e6) }
            }
        }
        self.durations = durations
        names = contenders.map(\.name)
    }

    /// Returns the median duration of a contender in milliseconds.
    func median(_ name: String) -> Double {
        names.firstIndex(of: name).map { Self.median(durations[$0]) } ?? .nan
    }

    /// Returns the median over all rounds of one contender's duration divided by another's in the same round.
    func ratio(_ name: String, to other: String) -> Double {
        guard let first = names.firstIndex(of: name), let second = names.firstIndex(of: other) else { return .nan }
        return Self.median(zip(durations[first], durations[second]).map { $0 / $1 })
    }

    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
