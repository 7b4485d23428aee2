import Foundation
import HealthKit
import Testing

@Suite("Archives of health data")
struct HealthArchiveTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.125)

    private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    private func quantity(_ kind: HKQuantityTypeIdentifier, _ value: Double, _ unit: HKUnit) -> HKQuantitySample {
        HKQuantitySample(
            type: HKQuantityType(kind),
            quantity: HKQuantity(unit: unit, doubleValue: value),
            start: start,
            end: start,
            device: .local(),
            metadata: [HKMetadataKeyWasUserEntered: true, "note": "after breakfast"]
        )
    }

    @Test("A sample comes back as it was")
    func sample() throws {
        let glucose = quantity(.bloodGlucose, 5.4, HKUnit(from: "mmol<180.1558800000541>/L"))
        let read = try copy(glucose)
        #expect(read == glucose && read.quantity == glucose.quantity && read.quantityType == glucose.quantityType)
        #expect(read.startDate == glucose.startDate && read.device == glucose.device)
        #expect(read.sourceRevision == glucose.sourceRevision)
        #expect(read.metadata?["note"] as? String == "after breakfast")
        #expect(read.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
    }

    @Test("So do correlations with their parts, states and workouts")
    func others() throws {
        let parts = [
            quantity(.bloodPressureSystolic, 128, .millimeterOfMercury()),
            quantity(.bloodPressureDiastolic, 82, .millimeterOfMercury()),
        ]
        let pressure = HKCorrelation(
            type: HKCorrelationType(.bloodPressure),
            start: start,
            end: start,
            objects: Set(parts)
        )
        let read = try copy(pressure)
        #expect(read == pressure && read.objects == pressure.objects)
        #expect(read.correlationType == pressure.correlationType)
        let systolic = read.objects(for: HKQuantityType(.bloodPressureSystolic)).first as? HKQuantitySample
        #expect(systolic?.quantity == parts[0].quantity)
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis),
            value: HKCategoryValueSleepAnalysis.inBed.rawValue,
            start: start,
            end: start + 3600
        )
        #expect(try copy(sleep).value == sleep.value && copy(sleep).endDate == sleep.endDate)
        let run = HKWorkout(
            activityType: .running,
            start: start,
            end: start + 1800,
            duration: 1700,
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 310),
            totalDistance: nil,
            metadata: nil
        )
        let same = try copy(run)
        #expect(same.workoutActivityType == .running && same.duration == 1700)
        #expect(same.totalEnergyBurned == run.totalEnergyBurned)
    }

    @Test("Types, units, devices and apps come back")
    func values() throws {
        #expect(try copy(HKQuantityType(.bodyMass)) == HKQuantityType(.bodyMass))
        #expect(try copy(HKCategoryType(.sleepAnalysis)) == HKCategoryType(.sleepAnalysis))
        #expect(try copy(HKObjectType.workoutType()) == HKObjectType.workoutType())
        #expect(try copy(HKUnit(from: "mg/dL")) == HKUnit(from: "mg/dL"))
        let mass = HKQuantity(unit: .pound(), doubleValue: 150)
        #expect(try copy(mass) == mass && copy(mass).description == mass.description)
        let app = quantity(.bodyMass, 70, .gram()).sourceRevision
        let same = try copy(app)
        #expect(same == app)
        #expect(same.operatingSystemVersion.majorVersion == app.operatingSystemVersion.majorVersion)
        #expect(try copy(HKDevice.local()) == .local())
    }

    @Test("What can't be stored isn't archived")
    func refusal() {
        let sample = HKQuantitySample(
            type: HKQuantityType(.bodyMass),
            quantity: HKQuantity(unit: .gram(), doubleValue: 1),
            start: start,
            end: start,
            metadata: ["picture": [1, 2]]
        )
        #expect(throws: (any Error).self) {
            let data = try NSKeyedArchiver.archivedData(withRootObject: sample, requiringSecureCoding: true)
            _ = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantitySample.self, from: data))
        }
    }

    @Test("An archive that was changed is no sample", arguments: ["pound", "HKQuantityTypeIdentifierNothing", "{"])
    func damage(_ change: String) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let text = try #require(resource(of: quantity(.bodyMass, 70, .gramUnit(with: .kilo))))
        let changed =
            switch change {
            case "pound": text.replacingOccurrences(of: "\"kg\"", with: "\"mm[Hg]\"")
            case "{": String(text.dropLast(5))
            default: text.replacingOccurrences(of: "HKQuantityTypeIdentifierBodyMass", with: change)
            }
        #expect(changed != text)
        archiver.encode(Data(changed.utf8) as NSData, forKey: "observation")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let sample = HKQuantitySample(coder: reader)
        #expect(sample == nil || sample?.quantity.is(compatibleWith: .gram()) == true)
    }

    /// The resource in the archive of a sample.
    private func resource(of sample: HKQuantitySample) -> String? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        sample.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let data = reader?.decodeObject(of: NSData.self, forKey: "observation") as Data?
        return data.flatMap { String(data: $0, encoding: .utf8) }
    }
}
