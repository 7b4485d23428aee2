import DigestEngine

/// A random number generator that gives the same numbers for a seed on every machine.
///
/// This is SplitMix64; the conversions of its words are written out here, so that a new standard library doesn't change
/// them.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator; neighboring seeds give unrelated numbers.
    package init(seed: UInt64) {
        state = seed
    }

    /// Creates a generator for one of several purposes that share a seed.
    package init(seed: UInt64, purpose: String) {
        state = StableHash(of: purpose.utf8, seed: seed).value
    }

    /// Returns the next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }

    /// Returns a number from 0 up to, but not including, 1.
    package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a number in a range.
    package mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    /// Returns an integer in a range that isn't empty.
    package mutating func integer(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(unit() * Double(range.count))
    }

    /// Returns an element of an array that isn't empty.
    package mutating func element<Element>(of list: [Element]) -> Element { list[integer(in: 0...list.count - 1)] }

    /// Returns true with a probability.
    package mutating func chance(_ probability: Double) -> Bool { unit() < probability }

    /// Returns an approximately normal number with mean 0 and standard deviation 1, never beyond 3.5.
    mutating func bell() -> Float {
        // Four words of 16 bits: their sum has a variance of 4/12.
        let word = next()
        let sum = (word & 0xffff) + (word >> 16 & 0xffff) + (word >> 32 & 0xffff) + word >> 48
        return (Float(sum) / 65_536 - 2) * 1.732_050_8
    }
}
