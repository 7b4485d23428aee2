import Foundation
internal import StoreEngine

extension EKEventStore {
    /// Returns what the person has decided about the app.
    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        status(Consent(), entityType)
    }

    /// Asks for full access to events, unless the person has decided.
    ///
    /// - Returns: Whether the app has access; a refusal throws nothing.
    public func requestFullAccessToEvents() async throws -> Bool { try await request(.granted, .event) }

    /// Asks for full access to events, unless the person has decided.
    public func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(.granted, .event, completion)
    }

    /// Asks for access to add events, unless the person has decided.
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { try await request(.writeOnly, .event) }

    /// Asks for access to add events, unless the person has decided.
    public func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(.writeOnly, .event, completion)
    }

    /// Asks for full access to reminders, unless the person has decided.
    public func requestFullAccessToReminders() async throws -> Bool { try await request(.granted, .reminder) }

    /// Asks for full access to reminders, unless the person has decided.
    public func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        request(.granted, .reminder, completion)
    }

    /// Asks for full access.
    @available(*, deprecated, message: "Use requestFullAccessToEvents or requestFullAccessToReminders.")
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        try await request(.granted, entityType)
    }

    /// Asks for full access.
    @available(*, deprecated, message: "Use requestFullAccessToEvents or requestFullAccessToReminders.")
    public func requestAccess(
        to entityType: EKEntityType,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        request(.granted, entityType, completion)
    }
}

// MARK: - Consent

extension EKEventStore {
    func mayRead(_ entityType: EKEntityType) -> Bool { Self.status(consent, entityType) == .fullAccess }

    /// Throws unless the app may read.
    func requireReading(_ entityType: EKEntityType) throws {
        if !mayRead(entityType) { throw Self.refusal("full access", entityType) }
    }

    /// Throws unless the app may write.
    func requireWriting(_ entityType: EKEntityType) throws {
        guard [.fullAccess, .writeOnly].contains(Self.status(consent, entityType)) else {
            throw Self.refusal("access", entityType)
        }
    }

    private static func refusal(_ access: String, _ entityType: EKEntityType) -> EKError {
        let noun = entityType == .event ? "events" : "reminders"
        return EKError(
            .eventStoreNotAuthorized,
            "'\(Consent.app)' has no \(access) to \(noun). Request it; who has denied it can allow it later."
        )
    }

    private static func status(_ consent: Consent, _ entityType: EKEntityType) -> EKAuthorizationStatus {
        switch consent.status(of: Consent.app, for: store(entityType)) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .writeOnly: .writeOnly
        case .granted: .fullAccess
        }
    }

    private static func store(_ entityType: EKEntityType) -> ConsentedStore {
        entityType == .event ? .calendar : .reminders
    }

    private func request(_ wanted: ConsentStatus, _ entityType: EKEntityType) async throws -> Bool {
        do {
            let status = try await consent.request(wanted, for: Consent.app, store: Self.store(entityType))
            return status == .granted || (wanted == .writeOnly && status == .writeOnly)
        } catch {
            throw EKError(error)
        }
    }

    private func request(
        _ wanted: ConsentStatus,
        _ entityType: EKEntityType,
        _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            do {
                completion(try await request(wanted, entityType), nil)
            } catch {
                completion(false, error)
            }
        }
    }
}
