/// The number of pixels of each of 256 levels.
package struct LevelHistogram: Sendable, Hashable {
    /// The numbers of pixels, from the darkest level to the lightest.
    private var counts: [Int]

    /// The two values that pixels consist of.
    package struct Division: Sendable, Hashable {
        /// The lightest level of the darker pixels.
        package let threshold: UInt8
        /// The mean of the darker pixels.
        package let dark: Double
        /// The mean of the lighter pixels.
        package let light: Double
    }

    /// Creates a histogram of no pixels.
    package init() { counts = Array(repeating: 0, count: 256) }

    /// Counts pixels.
    package mutating func add(_ levels: some Sequence<UInt8>) {
        for level in levels { counts[Int(level)] += 1 }
    }

    /// The division after which both parts vary least (Otsu's), or nil where all pixels are of one level.
    package var division: Division? {
        let total = counts.reduce(0, +)
        let sum = counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        var (below, sumBelow) = (0, 0)
        var best: (variance: Double, division: Division)?
        for level in 0..<255 {
            below += counts[level]
            sumBelow += level * counts[level]
            guard below > 0, below < total else { continue }
            let dark = Double(sumBelow) / Double(below)
            let light = Double(sum - sumBelow) / Double(total - below)
            let variance = Double(below) * Double(total - below) * (light - dark) * (light - dark)
            guard variance > best?.variance ?? 0 else { continue }
            best = (variance, Division(threshold: UInt8(level), dark: dark, light: light))
        }
        return best?.division
    }
}
