import HealthKit
import Testing

@Suite("Units and types of HealthKit")
struct HealthUnitTests {
    @Test("Name themselves as Apple's do")
    func names() {
        let units: [(HKUnit, String)] = [
            (.millimeterOfMercury(), "mmHg"), (.gramUnit(with: .kilo), "kg"), (.stone(), "st"), (.percent(), "%"),
            (.count().unitDivided(by: .minute()), "count/min"), (.kilocalorie(), "kcal"), (.degreeFahrenheit(), "degF"),
            (.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)), "mg/dL"),
            (
                .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()),
                "mmol<180.1558800000541>/L"
            ),
            (.meter().unitRaised(toPower: 2), "m^2"), (.second().reciprocal(), "1/s"), (.gramUnit(with: .micro), "mcg"),
        ]
        for (unit, name) in units {
            #expect(unit.unitString == name)
            #expect(HKUnit(from: name).unitString == name)
        }
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull())
        #expect(HKUnit(from: "kg") == .gramUnit(with: .kilo))
    }

    @Test("Convert, compare and fit")
    func quantities() {
        let pressure = HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120)
        #expect(pressure.doubleValue(for: .pascalUnit(with: .kilo)) == 15.9986864898)
        #expect(!pressure.is(compatibleWith: .meter()))
        #expect(pressure.compare(HKQuantity(unit: .pascalUnit(with: .kilo), doubleValue: 16)) == .orderedAscending)
        #expect(HKQuantity(unit: .stone(), doubleValue: 12.5) == HKQuantity(unit: .pound(), doubleValue: 175))
        #expect(pressure.description == "120 mmHg")
        #expect(HKQuantityType(.bloodGlucose).is(compatibleWith: HKUnit(from: "mmol<180.156>/L")))
        #expect(!HKQuantityType(.bodyMass).is(compatibleWith: .liter()))
    }

    @Test("Have the identifiers of Apple's")
    func identifiers() {
        #expect(HKQuantityTypeIdentifier.bodyMass.rawValue == "HKQuantityTypeIdentifierBodyMass")
        #expect(HKCorrelationTypeIdentifier.bloodPressure.rawValue == "HKCorrelationTypeIdentifierBloodPressure")
        #expect(HKObjectType.quantityType(forIdentifier: .heartRate) == HKQuantityType(.heartRate))
        #expect(HKObjectType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "x")) == nil)
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKError.errorAuthorizationDenied.rawValue == 4 && HKError.errorDataSizeExceeded.rawValue == 13)
        #expect(HKMetricPrefix.femto.rawValue == 13)
    }
}
