/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the number of its units in a second.
public typealias CMTimeScale = Int32
/// A number that tells apart times of different loops or edits.
public typealias CMTimeEpoch = Int64

/// A set of facts about a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The facts as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The time means something.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// A calculation had to round the time.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags that a time with a number doesn't have.
    public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: the number of units in a second.
    public var timescale: CMTimeScale
    /// The facts about the time.
    public var flags: CMTimeFlags
    /// The number that tells apart times of different loops or edits.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time: zero, without flags.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time from its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates a time from a fraction.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the time nearest to a number of seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self = CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
    }
}

// MARK: - Constants

extension CMTime {
    /// A time without meaning.
    public static let invalid = CMTime(value: 0, timescale: 0, flags: [], epoch: 0)
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The start of time.
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)
}

/// The time later than all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// The time earlier than all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time without meaning.
public let kCMTimeInvalid = CMTime.invalid
/// The start of time.
public let kCMTimeZero = CMTime.zero
/// The largest denominator that a time can have.
public let kCMTimeMaxTimescale: CMTimeScale = .max

// MARK: - Facts

extension CMTime {
    /// A Boolean value that indicates whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// A Boolean value that indicates whether the time is positive infinity.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// A Boolean value that indicates whether the time is negative infinity.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// A Boolean value that indicates whether the time is indefinite.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// A Boolean value that indicates whether the time is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
    /// A Boolean value that indicates whether the time was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds, which is not a number for a time that isn't one.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }
}
