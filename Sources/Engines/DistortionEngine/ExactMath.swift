/// Functions with the same bits on every processor, unlike the C library's.
///
/// Additions, multiplications, divisions and square roots are correctly rounded everywhere, and Swift doesn't fuse
/// them.
enum ExactMath {
    /// Returns the sine of an angle in whole turns.
    static func sine(turns: Double) -> Double {
        // Reduce to a quarter of a turn on either side of 0, where the series is short.
        var turn = turns - turns.rounded()
        if turn > 0.25 { turn = 0.5 - turn }
        if turn < -0.25 { turn = -0.5 - turn }
        let x = turn * 2 * Double.pi
        let square = x * x
        var sum = 1.0
        for term in stride(from: 21.0, to: 1, by: -2) { sum = 1 - sum * square / (term * (term - 1)) }
        return x * sum
    }

    /// Returns the cosine of an angle in whole turns.
    static func cosine(turns: Double) -> Double { sine(turns: turns + 0.25) }

    /// Returns the sine of an angle in degrees.
    static func sine(degrees: Double) -> Double { sine(turns: degrees / 360) }

    /// Returns the cosine of an angle in degrees.
    static func cosine(degrees: Double) -> Double { cosine(turns: degrees / 360) }

    /// Returns the fifth root of a number from 0 to 1.
    static func fifthRoot(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        // From above, Newton's method descends to the root without passing it.
        var root = 1.0
        for _ in 0..<60 { root = (4 * root + x / (root * root * root * root)) / 5 }
        return root
    }
}
