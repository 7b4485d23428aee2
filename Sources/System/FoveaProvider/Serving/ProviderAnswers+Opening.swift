@_spi(FoveaRegistration) import AppIntents
import ConcurrencyEngine
import FoundationCompatibility
import FoveaHosting
import ProviderFrames
import ProviderWire
import VisualIntelligence

extension ProviderAnswers {
    /// Opens a result or follows a link.
    func open(_ message: OpenMessage) async throws -> Opening {
        let hosted = try offer.get()
        if let link = message.link { return try await follow(link, in: hosted) }
        guard let reference = message.reference else { throw AppFailure(.unsuitable, "It names nothing to open.") }
        let entity: any AppEntity
        if let found = recent.entity(ofType: reference.type, identifier: reference.identifier) {
            entity = found
        } else {
            entity = try await hosted.entity(ofType: reference.type, identifier: reference.identifier)
        }
        guard let type = hosted.openIntent(ofType: Swift.type(of: entity)) else {
            guard let link = hosted.link(to: entity) else { throw hosted.nothingOpens(entity) }
            return Opening(place: await face.place(), links: [link.absoluteString])
        }
        return try await open(entity, with: type, link: hosted.link(to: entity))
    }

    /// Opens the entity that a link represents, or lets the app handle the link itself.
    private func follow(_ link: String, in hosted: HostedContent) async throws -> Opening {
        guard let url = URL(string: link) else { throw AppFailure(.unsuitable, "'\(link)' is no link.") }
        if let entity = try await hosted.entity(linkedBy: url),
            let type = hosted.openIntent(ofType: Swift.type(of: entity))
        {
            return try await open(entity, with: type, link: url)
        }
        return try await openings.run {
            let start = ContinuousClock.now
            guard try await self.face.follow(url) else {
                throw AppFailure(.notFound, "Nothing in it has the link \(link).")
            }
            let place = await self.face.place()
            return Opening(place: place, link: link, milliseconds: start.duration(to: .now) / .milliseconds(1))
        }
    }

    /// Opens the app's search for more results.
    func more(_ frame: Frame) async throws -> Opening {
        let message: SearchMessage = try frame.message()
        let type = try offer.get().searchIntent
        let descriptor = try descriptor(message, of: frame)
        return try await search(type, for: descriptor)
    }

    private func search<Intent: AppIntent>(
        _ type: Intent.Type,
        for descriptor: SemanticContentDescriptor
    ) async throws -> Opening {
        try await run(type) { $0.setSearchedContent(descriptor) }
    }

    private func open<Intent: OpenIntent>(
        _ entity: any AppEntity,
        with type: Intent.Type,
        link: URL?
    ) async throws -> Opening {
        try await run(type, link: link) { intent in
            if let target = entity as? Intent.Value { intent.target = target }
        }
    }

    /// Runs an intent; one at a time, so that the app's place afterwards is the intent's result.
    private func run<Intent: AppIntent>(
        _ type: Intent.Type,
        link: URL? = nil,
        prepare: @escaping @Sendable (inout Intent) -> Void
    ) async throws -> Opening {
        try await openings.run {
            let host = OpeningHost(app: String(describing: type))
            var intent = Intent()
            prepare(&intent)
            // Loading counts as the app's start, not as the intent's work.
            try await intent.loadDependencies()
            let start = ContinuousClock.now
            let result = try await IntentRunner(host: host).run(intent)
            let time = start.duration(to: .now)
            let events = host.events
            return Opening(
                place: await self.face.place(),
                dialog: (result as? any ReadableIntentResult)?.spokenDialog.map { String(localized: $0.full) },
                comesForward: events.comesForward,
                links: events.links,
                link: link?.absoluteString,
                intent: Intent.persistentIdentifier,
                milliseconds: time / .milliseconds(1)
            )
        }
    }
}
