/// Returns a time as a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Returns a time as a fraction of seconds in an epoch.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}

/// Returns the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    guard !seconds.isNaN, preferredTimescale > 0 else { return .invalid }
    var timescale = preferredTimescale
    var value = seconds * Double(timescale)
    // A number that doesn't fit gets a coarser unit.
    while abs(value) >= 0x1p63, timescale > 1 {
        timescale /= 2
        value = seconds * Double(timescale)
    }
    guard abs(value) < 0x1p63 else { return seconds < 0 ? .negativeInfinity : .positiveInfinity }
    let rounded = value.rounded(.toNearestOrAwayFromZero)
    let isExact = rounded / Double(timescale) == seconds && timescale == preferredTimescale
    let flags: CMTimeFlags = isExact ? .valid : [.valid, .hasBeenRounded]
    return CMTime(value: Int64(rounded), timescale: timescale, flags: flags, epoch: 0)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Returns the nearest time with a denominator.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns the product of a time and a whole number.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    time.multiplied(by: Int128(multiplier), over: 1)
}

/// Returns the product of a time and a fraction.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    time.multiplied(by: Int128(multiplier), over: Int128(divisor))
}

/// Returns the product of a time and a number, in the time's denominator.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time.multiplied(by: multiplier < 0 ? -1 : multiplier > 0 ? 1 : 0, over: 1) }
    var product = CMTimeMakeWithSeconds(time.seconds * multiplier, preferredTimescale: time.timescale)
    product.epoch = time.epoch
    return product
}

/// Returns the distance of a time from zero.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time < .zero ? CMTimeMultiply(time, multiplier: -1) : time
}

/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
