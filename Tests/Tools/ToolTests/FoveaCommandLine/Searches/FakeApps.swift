import Foundation
import FoveaCapture
import FoveaCommandLine
import FoveaSessions
import GeometryEngine
import ImageCodingEngine
import MaskEngine
import ProviderFrames
import ServiceInterface
import Synchronization

/// Apps that answer without a process, and remember what they were asked.
final class FakeApps: AppAsking {
    /// An app with its answer.
    struct App: Sendable {
        var description: AppDescription
        var answer: Result<Answer, AppFailure>
        var delay: Duration = .zero
    }

    /// What was asked.
    struct Log: Sendable {
        var requests: [SearchHost.Request] = []
        var searches: [(app: String, content: SearchContent, limit: Int)] = []
        var opened: [ItemReference] = []
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
    func changes() -> AsyncStream<Void> { AsyncStream { _ in } }
    func warm() async {}
    func icon(of app: String) async -> Data? { nil }

    func search(_ content: SearchContent, in app: String, limit: Int) async throws(AppFailure) -> Answer {
        noted.withLock { $0.searches.append((app, content, limit)) }
        guard let found = known.first(where: { $0.description.id == app }) else {
            throw AppFailure(.unknownApp, "There is no app '\(app)'.")
        }
        try? await Task.sleep(for: found.delay)
        return try found.answer.get()
    }

    func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        noted.withLock { log in
            log.opened.append(reference)
            log.foregrounds.append(foreground)
        }
        guard reference.identifier != "gone" else { throw AppFailure(.notFound, "The album is gone.") }
        return Opening(
            place: "/albums/\(reference.identifier)",
            dialog: "Here it is.",
            isRaised: true,
            warnings: ["It took long."]
        )
    }

    func open(
        link: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> OpenedApp {
        noted.withLock { log in
            log.links.append(link)
            log.foregrounds.append(foreground)
        }
        guard link.hasPrefix("music:") else { throw AppFailure(.unknownApp, "No app is registered for it.") }
        return OpenedApp(app: "music", opening: Opening(place: "/albums/12"))
    }

    func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        noted.withLock { $0.more.append((app, content)) }
        return Opening(place: "/search")
    }

    func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse {
        throw AppFailure(.unsuitable, "There are no pages.")
    }
}

extension FakeApps {
    /// An album that Music finds.
    static func album(_ identifier: String, _ title: String, canOpen: Bool = true) -> FoundItem {
        FoundItem(
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
                answer: .success(Answer(results: albums, total: 4, offersMoreResults: true)),
                delay: .milliseconds(50)
            ),
            App(
                description: AppDescription(id: "landmarks", name: "Landmarks"),
                answer: .success(Answer(results: []))
            ),
            App(
                description: AppDescription(id: "broken", name: "Broken"),
                answer: .failure(AppFailure(.appFailed, "Broken ended before it answered."))
            ),
        ])
    }
}

/// A describer that knows one label.
struct FakeDescriber: PictureDescribing {
    let limits: DecodingLimits

    func capture(_ bytes: Data, kind: CaptureKind?) throws(Problem) -> CapturedPicture {
        do {
            return try CapturedPicture(bytes, kind: kind, limits: limits)
        } catch {
            throw Problem(.badPicture, error.message)
        }
    }

    func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent {
        do {
            let pixels = try picture.pixelBuffer(of: query.highlight, size: query.profile.sizePolicy)
            return try SearchContent(labels: ["record"], pixelBuffer: pixels)
        } catch {
            throw Problem(.badRequest, "\(error)")
        }
    }

    func warm() async {}
    func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel] { [] }

    func reading(of picture: CapturedPicture, languages: [String]) async throws -> PictureReading {
        PictureReading(text: PictureText(lines: [], codes: []))
    }

    func subjects(of picture: CapturedPicture) async throws -> [FoundSubject] { [] }
    /// A thing fills the left half of every picture.
    func subject(at point: Point, of picture: CapturedPicture) async throws -> FoundSubject? {
        let box = Rect(x: 0, y: 0, width: 0.5, height: 1)
        guard box.contains(point) else { return nil }
        return FoundSubject(
            .init(number: nil, area: 0.5, outline: Quadrilateral(box).corners),
            mask: SoftMask(width: 1, height: 1, values: [1]),
            region: PictureRegion(box)
        )
    }

    func cutOut(_ subject: FoundSubject, from picture: CapturedPicture) async throws -> Data {
        throw Problem(.noSubject, "It finds none.")
    }
}
