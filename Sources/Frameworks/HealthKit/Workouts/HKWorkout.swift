import HealthEngine

/// A workout.
///
/// Samples that an app has added to it, such as heart rates, are saved as every other; they know their workout, and
/// ``statistics(for:)`` is computed of them.
public final class HKWorkout: HKSample, @unchecked Sendable {
    /// The workout, whose events are those of ``workoutEvents``.
    private let workout: Workout
    private let samples: [HKQuantitySample]
    /// What happened, or nil if nothing is known.
    public let workoutEvents: [HKWorkoutEvent]?

    init(_ workout: Workout, _ events: [HKWorkoutEvent], _ facts: SampleFacts, samples: [HKQuantitySample] = []) {
        self.workout = workout
        self.samples = samples
        workoutEvents = events.isEmpty ? nil : events
        super.init(.workoutType(), facts)
    }

    /// Creates a workout from an archive, in which its samples aren't.
    public required init?(coder: NSCoder) {
        guard let (sample, facts) = SampleArchive.read(HKWorkout.self, from: coder) else { return nil }
        (workout, workoutEvents, samples) = (sample.workout, sample.workoutEvents, [])
        super.init(.workoutType(), facts)
    }

    convenience init(_ workout: Workout, _ facts: SampleFacts, samples: [HKQuantitySample]) {
        self.init(workout, workout.events.compactMap(HKWorkoutEvent.init), facts, samples: samples)
    }

    /// The workout as it is saved.
    func saved() throws -> Workout {
        var reading = workout
        reading.events = try workoutEvents?.map { try $0.reading() } ?? []
        return reading
    }

    /// What the person did.
    public var workoutActivityType: HKWorkoutActivityType { HKWorkoutActivityType(workout.activity) }

    /// The seconds without pauses.
    public var duration: TimeInterval { workout.duration }
}

// MARK: - Statistics

extension HKWorkout {
    private static let energyKind = HKQuantityTypeIdentifier.activeEnergyBurned.rawValue
    private static let strokeKind = HKQuantityTypeIdentifier.swimmingStrokeCount.rawValue
    private static let flightKind = HKQuantityTypeIdentifier.flightsClimbed.rawValue

    /// Returns what a type's samples of the workout add up to, or their average, lowest and highest value.
    ///
    /// It is nil if there is no sample, and the app that saved the workout told no total either.
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        var found = samples.filter { $0.quantityType == quantityType }
        if found.isEmpty, let total = workout.totals[quantityType.identifier] {
            found = [
                HKQuantitySample(
                    quantityType,
                    HKQuantity(total),
                    SampleFacts(source: sourceRevision, start: startDate, end: endDate)
                )
            ]
        }
        guard !found.isEmpty else { return nil }
        return HKStatistics(quantityType, found, .all(of: quantityType), start: startDate, end: endDate)
    }

    /// The statistics of all types of which something is known.
    public var allStatistics: [HKQuantityType: HKStatistics] {
        let told = workout.totals.keys.compactMap(ReadingKind.identified).map(HKQuantityType.init)
        let types = Set(samples.map(\.quantityType) + told)
        return types.reduce(into: [:]) { $0[$1] = statistics(for: $1) }
    }

    private func total(_ kind: String) -> HKQuantity? {
        if let told = workout.totals[kind] { return HKQuantity(told) }
        return ReadingKind.identified(kind).flatMap { statistics(for: HKQuantityType($0)) }?.sumQuantity()
    }

    /// The energy that was burned.
    public var totalEnergyBurned: HKQuantity? { total(Self.energyKind) }

    /// The distance, of the kind that belongs to the activity.
    public var totalDistance: HKQuantity? { total(workout.activity.distanceKind) }

    /// The number of strokes of a swimmer.
    public var totalSwimmingStrokeCount: HKQuantity? { total(Self.strokeKind) }

    /// The number of flights of stairs that were climbed.
    public var totalFlightsClimbed: HKQuantity? { total(Self.flightKind) }
}

// MARK: - Creating

extension HKWorkout {
    private convenience init(
        _ type: HKWorkoutActivityType,
        _ start: Date,
        _ end: Date,
        duration: TimeInterval = 0,
        events: [HKWorkoutEvent]? = nil,
        energy: HKQuantity? = nil,
        distance: HKQuantity? = nil,
        strokes: HKQuantity? = nil,
        flights: HKQuantity? = nil,
        device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        let events = events ?? []
        var totals: [String: Measure] = [:]
        totals[Self.energyKind] = energy?.measure
        totals[type.activity.distanceKind] = distance?.measure
        totals[Self.strokeKind] = strokes?.measure
        totals[Self.flightKind] = flights?.measure
        let workout = Workout(
            activity: type.activity,
            duration: duration > 0 ? duration : events.activeDuration(from: start, to: end),
            totals: totals
        )
        self.init(workout, events, SampleFacts(start: start, end: end, device: device, metadata: metadata))
    }

    /// Creates a workout.
    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(activityType, start, end)
    }

    /// Creates a workout with totals; a duration of zero is computed.
    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        duration: TimeInterval,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType,
            start,
            end,
            duration: duration,
            energy: totalEnergyBurned,
            distance: totalDistance,
            metadata: metadata
        )
    }

    /// Creates a workout with totals and a device; a duration of zero is computed.
    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        duration: TimeInterval,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType,
            start,
            end,
            duration: duration,
            energy: totalEnergyBurned,
            distance: totalDistance,
            device: device,
            metadata: metadata
        )
    }

    /// Creates a workout with events, whose pauses don't count.
    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType,
            start,
            end,
            events: workoutEvents,
            energy: totalEnergyBurned,
            distance: totalDistance,
            metadata: metadata
        )
    }

    /// Creates a workout with events, whose pauses don't count, and a device.
    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType,
            start,
            end,
            events: workoutEvents,
            energy: totalEnergyBurned,
            distance: totalDistance,
            device: device,
            metadata: metadata
        )
    }

    /// Creates a workout of a swimmer.
    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType,
            start,
            end,
            events: workoutEvents,
            energy: totalEnergyBurned,
            distance: totalDistance,
            strokes: totalSwimmingStrokeCount,
            device: device,
            metadata: metadata
        )
    }

    /// Creates a workout on stairs.
    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        totalFlightsClimbed: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType,
            start,
            end,
            events: workoutEvents,
            energy: totalEnergyBurned,
            distance: totalDistance,
            flights: totalFlightsClimbed,
            device: device,
            metadata: metadata
        )
    }
}
