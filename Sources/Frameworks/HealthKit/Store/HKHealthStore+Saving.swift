import HealthEngine
import StoreEngine

extension HKHealthStore {
    /// Saves a sample; a correlation is saved with its parts.
    public func save(_ object: HKObject) async throws { try await save([object]) }

    /// Saves samples, all or none.
    ///
    /// A sample that is saved already is replaced. Among the app's samples of a type with the same sync identifier, the
    /// one with the highest version stays.
    public func save(_ objects: [HKObject]) async throws {
        try await onQueue { try self.saveNow(objects) }
    }

    /// Saves a sample; a correlation is saved with its parts.
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        complete(completion) { try await $0.save([object]) }
    }

    /// Saves samples, all or none.
    public func save(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        complete(completion) { try await $0.save(objects) }
    }

    /// Saves a workout with its samples, all or none.
    func save(_ workout: HKWorkout, with samples: [HKSample]) async throws {
        try await onQueue { try self.saveNow([workout] + samples, of: workout.uuid) }
    }

    /// Saves samples, and adds them to a workout that is saved.
    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        try await onQueue { try self.saveNow(samples, of: workout.uuid) }
    }

    /// Saves samples, and adds them to a workout that is saved.
    public func add(
        _ samples: [HKSample],
        to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        complete(completion) { try await $0.addSamples(samples, to: workout) }
    }

    /// Deletes a sample that the app has saved.
    public func delete(_ object: HKObject) async throws { try await delete([object]) }

    /// Deletes samples that the app has saved.
    public func delete(_ objects: [HKObject]) async throws {
        try await onQueue { try self.deleteNow(Set(objects.map(\.uuid))) }
    }

    /// Deletes a sample that the app has saved.
    public func delete(
        _ object: HKObject,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        complete(completion) { try await $0.delete([object]) }
    }

    /// Deletes samples that the app has saved.
    public func delete(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        complete(completion) { try await $0.delete(objects) }
    }

    /// Deletes the app's samples of a type that a predicate accepts, and returns their number.
    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        let filter = SampleFilter(type: objectType, predicate: predicate)
        return try await onQueue { try self.deleteNow(filter) }
    }

    /// Deletes the app's samples of a type that a predicate accepts.
    public func deleteObjects(
        of objectType: HKObjectType,
        predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let filter = SampleFilter(type: objectType, predicate: predicate)
        Task.detached {
            do {
                let count = try await self.onQueue { try self.deleteNow(filter) }
                completion(true, count, nil)
            } catch {
                completion(false, 0, error)
            }
        }
    }

    private func deleteNow(_ filter: SampleFilter) throws -> Int {
        try checkSharing()
        let own = try home.found().filter { $0.sample.source.bundleIdentifier == home.app }
        let found = own.filter { filter.accepts($0.sample) }
        try deleteNow(Set(found.map(\.sample.uuid)))
        return found.count
    }

    /// Waits for the disk off the threads of other tasks.
    private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try work() }.mapError { HKError($0) })
            }
        }
    }
}

// MARK: - Files

extension HKHealthStore {
    private func checkSharing() throws {
        switch home.status {
        case .granted, .writeOnly: return
        case .denied:
            throw HKError(
                .errorAuthorizationDenied,
                "'\(home.app)' may not save health data: the person has refused it."
            )
        case .notDetermined:
            throw HKError(
                .errorAuthorizationNotDetermined,
                "'\(home.app)' hasn't asked for access to health data. Call requestAuthorization(toShare:read:) first."
            )
        }
    }

    /// Saves samples; those but workouts become samples of a workout, if there is one.
    private func saveNow(_ objects: [HKObject], of workout: UUID? = nil) throws {
        try checkSharing()
        guard !objects.isEmpty else { throw HKError(.errorInvalidArgument, "There is no object to save.") }
        let samples = try objects.map { object in
            guard let sample = object as? HKSample else {
                throw HKError(.errorInvalidArgument, "Only samples can be saved.")
            }
            return sample
        }
        // Parts that an app lists next to their correlation are saved with it.
        let parts = Set(samples.compactMap { $0 as? HKCorrelation }.flatMap { $0.objects.map(\.uuid) })
        var readings: [UUID: Reading] = [:]
        for sample in samples where !parts.contains(sample.uuid) {
            readings[sample.uuid] = try sample.reading(addedTo: sample is HKWorkout ? nil : workout)
        }
        let existing = try home.library.entries().map(\.reading)
        for reading in existing where readings[reading.identifier] != nil && reading.source?.identifier != home.app {
            throw HKError(.errorAuthorizationDenied, "Another app has saved the sample \(reading.identifier).")
        }
        let (kept, replaced) = SyncedReadings(existing.filter { $0.source?.identifier == home.app }).settle(
            readings.values
        )
        try home.library.save(kept)
        try home.library.remove(replaced)
    }

    private func deleteNow(_ identifiers: Set<UUID>) throws {
        try checkSharing()
        let readings = try home.library.entries().map(\.reading)
        let chosen = readings.filter { identifiers.contains($0.identifier) }
        let known = Set(chosen.flatMap { [$0.identifier] + $0.partIdentifiers })
        guard identifiers.isSubset(of: known) else {
            throw HKError(.errorInvalidArgument, "A sample isn't saved, or is deleted with its correlation only.")
        }
        guard chosen.allSatisfy({ $0.source?.identifier == home.app }) else {
            throw HKError(.errorAuthorizationDenied, "'\(home.app)' can't delete what another app has saved.")
        }
        try home.library.remove(Set(chosen.map(\.identifier)))
    }
}

extension Reading {
    /// The identifiers of the parts.
    fileprivate var partIdentifiers: [UUID] {
        if case .parts(let parts) = content { parts.map(\.identifier) } else { [] }
    }
}
