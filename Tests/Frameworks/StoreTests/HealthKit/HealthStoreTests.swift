import Foundation
import HealthEngine
import StoreEngine
import TestSupport
import Testing

@testable import HealthKit

@Suite("A store of health data", .timeLimit(.minutes(5)))
struct HealthStoreTests {
    private let pressure = HKCorrelationType(.bloodPressure)

    @Test("Asks, saves a blood pressure, tells another store within a second, and reads it in another unit")
    func app() async throws {
        let folder = try HealthFolder(nil)
        try await HealthHome.$test.withValue(folder.home) {
            let app = PressureApp()
            #expect(app.healthStore.authorizationStatus(for: HKQuantityType(.bloodPressureSystolic)) == .notDetermined)
            try await ConsentPrompt.$testHandler.withValue({ $0.wanted == .granted }) { try await app.requestAccess() }
            #expect(
                app.healthStore.authorizationStatus(for: HKQuantityType(.bloodPressureSystolic)) == .sharingAuthorized
            )

            let observer = PressureApp()
            var updates = observer.updates().makeAsyncIterator()
            #expect(await updates.next() != nil)
            try await app.save(systolic: 90, diastolic: 60, at: Date(timeIntervalSinceReferenceDate: 700_000_000))
            #expect(await updates.next() != nil)
            let time = try await leastTime(until: .seconds(1)) { attempt in
                let date = Date(timeIntervalSinceReferenceDate: 800_000_000 + TimeInterval(attempt))
                try await app.save(systolic: 120, diastolic: 80, at: date)
                let saved = ContinuousClock.now
                return saved.duration(to: try #require(await updates.next()))
            }
            #expect(time < .seconds(1))
            let latest = try await observer.latest(count: 1)
            #expect(latest.map(\.0) == [15.9986864898])
            #expect(latest.map(\.1) == [10.6657909932])
        }
        #expect(folder.files.count >= 2)
        #expect(folder.files.allSatisfy { $0.contains("http://hl7.org/fhir/StructureDefinition/bp") })
    }

    @Test("Gives an app that hasn't asked an error, and a refused one nothing")
    func consent() async throws {
        let folder = try HealthFolder()
        let weight = folder.sample(.bodyMass, 80, "kg")
        try await folder.store().save(weight)
        let other = folder.store(of: "com.example.Other")
        let query = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.bodyMass))],
            sortDescriptors: []
        )
        #expect(try await query.result(for: folder.store()).count == 1)
        for work in [{ _ = try await query.result(for: other) }, { try await other.save(weight) }] {
            let error = try await #require(throws: HKError.self) { try await work() }
            #expect(error.code == .errorAuthorizationNotDetermined)
        }

        try folder.decide(.denied, for: "com.example.Other")
        #expect(try await query.result(for: other).isEmpty)
        #expect(other.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingDenied)
        let error = try await #require(throws: HKError.self) { try await other.save(folder.sample(.bodyMass, 1, "kg")) }
        #expect(error.code == .errorAuthorizationDenied)
        #expect(folder.files.count == 1)

        // An app that may only save sees its own.
        try folder.decide(.writeOnly, for: "com.example.Other")
        #expect(try await query.result(for: other).isEmpty)
        let own = HealthHome.$test.withValue(folder.home(of: "com.example.Other")) {
            folder.home(of: "com.example.Other")
        }
        let sample = HealthHome.$test.withValue(own) {
            HKQuantitySample(
                type: HKQuantityType(.bodyMass),
                quantity: HKQuantity(unit: .pound(), doubleValue: 150),
                start: .now,
                end: .now
            )
        }
        try await other.save(sample)
        #expect(try await query.result(for: other).map(\.uuid) == [sample.uuid])
        #expect(try await query.result(for: folder.store()).count == 2)
    }

    @Test("Asks once, and can't ask for correlations or nothing")
    func requests() async throws {
        let folder = try HealthFolder(nil)
        let store = folder.store()
        let types: Set<HKSampleType> = [HKQuantityType(.bodyMass)]
        #expect(try await store.statusForAuthorizationRequest(toShare: types, read: []) == .shouldRequest)
        try await ConsentPrompt.$testHandler.withValue({ _ in false }) {
            try await store.requestAuthorization(toShare: types, read: types)
        }
        #expect(store.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingDenied)
        #expect(try await store.statusForAuthorizationRequest(toShare: types, read: types) == .unnecessary)
        try await ConsentPrompt.$testHandler.withValue({ _ in true }) {
            try await store.requestAuthorization(toShare: types, read: types)
        }
        #expect(store.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingDenied)
        for types: Set<HKSampleType> in [[], [pressure]] {
            let error = try await #require(throws: HKError.self) {
                try await store.requestAuthorization(toShare: types, read: [])
            }
            #expect(error.code == .errorInvalidArgument)
        }
        let error = try await #require(throws: HKError.self) {
            try await ConsentPrompt.$testHandler.withValue({ _ in nil }) {
                try await HealthFolder(nil).store().requestAuthorization(toShare: types, read: [])
            }
        }
        #expect(error.code == .errorUserCanceled)
    }

    @Test("Keeps devices, metadata and times")
    func facts() async throws {
        let folder = try HealthFolder()
        let device = HKDevice(
            name: "Meter",
            manufacturer: "Maker",
            model: "M",
            hardwareVersion: "1",
            firmwareVersion: nil,
            softwareVersion: "3",
            localIdentifier: "x",
            udiDeviceIdentifier: nil
        )
        let start = Date(timeIntervalSinceReferenceDate: 801_234_567.891)
        let sample = HealthHome.$test.withValue(folder.home) {
            HKQuantitySample(
                type: HKQuantityType(.bloodGlucose),
                quantity: HKQuantity(unit: HKUnit(from: "mmol<180.1558800000541>/L"), doubleValue: 6.3),
                start: start,
                end: start,
                device: device,
                metadata: [
                    HKMetadataKeyWasUserEntered: true, HKMetadataKeyTimeZone: "Europe/Berlin",
                    HKMetadataKeyBloodGlucoseMealTime: HKBloodGlucoseMealTime.postprandial.rawValue, "date": start,
                    "quantity": HKQuantity(unit: .minute(), doubleValue: 5), "ratio": 0.5,
                ]
            )
        }
        try await folder.store().save(sample)
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.bloodGlucose))],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)],
            limit: 10
        )
        let found = try #require(try await descriptor.result(for: folder.store()).first)
        #expect(found == sample && found.startDate == start && found.device == device)
        #expect(found.quantity.doubleValue(for: HKUnit(from: "mmol<180.15588000005408>/L")) == 6.3)
        #expect(found.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
        #expect(found.metadata?[HKMetadataKeyBloodGlucoseMealTime] as? Int == 2)
        #expect(found.metadata?["ratio"] as? Double == 0.5)
        #expect(found.metadata?["date"] as? Date == start)
        #expect((found.metadata?["quantity"] as? HKQuantity)?.doubleValue(for: .second()) == 300)
        #expect(found.sourceRevision.source.bundleIdentifier == "com.example.Pressure")
        #expect(try #require(folder.files.first).contains("+02:00") || folder.files[0].contains("+01:00"))
        #expect(folder.files[0].contains("15074-8"))

        let invalid = folder.sample(.bodyMass, 80, "kg", metadata: ["list": [1]])
        let error = try await #require(throws: HKError.self) { try await folder.store().save([invalid]) }
        #expect(error.code == .errorInvalidArgument)
        #expect(folder.files.count == 1)
    }

    @Test("Replaces what is saved again, and earlier versions of what is synchronised")
    func replacing() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let sample = folder.sample(.bodyMass, 80, "kg")
        try await store.save(sample)
        try await store.save(sample)
        #expect(folder.files.count == 1)
        func version(_ value: Double, _ version: Int) -> HKQuantitySample {
            let metadata: [String: Any] = [HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: version]
            return folder.sample(.heartRate, value, "count/min", metadata: metadata)
        }
        try await store.save(version(60, 1))
        try await store.save(version(62, 3))
        try await store.save(version(61, 2))
        let query = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
            sortDescriptors: []
        )
        let values = try await query.result(for: store).map { $0.quantity.doubleValue(for: HKUnit(from: "count/min")) }
        #expect(values == [62])
    }

    @Test("Deletes what the app has saved, and nothing else")
    func deleting() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let samples = (0..<3).map { folder.sample(.heartRate, 60 + Double($0), "count/min", at: Double($0)) }
        try await store.save(samples)
        try await store.delete(samples[0])
        #expect(folder.files.count == 2)
        var error = try await #require(throws: HKError.self) { try await store.delete(samples[0]) }
        #expect(error.code == .errorInvalidArgument)
        try folder.decide(.granted, for: "com.example.Other")
        let other = folder.store(of: "com.example.Other")
        error = try await #require(throws: HKError.self) { try await other.delete(samples[1]) }
        #expect(error.code == .errorAuthorizationDenied)
        let all = NSPredicate(value: true)
        #expect(try await other.deleteObjects(of: HKQuantityType(.heartRate), predicate: all) == 0)
        #expect(try await store.deleteObjects(of: HKQuantityType(.bodyMass), predicate: all) == 0)
        #expect(try await store.deleteObjects(of: HKQuantityType(.heartRate), predicate: all) == 2)
        #expect(folder.files.isEmpty)
    }

    @Test("Reads what other programs write, and nothing from files that are no readings")
    func foreign() async throws {
        let folder = try HealthFolder()
        try folder.write(
            """
            {"resourceType":"Observation","id":"w","status":"final","code":{"coding":[{"system":"http://loinc.org",
            "code":"29463-7"}]},"effectiveDateTime":"2026-01-05","valueQuantity":{"value":180,
            "unit":"lb","system":"http://unitsofmeasure.org","code":"[lb_av]"}}
            """,
            as: "w.json"
        )
        try folder.write("{\"resourceType\":\"Observation\"", as: "torn.json")
        try folder.write("[]", as: "list.json")
        let query = HKSampleQueryDescriptor<HKQuantitySample>(
            predicates: [.quantitySample(type: HKQuantityType(.bodyMass))],
            sortDescriptors: []
        )
        let found = try await query.result(for: folder.store())
        #expect(found.map { $0.quantity.doubleValue(for: .gramUnit(with: .kilo)) } == [81.6466266])
    }

    @Test("Has no room for what isn't a sample of a reading")
    func unsavable() async throws {
        let folder = try HealthFolder()
        let food = HealthHome.$test.withValue(folder.home) {
            HKCorrelation(
                type: HKCorrelationType(.food),
                start: .now,
                end: .now,
                objects: [folder.sample(.bodyMass, 1, "kg")]
            )
        }
        for objects in [[food], []] as [[HKObject]] {
            let error = try await #require(throws: HKError.self) { try await folder.store().save(objects) }
            #expect(error.code == .errorInvalidArgument)
        }
    }
}
