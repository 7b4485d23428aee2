/// A way of rounding a time to a denominator.
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
    /// To the nearest, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Toward zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Toward zero to a larger denominator, away from zero to a smaller one.
    case quickTime = 4
    /// Upward.
    case roundTowardPositiveInfinity = 5
    /// Downward.
    case roundTowardNegativeInfinity = 6

    /// To the nearest, halves away from zero.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

// MARK: - Rounding

extension CMTime {
    /// The nearest time with a denominator.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        guard newTimescale != timescale else { return self }
        return CMTime(
            numerator: Int128(value) * Int128(newTimescale),
            denominator: Int128(timescale),
            timescale: newTimescale,
            method: method == .quickTime && newTimescale < timescale ? .roundAwayFromZero : method,
            like: self
        )
    }

    /// The time `numerator / denominator / timescale` seconds, in a smaller timescale if the value doesn't fit.
    fileprivate init(
        numerator: Int128,
        denominator: Int128,
        timescale: CMTimeScale,
        method: CMTimeRoundingMethod = .default,
        like other: CMTime
    ) {
        var (rounded, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        let isNegative = numerator < 0
        let goesAway =
            switch method {
            case .roundHalfAwayFromZero: remainder.magnitude * 2 >= denominator.magnitude
            case .roundTowardZero, .quickTime: false
            case .roundAwayFromZero: true
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        if remainder != 0, goesAway { rounded += isNegative ? -1 : 1 }
        if let value = Int64(exactly: rounded) {
            var flags = other.flags
            if remainder != 0 { flags.insert(.hasBeenRounded) }
            self.init(value: value, timescale: timescale, flags: flags, epoch: other.epoch)
        } else if timescale > 1 {
            self.init(numerator: numerator / 2, denominator: denominator, timescale: timescale / 2, like: other)
            flags.insert(.hasBeenRounded)
        } else {
            self = isNegative ? .negativeInfinity : .positiveInfinity
        }
    }
}

// MARK: - Sums

extension CMTime {
    /// The sum of two times.
    ///
    /// The denominator is the least common multiple of both. A sum of opposite infinities is invalid.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }

    /// The difference of two times.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }

    private static func sum(_ lhs: CMTime, _ rhs: CMTime, sign: Int128) -> CMTime {
        guard lhs.isValid, rhs.isValid else { return .invalid }
        if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
        guard lhs.isNumeric, rhs.isNumeric else {
            let infinities = [lhs.infinity, rhs.infinity * Int(sign)].filter { $0 != 0 }
            guard let first = infinities.first, infinities.allSatisfy({ $0 == first }) else { return .invalid }
            return first > 0 ? .positiveInfinity : .negativeInfinity
        }
        let (left, right) = (Int128(lhs.timescale), Int128(rhs.timescale))
        let common = left / greatestCommonDivisor(left, right) * right
        let total = Int128(lhs.value) * (common / left) + sign * Int128(rhs.value) * (common / right)
        let timescale = CMTimeScale(exactly: common) ?? kCMTimeMaxTimescale
        var model = lhs
        model.flags.formUnion(rhs.flags)
        // Equal epochs cancel in a difference, which is then a length of time.
        if lhs.epoch != rhs.epoch, lhs.epoch != 0, rhs.epoch != 0 { return .invalid }
        model.epoch = sign < 0 && lhs.epoch == rhs.epoch ? 0 : max(lhs.epoch, rhs.epoch)
        return CMTime(
            numerator: total * Int128(timescale),
            denominator: common,
            timescale: timescale,
            like: model
        )
    }

    private var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }
}

// MARK: - Products

extension CMTime {
    /// The product of a time and a fraction.
    func multiplied(by multiplier: Int128, over divisor: Int128) -> CMTime {
        guard isValid, divisor != 0 else { return .invalid }
        guard isNumeric else {
            if isIndefinite { return self }
            return multiplier == 0 ? .invalid : ((multiplier < 0) != (divisor < 0) ? negated : self)
        }
        return CMTime(
            numerator: Int128(value) * multiplier,
            denominator: divisor,
            timescale: timescale,
            like: self
        )
    }

    private var negated: CMTime { isPositiveInfinity ? .negativeInfinity : .positiveInfinity }
}

func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (a.magnitude, b.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return max(Int128(a), 1)
}
