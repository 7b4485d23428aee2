import AppIntents
import FoveaHosting
import ProviderFrames

extension VisualSearchResult {
    /// The name of the intent that opens the result, or nil when nothing does.
    public var openIntentName: String? { (try? app.openIntent(for: entity)).map { String(describing: $0) } }

    /// Opens the result as a tap on it does: the open intent whose target has the entity's type runs in the app.
    ///
    /// Throws ``HostedAppError/Code/nothingOpens`` when the app has no such intent, and otherwise what the intent throws.
    ///
    /// - Parameter lookingUp: A Boolean value that indicates whether the entity is first found again by its identifier,
    ///   as it is when the results outlive the app's process.
    @discardableResult
    public func open(lookingUp: Bool = false) async throws -> IntentReport {
        let target = lookingUp ? try await app.lookUp(entity) : entity
        return try await app.open(target, with: app.openIntent(for: entity))
    }
}

extension HostedApp {
    /// The open intent whose target has the type of an entity.
    func openIntent(for entity: any AppEntity) throws(HostedAppError) -> any OpenIntent.Type {
        let hosted = try hosted
        return try HostedAppError.translating { () throws(AppFailure) in try hosted.openIntent(for: entity) }
    }

    func open<Intent: OpenIntent>(_ entity: any AppEntity, with type: Intent.Type) async throws -> IntentReport {
        try await run(type, answers: [], deadline: deadline) { intent in
            if let target = entity as? Intent.Value { intent.target = target }
        }.report
    }

    /// Finds an entity again by its identifier.
    func lookUp(_ entity: any AppEntity) async throws -> any AppEntity {
        guard let found = try await entity.foundAgain(in: self) else {
            throw HostedAppError(
                .entityNotFound,
                """
                \(entity.reference.typeName) \(entity.reference.identifier) was answered by the search, but \
                entities(for:) of its query doesn't find it. Let both read the same catalogue.
                """
            )
        }
        return found
    }
}

extension AppEntity {
    /// The same entity as its query finds it, or nil when it doesn't.
    func foundAgain(in app: HostedApp) async throws -> (any AppEntity)? {
        try await app.query(DefaultQuery.self).entities(for: [id]).first { $0.id == id }
    }
}
