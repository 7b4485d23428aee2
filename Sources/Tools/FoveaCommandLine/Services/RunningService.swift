import CommandLineKit
import Foundation
import FoveaCapture
import FoveaSessions
import GeometryEngine
import HTTPEngine
import ProviderFrames
import ServiceInterface

/// A client of the user's running service, which keeps apps warm.
package struct RunningService: Sendable {
    /// The time limit of the service; apps have shorter ones.
    private static let time = Duration.seconds(120)
    /// The number of thumbnails that are loaded concurrently.
    private static let pictureCount = 8
    private let client: LocalHTTPClient
    /// A Boolean value that indicates whether to load thumbnails.
    var loadsPictures = false

    /// Returns the path of the service's socket.
    package static func path(_ environment: [String: String]) -> String {
        PrivateFolder.url(environment).appending(path: "service.socket").path
    }

    private init(_ client: LocalHTTPClient) { self.client = client }

    /// Finds the running service, unless a command has options that the service doesn't support.
    static func find(_ arguments: ParsedArguments, _ context: CommandContext) -> RunningService? {
        guard !arguments[AppSearchOptions.noService] else { return nil }
        let service = RunningService(LocalHTTPClient(path: path(context.environment)))
        guard service.client.isServed else { return nil }
        context.remark("asking the service at \(service.client.path)")
        return service
    }

    // MARK: - Questions

    /// Returns the apps of the service in their order, each with its state.
    func placed() async throws(Problem) -> [PlacedApp] {
        try await ask(.get, .providers, as: ServiceReply.Providers.self).providers
    }

    /// Returns the URL of a page for browsers, or nil without an address for them.
    func address(of page: String) async -> String? {
        guard let health = try? await ask(.get, .health, as: ServiceReply.Health.self) else { return nil }
        return health.addresses.first.map { $0.replacing("//0.0.0.0:", with: "//127.0.0.1:") + page }
    }

    /// Opens something in its app.
    func open(_ request: OpenRequest) async throws(Problem) -> OpenedApp {
        try await ask(.post, .open, request, as: OpenedApp.self)
    }

    /// Opens an app's search for more results.
    func more(_ request: OpenRequest) async throws(Problem) -> OpenedApp {
        try await ask(.post, .more, request, as: OpenedApp.self)
    }

    private func ask<Reply: Decodable>(
        _ method: HTTPMethod,
        _ route: Route,
        _ request: OpenRequest? = nil,
        as type: Reply.Type
    ) async throws(Problem) -> Reply {
        let body = try? request.map { try JSONEncoder().encode($0) }
        return try await ask(method, route.path, body.map { ("application/json", $0) }, as: type)
    }

    /// Sends a request, perhaps with a body of a media type, and reads the answer.
    private func ask<Reply: Decodable>(
        _ method: HTTPMethod,
        _ target: String,
        _ body: (type: String, data: Data)?,
        as type: Reply.Type
    ) async throws(Problem) -> Reply {
        let reply: HTTPReply
        do throws(HTTPClientError) {
            reply = try await client.reply(
                method,
                target,
                fields: body.map { ["Content-Type": $0.type] } ?? [:],
                body: body?.data ?? Data(),
                within: Self.time
            )
        } catch {
            throw Problem(error)
        }
        guard reply.head.status == 200, let answer = try? JSONDecoder().decode(type, from: reply.body) else {
            throw Problem(told: reply.body, status: reply.head.status)
        }
        return answer
    }
}

// MARK: - Searching

extension RunningService: SheetSource {
    /// The service keeps them warm.
    func warmApps() async {}

    func highlight(of query: SearchQuery, in bytes: Data) async throws -> Highlight {
        guard let choice = query.subject else { return query.highlight }
        let found = try await ask(
            .post,
            Self.target(.subjects, query),
            (Self.pictureType, bytes),
            as: PictureSubjects.self
        )
        guard let thing = found.chosen else {
            throw Problem.noSubject(choice, width: found.width, height: found.height)
        }
        return .lasso(thing.outline)
    }

    func search(
        _ picture: Data,
        _ query: SearchQuery,
        _ emit: (SheetEvent) async -> Void
    ) async throws -> SessionRecords.Subject {
        var session: String?
        for try await event in events(of: picture, query) {
            switch event {
            case .session(let head):
                session = head.session
                await emit(event)
            case .app(let entry): await emit(.app(loadsPictures ? await loadingPictures(of: entry) : entry))
            case .done:
                await emit(event)
                guard let session else { throw Problem.senseless }
                return .picture(picture, query, session: session)
            }
        }
        throw Problem(.unavailable, "The service stopped in the middle of the search. Search again.")
    }

    /// Creates a session for a picture with one app, and returns its identifier.
    func session(about subject: (Data, SearchQuery), in app: String) async throws(Problem) -> String {
        var (picture, query) = subject
        query.apps = [app]
        do {
            guard case .picture(_, _, let session) = try await search(picture, query, { _ in }) else {
                throw Problem.senseless
            }
            return session
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem.senseless
        }
    }

    /// The media type of a picture in any format.
    private static let pictureType = "application/octet-stream"

    private static func target(_ route: Route, _ query: SearchQuery) -> String {
        let words = query.parameters.map { "\($0.name)=\(Address.segment($0.value))" }
        return "\(route.path)?\(words.joined(separator: "&"))"
    }

    /// Searches for a picture, and emits the events of the sheet.
    private func events(of picture: Data, _ query: SearchQuery) -> AsyncThrowingStream<SheetEvent, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: SheetEvent.self)
        let target = Self.target(.search, query)
        let task = Task { [client] in
            let reader = ServiceEventInbox()
            do throws(HTTPClientError) {
                let head = try await client.exchange(
                    .post,
                    target,
                    fields: ["Content-Type": Self.pictureType, "Accept": "text/event-stream"],
                    body: picture,
                    within: Self.time
                ) { part in
                    for event in reader.feed(part) {
                        do {
                            if let event = try SheetEvent(event.name, event.data) { continuation.yield(event) }
                        } catch {
                            continuation.finish(throwing: Problem.senseless)
                        }
                    }
                }
                guard head.status == 200 else {
                    continuation.finish(throwing: Problem(told: reader.pending, status: head.status))
                    return
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: Problem(error))
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Returns an entry with the files of its thumbnails, loaded concurrently.
    private func loadingPictures(of entry: Sheet.Entry) async -> Sheet.Entry {
        guard var answer = entry.answer else { return entry }
        let addresses = answer.results.enumerated().compactMap { index, item -> (Int, String)? in
            guard case .address(let path) = item.thumbnail else { return nil }
            return (index, path)
        }
        await withTaskGroup(of: (Int, Data?).self) { group in
            var rest = addresses[...]
            func askNext() {
                guard let (index, path) = rest.popFirst() else { return }
                group.addTask { (index, await picture(at: path)) }
            }
            for _ in 0..<Self.pictureCount { askNext() }
            for await (index, file) in group {
                answer.results[index].thumbnail = file.map { .file($0) }
                askNext()
            }
        }
        var entry = entry
        entry.outcome = .success(answer)
        return entry
    }

    /// Returns the file of a thumbnail, or nil when the service has none to show.
    private func picture(at path: String) async -> Data? {
        let reply = try? await client.reply(.get, path, within: Self.time)
        return reply.flatMap { $0.head.status == 200 ? $0.body : nil }
    }
}

extension Problem {
    /// The problem of an unexpected reply.
    fileprivate static let senseless = Problem(
        .unavailable,
        "The service's answer makes no sense. Update Fovea and start it again."
    )

    /// Creates the problem in an error reply.
    fileprivate init(told data: Data, status: Int) {
        let problem = try? JSONDecoder().decode(Problem.self, from: data)
        self =
            problem
            ?? Problem(.unavailable, "The service answers with status \(status). Update Fovea and start it again.")
    }

    fileprivate init(_ error: HTTPClientError) {
        self.init(error.code == .timedOut ? .appLate : .unavailable, error.message)
    }
}
