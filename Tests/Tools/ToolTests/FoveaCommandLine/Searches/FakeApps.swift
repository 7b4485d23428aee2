import Foundation
import FoveaCapture
import FoveaCommandLine
import FoveaSessions
import ImageCodingEngine
import Synchronization

/// Apps that answer without a process, and remember what they were asked.
final class FakeApps: AppAsking {
    /// An app with its answer.
    struct App: Sendable {
        var description: AppDescription
        var answer: Result<AppAnswer, SearchFailure>
        var delay: Duration = .zero
    }

    /// What was asked.
    struct Log: Sendable {
        var requests: [SearchHost.Request] = []
        var searches: [(app: String, content: SearchContent, limit: Int)] = []
        var opened: [AppResult.Reference] = []
        var links: [String] = []
        var foregrounds: [ProviderForeground] = []
        var more: [(app: String, content: SearchContent)] = []
    }

    private let known: [App]
    private let noted = Mutex(Log())

    init(_ known: [App]) { self.known = known }

    /// Everything that was asked so far.
    var log: Log { noted.withLock { $0 } }

    func note(_ request: SearchHost.Request) { noted.withLock { $0.requests.append(request) } }

    func apps() async -> [AppDescription] { known.map(\.description) }
    func warm() async {}
    func icon(of app: String) async -> Data? { nil }

    func search(_ content: SearchContent, in app: String, limit: Int) async throws(SearchFailure) -> AppAnswer {
        noted.withLock { $0.searches.append((app, content, limit)) }
        guard let found = known.first(where: { $0.description.id == app }) else {
            throw SearchFailure(.unknownApp, "There is no app '\(app)'.")
        }
        try? await Task.sleep(for: found.delay)
        return try found.answer.get()
    }

    func open(
        _ result: AppResult.Reference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> AppOpening {
        noted.withLock { log in
            log.opened.append(result)
            log.foregrounds.append(foreground)
        }
        guard result.identifier != "gone" else { throw SearchFailure(.unknownResult, "The album is gone.") }
        return AppOpening(
            place: "/albums/\(result.identifier)",
            dialog: "Here it is.",
            isRaised: true,
            warnings: ["It took long."]
        )
    }

    func open(
        link: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> (app: String, opening: AppOpening) {
        noted.withLock { log in
            log.links.append(link)
            log.foregrounds.append(foreground)
        }
        guard link.hasPrefix("music:") else { throw SearchFailure(.unknownApp, "No app is registered for it.") }
        return ("music", AppOpening(place: "/albums/12"))
    }

    func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(SearchFailure) -> AppOpening {
        noted.withLock { $0.more.append((app, content)) }
        return AppOpening(place: "/search")
    }

    func page(_ request: PageRequest, in app: String) async throws(SearchFailure) -> PageResponse {
        throw SearchFailure(.unsupported, "There are no pages.")
    }
}

extension FakeApps {
    /// An album that Music finds.
    static func album(_ identifier: String, _ title: String, canOpen: Bool = true) -> AppResult {
        AppResult(
            reference: .init(type: "AlbumEntity", identifier: identifier),
            typeName: "Album",
            title: title,
            subtitle: "Nina Vale",
            canOpen: canOpen
        )
    }

    /// Music, which is slow and finds three albums; Landmarks, which finds nothing; and Broken, which fails.
    static func three() -> FakeApps {
        let albums = [album("12", "Blue Hour"), album("gone", "Lost Tape"), album("7", "Locked", canOpen: false)]
        return FakeApps([
            App(
                description: AppDescription(id: "music", name: "Music", offersMoreResults: true),
                answer: .success(AppAnswer(results: albums, hasMore: true, offersMoreResults: true)),
                delay: .milliseconds(50)
            ),
            App(
                description: AppDescription(id: "landmarks", name: "Landmarks"),
                answer: .success(AppAnswer(results: []))
            ),
            App(
                description: AppDescription(id: "broken", name: "Broken"),
                answer: .failure(SearchFailure(.app, "Broken ended before it answered."))
            ),
        ])
    }
}

/// A describer that knows one label.
struct FakeDescriber: PictureDescribing {
    let limits: DecodingLimits

    func capture(_ bytes: Data, kind: CaptureKind?) throws(SearchFailure) -> CapturedPicture {
        do {
            return try CapturedPicture(bytes, kind: kind, limits: limits)
        } catch {
            throw SearchFailure(.badPicture, error.message)
        }
    }

    func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent {
        do {
            let pixels = try picture.pixelBuffer(of: query.highlight, size: query.profile.sizePolicy)
            return SearchContent(labels: ["record"], pixelBuffer: pixels)
        } catch {
            throw SearchFailure(.badRequest, "\(error)")
        }
    }

    func warm() async {}
    func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel] { [] }
}
