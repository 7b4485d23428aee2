import HealthKit

/// An app as people write it for Apple's systems: it records runs, and reads them and nights of sleep back.
struct RunningApp: Sendable {
    let store = HKHealthStore()

    func requestAccess() async throws {
        let types: Set<HKSampleType> = [
            HKObjectType.workoutType(), HKQuantityType(.activeEnergyBurned), HKQuantityType(.distanceWalkingRunning),
            HKQuantityType(.heartRate), HKCategoryType(.sleepAnalysis),
        ]
        try await store.requestAuthorization(toShare: types, read: types)
    }

    /// Records a run with a pause.
    func record(_ start: Date, minutes: Int, kilometers: Double, rates: [Double]) async throws -> HKWorkout? {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        configuration.locationType = .outdoor
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: .local())
        let end = start.addingTimeInterval(Double(minutes) * 60)
        try await builder.beginCollection(at: start)
        let heartRate = HKQuantityType(.heartRate)
        let beats = HKUnit.count().unitDivided(by: .minute())
        var samples = rates.enumerated().map { index, rate in
            let date = start.addingTimeInterval(Double(index) * 60)
            return HKQuantitySample(
                type: heartRate,
                quantity: HKQuantity(unit: beats, doubleValue: rate),
                start: date,
                end: date
            )
        }
        samples.append(
            HKQuantitySample(
                type: HKQuantityType(.distanceWalkingRunning),
                quantity: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: kilometers),
                start: start,
                end: end
            )
        )
        try await builder.addSamples(samples)
        let pause = DateInterval(start: start.addingTimeInterval(60), duration: 0)
        let resumption = DateInterval(start: start.addingTimeInterval(120), duration: 0)
        try await builder.addWorkoutEvents([
            HKWorkoutEvent(type: .pause, dateInterval: pause, metadata: nil),
            HKWorkoutEvent(type: .resume, dateInterval: resumption, metadata: nil),
        ])
        try await builder.addMetadata([HKMetadataKeyWorkoutBrandName: "Evening run"])
        try await builder.endCollection(at: end)
        return try await builder.finishWorkout()
    }

    /// The runs, the newest first.
    func runs() async throws -> [HKWorkout] {
        try await HKSampleQueryDescriptor(
            predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))],
            sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)]
        ).result(for: store)
    }

    /// The hours asleep of a night.
    func hoursAsleep(from start: Date, to end: Date) async throws -> Double {
        let phases = HKCategoryValueSleepAnalysis.allAsleepValues
        let asleep = HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: phases)
        let night = HKQuery.predicateForSamples(withStart: start, end: end)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [asleep, night])
        let samples = try await HKSampleQueryDescriptor(
            predicates: [.categorySample(type: HKCategoryType(.sleepAnalysis), predicate: both)],
            sortDescriptors: []
        ).result(for: store)
        return samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) } / 3600
    }
}
