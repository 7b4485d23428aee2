extension CMTime: Comparable {
    /// Returns a Boolean value that indicates whether one time is earlier than another.
    ///
    /// Times count in this order: negative infinity, numbers by epoch, indefinite, positive infinity, invalid.
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) < 0 }

    /// Returns a Boolean value that indicates whether two times are the same, whatever their denominators.
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) == 0 }
}

extension CMTime: Hashable {
    /// Feeds the time, independent of its denominator, to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        let divisor = greatestCommonDivisor(Int128(value), Int128(timescale))
        hasher.combine(Int128(value) / divisor)
        hasher.combine(Int128(timescale) / divisor)
        hasher.combine(epoch)
    }

    /// The place of the kind of time in the order of all times.
    fileprivate var rank: Int {
        if isNumeric { return 1 }
        if isNegativeInfinity { return 0 }
        if isIndefinite { return 2 }
        return isPositiveInfinity ? 3 : 4
    }
}

/// Returns -1, 0 or 1 for a time that is earlier than another, the same or later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    guard time1.rank == 1, time2.rank == 1 else { return Int32((time1.rank - time2.rank).signum()) }
    guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
    let left = Int128(time1.value) * Int128(time2.timescale)
    let right = Int128(time2.value) * Int128(time1.timescale)
    return left < right ? -1 : left == right ? 0 : 1
}
