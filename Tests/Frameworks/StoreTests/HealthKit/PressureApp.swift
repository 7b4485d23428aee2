import HealthKit

/// An app as people write it for Apple's systems: it saves a blood pressure, is told of others, and reads them.
final class PressureApp {
    let healthStore = HKHealthStore()
    private let systolicType = HKQuantityType(.bloodPressureSystolic)
    private let diastolicType = HKQuantityType(.bloodPressureDiastolic)
    private let pressureType = HKCorrelationType(.bloodPressure)

    func requestAccess() async throws {
        guard HKHealthStore.isHealthDataAvailable() else { return }
        try await healthStore.requestAuthorization(
            toShare: [systolicType, diastolicType],
            read: [systolicType, diastolicType, HKQuantityType(.heartRate)]
        )
    }

    func save(systolic: Double, diastolic: Double, at date: Date) async throws {
        let unit = HKUnit.millimeterOfMercury()
        let samples: Set<HKSample> = [
            HKQuantitySample(
                type: systolicType,
                quantity: HKQuantity(unit: unit, doubleValue: systolic),
                start: date,
                end: date
            ),
            HKQuantitySample(
                type: diastolicType,
                quantity: HKQuantity(unit: unit, doubleValue: diastolic),
                start: date,
                end: date
            ),
        ]
        let pressure = HKCorrelation(
            type: pressureType,
            start: date,
            end: date,
            objects: samples,
            metadata: [HKMetadataKeyWasUserEntered: true]
        )
        try await healthStore.save(pressure)
    }

    /// The times of updates, as the handler takes them.
    func updates() -> AsyncStream<ContinuousClock.Instant> {
        AsyncStream { continuation in
            let query = HKObserverQuery(sampleType: pressureType, predicate: nil) { _, completionHandler, error in
                if error == nil { continuation.yield(.now) }
                completionHandler()
            }
            healthStore.execute(query)
            continuation.onTermination = { [healthStore] _ in healthStore.stop(query) }
        }
    }

    /// The latest pressures in kilopascals, systolic and diastolic.
    func latest(count: Int) async throws -> [(Double, Double)] {
        let (systolicType, diastolicType) = (systolicType, diastolicType)
        return try await withCheckedThrowingContinuation { continuation in
            let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
            let query = HKSampleQuery(
                sampleType: pressureType,
                predicate: HKQuery.predicateForSamples(withStart: nil, end: Date(), options: .strictStartDate),
                limit: count,
                sortDescriptors: [order]
            ) { _, results, error in
                if let error { return continuation.resume(throwing: error) }
                let unit = HKUnit.pascalUnit(with: .kilo)
                let pressures = results?.compactMap { $0 as? HKCorrelation } ?? []
                continuation.resume(
                    returning: pressures.compactMap { pressure in
                        guard let systolic = pressure.objects(for: systolicType).first as? HKQuantitySample,
                            let diastolic = pressure.objects(for: diastolicType).first as? HKQuantitySample
                        else { return nil }
                        return (systolic.quantity.doubleValue(for: unit), diastolic.quantity.doubleValue(for: unit))
                    }
                )
            }
            healthStore.execute(query)
        }
    }
}
