import Foundation
import PrintEngine
import VectorIndexEngine

/// Exact search beside the loop over prints that everybody writes.
struct Comparison {
    let vectors: Int
    let queries: Int

    private static let dimension = 512
    private static let limit = 10

    /// Returns whether every search found what the loop found.
    func run() throws -> Bool {
        var random = SystemlessRandom(state: 1)
        var table = VectorTable(dimension: Self.dimension)
        var prints: [ImagePrint] = []
        for number in 0..<vectors {
            // Families of ten, and now and then a vector again: many are almost or wholly equally near.
            let values =
                if number % 97 == 96 { prints[number - 50].values } else if number % 10 == 0 { random.vector() } else {
                    random.vector(near: prints[number - number % 10].values, by: 0.7)
                }
            try table.append(values, key: Int64(vectors - number))
            prints.append(ImagePrint(revision: 1, values: values))
        }
        var different = 0
        var times = (search: 0.0, loop: 0.0)
        for _ in 0..<queries {
            let query = random.vector(near: prints[random.number(below: vectors)].values, by: 0.8)
            var start = ContinuousClock.now
            let found = try table.search(query, limit: Self.limit)
            times.search += (ContinuousClock.now - start) / .seconds(1)
            start = .now
            let expected = try loop(query, prints)
            times.loop += (ContinuousClock.now - start) / .seconds(1)
            if found != expected { different += 1 }
        }
        print("\(queries) queries over \(vectors) vectors, the \(Self.limit) nearest: \(different) different.")
        let count = Double(queries) / 1_000
        print(String(format: "Exact search %.3f ms, loop %.3f ms a query.", times.search / count, times.loop / count))
        return different == 0
    }

    private func loop(_ query: [Float], _ prints: [ImagePrint]) throws -> [VectorMatch] {
        let query = ImagePrint(revision: 1, values: query)
        var best: [VectorMatch] = []
        for (number, print) in prints.enumerated() {
            let match = VectorMatch(key: Int64(vectors - number), distance: try query.distance(to: print))
            guard best.count < Self.limit || Self.comes(match, before: best[Self.limit - 1]) else { continue }
            best.insert(match, at: best.firstIndex { Self.comes(match, before: $0) } ?? best.count)
            if best.count > Self.limit { best.removeLast() }
        }
        return best
    }

    private static func comes(_ one: VectorMatch, before other: VectorMatch) -> Bool {
        (one.distance, one.key) < (other.distance, other.key)
    }
}

/// Numbers that are the same on every machine.
private struct SystemlessRandom {
    var state: UInt64

    mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func vector() -> [Float] {
        Self.unit(
            (0..<512).map { _ in (0..<4).reduce(Float(0)) { sum, _ in sum + Float(number(below: 2_001)) - 1_000 } }
        )
    }

    mutating func vector(near other: [Float], by share: Float) -> [Float] {
        let own = vector()
        return Self.unit(other.indices.map { other[$0] + share * own[$0] })
    }

    private static func unit(_ values: [Float]) -> [Float] {
        let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return values.map { $0 / length }
    }
}
