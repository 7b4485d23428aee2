package import Foundation
import FoveaSessions
package import ProviderFrames
package import ProviderProcesses
package import ServiceInterface
import StoreEngine
import Synchronization
import TestSupport

/// Apps that answer in this process and remember what they were asked, for tests alone.
package final class FakeApps: AppAsking {
    /// What an app does when it is asked.
    package enum Behavior: Sendable {
        case answers(Answer, after: Duration = .zero)
        case fails(String)
        /// Answers nothing until its time is over or the search is cancelled.
        case never
    }

    /// An app with its answer.
    package struct App: Sendable {
        package var description: AppDescription
        package var behavior: Behavior

        package init(_ description: AppDescription, _ behavior: Behavior) {
            self.description = description
            self.behavior = behavior
        }
    }

    /// What was asked.
    package struct Log: Sendable {
        package var searches: [(app: String, content: SearchContent, limit: Int)] = []
        package var opened: [ItemReference] = []
        package var links: [String] = []
        package var foregrounds: [ProviderForeground] = []
        package var more: [(app: String, content: SearchContent)] = []
        /// The searches that were cancelled.
        package var cancelled = 0
        /// The searches that go on, and the most that ever did.
        package var running = (now: 0, most: 0)
    }

    private let known: [App]
    /// Pages by their paths; every other path has one that says what was asked for.
    private let pages: [String: PageResponse]
    private let noted = Mutex(Log())
    /// What the apps ask the person, whose decisions are in a file of the test.
    package let questions: OpenQuestions?
    private let folder = try? TemporaryFolder()

    package init(_ known: [App], pages: [String: PageResponse] = [:]) {
        self.known = known
        self.pages = pages
        questions = folder.map { OpenQuestions(consent: Consent(file: $0.file("consent.json").path)) }
    }

    /// Makes apps that offer more results, by their identifiers.
    package convenience init(_ behaviors: [String: Behavior], pages: [String: PageResponse] = [:]) {
        let known = behaviors.map { id, behavior in
            App(AppDescription(id: id, name: id.capitalized, offersMoreResults: true), behavior)
        }
        self.init(known, pages: pages)
    }

    /// Everything that was asked so far.
    package var log: Log { noted.withLock { $0 } }

    package func apps() async -> [AppDescription] { known.map(\.description) }
    package func changes() -> AsyncStream<Void> { AsyncStream { _ in } }
    package func warm() async {}
    package func icon(of app: String) async -> Data? { nil }

    package func search(_ content: SearchContent, in app: String, limit: Int) async throws(AppFailure) -> Answer {
        noted.withLock { log in
            log.searches.append((app, content, limit))
            log.running.now += 1
            log.running.most = max(log.running.most, log.running.now)
        }
        defer { noted.withLock { $0.running.now -= 1 } }
        guard let behavior = known.first(where: { $0.description.id == app })?.behavior else {
            throw AppFailure(.unknownApp, "There is no app '\(app)'.")
        }
        switch behavior {
        case .answers(let answer, let time):
            try? await Task.sleep(for: time)
            return answer
        case .fails(let message): throw AppFailure(.appFailed, message)
        case .never:
            do { try await Task.sleep(for: .seconds(60)) } catch { noted.withLock { $0.cancelled += 1 } }
            throw AppFailure(.timeout, "It took too long.")
        }
    }

    package func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        noted.withLock { log in
            log.opened.append(reference)
            log.foregrounds.append(foreground)
        }
        guard reference.identifier != "gone" else { throw AppFailure(.notFound, "The thing is gone.") }
        return Opening(
            place: "/things/\(reference.identifier)",
            dialog: "Here it is.",
            isRaised: foreground != .page,
            warnings: ["It took long."]
        )
    }

    package func open(
        link: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> OpenedApp {
        noted.withLock { log in
            log.links.append(link)
            log.foregrounds.append(foreground)
        }
        guard link.hasPrefix("music:") else { throw AppFailure(.unknownApp, "No app is registered for it.") }
        return OpenedApp(app: "music", opening: Opening(place: "/links/\(link.utf8.count)"))
    }

    package func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        noted.withLock { log in
            log.more.append((app, content))
            log.foregrounds.append(foreground)
        }
        return Opening(place: "/search")
    }

    package func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse {
        if let page = pages[request.path] { return page }
        let form = request.method == "GET" ? "" : " \(request.method) \(request.headers["content-type"] ?? "-") "
        return PageResponse(contentType: "text/plain", body: Data("\(app) \(request.path)\(form)".utf8) + request.body)
    }
}

extension FakeApps.Behavior {
    /// Finds things with these titles, and says that there is more.
    package static func finds(_ titles: [String]) -> Self {
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        return .answers(Answer(results: titles.map { thing($0, signature) }, offersMoreResults: true))
    }

    /// Finds nothing after a while.
    package static func waits(_ time: Duration) -> Self { .answers(Answer(results: []), after: time) }

    /// Finds one thing with a picture.
    package static func shows(_ picture: Data) -> Self { .answers(Answer(results: [thing("Shown", picture)])) }

    private static func thing(_ title: String, _ picture: Data) -> FoundItem {
        FoundItem(
            reference: .init(type: "Thing", identifier: title),
            typeName: "Thing",
            title: title,
            thumbnail: .file(picture)
        )
    }
}
