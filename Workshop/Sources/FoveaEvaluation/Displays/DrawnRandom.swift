import Foundation

/// Reproducible random numbers (SplitMix64).
struct DrawnRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number between 0 and 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
    mutating func within(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
    mutating func chance(_ part: Double) -> Bool { unit() < part }
    mutating func upTo(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    /// A number of the normal distribution.
    mutating func normal() -> Double { (-2 * log(max(unit(), 1e-12))).squareRoot() * cos(2 * .pi * unit()) }
}
