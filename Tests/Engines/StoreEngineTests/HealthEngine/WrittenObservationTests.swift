import Foundation
import Testing

@testable import HealthEngine

/// Writes Observations of every kind into the folder that `FOVEA_OBSERVATIONS` names, for `scripts/check-observations`.
@Suite("Observations for a validator")
struct WrittenObservationTests {
    private static let folder = ProcessInfo.processInfo.environment["FOVEA_OBSERVATIONS"]
    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.125)

    private func reading(_ kind: String, _ content: Reading.Content, lasting seconds: Double) throws -> Reading {
        var device = ReadingDevice()
        (device.name, device.manufacturer, device.model) = ("Meter", "Maker", "M1")
        (device.hardware, device.firmware, device.software) = ("1", "2", "3")
        (device.localIdentifier, device.udi) = ("local", "udi")
        let unit = try #require(MeasureUnit("mmol<18>/L", in: .health))
        return Reading(
            identifier: UUID(),
            kind: kind,
            content: content,
            start: Self.start,
            end: Self.start.addingTimeInterval(seconds),
            source: ReadingSource(identifier: "com.example.App ü", name: "App", version: "1.2", system: "12.1.0"),
            device: device,
            metadata: [
                "HKTimeZone": .text("Asia/Kathmandu"), "empty": .text(""), "flag": .flag(true), "number": .number(1e-7),
                "date": .date(Self.start), "measure": .measure(Measure(value: 3, unit: unit)),
            ]
        )
    }

    @Test("Are written", .enabled(if: folder != nil))
    func write() throws {
        var readings: [Reading] = []
        for kind in ReadingKind.all {
            let units = try kind.units.map { try #require(kind.read(1, code: $0)).unit } + [#require(kind.measureUnit)]
            for (index, unit) in units.enumerated() {
                let content = Reading.Content.measure(Measure(value: 0.5, unit: unit))
                readings.append(try reading(kind.identifier, content, lasting: index == 0 ? 0 : 60))
            }
        }
        let unit = try #require(MeasureUnit("kPa", in: .health))
        let parts = ReadingKind.bloodPressureParts.map {
            Reading.Part(identifier: UUID(), kind: $0, measure: Measure(value: 16, unit: unit))
        }
        readings.append(try reading(ReadingKind.bloodPressure, .parts(parts), lasting: 0))
        let sugar = Reading.Part(
            identifier: UUID(),
            kind: "HKQuantityTypeIdentifierDietarySugar",
            measure: Measure(value: 8, unit: try #require(MeasureUnit("g", in: .health))),
            metadata: ["HKFoodType": .text("Yoghurt")]
        )
        readings.append(try reading(ReadingKind.food, .parts([sugar]), lasting: 0))
        readings.append(try reading("HKCategoryTypeIdentifierMindfulSession", .category(0), lasting: 60))
        let lap = Workout.Event(number: 3, start: Self.start, end: Self.start, metadata: ["lane": .number(4)])
        let workout = Workout(
            activity: .other,
            duration: 55.5,
            totals: [sugar.kind: sugar.measure],
            events: [lap]
        )
        readings.append(try reading(Workout.kind, .workout(workout), lasting: 60))
        readings[0].workout = readings.last?.identifier
        for reading in readings {
            let path = "\(Self.folder ?? "")/\(reading.identifier.uuidString.lowercased()).json"
            try reading.observation().text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
