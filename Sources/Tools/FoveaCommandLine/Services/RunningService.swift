import CommandLineKit
import Foundation
import FoveaCapture
import FoveaService
import FoveaSessions
import GeometryEngine
import HTTPEngine
import PictureEngine

/// This person's service, which keeps apps warm, as commands reach it.
package struct RunningService: Sendable {
    /// The time in which the service has to answer; apps have shorter ones of their own.
    private static let time = Duration.seconds(120)
    private let client: LocalHTTPClient

    /// The path of the socket at which a person's service listens.
    package static func path(_ environment: [String: String]) -> String {
        PrivateFolder.url(environment).appending(path: "service.socket").path
    }

    /// Finds the service that runs, unless a command says something that the service can't heed.
    static func find(_ arguments: ParsedArguments, _ context: CommandContext) -> RunningService? {
        guard !arguments[AppSearchOptions.noService] else { return nil }
        let service = RunningService(client: LocalHTTPClient(path: path(context.environment)))
        guard service.client.isServed else { return nil }
        context.remark("asking the service at \(service.client.path)")
        return service
    }

    // MARK: - Questions

    /// The apps that the service knows, in their order, each with its state.
    func apps() async throws(SearchFailure) -> [ServiceReply.Provider] {
        try await ask(.get, "/v1/providers", as: ServiceReply.Providers.self).providers
    }

    /// The address at which browsers find a page, or nil where they reach no service.
    func address(of page: String) async -> String? {
        guard let health = try? await ask(.get, "/healthz", as: ServiceReply.Health.self) else { return nil }
        return health.addresses.first.map { $0.replacing("//0.0.0.0:", with: "//127.0.0.1:") + page }
    }

    /// A small picture beside a result.
    func thumbnail(_ address: String) async -> Data? {
        let reply = try? await client.reply(.get, address, within: Self.time)
        return reply.flatMap { $0.head.status == 200 ? $0.body : nil }
    }

    /// Opens something in its app.
    func open(_ wish: Wish) async throws(SearchFailure) -> Opened {
        try await Opened(ask(.post, "/v1/open", wish, as: ServiceReply.Opening.self))
    }

    /// Goes on with a search in an app.
    func more(_ wish: Wish) async throws(SearchFailure) -> Opened {
        try await Opened(ask(.post, "/v1/more", wish, as: ServiceReply.Opening.self))
    }

    /// What is to be opened: a result, a link, or an app's own search about a session's picture.
    struct Wish: Encodable {
        var session: String?
        var app: String?
        var reference: AppResult.Reference?
        var link: String?
        var activationToken: String?
    }

    /// Where an app stands.
    struct Opened: Sendable {
        let app: String
        /// The path of its page below the service's address.
        let page: String
        let opening: AppOpening

        init(_ reply: ServiceReply.Opening) {
            app = reply.app
            page = reply.page
            let prefix = "/apps/\(Address.segment(reply.app))"
            opening = AppOpening(
                place: reply.page.hasPrefix(prefix) ? String(reply.page.dropFirst(prefix.count)) : reply.page,
                dialog: reply.dialog,
                isRaised: reply.raised,
                warnings: reply.warnings
            )
        }
    }

    private func ask<Reply: Decodable>(
        _ method: HTTPMethod,
        _ target: String,
        _ wish: Wish? = nil,
        as type: Reply.Type
    ) async throws(SearchFailure) -> Reply {
        let reply: HTTPReply
        do throws(HTTPClientError) {
            let body = try? wish.map { try JSONEncoder().encode($0) }
            reply = try await client.reply(
                method,
                target,
                fields: wish == nil ? [:] : ["Content-Type": "application/json"],
                body: body ?? Data(),
                within: Self.time
            )
        } catch {
            throw SearchFailure(error)
        }
        guard reply.head.status == 200, let answer = try? JSONDecoder().decode(type, from: reply.body) else {
            throw SearchFailure(problem: reply.body, status: reply.head.status)
        }
        return answer
    }

    // MARK: - Searching

    /// Searches for a picture, and tells the events as they come.
    func search(_ picture: Data, _ query: SearchQuery) -> AsyncThrowingStream<ServiceEventReader.Event, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: ServiceEventReader.Event.self)
        let target = "/v1/search?\(Self.text(query))"
        let task = Task { [client] in
            let reader = ServiceEventInbox()
            do throws(HTTPClientError) {
                let head = try await client.exchange(
                    .post,
                    target,
                    fields: ["Content-Type": "application/octet-stream", "Accept": "text/event-stream"],
                    body: picture,
                    within: Self.time
                ) { part in
                    for event in reader.feed(part) { continuation.yield(event) }
                }
                guard head.status == 200 else {
                    continuation.finish(throwing: SearchFailure(problem: reader.pending, status: head.status))
                    return
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: SearchFailure(error))
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Makes a session about a picture, with one app, and returns its name.
    func session(about subject: (Data, SearchQuery), in app: String) async throws(SearchFailure) -> String {
        var (picture, query) = subject
        query.apps = [app]
        do {
            var session: String?
            for try await event in search(picture, query) where event.name == "session" {
                session = try JSONDecoder().decode(ServiceReply.Session.self, from: event.data).session
            }
            guard let session else { throw ServiceDesk.broken }
            return session
        } catch let failure as SearchFailure {
            throw failure
        } catch {
            throw ServiceDesk.broken
        }
    }

    private static func text(_ query: SearchQuery) -> String {
        var parts = ["limit=\(query.limit)", "profile=\(query.profile.rawValue)"]
        parts += query.apps.map { "app=\(Address.segment($0))" }
        if let kind = query.kind { parts.append("kind=\(kind.rawValue)") }
        switch query.highlight {
        case .whole: break
        case .rectangle(let region): parts.append("region=\(region.x),\(region.y),\(region.width),\(region.height)")
        case .lasso(let points): parts.append("lasso=" + points.map { "\($0.x),\($0.y)" }.joined(separator: ","))
        }
        return parts.joined(separator: "&")
    }
}

extension SearchFailure {
    init(_ error: HTTPClientError) {
        self.init(error.code == .timedOut ? .timedOut : .unavailable, error.message)
    }
}
