@_spi(FoveaRegistration) import AppIntents
import FoundationCompatibility
import FoveaHosting
import ProviderFrames
import ProviderWire
import VisualIntelligence

extension ProviderAnswers {
    /// Runs the app's query, and describes what it found.
    func search(_ frame: Frame) async throws -> Frame {
        let message: SearchMessage = try frame.message()
        let hosted = try offer.get()
        let query = try hosted.searchQuery
        let descriptor = try descriptor(message, beside: frame)
        let start = ContinuousClock.now
        let found = try await HostedContent.entities(of: query, for: descriptor)
        let time = start.duration(to: .now)
        let shown = Array(found.prefix(max(0, min(message.limit, limits.resultCount))))
        recent.keep(shown.map(\.entity))
        let looks = shown.map(\.entity.displayRepresentation)
        // A picture that never comes costs the result its picture, and not the answer its time.
        let patience = min(.seconds(2), .milliseconds(message.milliseconds) / 2)
        let thumbnails = await Thumbnail.thumbnails(of: looks, limits, before: .now + patience)
        var body = Data()
        let results = zip(shown, thumbnails).map { found, thumbnail in
            defer { body += thumbnail.data ?? Data() }
            return ResultsMessage.Result(
                found,
                thumbnail,
                at: body.count,
                canOpen: hosted.canOpen(found.entity),
                limits
            )
        }
        return try Frame(
            .results,
            request: frame.request,
            ResultsMessage(results: results, total: found.count, milliseconds: time / .milliseconds(1)),
            body: body
        )
    }

    /// The descriptor that a message and the pixels beside it stand for.
    func descriptor(_ message: SearchMessage, beside frame: Frame) throws(WireError) -> SemanticContentDescriptor {
        guard let layout = message.pixels else { return SemanticContentDescriptor(terms: message.labels, pixels: nil) }
        guard let memory = frame.descriptors.first else {
            throw WireError(.malformed, "described pixels and passed none")
        }
        return SemanticContentDescriptor(terms: message.labels, pixels: try layout.pixelBuffer(mapping: memory))
    }
}

extension ResultsMessage.Result {
    init(_ found: FoundEntity, _ thumbnail: Thumbnail, at offset: Int, canOpen: Bool, _ limits: WireLimits) {
        let look = found.entity.displayRepresentation
        let reference = found.entity.reference
        let cut: (String) -> String = { $0.cut(to: limits.textLength) }
        self.init(
            type: reference.entityType,
            identifier: reference.identifier,
            typeName: cut(String(localized: Swift.type(of: found.entity).typeDisplayRepresentation.name)),
            unionCase: found.unionCase,
            title: cut(String(localized: look.title)),
            subtitle: look.subtitle.map { cut(String(localized: $0)) },
            thumbnail: thumbnail.data.map {
                ResultsMessage.Thumbnail(offset: offset, byteCount: $0.count, isCircular: thumbnail.isCircular)
            },
            canOpen: canOpen,
            problem: thumbnail.problem.map(cut)
        )
    }
}
