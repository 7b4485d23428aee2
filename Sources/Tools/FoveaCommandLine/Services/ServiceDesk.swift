import Foundation
import FoveaSessions

/// A desk at which the service asks the apps.
struct ServiceDesk: SearchDesk {
    let service: RunningService
    /// A Boolean value that indicates whether the pictures beside results are wanted.
    let showsPictures: Bool

    func apps() async throws -> [(id: String, name: String)] { try await service.apps().map { ($0.id, $0.name) } }

    /// The service is warm.
    func warm() async {}

    func prepare(_ picture: Data, _ query: SearchQuery) async throws -> any PreparedSearch {
        let events = service.search(picture, query)
        var first: ServiceEventReader.Event?
        // Whoever runs the search goes on where this stops.
        for try await event in events {
            first = event
            break
        }
        guard let first, first.name == "session",
            let session = try? JSONDecoder().decode(ServiceReply.Session.self, from: first.data)
        else { throw Self.broken }
        return Prepared(desk: self, picture: picture, query: query, head: Sheet.Head(session), events: events)
    }

    static let broken = SearchFailure(
        .unavailable,
        "The service's answer makes no sense. Update Fovea and start it again."
    )

    private struct Prepared: PreparedSearch {
        let desk: ServiceDesk
        let picture: Data
        let query: SearchQuery
        let head: Sheet.Head
        let events: AsyncThrowingStream<ServiceEventReader.Event, any Error>

        var subject: SessionRecords.Subject { .picture(picture, query, session: head.session) }

        func run(_ emit: (SheetEvent) async -> Void) async throws {
            let decoder = JSONDecoder()
            for try await event in events {
                switch event.name {
                case "app":
                    guard let answer = try? decoder.decode(ServiceReply.Answer.self, from: event.data) else {
                        throw ServiceDesk.broken
                    }
                    await emit(.answer(try await desk.answer(answer)))
                case "done":
                    guard let done = try? decoder.decode(ServiceReply.Done.self, from: event.data) else {
                        throw ServiceDesk.broken
                    }
                    await emit(.done(milliseconds: done.milliseconds))
                    return
                default: continue
                }
            }
            throw SearchFailure(.unavailable, "The service stopped in the middle of the search. Search again.")
        }
    }

    private func answer(_ reply: ServiceReply.Answer) async throws -> Sheet.Answer {
        var results: [AppResult] = []
        for result in reply.results {
            var thumbnail = result.thumbnail.map { _ in Data() }
            if showsPictures, let address = result.thumbnail { thumbnail = await service.thumbnail(address) }
            results.append(
                AppResult(
                    reference: .init(type: result.entity, identifier: result.id),
                    typeName: result.type,
                    title: result.title,
                    subtitle: result.subtitle,
                    thumbnail: thumbnail,
                    canOpen: result.canOpen
                )
            )
        }
        let answer = AppAnswer(results: results, hasMore: reply.hasMore, offersMoreResults: reply.more)
        return Sheet.Answer(
            app: reply.app,
            outcome: reply.state == "failed" ? .failed(reply.reason ?? "It gives no reason.") : .answered(answer),
            milliseconds: reply.milliseconds,
            offersMore: reply.more
        )
    }
}

extension Sheet.Head {
    fileprivate init(_ session: ServiceReply.Session) {
        self.init(
            session: session.session,
            width: session.picture.width,
            height: session.picture.height,
            labels: session.labels,
            apps: session.apps.map { app in
                AppOrder.Placed(app: AppDescription(id: app.id, name: app.name), why: app.why, isPinned: false)
            }
        )
    }
}
