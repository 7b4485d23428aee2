import ConcurrencyEngine
import FileEngine
import Foundation
import FoveaCapture
import FoveaSessions
import HTTPEngine
import ImageCodingEngine

/// What all addresses of a service share.
final class ServiceCore: Sendable {
    let searches: VisualSearches
    let metrics = Metrics()
    let events = EventHub()
    let shelf: CatalogShelf
    let jobs: JobBoard
    /// What searches in catalogues have left for their next pages.
    let pages = ShortMemory<CatalogPage>(limits: MemoryLimits(count: 256, byteCount: 32 << 20)) { $0.byteCount }
    let pictureByteLimit: Int
    /// The places of those who listen to events.
    private let listening = Seats(count: 32, perPeer: 16)
    /// The places of requests whose answers take long, which leave connections to all others.
    let working: Seats
    /// Where browsers find the service.
    private let addresses: [String]
    private let webFiles: WebFiles?
    private let descriptionFile: String?

    init(searches: VisualSearches, options: VisualService.Options, addresses: [ListeningSocket.Address]) {
        self.searches = searches
        self.addresses = addresses.compactMap { address in
            if case .network = address { "http://\(address)" } else { nil }
        }
        let half = options.limits.connectionCount / 2
        working = Seats(count: half, perPeer: half)
        pictureByteLimit = options.decodingLimits.maximumFileByteCount
        descriptionFile = options.descriptionFile
        webFiles = options.webFolder.map(WebFiles.init)
        shelf = CatalogShelf(files: options.catalogs, limits: options.decodingLimits)
        jobs = JobBoard(events: events)
    }

    /// Answers a request; windows come to the front for those alone who sit at this machine.
    func answer(_ route: Route, _ request: HTTPRequest, isFromHere: Bool) async throws -> HTTPResponse {
        switch route {
        case .health: return .json(Payload.Health(status: "ok", addresses: addresses))
        case .metrics: return figures()
        case .description: return try await description()
        case .search: return try await search(try await LongWork.on(request, Self.picture), request)
        case .searchAgain(let session): return try await searchAgain(session, request)
        case .session(let session): return try self.session(session, request)
        case .picture(let session): return .picture(try searches.picture(session)).part(for: request)
        case .thumbnail(let session, let app, let index): return try await thumbnail(session, app, index)
        case .open:
            let wish = try Self.json(Wish.self, of: request)
            let (app, opening) = try await open(wish, foreground: try wish.foreground(isFromHere: isFromHere))
            return .json(Payload.Opening(opening, app: app))
        case .more:
            let wish = try Self.json(Wish.self, of: request)
            let foreground = try wish.foreground(isFromHere: isFromHere)
            let (session, app) = (try wish.named(\.session, "session"), try wish.named(\.app, "app"))
            return .json(Payload.Opening(try await searches.more(session, app, foreground: foreground), app: app))
        case .look: return try await look(request)
        case .providers: return .json(Payload.Providers(providers: await searches.placed().map(Payload.Provider.init)))
        case .pin(let app): return try await pin(app, request.method == .put)
        case .icon(let app): return try await icon(of: app)
        case .events: return try listen(request)
        case .catalogs: return await catalogs()
        case .catalog(let name): return try await catalog(named: name)
        case .catalogItems(let name): return try await catalogItems(name, request)
        case .searchCatalog(let name):
            guard request.method == .post else { return try await nextPage(name, request) }
            return try await searchCatalog(name, try await LongWork.on(request, Self.picture), request)
        case .index(let name): return try await index(name, request)
        case .job(let id): return .json(request.method == .delete ? try jobs.cancel(id) : try jobs.job(id))
        case .page(let app):
            return try await AppPages(searches: searches).response(to: request, app: app)
        case .file:
            guard let response = try await webFiles?.response(for: request) else {
                throw Problem.notFound(request.target.path)
            }
            return response
        case .nothing: throw Problem.notFound(request.target.path)
        }
    }

    // MARK: - Searching

    private func search(_ bytes: Data, _ request: HTTPRequest) async throws -> HTTPResponse {
        let query = try SearchQuery(request.target)
        return try await answer(try await searches.prepare(bytes, query), request)
    }

    private func searchAgain(_ session: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let query = try SearchQuery(request.target)
        return try await answer(try await searches.prepare(again: session, query), request)
    }

    /// Tells each app's answer as it comes, or all of them at once, as the client wants it.
    private func answer(_ search: VisualSearches.Prepared, _ request: HTTPRequest) async throws -> HTTPResponse {
        let session = search.head.session
        guard request.fields.values("Accept").contains(where: { $0.contains("text/event-stream") }) else {
            await searches.run(search) { self.count($0) }
            return .json(Payload.Whole(try searches.sheet(session)))
        }
        return .events { [self] writer in
            await writer.send("session", Payload.Session(search.head))
            await searches.run(search) { event in
                count(event)
                switch event {
                case .answer(let answer): await writer.send("app", Payload.Answer(answer, session: session))
                case .done(let milliseconds): await writer.send("done", Payload.Done(milliseconds))
                }
            }
        }
    }

    private func count(_ event: SheetEvent) {
        guard case .answer(let answer) = event else { return }
        let state =
            switch answer.outcome {
            case .answered(let found): found.results.isEmpty ? "empty" : "results"
            case .failed: "failed"
            }
        metrics.appAnswered(answer.app, state: state, milliseconds: answer.milliseconds)
    }

    private func look(_ request: HTTPRequest) async throws -> HTTPResponse {
        let query = try SearchQuery(request.target)
        let picture = try await LongWork.on(request, Self.picture)
        let labels = try await searches.labels(of: picture, in: query.highlight)
        return .json(Payload.Labels(labels: labels.filter { $0.confidence >= 0.1 }.prefix(query.limit).map { $0 }))
    }

    // MARK: - Sessions

    private func session(_ session: String, _ request: HTTPRequest) throws -> HTTPResponse {
        guard request.method == .delete else { return .json(Payload.Whole(try searches.sheet(session))) }
        guard searches.store.forget(session) else { throw SearchFailure.unknownSession }
        return .empty()
    }

    private func thumbnail(_ session: String, _ app: String, _ index: Int) async throws -> HTTPResponse {
        guard let thumbnail = try await searches.thumbnail(session, app, index) else {
            throw Problem(404, "no-thumbnail", "There is no picture", "The app gave no picture that can be shown.")
        }
        return .picture(thumbnail)
    }

    // MARK: - Apps

    /// Opens a result of a session, one that is known from elsewhere, or a link.
    private func open(
        _ wish: Wish,
        foreground: ProviderForeground
    ) async throws -> (app: String, opening: FoveaSessions.AppOpening) {
        if let link = wish.link { return try await searches.open(link: link, foreground: foreground) }
        let app = try wish.named(\.app, "app")
        if let reference = wish.reference {
            return (app, try await searches.open(reference, in: app, foreground: foreground))
        }
        let (session, index) = (try wish.named(\.session, "session"), try wish.named(\.index, "index"))
        return (app, try await searches.open(session, app, index, foreground: foreground))
    }

    private func pin(_ app: String, _ isPinned: Bool) async throws -> HTTPResponse {
        let isKnown = await searches.placed().contains { $0.app.id == app }
        // A pin of an app that has gone can still be taken away.
        guard isKnown || (!isPinned && searches.order.pinned.contains(app)) else {
            throw SearchFailure.unknownApp(app)
        }
        try searches.order.pin(app, isPinned)
        return .json(Payload.Providers(providers: await searches.placed().map(Payload.Provider.init)))
    }

    private func icon(of app: String) async throws -> HTTPResponse {
        guard let icon = await searches.icon(of: app) else {
            throw Problem(404, "no-icon", "There is no icon", "The app '\(app)' has no icon.")
        }
        var response = HTTPResponse.picture(icon)
        response.fields["Cache-Control"] = "private, max-age=300"
        return response
    }

    /// Answers with what happens, where there is a place for one more who listens.
    private func listen(_ request: HTTPRequest) throws -> HTTPResponse {
        guard let seat = listening.take(for: request.head.peer) else {
            throw Problem.noSeat("As many clients listen to events as the service has places for", retryAfter: 30)
        }
        return .events { writer in
            await self.tell(writer)
            withExtendedLifetime(seat) {}
        }
    }

    /// Tells the states of apps as they change, until the client goes away.
    private func tell(_ writer: EventWriter) async {
        // Whoever has read the first event misses nothing that happens from then on.
        let events = events.events()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await event in events {
                    guard await writer.send(event.name, AnyValue(event.value)) else { return }
                }
            }
            group.addTask { [searches] in
                var told: [Payload.Provider]?
                var pause = 0
                while !Task.isCancelled {
                    let providers = await searches.placed().map(Payload.Provider.init)
                    pause += 1
                    if providers != told {
                        told = providers
                        pause = 0
                        guard await writer.send("providers", Payload.Providers(providers: providers)) else { return }
                    } else if pause >= 15 {
                        pause = 0
                        guard await writer.beat() else { return }
                    }
                    try? await Task.sleep(for: .seconds(1))
                }
            }
            await group.next()
            group.cancelAll()
        }
    }

    // MARK: - The service itself

    private func figures() -> HTTPResponse {
        let usage = searches.store.usage
        let text = metrics.text(gauges: [
            ("fovea_sessions", "Sessions that are remembered.", Double(usage.count)),
            ("fovea_session_bytes", "Memory of the sessions.", Double(usage.byteCount)),
            ("fovea_searches_waiting", "Pictures that wait to be described.", Double(searches.waitingCount)),
            ("fovea_event_listeners", "Clients that listen to events.", Double(events.listenerCount)),
            ("process_resident_memory_bytes", "Memory of the process.", ProcessFigures.residentByteCount),
            ("process_open_fds", "Open descriptors of the process.", ProcessFigures.descriptorCount),
        ])
        return HTTPResponse(
            status: 200,
            fields: ["Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store"],
            body: .bytes(Data(text.utf8))
        )
    }

    private func description() async throws -> HTTPResponse {
        let data = try? await BlockingWork.run { [descriptionFile] in
            try descriptionFile.map { try BoundedFile.contents(of: $0, limit: 4 << 20) }
        }
        guard let data = data.flatMap(\.self) else {
            throw Problem(404, "no-description", "There is no description", "The installation has no openapi.json.")
        }
        return HTTPResponse(status: 200, fields: ["Content-Type": "application/json"], body: .bytes(data))
    }
}

// MARK: - Bodies

extension ServiceCore {
    /// What a client wants opened.
    private struct Wish: Decodable {
        let session: String?
        let app: String?
        let index: Int?
        let reference: AppResult.Reference?
        let link: String?
        let activationToken: String?

        /// A member that this request can't do without.
        func named<Value>(_ member: KeyPath<Wish, Value?>, _ name: String) throws(Problem) -> Value {
            guard let value = self[keyPath: member] else { throw ServiceCore.missing(name) }
            return value
        }

        /// Where the app shows what opens in it.
        func foreground(isFromHere: Bool) throws(Problem) -> ProviderForeground {
            guard isFromHere else { return .page }
            guard let activationToken else { return .desktop(nil) }
            guard let token = ActivationToken(activationToken) else {
                throw Problem(
                    400,
                    "bad-request",
                    "The request makes no sense",
                    "'activationToken' should be what the desktop gave out: up to 512 printable characters."
                )
            }
            return .desktop(token)
        }
    }

    /// The picture in a request: its body, or the part of a form that is called `image`.
    private static func picture(of request: HTTPRequest) throws(Problem) -> Data {
        let type = request.fields["Content-Type"] ?? "application/octet-stream"
        let picture: Data
        if type.lowercased().hasPrefix("multipart/form-data") {
            guard let form = MultipartForm(request.body, contentType: type) else {
                throw Problem(400, "bad-form", "The form can't be read", "The body doesn't follow its own boundary.")
            }
            guard let part = form.parts.first(where: { $0.name == "image" }) else {
                throw Problem(400, "bad-form", "The form has no picture", "Send the picture in a part called 'image'.")
            }
            picture = Data(part.body)
        } else {
            picture = request.body
        }
        guard !picture.isEmpty else {
            throw Problem(
                400,
                "no-picture",
                "There is no picture",
                "Send a picture as the body, or in a form as the part 'image'."
            )
        }
        return picture
    }

    static func json<T: Decodable>(_ type: T.Type, of request: HTTPRequest) throws(Problem) -> T {
        let contentType = request.fields["Content-Type"]?.split(separator: ";").first?.lowercased() ?? ""
        guard contentType.drop(while: { $0 == " " }) == "application/json" else {
            throw Problem(
                415,
                "not-json",
                "The body isn't JSON",
                "Send JSON with the content type application/json."
            )
        }
        do {
            return try JSONDecoder().decode(type, from: request.body)
        } catch DecodingError.keyNotFound(let key, _) {
            throw missing(key.stringValue)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw Problem(
                400,
                "bad-request",
                "The request makes no sense",
                "'\(place)' is of another kind than expected."
            )
        } catch {
            throw Problem(400, "bad-request", "The request makes no sense", "The body isn't JSON.")
        }
    }

    private static func missing(_ name: String) -> Problem {
        Problem(400, "bad-request", "The request makes no sense", "'\(name)' is missing.")
    }
}

/// A value of any type that can be written.
struct AnyValue: Encodable, Sendable {
    private let value: any Encodable & Sendable

    init(_ value: any Encodable & Sendable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
