import HealthEngine

/// What happened in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    /// A pause began.
    case pause = 1
    /// A pause ended.
    case resume
    /// A lap.
    case lap
    /// A mark that the person made.
    case marker
    /// The person stopped moving.
    case motionPaused
    /// The person moved again.
    case motionResumed
    /// A part of the workout.
    case segment
    /// The person asked for a pause or its end.
    case pauseOrResumeRequest
}

/// Something that happened in a workout, such as a lap.
///
/// Sendable, as no event changes: metadata has texts, numbers, dates and quantities, which don't change either.
public final class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    /// What happened.
    public let type: HKWorkoutEventType
    /// When it happened; a moment has no duration.
    public let dateInterval: DateInterval
    /// Further facts by key.
    public let metadata: [String: Any]?

    /// Creates an event.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        self.type = type
        self.dateInterval = dateInterval
        self.metadata = metadata
    }

    /// Creates an event at a moment.
    @available(*, deprecated, message: "Use init(type:dateInterval:metadata:).")
    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }

    /// When it began.
    public var date: Date { dateInterval.start }

    /// Returns the event itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - Readings

extension HKWorkoutEvent {
    convenience init?(_ event: Workout.Event) {
        guard let type = HKWorkoutEventType(rawValue: event.number) else { return nil }
        self.init(
            type: type,
            dateInterval: DateInterval(start: event.start, end: event.end),
            metadata: Metadata.values(event.metadata)
        )
    }

    func reading() throws -> Workout.Event {
        Workout.Event(
            number: type.rawValue,
            start: dateInterval.start,
            end: dateInterval.end,
            metadata: try Metadata.facts(metadata)
        )
    }
}

extension [HKWorkoutEvent] {
    /// Returns the seconds between two moments that belong to no pause.
    func activeDuration(from start: Date, to end: Date) -> TimeInterval {
        var pauses: TimeInterval = 0
        var pause: Date?
        for event in sorted(by: { $0.date < $1.date }) {
            let moment = Swift.min(Swift.max(event.date, start), end)
            switch event.type {
            case .pause, .motionPaused: pause = pause ?? moment
            case .resume, .motionResumed:
                pauses += pause.map { moment.timeIntervalSince($0) } ?? 0
                pause = nil
            case .lap, .marker, .segment, .pauseOrResumeRequest: break
            }
        }
        pauses += pause.map { end.timeIntervalSince($0) } ?? 0
        return end.timeIntervalSince(start) - pauses
    }
}
