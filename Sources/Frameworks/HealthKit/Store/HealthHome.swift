package import HealthEngine
package import StoreEngine

/// Where readings are, and who asks for them.
package struct HealthHome: Sendable {
    /// The readings.
    package let library: HealthLibrary
    /// The person's decisions.
    package let consent: Consent
    /// The identifier of the app.
    package let app: String

    /// Creates a home.
    package init(folder: ItemFolder, consent: Consent, app: String) {
        library = .library(in: folder)
        self.consent = consent
        self.app = app
    }

    /// The home of a test, for its task alone.
    @TaskLocal package static var test: HealthHome?

    private static let person = HealthHome(folder: StorePlaces.health(), consent: Consent(), app: Consent.app)

    /// The person's home.
    static var current: HealthHome { test ?? person }

    /// What the person has decided about the app.
    var status: ConsentStatus { consent.status(of: app, for: .health) }
}

// MARK: - Reading

extension HealthHome {
    /// A sample with the version of its file.
    struct Found: Sendable {
        let sample: HKSample
        let version: UInt64
    }

    /// Returns all samples that the app may read.
    ///
    /// A refusal looks like an empty store, so that the app doesn't learn of it; an app that may only save reads its
    /// own samples. One that hasn't asked gets an error.
    func found() throws(HKError) -> [Found] {
        let status = status
        guard status != .notDetermined else {
            throw HKError(
                .errorAuthorizationNotDetermined,
                "'\(app)' hasn't asked for access to health data. Call requestAuthorization(toShare:read:) first."
            )
        }
        guard status != .denied else { return [] }
        let entries: [HealthLibrary.Entry]
        do { entries = try library.entries() } catch { throw HKError(error) }
        let readable = entries.filter { status == .granted || $0.reading.source?.identifier == app }
        let members = Self.members(of: readable.map(\.reading))
        return readable.flatMap { entry in
            entry.reading.samples(of: members[entry.reading.identifier] ?? []).map {
                Found(sample: $0, version: entry.version)
            }
        }
    }

    /// The samples with quantities of each workout.
    private static func members(of readings: [Reading]) -> [UUID: [HKQuantitySample]] {
        readings.reduce(into: [:]) { members, reading in
            guard let workout = reading.workout else { return }
            members[workout, default: []] += reading.samples().compactMap { $0 as? HKQuantitySample }
        }
    }
}
