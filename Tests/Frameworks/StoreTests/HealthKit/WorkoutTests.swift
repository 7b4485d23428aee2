import Foundation
import StoreEngine
import Testing

@testable import HealthKit

@Suite("Workouts, sleep and food", .timeLimit(.minutes(5)))
struct WorkoutTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let beats = HKUnit(from: "count/min")

    private func app(_ folder: HealthFolder) -> RunningApp { HealthHome.$test.withValue(folder.home) { RunningApp() } }

    @Test("Are recorded with their samples, and read back with statistics")
    func records() async throws {
        let folder = try HealthFolder()
        let app = app(folder)
        try await HealthHome.$test.withValue(folder.home) {
            try await app.requestAccess()
            let run = try #require(try await app.record(start, minutes: 30, kilometers: 5, rates: [120, 150, 160]))
            #expect(folder.files.count == 5)
            #expect(run.duration == 29 * 60)

            let found = try #require(try await app.runs().first)
            #expect(found == run && found.workoutActivityType == .running && found.duration == 29 * 60)
            #expect(found.totalDistance?.doubleValue(for: .meter()) == 5000)
            #expect(found.totalEnergyBurned == nil)
            #expect(found.workoutEvents?.map(\.type) == [.pause, .resume])
            #expect(found.metadata?[HKMetadataKeyIndoorWorkout] as? Bool == false)
            #expect(found.metadata?[HKMetadataKeyWorkoutBrandName] as? String == "Evening run")
            #expect(found.device == .local())
            let rates = try #require(found.statistics(for: HKQuantityType(.heartRate)))
            #expect(rates.maximumQuantity()?.doubleValue(for: beats) == 160)
            #expect(try #require(rates.averageQuantity()?.doubleValue(for: beats)) == 430 / 3.0)
            #expect(Set(found.allStatistics.keys.map(\.identifier)).count == 2)

            let samples = try await HKSampleQueryDescriptor(
                predicates: [
                    .quantitySample(
                        type: HKQuantityType(.heartRate),
                        predicate: HKQuery.predicateForObjects(from: found)
                    )
                ],
                sortDescriptors: []
            ).result(for: app.store)
            #expect(samples.count == 3)
            let sources = try await HKSourceQueryDescriptor(predicate: .workout()).result(for: app.store)
            #expect(sources.map(\.bundleIdentifier) == ["com.example.Pressure"])
        }
    }

    @Test("Take further samples later, and lose none when they are deleted")
    func additions() async throws {
        let folder = try HealthFolder()
        let app = app(folder)
        try await HealthHome.$test.withValue(folder.home) {
            let run = try #require(try await app.record(start, minutes: 10, kilometers: 2, rates: []))
            try await app.store.addSamples([folder.sample(.activeEnergyBurned, 90, "kcal", at: 5)], to: run)
            let found = try #require(try await app.runs().first)
            #expect(found.totalEnergyBurned?.doubleValue(for: .largeCalorie()) == 90)
            try await app.store.delete(found)
            #expect(try await app.runs().isEmpty)
            #expect(folder.files.count == 2)
        }
    }

    @Test("Are built in order, and a failure says what comes first")
    func order() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let builder = HKWorkoutBuilder(healthStore: store, configuration: HKWorkoutConfiguration(), device: nil)
        func refused(_ work: () async throws -> Void) async throws {
            let error = try await #require(throws: HKError.self) { try await work() }
            #expect(error.code == .errorInvalidArgument)
        }
        try await refused { try await builder.addSamples([]) }
        try await refused { try await builder.endCollection(at: start) }
        try await refused { try await builder.finishWorkout() }
        try await builder.beginCollection(at: start)
        try await refused { try await builder.beginCollection(at: start) }
        try await refused { try await builder.endCollection(at: start.addingTimeInterval(-1)) }
        try await refused { try await builder.addMetadata(["list": [1]]) }
        #expect(builder.elapsedTime(at: start.addingTimeInterval(40)) == 40)
        try await builder.endCollection(at: start.addingTimeInterval(30))
        #expect(builder.elapsedTime(at: start.addingTimeInterval(40)) == 30)

        // What couldn't be saved can be finished again.
        try folder.decide(.denied)
        let denied = try await #require(throws: HKError.self) { try await builder.finishWorkout() }
        #expect(denied.code == .errorAuthorizationDenied && folder.files.isEmpty)
        try folder.decide(.granted)
        #expect(try await builder.finishWorkout()?.duration == 30)
        try await refused { try await builder.finishWorkout() }

        let discarded = HKWorkoutBuilder(healthStore: store, configuration: HKWorkoutConfiguration(), device: nil)
        discarded.discardWorkout()
        try await refused { try await discarded.beginCollection(at: start) }
        #expect(folder.files.count == 1)
    }

    @Test("Tell completion handlers as they tell tasks")
    func handlers() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let builder = HKWorkoutBuilder(healthStore: store, configuration: HKWorkoutConfiguration(), device: nil)
        let sample = folder.sample(.stepCount, 400, "count", at: 3)
        let (start, end) = (start, start.addingTimeInterval(60))
        let workout: HKWorkout? = await withCheckedContinuation { continuation in
            builder.beginCollection(withStart: start) { _, _ in
                builder.add([sample]) { _, _ in
                    builder.addMetadata(["a": 1]) { _, _ in
                        builder.endCollection(withEnd: end) { _, _ in
                            builder.finishWorkout { workout, _ in continuation.resume(returning: workout) }
                        }
                    }
                }
            }
        }
        let steps = workout?.statistics(for: HKQuantityType(.stepCount))?.sumQuantity()
        #expect(steps?.doubleValue(for: .count()) == 400)
        #expect(builder.metadata["a"] as? Int == 1)
    }

    @available(*, deprecated, message: "The predicates are, as Foundation's comparisons are.")
    @Test("With totals of the app's own are found by these")
    func totals() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let swim = HealthHome.$test.withValue(folder.home) {
            HKWorkout(
                activityType: .swimming,
                start: start,
                end: start.addingTimeInterval(1800),
                duration: 0,
                totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 250),
                totalDistance: HKQuantity(unit: .yard(), doubleValue: 1000),
                metadata: nil
            )
        }
        try await store.save(swim)
        let energy = HKQuantity(unit: .jouleUnit(with: .kilo), doubleValue: 1000)
        let far = HKQuantity(unit: .mile(), doubleValue: 1)
        let chosen: [(NSPredicate, Int)] = [
            (HKQuery.predicateForWorkouts(with: .greaterThan, totalEnergyBurned: energy), 1),
            (HKQuery.predicateForWorkouts(with: .greaterThan, totalDistance: far), 0),
            (HKQuery.predicateForWorkouts(with: .equalTo, duration: 1800), 1),
            (HKQuery.predicateForWorkouts(with: .lessThan, totalFlightsClimbed: far), 0),
            (HKQuery.predicateForWorkouts(with: .running), 0),
        ]
        for (predicate, count) in chosen {
            let query = HKSampleQueryDescriptor(predicates: [.workout(predicate)], sortDescriptors: [])
            #expect(try await query.result(for: store).count == count)
        }
        let all = HKSampleQueryDescriptor(predicates: [.workout()], sortDescriptors: [])
        let found = try #require(try await all.result(for: store).first)
        let distance = found.statistics(for: HKQuantityType(.distanceSwimming))?.sumQuantity()
        #expect(distance?.doubleValue(for: .yard()) == 1000)
    }

    @Test("Nights have phases; a state that there isn't is refused")
    func sleep() async throws {
        let folder = try HealthFolder()
        let app = app(folder)
        try await HealthHome.$test.withValue(folder.home) {
            let type = HKCategoryType(.sleepAnalysis)
            let phases: [HKCategoryValueSleepAnalysis] = [.inBed, .asleepCore, .asleepDeep, .awake, .asleepREM]
            let samples = phases.enumerated().map { index, phase in
                let begin = start.addingTimeInterval(Double(index) * 3600)
                let end = begin.addingTimeInterval(3600)
                return HKCategorySample(type: type, value: phase.rawValue, start: begin, end: end)
            }
            try await app.store.save(samples)
            #expect(try await app.hoursAsleep(from: start, to: start.addingTimeInterval(86_400)) == 3)
            let dream = HKCategorySample(type: type, value: 42, start: start, end: start)
            let error = try await #require(throws: HKError.self) { try await app.store.save(dream) }
            #expect(error.code == .errorInvalidArgument && error.localizedDescription.contains("42"))
        }
    }

    @Test("Meals keep each nutrient with its metadata")
    func food() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let facts: [String: Any] = [HKMetadataKeyFoodType: "Yoghurt"]
        let meal = HealthHome.$test.withValue(folder.home) {
            HKCorrelation(
                type: HKCorrelationType(.food),
                start: start,
                end: start,
                objects: [
                    folder.sample(.dietaryEnergyConsumed, 230, "kcal", metadata: facts),
                    folder.sample(.dietaryProtein, 12.5, "g", metadata: facts),
                ],
                metadata: facts
            )
        }
        try await store.save(meal)
        let query = HKSampleQueryDescriptor(
            predicates: [.correlation(type: HKCorrelationType(.food))],
            sortDescriptors: []
        )
        let found = try #require(try await query.result(for: store).first)
        let protein = try #require(found.objects(for: HKQuantityType(.dietaryProtein)).first as? HKQuantitySample)
        #expect(protein.quantity.doubleValue(for: .gram()) == 12.5)
        #expect(protein.metadata?[HKMetadataKeyFoodType] as? String == "Yoghurt")
        let sum = HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.dietaryEnergyConsumed)),
            options: .cumulativeSum
        )
        #expect(try await sum.result(for: store)?.sumQuantity()?.doubleValue(for: .kilocalorie()) == 230)
    }

    @Test("Loudness has the level of its average power, weighted by time")
    func loudness() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let samples = HealthHome.$test.withValue(folder.home) {
            [(60.0, 60.0), (80, 180)].map { level, seconds in
                HKQuantitySample(
                    type: HKQuantityType(.headphoneAudioExposure),
                    quantity: HKQuantity(unit: .decibelAWeightedSoundPressureLevel(), doubleValue: level),
                    start: start,
                    end: start.addingTimeInterval(seconds)
                )
            }
        }
        try await store.save(samples)
        let query = HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.headphoneAudioExposure)),
            options: .discreteAverage
        )
        let average = try #require(try await query.result(for: store)?.averageQuantity())
        let expected = 10 * log10((1e6 * 60 + 1e8 * 180) / 240)
        #expect(abs(average.doubleValue(for: .decibelAWeightedSoundPressureLevel()) - expected) < 1e-9)
    }
}
