/// A fraction of two 32-bit integers, as in EXIF.
public struct MetadataFraction: Sendable, Hashable {
    /// The numerator.
    public var numerator: Int
    /// The denominator, which is zero for infinity.
    public var denominator: Int

    /// Creates a fraction.
    public init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The quotient.
    public var value: Double { Double(numerator) / Double(denominator) }

    /// Creates the simplest fraction that equals a number, or approximates it.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - tolerance: The largest difference.
    public init(_ value: Double, tolerance: Double = 0) {
        guard value.isFinite else {
            self.init(numerator: value.isNaN ? 0 : value < 0 ? -1 : 1, denominator: 0)
            return
        }
        let limit = Double(Int32.max)
        guard abs(value) < limit else {
            self.init(numerator: Int(min(max(value, -limit), Double(UInt32.max)).rounded()), denominator: 1)
            return
        }
        // The convergents of the continued fraction, each the best approximation of its size.
        var (above, below) = ((1.0, 0.0), (0.0, 1.0))
        var rest = abs(value)
        repeat {
            let whole = rest.rounded(.down)
            let next = (whole * above.0 + above.1, whole * below.0 + below.1)
            guard next.0 <= limit, next.1 <= limit else { break }
            (above, below) = ((next.0, above.0), (next.1, below.0))
            rest = 1 / (rest - whole)
        } while rest.isFinite && abs(above.0 / below.0 - abs(value)) > tolerance
        let sign = value < 0 ? -1.0 : 1
        self.init(numerator: Int(sign * above.0), denominator: Int(below.0))
    }
}
