import PrintEngine
import VectorIndexEngine

/// Unit vectors that are the same for the same number.
struct DrawnVectors {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number from -1 to 1; sums of four are close to a bell curve.
    private mutating func number() -> Float {
        (0..<4).reduce(Float(0)) { sum, _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return sum + Float(state >> 40) / Float(1 << 23) - 1
        } / 4
    }

    mutating func index(below bound: Int) -> Int {
        _ = number()
        return Int(state >> 33) % bound
    }

    /// Draws a vector anywhere.
    mutating func vector(_ dimension: Int) -> [Float] { Self.unit((0..<dimension).map { _ in number() }) }

    /// Draws a vector near another: the nearer, the smaller the share of its own.
    mutating func vector(near other: [Float], by share: Float) -> [Float] {
        let own = vector(other.count)
        return Self.unit(other.indices.map { other[$0] + share * own[$0] })
    }

    /// Draws vectors in families of sixteen, as pictures come in series.
    mutating func families(_ count: Int, dimension: Int) -> [[Float]] {
        var middle: [Float] = []
        return (0..<count).map { number in
            if number % 16 == 0 { middle = vector(dimension) }
            return vector(near: middle, by: 0.8)
        }
    }

    static func unit(_ values: [Float]) -> [Float] {
        let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return values.map { $0 / length }
    }
}

/// A search as anybody would write it: the loop over prints.
struct NaiveLoop {
    let prints: [ImagePrint]
    let keys: [Int64]

    init(_ vectors: [[Float]], keys: [Int64]) {
        prints = vectors.map { ImagePrint(revision: 1, values: $0) }
        self.keys = keys
    }

    func search(_ query: [Float], limit: Int, where isAllowed: (Int) -> Bool = { _ in true }) throws -> [VectorMatch] {
        let query = ImagePrint(revision: 1, values: query)
        return try prints.indices.filter(isAllowed)
            .map { VectorMatch(key: keys[$0], distance: try query.distance(to: prints[$0])) }
            .sorted { ($0.distance, $0.key) < ($1.distance, $1.key) }
            .prefix(limit).map { $0 }
    }
}
