import ConcurrencyEngine
import FileEngine
import Foundation
import FoveaCapture
import FoveaSessions
import HTTPEngine
import ImageCodingEngine
import ProviderFrames
import ServiceInterface

/// The state that a service's addresses share.
final class ServiceCore: Sendable {
    let searches: VisualSearches
    let metrics = Metrics()
    let openCatalogs: OpenCatalogs
    let jobs = JobBoard()
    /// The person's own items, if the service has them.
    let items: PersonalItems?
    /// The remaining results of catalog searches for their next pages.
    let pages = BoundedCache<CatalogPage>(limits: CacheLimits(count: 256, byteCount: 32 << 20)) { $0.byteCount }
    let pictureByteLimit: Int
    /// The slots of event streams.
    private let listening = Seats(count: 32, perPeer: 16)
    /// The slots of slow requests, which leave connections to all others.
    let working: Seats
    /// The addresses for browsers.
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
        items = options.environment.map(PersonalItems.init)
        pictureByteLimit = options.decodingLimits.maximumFileByteCount
        descriptionFile = options.descriptionFile
        webFiles = options.webFolder.map(WebFiles.init)
        openCatalogs = OpenCatalogs(files: options.catalogs, limits: options.decodingLimits)
    }

    /// Answers a request; only clients at this machine may bring windows to the front, and only those of the person who
    /// runs the service learn what apps ask.
    func answer(
        _ route: Route,
        _ request: HTTPRequest,
        isFromHere: Bool,
        isOwner: Bool
    ) async throws -> HTTPResponse {
        switch route {
        case .health: return .json(ServiceReply.Health(status: "ok", addresses: addresses))
        case .metrics: return figures()
        case .description: return try await description()
        case .search: return try await search(try await LongWork.on(request, Self.picture), request)
        case .searchAgain(let session): return try await searchAgain(session, request)
        case .session(let session): return try self.session(session, request)
        case .picture(let session): return .picture(try await searches.picture(session)).part(for: request)
        case .thumbnail(let session, let app, let index): return try await thumbnail(session, app, index)
        case .open:
            let asked = try Self.json(OpenRequest.self, of: request)
            return .json(try await open(asked, foreground: try asked.foreground(isFromHere: isFromHere)))
        case .more:
            let asked = try Self.json(OpenRequest.self, of: request)
            let foreground = try asked.foreground(isFromHere: isFromHere)
            let (session, app) = (try asked.named(\.session, "session"), try asked.named(\.app, "app"))
            let opening = try await searches.more(session, app, foreground: foreground)
            return .json(OpenedApp(app: app, opening: opening))
        case .look: return try await look(request)
        case .read:
            let picture = try await LongWork.on(request, Self.picture)
            return .json(try await searches.text(of: picture, languages: request.languages))
        case .readAgain(let session):
            return .json(try await searches.text(ofSession: session, languages: request.languages))
        case .subjects, .subjectsAgain: return try await subjects(route, request)
        case .cutOut, .cutOutAgain: return try await cutOut(route, request)
        case .actions(let session): return try await actions(ofSession: session, request)
        case .save(let session, let index): return try await save(index, ofSession: session, request)
        case .join(let session, let index): return try await join(index, ofSession: session, request)
        case .saved(let item): return try await undo(item)
        case .savedPicture(let item):
            return request.method == .delete ? try await forget(item) : try await picture(ofSaved: item)
        case .providers: return .json(ServiceReply.Providers(await searches.placed()))
        case .pin(let app): return try await pin(app, request.method == .put)
        case .icon(let app): return try await icon(of: app)
        case .questions: return .json(questions)
        case .answer(let question): return try await answer(question, request)
        case .consents: return try await list(request) { items, _ in try items.consents() }
        case .consent(let app, let store): return try await decide(app, store, request)
        case .agenda: return try await list(request) { items, words in items.agenda(words) }
        case .reminders: return try await list(request) { items, words in items.reminders(words) }
        case .contacts: return try await list(request) { items, words in try items.contacts(words) }
        case .readings: return try await list(request) { items, words in try items.readings(words) }
        case .events: return try listen(request, isOwner: isOwner)
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
        let query = try SearchQuery(request.parameters)
        return try await answer(try await searches.prepare(bytes, query), request)
    }

    private func searchAgain(_ session: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let query = try SearchQuery(request.parameters)
        return try await answer(try await searches.prepare(again: session, query), request)
    }

    /// Streams the apps' answers as events, or returns them at once, as the client accepts.
    private func answer(_ search: VisualSearches.Prepared, _ request: HTTPRequest) async throws -> HTTPResponse {
        let session = search.head.session
        guard request.fields.values("Accept").contains(where: { $0.contains("text/event-stream") }) else {
            await searches.run(search) { self.count($0) }
            return .json(try searches.sheet(session))
        }
        return .events { [self] writer in
            await searches.run(search) { event in
                count(event)
                await writer.send(event.name, event.addressed(in: session))
            }
        }
    }

    private func count(_ event: SheetEvent) {
        guard case .app(let entry) = event else { return }
        metrics.appAnswered(entry.app, state: entry.state.rawValue, milliseconds: entry.milliseconds)
    }

    private func look(_ request: HTTPRequest) async throws -> HTTPResponse {
        let query = try SearchQuery(request.parameters)
        let picture = try await LongWork.on(request, Self.picture)
        let labels = try await searches.labels(of: picture, query)
        return .json(ServiceReply.Labels(Array(labels.filter { $0.confidence >= 0.1 }.prefix(query.limit))))
    }

    // MARK: - Sessions

    private func session(_ session: String, _ request: HTTPRequest) throws -> HTTPResponse {
        guard request.method == .delete else { return .json(try searches.sheet(session)) }
        guard searches.store.forget(session) else { throw Problem.unknownSession }
        return .empty()
    }

    private func thumbnail(_ session: String, _ app: String, _ index: Int) async throws -> HTTPResponse {
        guard let thumbnail = try await searches.thumbnail(session, app, index) else {
            throw Problem(.noThumbnail, "The app gave no picture that can be shown.")
        }
        return .picture(thumbnail)
    }

    // MARK: - Apps

    /// Opens a result of a session, another known result, or a link.
    private func open(_ asked: OpenRequest, foreground: ProviderForeground) async throws -> OpenedApp {
        if let link = asked.link { return try await searches.open(link: link, foreground: foreground) }
        let app = try asked.named(\.app, "app")
        if let reference = asked.reference {
            return OpenedApp(app: app, opening: try await searches.open(reference, in: app, foreground: foreground))
        }
        let (session, index) = (try asked.named(\.session, "session"), try asked.named(\.index, "index"))
        return OpenedApp(app: app, opening: try await searches.open(session, app, index, foreground: foreground))
    }

    private func pin(_ app: String, _ isPinned: Bool) async throws -> HTTPResponse {
        let isKnown = await searches.placed().contains { $0.app.id == app }
        // The pin of an app that has been removed can still be removed.
        guard isKnown || (!isPinned && searches.order.pinned.contains(app)) else {
            throw Problem.unknownApp(app)
        }
        try searches.pin(app, isPinned)
        return .json(ServiceReply.Providers(await searches.placed()))
    }

    private func icon(of app: String) async throws -> HTTPResponse {
        guard let icon = await searches.icon(of: app) else {
            throw Problem(.noIcon, "The app '\(app)' has no icon.")
        }
        var response = HTTPResponse.picture(icon)
        response.fields["Cache-Control"] = "private, max-age=300"
        return response
    }

    /// Returns an event stream, if there is a slot for it.
    private func listen(_ request: HTTPRequest, isOwner: Bool) throws -> HTTPResponse {
        guard let seat = listening.take(for: request.head.peer) else {
            throw Problem.busy(
                "As many clients listen to events as the service has places for; try again in a moment.",
                retryAfter: 30
            )
        }
        return .events { writer in
            await self.tell(writer, isOwner: isOwner)
            withExtendedLifetime(seat) {}
        }
    }

    /// Sends the states of apps and jobs as they change, until the client disconnects.
    private func tell(_ writer: EventWriter, isOwner: Bool) async {
        // Subscribe before the first event, so that no later change is missed.
        let (changes, updates) = (searches.changes(), jobs.updates.elements())
        let questionChanges = isOwner ? searches.questions?.changes() : nil
        let itemChanges = isOwner ? items?.changes() : nil
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [searches] in
                var told = await searches.placed()
                guard await writer.send(.providers, ServiceReply.Providers(told)) else { return }
                for await _ in changes {
                    let providers = await searches.placed()
                    guard providers != told else { continue }
                    told = providers
                    guard await writer.send(.providers, ServiceReply.Providers(told)) else { return }
                }
            }
            group.addTask {
                for await job in updates {
                    guard await writer.send(.job, job) else { return }
                }
            }
            if let itemChanges { group.addTask { await self.tellItems(writer, itemChanges) } }
            if let questionChanges { group.addTask { await self.tellQuestions(writer, questionChanges) } }
            group.addTask {
                while (try? await Task.sleep(for: .seconds(15))) != nil, await writer.beat() {}
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
            ("fovea_event_listeners", "Clients that listen to events.", Double(listening.takenCount)),
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
            throw Problem(.noDescription, "The installation has no openapi.json.")
        }
        return HTTPResponse(status: 200, fields: ["Content-Type": "application/json"], body: .bytes(data))
    }
}

// MARK: - Bodies

extension ServiceCore {
    /// Returns the picture in a request: its body, or the form's part `image`.
    static func picture(of request: HTTPRequest) throws(Problem) -> Data {
        let type = request.fields["Content-Type"] ?? "application/octet-stream"
        let picture: Data
        if type.lowercased().hasPrefix("multipart/form-data") {
            guard let form = MultipartForm(request.body, contentType: type) else {
                throw Problem(.badForm, "The body doesn't follow its own boundary.")
            }
            guard let part = form.parts.first(where: { $0.name == "image" }) else {
                throw Problem(.badForm, title: "The form has no picture", "Send the picture in a part called 'image'.")
            }
            picture = Data(part.body)
        } else {
            picture = request.body
        }
        guard !picture.isEmpty else {
            throw Problem(.noPicture, "Send a picture as the body, or in a form as the part 'image'.")
        }
        return picture
    }

    static func json<T: Decodable>(_ type: T.Type, of request: HTTPRequest) throws(Problem) -> T {
        let contentType = request.fields["Content-Type"]?.split(separator: ";").first?.lowercased() ?? ""
        guard contentType.drop(while: { $0 == " " }) == "application/json" else {
            throw Problem(.notJSON, "Send JSON with the content type application/json.")
        }
        do {
            return try JSONDecoder().decode(type, from: request.body)
        } catch DecodingError.keyNotFound(let key, _) {
            throw Problem(missing: key.stringValue)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw Problem(.badRequest, "'\(place)' is of another kind than expected.")
        } catch {
            throw Problem(.badRequest, "The body isn't JSON.")
        }
    }
}

extension OpenRequest {
    /// Returns a required member of the request.
    fileprivate func named<Value>(_ member: KeyPath<OpenRequest, Value?>, _ name: String) throws(Problem) -> Value {
        guard let value = self[keyPath: member] else { throw Problem(missing: name) }
        return value
    }

    /// Where the app shows what it opens.
    fileprivate func foreground(isFromHere: Bool) throws(Problem) -> ProviderForeground {
        guard isFromHere else { return .page }
        guard let activationToken else { return .desktop(nil) }
        guard let token = ActivationToken(activationToken) else {
            throw Problem(
                .badRequest,
                "'activationToken' should be what the desktop gave out: up to 512 printable characters."
            )
        }
        return .desktop(token)
    }
}

extension Problem {
    fileprivate init(missing name: String) { self.init(.badRequest, "'\(name)' is missing.") }
}

extension HTTPRequest {
    /// The query parameters.
    var parameters: [SearchQuery.Parameter] { target.query.map { ($0.name, $0.value) } }

    /// The languages of text that the client expects.
    fileprivate var languages: [String] {
        target.values(.lang).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
    }
}
