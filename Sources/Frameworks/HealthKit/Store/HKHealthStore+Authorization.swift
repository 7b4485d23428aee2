import StoreEngine

/// Whether an app may save samples.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The app hasn't asked.
    case notDetermined = 0
    /// The person has refused.
    case sharingDenied
    /// The person has agreed.
    case sharingAuthorized
}

/// Whether an app has to ask the person.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// It isn't known.
    case unknown = 0
    /// The app should ask.
    case shouldRequest
    /// The person has answered.
    case unnecessary
}

extension HKHealthStore {
    /// Returns whether the app may save samples; whether it may read isn't told.
    ///
    /// The person's answer is one for all types.
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        switch home.status {
        case .notDetermined: .notDetermined
        case .denied: .sharingDenied
        case .writeOnly, .granted: .sharingAuthorized
        }
    }

    /// Asks the person whether the app may save and read samples, unless there is an answer.
    ///
    /// It returns when the person has answered, whatever the answer is.
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        try Self.check(typesToShare, typesToRead)
        let wanted: ConsentStatus = typesToRead.isEmpty ? .writeOnly : .granted
        let status: ConsentStatus
        do {
            status = try await home.consent.request(wanted, for: home.app, store: .health)
        } catch {
            throw HKError(error)
        }
        guard status != .notDetermined else {
            throw HKError(
                .errorUserCanceled,
                "There is no way to ask for access to health data. Run '\(home.app)' in a terminal or with Fovea's service."
            )
        }
    }

    /// Asks the person whether the app may save and read samples, unless there is an answer.
    ///
    /// The completion handler learns whether the person has answered, not the answer.
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        complete(completion) { store in
            try await store.requestAuthorization(toShare: typesToShare ?? [], read: typesToRead ?? [])
        }
    }

    /// Returns whether the app has to ask the person.
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        try Self.check(typesToShare, typesToRead)
        switch home.status {
        case .notDetermined: return .shouldRequest
        case .writeOnly: return typesToRead.isEmpty ? .unnecessary : .shouldRequest
        case .denied, .granted: return .unnecessary
        }
    }

    /// Tells whether the app has to ask the person.
    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        Task.detached {
            do {
                completion(try await self.statusForAuthorizationRequest(toShare: typesToShare, read: typesToRead), nil)
            } catch {
                completion(.unknown, error)
            }
        }
    }

    private static func check(_ shared: Set<HKSampleType>, _ read: Set<HKObjectType>) throws {
        guard !shared.isEmpty || !read.isEmpty else {
            throw HKError(.errorInvalidArgument, "A request names at least one type to share or read.")
        }
        if let type = (Array(shared) + Array(read)).first(where: { $0 is HKCorrelationType }) {
            throw HKError(.errorInvalidArgument, "\(type) can't be asked for: ask for the types of its samples.")
        }
    }

    /// Calls a completion handler with the outcome of work.
    func complete(
        _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void,
        after work: @escaping @Sendable (HKHealthStore) async throws -> Void
    ) {
        Task.detached {
            do {
                try await work(self)
                completion(true, nil)
            } catch {
                completion(false, error)
            }
        }
    }
}
