/// A row of digits of one size that was read in a plane.
struct DigitRow {
    /// The digits from the left.
    var digits: [Digit]
    /// The sum of what speaks for each digit rather than for none.
    var score: Float
    /// The width and the height of a digit in pixels of the plane.
    var width: Double
    var height: Double

    /// A digit at a place.
    struct Digit {
        var value: Int
        /// The probability of the digit, and of a point after it.
        var confidence: Float
        var point: Float
        /// The center in pixels of the plane.
        var x: Double
        var y: Double
    }

    /// The digits without points.
    var text: String { digits.map { String($0.value) }.joined() }
}
