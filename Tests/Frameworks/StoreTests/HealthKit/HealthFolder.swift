import Foundation
import HealthEngine
import StoreEngine
import TestSupport

@testable import HealthKit

/// A folder of readings for one test, with consent of its own.
struct HealthFolder: Sendable {
    private let place: TemporaryFolder
    let home: HealthHome

    init(_ status: ConsentStatus? = .granted, app: String = "com.example.Pressure") throws {
        place = try TemporaryFolder()
        home = HealthHome(
            folder: ItemFolder(at: place.path + "/health", fileExtension: "json"),
            consent: Consent(file: place.path + "/consent.json"),
            app: app
        )
        if let status { try decide(status) }
    }

    /// The path of the folder.
    var path: String { place.path }

    /// Records the person's answer.
    func decide(_ status: ConsentStatus, for app: String? = nil) throws {
        try home.consent.record(status, for: app ?? home.app, store: .health)
    }

    /// The same folder, for another app.
    func home(of app: String) -> HealthHome {
        HealthHome(
            folder: ItemFolder(at: path + "/health", fileExtension: "json"),
            consent: home.consent,
            app: app
        )
    }

    /// A store of an app.
    func store(of app: String? = nil) -> HKHealthStore {
        HealthHome.$test.withValue(app.map(home(of:)) ?? home) { HKHealthStore() }
    }

    /// The texts of the files.
    var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/health")) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().compactMap {
            try? String(contentsOfFile: path + "/health/" + $0, encoding: .utf8)
        }
    }

    /// Writes a file as another program does.
    func write(_ text: String, as name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/health", withIntermediateDirectories: true)
        try text.write(toFile: path + "/health/" + name, atomically: true, encoding: .utf8)
    }

    /// Makes a sample of this app.
    func sample(
        _ type: HKQuantityTypeIdentifier,
        _ value: Double,
        _ unit: String,
        at seconds: Double = 0,
        metadata: [String: Any]? = nil
    ) -> HKQuantitySample {
        HealthHome.$test.withValue(home) {
            HKQuantitySample(
                type: HKQuantityType(type),
                quantity: HKQuantity(unit: HKUnit(from: unit), doubleValue: value),
                start: Date(timeIntervalSinceReferenceDate: 800_000_000 + seconds),
                end: Date(timeIntervalSinceReferenceDate: 800_000_000 + seconds),
                metadata: metadata
            )
        }
    }
}
