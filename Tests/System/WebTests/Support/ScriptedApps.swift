import Foundation
import FoveaSessions
import ProviderFrames
import ProviderProcesses
import ServiceInterface
import StoreEngine
import Synchronization

/// Apps that answer as a test tells them to, in this process.
///
/// The service, its addresses and its streams are the real ones; what providers do as processes is tested where they are.
final class ScriptedApps: AppAsking {
    /// How an app takes a search.
    enum Behavior: Sendable {
        case answers([FoundItem])
        case fails(String)
        /// Answers once a gate is open.
        case waits(Gate, [FoundItem])
    }

    /// An app of a test.
    struct App: Sendable {
        var description: AppDescription
        var icon: Data?
        var behavior: Behavior

        init(
            _ id: String,
            _ name: String,
            icon: Data? = nil,
            more: Bool = false,
            problems: [String] = [],
            _ behavior: Behavior
        ) {
            description = AppDescription(
                id: id,
                name: name,
                offersMoreResults: more,
                hasIcon: icon != nil,
                state: "warm",
                problems: problems
            )
            self.icon = icon
            self.behavior = behavior
        }
    }

    private struct State {
        var apps: [App]
        var opened: [String] = []
        var searches = 0
    }

    private let state: Mutex<State>

    /// What apps ask the person.
    let questions: OpenQuestions?

    init(_ apps: [App], consent: Consent) {
        state = Mutex(State(apps: apps))
        questions = OpenQuestions(consent: consent)
    }

    /// What was opened so far, as an app and the identifier of a result, or `more`.
    var opened: [String] { state.withLock { $0.opened } }

    /// The number of searches that apps were asked for.
    var searchCount: Int { state.withLock { $0.searches } }

    /// Has an app behave differently from now on.
    func change(_ id: String, to behavior: Behavior) {
        state.withLock { state in
            for index in state.apps.indices where state.apps[index].description.id == id {
                state.apps[index].behavior = behavior
            }
        }
    }

    private func app(_ id: String) throws(AppFailure) -> App {
        guard let app = state.withLock({ $0.apps.first { $0.description.id == id } }) else {
            throw AppFailure(.unknownApp, "There is no app '\(id)'.")
        }
        return app
    }

    // MARK: AppAsking

    func apps() async -> [AppDescription] { state.withLock { $0.apps.map(\.description) } }

    func changes() -> AsyncStream<Void> { AsyncStream { _ in } }

    func warm() async {}

    func icon(of app: String) async -> Data? { try? self.app(app).icon }

    func search(_ content: SearchContent, in app: String, limit: Int) async throws(AppFailure) -> Answer {
        let scripted = try self.app(app)
        let more = scripted.description.offersMoreResults
        state.withLock { $0.searches += 1 }
        switch scripted.behavior {
        case .answers(let results): return Answer(results: results, offersMoreResults: more)
        case .fails(let reason): throw AppFailure(.appFailed, reason)
        case .waits(let gate, let results):
            await gate.wait()
            return Answer(results: results, offersMoreResults: more)
        }
    }

    func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        state.withLock { $0.opened.append("\(app) \(reference.identifier)") }
        guard reference.identifier != "stuck" else {
            throw AppFailure(.appFailed, "The album is no longer in the library. Look for it in Music.")
        }
        return Opening(place: "/items/\(reference.identifier)", isRaised: reference.identifier == "windowed")
    }

    func open(
        link: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> OpenedApp {
        throw AppFailure(.unknownApp, "No app opens '\(link)'.")
    }

    func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        state.withLock { $0.opened.append("\(app) more") }
        return Opening(place: "/search", dialog: "Here is everything that looks like it.")
    }

    func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse {
        guard request.path != "/style.css" else {
            return PageResponse(contentType: "text/css", body: Data("h1 { color: rgb(1, 2, 3) }".utf8))
        }
        guard request.path != "/items/broken" else { throw AppFailure(.appFailed, "The <app> crashed.") }
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>\(app)</title>
            <link rel="stylesheet" href="/apps/\(app)/style.css">
            <h1>\(request.path)</h1><p><a href="/apps/\(app)/items/next">Next</a>
            <a id="broken" href="/apps/\(app)/items/broken">Broken</a></p>
            """
        return PageResponse(contentType: "text/html; charset=utf-8", body: Data(page.utf8))
    }
}

/// Something to wait for until a test opens it.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
