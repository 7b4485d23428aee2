/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
    /// The time when the span begins.
    public var start: CMTime
    /// The length of the span.
    public var duration: CMTime

    /// Creates a span without meaning.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Creates a range from its start and duration.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Creates a span from its beginning and end.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    /// The span of no length at the start of time.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A span without meaning.
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
}

// MARK: - Facts

extension CMTimeRange {
    /// The time when the span is over.
    public var end: CMTime { isValid ? start + duration : .invalid }

    /// A Boolean value that indicates whether the range is valid.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero
    }

    /// A Boolean value that indicates whether the start or duration is indefinite.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// A Boolean value that indicates whether the duration is zero.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Returns a Boolean value that indicates whether the range contains a time; its end is excluded.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isValid && time >= start && time < end
    }

    /// Returns a Boolean value that indicates whether the range contains another one.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
    }
}

// MARK: - Combining

extension CMTimeRange {
    /// The intersection with another range, or the zero range when there is none.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let first = max(start, otherRange.start)
        let last = min(end, otherRange.end)
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// The shortest span that holds both.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// Returns a range from its start and duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

/// Returns a span from its beginning and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}

/// Returns the time when a span is over.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
