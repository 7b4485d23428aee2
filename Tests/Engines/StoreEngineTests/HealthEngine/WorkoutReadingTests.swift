import Foundation
import Testing

@testable import HealthEngine

@Suite("Workouts, food and states as Observations")
struct WorkoutReadingTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private static let end = start.addingTimeInterval(1801.5)

    private static func measure(_ value: Double, _ unit: String) throws -> Measure {
        Measure(value: value, unit: try #require(MeasureUnit(unit, in: .health)))
    }

    private static func reading(_ kind: String, _ content: Reading.Content) -> Reading {
        Reading(identifier: UUID(), kind: kind, content: content, start: start, end: end)
    }

    private static func run() throws -> Reading {
        var workout = Workout(activity: try #require(.numbered(37)), duration: 1500.125)
        workout.totals["HKQuantityTypeIdentifierActiveEnergyBurned"] = try measure(320, "kcal")
        workout.totals["HKQuantityTypeIdentifierDistanceWalkingRunning"] = try measure(5.25, "km")
        workout.events = [
            Workout.Event(number: 1, start: start.addingTimeInterval(60), end: start.addingTimeInterval(60)),
            Workout.Event(number: 3, start: start, end: end, metadata: ["lane": .number(4)]),
        ]
        var reading = reading(Workout.kind, .workout(workout))
        reading.metadata["HKIndoorWorkout"] = .flag(false)
        return reading
    }

    @Test("Of workouts come back from the text that was written")
    func workouts() throws {
        let reading = try Self.run()
        let observation = try reading.observation()
        #expect(observation["valueCodeableConcept"]?["text"]?.string == "Running")
        #expect(observation["code"]?["coding"]?.elements.first?["code"]?.string == "73985-4")
        #expect(try Reading(FHIRReader.object(in: observation.text.utf8)) == reading)
        #expect(reading.name == "Workout")
        #expect(reading.valueText == "Running, 25 min, 320 kcal, 5.25 km")
        // Saving again leaves nothing twice.
        #expect(try reading.observation(replacing: observation) == observation)
    }

    @Test("Of workouts by other programs are read without what only we write")
    func foreign() throws {
        let text = """
            {"resourceType":"Observation","id":"run","status":"final","code":{"coding":[{"system":"http://loinc.org",
            "code":"73985-4"}]},"effectivePeriod":{"start":"2026-05-02T07:00:00Z","end":"2026-05-02T07:30:00Z"},
            "component":[{"code":{"coding":[{"system":"http://loinc.org","code":"55411-3"}]},"valueQuantity":{"value":28,
            "unit":"min","system":"http://unitsofmeasure.org","code":"min"}},{"code":{"text":"mood"},"valueString":"good"}]}
            """
        let observation = try FHIRReader.object(in: text.utf8)
        let reading = try Reading(observation)
        #expect(reading.content == .workout(Workout(activity: .other, duration: 28 * 60)))
        let written = try reading.observation(replacing: observation)
        #expect(written["component"]?.elements.count == 2)
        #expect(written["component"]?.elements.last?["valueString"]?.string == "good")
        let converted = text.replacing(
            #""code":"73985-4"}]}"#,
            with:
                #""code":"73985-4"},{"system":"http://developer.apple.com/documentation/healthkit","code":"HKWorkout"}]}"#
        ).replacing(
            #""component""#,
            with: """
                "valueCodeableConcept":{"coding":[{"system":"http://developer.apple.com/documentation/healthkit",
                "code":"coolDown"}]},"component"
                """
        )
        let cooling = Workout(activity: try #require(.numbered(80)), duration: 28 * 60)
        #expect(try Reading(FHIRReader.object(in: converted.utf8)).content == .workout(cooling))
        let untold = try Reading(FHIRReader.object(in: text.replacing("55411-3", with: "1-8").utf8))
        #expect(untold.content == .workout(Workout(activity: .other, duration: 30 * 60)))
    }

    @Test(
        "Of workouts with what can't be are read without it",
        arguments: [
            ("\"valueInteger\": 3", "\"valueInteger\": -3"),
            ("\"valueInteger\": 3", "\"valueInteger\": 99999999999999999999"),
            ("HKWorkoutActivityTypeRunning", "HKWorkoutActivityTypeNothing"), ("\"value\": 320", "\"value\": 1e999"),
            ("\"value\": 1500.125", "\"value\": -5"), ("urn:fovea:health:event", "urn:fovea:health:workout"),
        ]
    )
    func hostile(part: String, replacement: String) throws {
        let text = try Self.run().observation().text
        #expect(text.contains(part))
        let found = try? Reading(FHIRReader.object(in: text.replacing(part, with: replacement).utf8))
        guard let found, case .workout(let workout) = found.content else { return }
        #expect(workout.duration >= 0 && workout.duration.isFinite)
        #expect(workout.events.allSatisfy { $0.number > 0 && $0.start <= $0.end })
        #expect(!found.valueText.isEmpty)
    }

    @Test("Of a workout's samples know the workout")
    func members() throws {
        var reading = Self.reading("HKQuantityTypeIdentifierHeartRate", .measure(try Self.measure(140, "count/min")))
        reading.workout = UUID()
        let back = try Reading(FHIRReader.object(in: reading.observation().text.utf8))
        #expect(back.workout == reading.workout && back.identifier == reading.identifier)
    }

    @Test("Of food have a component for each measure, with its own metadata")
    func food() throws {
        let parts = [("DietaryProtein", 12.5, "g"), ("DietaryEnergyConsumed", 230, "kcal"), ("DietarySugar", 8, "g")]
        var reading = Self.reading(
            ReadingKind.food,
            .parts(
                try parts.map { name, value, unit in
                    Reading.Part(
                        identifier: UUID(),
                        kind: "HKQuantityTypeIdentifier" + name,
                        measure: try Self.measure(value, unit),
                        metadata: ["HKFoodType": .text("Yoghurt")]
                    )
                }.sorted { $0.kind > $1.kind }
            )
        )
        let observation = try reading.observation()
        #expect(observation["code"]?["text"]?.string == "Food")
        #expect(try Reading(FHIRReader.object(in: observation.text.utf8)) == reading)
        #expect(reading.valueText == "8 g, 12.5 g, 230 kcal")
        guard case .parts(let all) = reading.content else { return }
        reading.content = .parts(Array(all.dropLast()))
        #expect(try reading.observation(replacing: observation)["component"]?.elements.count == 2)
        reading.content = .parts([])
        let empty = try reading.observation(replacing: [:])
        var error = try #require(throws: HealthError.self) { try Reading(empty) }
        #expect(error.code == .notAReading)
        reading.kind = "HKCorrelationTypeIdentifierOther"
        error = try #require(throws: HealthError.self) { try reading.observation() }
        #expect(error.code == .invalid)
    }

    @Test(
        "Are told in words",
        arguments: [
            ("SleepAnalysis", 4, "Sleep analysis", "deep sleep, 30 min"),
            ("MindfulSession", 0, "Mindful session", "30 min"),
            ("Headache", 2, "Headache", "mild, 30 min"), ("SleepAnalysis", 77, "Sleep analysis", "77, 30 min"),
        ]
    )
    func words(kind: String, value: Int, name: String, text: String) {
        let reading = Self.reading(CategoryKind.prefix + kind, .category(value))
        #expect(reading.name == name)
        #expect(reading.valueText == text)
    }

    @Test(
        "Have names whose words are apart",
        arguments: [
            ("BloodPressure", "Blood pressure"), ("VO2Max", "VO2 max"), ("UVExposure", "UV exposure"),
            ("HeartRateVariabilitySDNN", "Heart rate variability SDNN"), ("DietaryVitaminB12", "Dietary vitamin B12"),
            ("DietaryVitaminA", "Dietary vitamin A"), ("ForcedExpiratoryVolume1", "Forced expiratory volume 1"),
            ("", ""),
        ]
    )
    func names(name: String, words: String) { #expect(CamelCase.words(name) == words) }

    @Test("Have kinds with units that convert, and no name twice")
    func kinds() throws {
        for kind in ReadingKind.all {
            let unit = try #require(kind.measureUnit, "\(kind.identifier)")
            #expect(unit.ucumCode != nil, "\(kind.identifier)")
        }
        #expect(Set(ReadingKind.all.map(\.identifier)).count == ReadingKind.all.count)
        #expect(Set(CategoryKind.all.map(\.identifier)).count == CategoryKind.all.count)
        #expect(Set(WorkoutActivity.all.map(\.code)).count == 84)
        for activity in WorkoutActivity.all { #expect(ReadingKind.identified(activity.distanceKind) != nil) }
    }
}
