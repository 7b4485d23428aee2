@_spi(FoveaRegistration) import AppIntents
import FoundationCompatibility
import FoveaHosting
import ProviderFrames
import ProviderWire
import VisualIntelligence

extension ProviderAnswers {
    /// Runs the app's query, and describes its results.
    func search(_ frame: Frame) async throws -> Frame {
        let message: SearchMessage = try frame.message()
        let hosted = try offer.get()
        let query = try hosted.searchQuery
        let descriptor = try descriptor(message, of: frame)
        let start = ContinuousClock.now
        let found = try await HostedContent.entities(of: query, for: descriptor)
        let time = start.duration(to: .now)
        let shown = Array(found.prefix(max(0, min(message.limit, limits.resultCount))))
        recent.keep(shown.map(\.entity))
        let looks = shown.map(\.entity.displayRepresentation)
        // A picture that takes too long is left out rather than delaying the answer.
        let patience = min(.seconds(2), .milliseconds(message.milliseconds) / 2)
        let thumbnails = await Thumbnail.thumbnails(of: looks, limits, before: .now + patience)
        let answer = Answer(
            results: zip(shown, thumbnails).map { found, thumbnail in
                FoundItem(found.entity, thumbnail.data, canOpen: hosted.canOpen(found.entity), limits)
            },
            total: found.count,
            offersMoreResults: offersMoreResults,
            milliseconds: time / .milliseconds(1),
            notes: thumbnails.compactMap { $0.problem?.cut(to: limits.textLength) }.withoutRepetition
        )
        return try Frame(
            .results,
            request: frame.request,
            AnswerMessage(answer),
            body: AnswerMessage.body(of: answer)
        )
    }

    /// Returns the descriptor for a message and the pixels of its frame.
    func descriptor(_ message: SearchMessage, of frame: Frame) throws(WireError) -> SemanticContentDescriptor {
        guard let layout = message.pixels else { return SemanticContentDescriptor(terms: message.labels, pixels: nil) }
        guard let memory = frame.descriptors.first else {
            throw WireError(.malformed, "described pixels and passed none")
        }
        return SemanticContentDescriptor(terms: message.labels, pixels: try layout.pixelBuffer(mapping: memory))
    }
}

extension FoundItem {
    init(_ entity: any AppEntity, _ picture: Data?, canOpen: Bool, _ limits: WireLimits) {
        let look = entity.displayRepresentation
        let reference = entity.reference
        let cut: (String) -> String = { $0.cut(to: limits.textLength) }
        self.init(
            reference: ItemReference(type: reference.typeName, identifier: reference.identifier),
            typeName: cut(String(localized: Swift.type(of: entity).typeDisplayRepresentation.name)),
            title: cut(String(localized: look.title)),
            subtitle: look.subtitle.map { cut(String(localized: $0)) },
            thumbnail: picture.map { .file($0) },
            canOpen: canOpen
        )
    }
}

extension Sequence where Element: Hashable {
    /// The elements in their order without duplicates: a note on many results is given once.
    fileprivate var withoutRepetition: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
