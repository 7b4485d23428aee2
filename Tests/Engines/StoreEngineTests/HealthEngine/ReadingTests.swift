import Foundation
import Testing

@testable import HealthEngine

@Suite("Readings as Observations")
struct ReadingTests {
    private static let moment = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

    private func measure(_ value: Double, _ unit: String) throws -> Measure {
        Measure(value: value, unit: try #require(MeasureUnit(unit, in: .health)))
    }

    private func reading(_ kind: String, _ value: Double, _ unit: String) throws -> Reading {
        Reading(
            identifier: UUID(),
            kind: "HKQuantityTypeIdentifier" + kind,
            content: .measure(try measure(value, unit)),
            start: Self.moment,
            end: Self.moment
        )
    }

    @Test("Come back from the text that was written", arguments: ReadingKind.all)
    func roundTrip(kind: ReadingKind) throws {
        var reading = Reading(
            identifier: UUID(),
            kind: kind.identifier,
            content: .measure(try measure(0.5, kind.unit)),
            start: Self.moment,
            end: Self.moment.addingTimeInterval(60),
            source: ReadingSource(identifier: "com.example.App ü", name: "App", version: "1.2"),
            metadata: [
                "HKTimeZone": .text("Asia/Kathmandu"), "flag": .flag(true), "number": .number(2), "empty": .text(""),
                "date": .date(Self.moment), "measure": .measure(try measure(3, "mmol<18>/L")),
            ]
        )
        var device = ReadingDevice()
        (device.name, device.manufacturer, device.model) = ("Cuff", "Maker", "M1")
        (device.hardware, device.firmware, device.software) = ("1", "2", "3")
        (device.localIdentifier, device.udi) = ("local", "udi")
        reading.device = device
        let text = try reading.observation().text
        #expect(text.contains("+05:45"))
        var back = try Reading(FHIRReader.object(in: text.utf8))
        guard case .measure(let found) = back.content, case .measure(let saved) = reading.content else {
            Issue.record("no measure")
            return
        }
        #expect(found.unit.convert(found.value, to: saved.unit) == saved.value)
        back.content = reading.content
        #expect(back == reading)
    }

    @Test(
        "Are written in the units of the profile, exactly",
        arguments: [
            ("BodyMass", 12.5, "st", "175", "[lb_av]", "29463-7"), ("BodyMass", 81.6, "kg", "81.6", "kg", "29463-7"),
            ("BloodGlucose", 6.3, "mmol<180.15588000005408>/L", "6.3", "mmol/L", "15074-8"),
            ("BloodGlucose", 113, "mg/dL", "113", "mg/dL", "2339-0"), ("Height", 1.75, "m", "175", "cm", "8302-2"),
            ("Height", 5.5, "ft", "66", "[in_i]", "8302-2"),
            ("BodyMassIndex", 22.5, "count", "22.5", "kg/m2", "39156-5"),
            ("OxygenSaturation", 0.97, "count", "97", "%", "2708-6"), ("HeartRate", 1.2, "Hz", "72", "/min", "8867-4"),
            ("BodyTemperature", 310.15, "K", "37", "Cel", "8310-5"),
            ("BodyTemperature", 98.6, "degF", "98.6", "[degF]", "8310-5"),
            ("BloodPressureSystolic", 16, "kPa", "120.00985213530501", "mm[Hg]", "8480-6"),
        ]
    )
    func units(kind: String, value: Double, unit: String, written: String, code: String, loinc: String) throws {
        let observation = try reading(kind, value, unit).observation()
        #expect(observation["valueQuantity"]?["value"] == .number(written))
        #expect(observation["valueQuantity"]?["code"]?.string == code)
        #expect(observation["code"]?["coding"]?.elements.first?["code"]?.string == loinc)
    }

    @Test("Of other units are refused, as are those without value or time")
    func refused() throws {
        var backward = try reading("BodyMass", 80, "kg")
        backward.end = Self.moment.addingTimeInterval(-1)
        var unknown = try reading("BodyMass", 80, "kg")
        unknown.kind = "HKQuantityTypeIdentifierOther"
        for reading in [
            try reading("BodyMass", 80, "m"), try reading("BodyMass", .nan, "kg"),
            try reading("BodyMass", .infinity, "kg"), backward, unknown,
        ] {
            let error = try #require(throws: HealthError.self) { try reading.observation() }
            #expect(error.code == .invalid)
        }
    }

    @Test("Of blood pressure have two components, and keep what others have written")
    func bloodPressure() throws {
        let former = try FHIRReader.object(in: Samples.bloodPressure.utf8)
        let reading = try Reading(former)
        guard case .parts(let parts) = reading.content else {
            Issue.record("no parts")
            return
        }
        #expect(parts.map(\.measure.value) == [128, 82])
        #expect(parts.map(\.kind) == ReadingKind.bloodPressureParts)
        #expect(Set([reading.identifier] + parts.map(\.identifier)).count == 3)
        #expect(reading.start == FHIRDate.date("2026-05-02T05:15:00Z", in: .gmt))

        let written = try reading.observation(replacing: former)
        #expect(written["bodySite"] == former["bodySite"])
        #expect(written["subject"] == former["subject"])
        #expect(written["meta"]?["versionId"] == "3")
        #expect(written["meta"]?["profile"] == ["http://hl7.org/fhir/StructureDefinition/bp"])
        #expect(written["component"]?.elements.count == 3)
        #expect(written["component"]?.elements.last?["valueQuantity"]?["value"] == .number("97.50"))
        #expect(try Reading(written) == reading)
    }

    @Test("By other programs are read, with identifiers that stay the same")
    func foreign() throws {
        let weight = try Reading(FHIRReader.object(in: Samples.foreign.utf8), in: .gmt)
        #expect(weight.content == .measure(try measure(81.6, "kg")))
        #expect(weight.device?.name == "Scale")
        #expect(weight.end.timeIntervalSince(weight.start) == 86_400)
        #expect(try Reading(FHIRReader.object(in: Samples.foreign.utf8), in: .gmt).identifier == weight.identifier)
        let glucose = try Reading(FHIRReader.object(in: Samples.glucose.utf8))
        #expect(glucose.content == .measure(try measure(6.3, "mmol<180.15588000005408>/L")))
    }

    @Test(
        "Aren't what doesn't count",
        arguments: [
            ("\"final\"", "\"entered-in-error\""), ("\"final\"", "\"registered\""), ("Observation", "Patient"),
            ("15074-8", "1-8"), ("\"value\":6.3", "\"comparator\":\"<\",\"value\":6.3"), ("mmol/L", "kg"),
            ("6.3", "\"6.3\""),
            ("2026-01-05T09:00:00Z", "soon"), ("\"id\":\"g\",", ""),
            ("http://unitsofmeasure.org", "http://example.org"),
        ]
    )
    func nothing(part: String, replacement: String) throws {
        let text = Samples.glucose.replacing(part, with: replacement)
        let error = try #require(throws: HealthError.self) { try Reading(FHIRReader.object(in: text.utf8)) }
        #expect(error.code == .notAReading)
    }
}
