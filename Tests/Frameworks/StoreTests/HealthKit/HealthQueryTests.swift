import Foundation
import StoreEngine
import Testing

@testable import HealthKit

@Suite("Queries of health data", .timeLimit(.minutes(5)))
struct HealthQueryTests {
    private let heartRate = HKQuantityType(.heartRate)
    private let perMinute = HKUnit(from: "count/min")

    /// Saves heart rates, one a minute.
    private func save(_ rates: [Double], in folder: HealthFolder, from minute: Int = 0) async throws {
        let samples = rates.enumerated().map { index, rate in
            folder.sample(.heartRate, rate, "count/min", at: Double(60 * (minute + index)))
        }
        try await folder.store().save(samples)
    }

    private func rates(_ samples: [HKSample]) -> [Double] {
        samples.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: perMinute) }
    }

    private func anchored(
        _ folder: HealthFolder,
        _ anchor: HKQueryAnchor?,
        limit: Int? = nil
    ) async throws -> HKAnchoredObjectQueryDescriptor<HKQuantitySample>.Result {
        try await HKAnchoredObjectQueryDescriptor(
            predicates: [.quantitySample(type: heartRate)],
            anchor: anchor,
            limit: limit
        ).result(for: folder.store())
    }

    @Test("Go on from an anchor that was archived")
    func anchors() async throws {
        let folder = try HealthFolder()
        try await save([60, 61, 62], in: folder)
        let first = try await anchored(folder, nil, limit: 2)
        #expect(rates(first.addedSamples) == [60, 61])
        let archive = try NSKeyedArchiver.archivedData(withRootObject: first.newAnchor, requiringSecureCoding: true)
        let anchor = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: archive)
        #expect(anchor == first.newAnchor)
        let second = try await anchored(folder, anchor)
        #expect(rates(second.addedSamples) == [62] && second.deletedObjects.isEmpty)

        try await folder.store().delete(first.addedSamples[0])
        try await save([70], in: folder, from: 9)
        let third = try await anchored(folder, second.newAnchor)
        #expect(rates(third.addedSamples) == [70])
        #expect(third.deletedObjects.map(\.uuid) == [first.addedSamples[0].uuid])
        let fourth = try await anchored(folder, third.newAnchor)
        #expect(fourth.addedSamples.isEmpty && fourth.deletedObjects.isEmpty && fourth.newAnchor == third.newAnchor)

        // A file that another program has changed is told again.
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.path + "/health")
                .first { $0.contains(third.addedSamples[0].uuid.uuidString.lowercased()) }
        )
        let text = try String(contentsOfFile: folder.path + "/health/" + name, encoding: .utf8)
        try folder.write(text.replacing("\"value\": 70", with: "\"value\": 71"), as: name)
        #expect(rates(try await anchored(folder, fourth.newAnchor).addedSamples) == [71])

        // A withdrawn consent doesn't look like a deletion.
        try folder.decide(.denied)
        let denied = try await anchored(folder, fourth.newAnchor)
        #expect(denied.addedSamples.isEmpty && denied.deletedObjects.isEmpty && denied.newAnchor == fourth.newAnchor)
    }

    @Test("Tell further changes one after the other, until their task ends")
    func results() async throws {
        let folder = try HealthFolder()
        try await save([60], in: folder)
        let query = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: heartRate)], anchor: nil)
        var results = query.results(for: folder.store()).makeAsyncIterator()
        #expect(try await results.next().map { rates($0.addedSamples) } == [60])
        try await save([61, 62], in: folder, from: 5)
        var told: [Double] = []
        while told.count < 2 { told += rates(try #require(try await results.next()).addedSamples) }
        #expect(told == [61, 62])
    }

    @Test("With an update handler go on until they are stopped")
    func anchoredUpdates() async throws {
        let folder = try HealthFolder()
        let store = folder.store()
        let (stream, continuation) = AsyncStream.makeStream(of: [Double].self)
        let query = HKAnchoredObjectQuery(
            type: heartRate,
            predicate: nil,
            anchor: nil,
            limit: HKObjectQueryNoLimit
        ) { _, samples, _, _, _ in continuation.yield(self.rates(samples ?? [])) }
        query.updateHandler = { _, samples, _, _, _ in continuation.yield(self.rates(samples ?? [])) }
        store.execute(query)
        var told = stream.makeAsyncIterator()
        #expect(await told.next() == [])
        try await save([64], in: folder)
        #expect(await told.next() == [64])
        store.stop(query)
        #expect(!query.isRunning)
    }

    @Test("Compute averages, sums, extremes and the latest value")
    func statistics() async throws {
        let folder = try HealthFolder()
        try await save([60, 70, 74], in: folder)
        let query = HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: heartRate),
            options: [.discreteAverage, .discreteMin, .discreteMax, .mostRecent]
        )
        let statistics = try #require(try await query.result(for: folder.store()))
        #expect(statistics.averageQuantity()?.doubleValue(for: perMinute) == 68)
        #expect(statistics.minimumQuantity()?.doubleValue(for: perMinute) == 60)
        #expect(statistics.maximumQuantity()?.doubleValue(for: .hertz()) == 74 / 60.0)
        #expect(statistics.mostRecentQuantity()?.doubleValue(for: perMinute) == 74)
        #expect(statistics.sumQuantity() == nil)
        let none = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: HKQuantityType(.bodyMass)), options: [])
        #expect(try await none.result(for: folder.store()) == nil)
        let sum = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: heartRate), options: .cumulativeSum)
        let error = try await #require(throws: HKError.self) { try await sum.result(for: folder.store()) }
        #expect(error.code == .errorInvalidArgument)

        let code = await withCheckedContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: HKQuantityType(.stepCount),
                quantitySamplePredicate: nil,
                options: .cumulativeSum
            ) { _, _, error in continuation.resume(returning: (error as? HKError)?.code) }
            folder.store().execute(query)
        }
        #expect(code == .errorNoData)
    }

    @Test("Compute statistics of each day, also across a change of the clock")
    func collections() async throws {
        let folder = try HealthFolder()
        let calendar = Calendar.current
        let anchor = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 800_000_000))
        let samples = [0.5, 1.25, 1.5, 200.5].map { day in
            folder.sample(
                .stepCount,
                100 * day,
                "count",
                at: anchor.timeIntervalSinceReferenceDate - 8e8 + day * 86_400
            )
        }
        try await folder.store().save(samples)
        let query = HKStatisticsCollectionQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.stepCount)),
            options: .cumulativeSum,
            anchorDate: anchor,
            intervalComponents: DateComponents(day: 1)
        )
        let collection = try await query.result(for: folder.store())
        let sums = collection.statistics().map { $0.sumQuantity()?.doubleValue(for: .count()) }
        #expect(sums == [50, 275, 20_050])
        var days = 0
        let end = try #require(calendar.date(byAdding: .day, value: 9, to: anchor))
        collection.enumerateStatistics(from: anchor, to: end) { statistics, stop in
            #expect(calendar.startOfDay(for: statistics.startDate) == statistics.startDate)
            days += 1
            if days == 5 { stop.pointee = true }
        }
        #expect(days == 5)
        #expect(collection.statistics(for: anchor.addingTimeInterval(3 * 86_400)) == nil)
    }

    @Test("Choose by time, source, device, metadata and identifier")
    func predicates() async throws {
        let folder = try HealthFolder()
        let samples = [
            folder.sample(.heartRate, 60, "count/min", metadata: [HKMetadataKeyWasUserEntered: true]),
            folder.sample(.heartRate, 61, "count/min", at: 60, metadata: ["number": 1, "text": "a"]),
            folder.sample(.heartRate, 62, "count/min", at: 120),
        ]
        try await folder.store().save(samples)
        let start = samples[0].startDate
        let chosen: [(NSPredicate, [Double])] = [
            (HKQuery.predicateForSamples(withStart: start, end: start.addingTimeInterval(60)), [60]),
            (HKQuery.predicateForSamples(withStart: start.addingTimeInterval(1), end: nil), [61, 62]),
            (HKQuery.predicateForSamples(withStart: nil, end: start, options: .strictEndDate), [60]),
            (HKQuery.predicateForObject(with: samples[1].uuid), [61]),
            (HKQuery.predicateForObjects(with: [samples[0].uuid, samples[2].uuid]), [60, 62]),
            (HKQuery.predicateForObjects(from: samples[0].source), [60, 61, 62]),
            (HKQuery.predicateForObjects(from: HKSource(name: "", bundleIdentifier: "")), []),
            (HKQuery.predicateForObjects(from: [HKDevice.local()]), []),
            (HKQuery.predicateForObjects(withMetadataKey: "text"), [61]),
            (HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, allowedValues: [true]), [60]),
            (HKQuery.predicateForObjects(withMetadataKey: "number", allowedValues: [2, 1.0]), [61]),
            (
                NSCompoundPredicate(notPredicateWithSubpredicate: HKQuery.predicateForObject(with: samples[1].uuid)),
                [60, 62]
            ),
        ]
        for (predicate, expected) in chosen {
            let query = HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: heartRate, predicate: predicate)],
                sortDescriptors: [SortDescriptor(\.startDate)]
            )
            #expect(try await rates(query.result(for: folder.store())) == expected)
        }
    }

    @available(*, deprecated, message: "The predicates are, as Foundation's comparisons are.")
    @Test("Choose by comparison")
    func comparisons() async throws {
        let folder = try HealthFolder()
        let samples = [60.0, 61, 62].map { folder.sample(.heartRate, $0, "count/min", metadata: ["number": $0]) }
        try await folder.store().save(samples)
        let beat = HKQuantity(unit: .hertz(), doubleValue: 61 / 60.0)
        let chosen: [(NSPredicate, [Double])] = [
            (HKQuery.predicateForQuantitySamples(with: .greaterThanOrEqualTo, quantity: beat), [61, 62]),
            (
                HKQuery.predicateForQuantitySamples(
                    with: .lessThan,
                    quantity: HKQuantity(unit: .meter(), doubleValue: 9)
                ), []
            ),
            (HKQuery.predicateForObjects(withMetadataKey: "number", operatorType: .notEqualTo, value: 61), [60, 62]),
            (HKQuery.predicateForObjects(withMetadataKey: "number", operatorType: .lessThan, value: 61.5), [60, 61]),
        ]
        for (predicate, expected) in chosen {
            let query = HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: heartRate, predicate: predicate)],
                sortDescriptors: []
            )
            #expect(try await rates(query.result(for: folder.store())).sorted() == expected)
        }
    }

    @Test("Find correlations by what their samples fulfil")
    func correlations() async throws {
        let folder = try HealthFolder()
        for (index, systolic) in [110.0, 150].enumerated() {
            let parts: Set<HKSample> = [
                folder.sample(.bloodPressureSystolic, systolic, "mmHg", at: Double(index)),
                folder.sample(.bloodPressureDiastolic, 80, "mmHg", at: Double(index)),
            ]
            let start = try #require(parts.first).startDate
            let pressure = HealthHome.$test.withValue(folder.home) {
                HKCorrelation(type: HKCorrelationType(.bloodPressure), start: start, end: start, objects: parts)
            }
            try await folder.store().save([pressure] + parts)
        }
        #expect(folder.files.count == 2)
        let found = await withCheckedContinuation { continuation in
            let query = HKCorrelationQuery(
                type: HKCorrelationType(.bloodPressure),
                predicate: nil,
                samplePredicates: [
                    HKQuantityType(.bloodPressureSystolic): NSPredicate { sample, _ in
                        let quantity = (sample as? HKQuantitySample)?.quantity
                        return quantity.map { $0.doubleValue(for: .millimeterOfMercury()) > 140 } ?? false
                    }
                ]
            ) { _, correlations, _ in continuation.resume(returning: correlations ?? []) }
            folder.store().execute(query)
        }
        #expect(found.count == 1)
        let parts = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.bloodPressureSystolic))],
            sortDescriptors: []
        )
        #expect(try await parts.result(for: folder.store()).count == 2)
        let alone = HKSampleQueryDescriptor(
            predicates: [
                .quantitySample(
                    type: HKQuantityType(.bloodPressureSystolic),
                    predicate: HKQuery.predicateForObjectsWithNoCorrelation()
                )
            ],
            sortDescriptors: []
        )
        #expect(try await alone.result(for: folder.store()).isEmpty)
    }

    @Test("Tell an app that hasn't asked, and an observer of no change that isn't its own")
    func observers() async throws {
        let folder = try HealthFolder(nil)
        let code = await withCheckedContinuation { continuation in
            let query = HKSampleQuery(
                sampleType: heartRate,
                predicate: nil,
                limit: HKObjectQueryNoLimit,
                sortDescriptors: nil
            ) { _, _, error in continuation.resume(returning: (error as? HKError)?.code) }
            folder.store().execute(query)
        }
        #expect(code == .errorAuthorizationNotDetermined)

        try folder.decide(.granted)
        let store = folder.store()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let query = HKObserverQuery(sampleType: heartRate, predicate: nil) { _, done, _ in
            continuation.yield()
            done()
        }
        store.execute(query)
        var updates = stream.makeAsyncIterator()
        _ = await updates.next()
        try await store.save(folder.sample(.bodyMass, 80, "kg"))
        try await save([60], in: folder)
        _ = await updates.next()
        store.stop(query)
        continuation.finish()
        #expect(await updates.next() == nil)
    }
}
