import ConcurrencyEngine
package import Foundation
package import FoveaCapture
package import FoveaSessions
package import GeometryEngine
import MaskEngine
package import ProviderProcesses
package import ImageCodingEngine
import PixelEngine
package import ProviderFrames
package import ServiceInterface
import StoreEngine
package import Synchronization
import TestSupport

/// Apps in this process, for tests alone.
package final class FakeApps: AppAsking {
    /// What an app does when it is asked.
    package enum Behavior: Sendable {
        case finds([String])
        /// Finds one thing with a picture.
        case shows(Data)
        case fails(String)
        case waits(Duration)
        case never
    }

    package let behaviors: [String: Behavior]
    /// Pages by their paths; every other path has one that says what was asked for.
    package let pages: [String: PageResponse]
    package let asked = Mutex<[String: Int]>([:])
    package let running = Mutex<(now: Int, most: Int)>((0, 0))
    package let cancelled = Mutex(0)
    package let foregrounds = Mutex<[ProviderForeground]>([])
    /// What the apps ask the person, whose decisions are in a file of the test.
    package let questions: OpenQuestions?
    package let contents = Mutex<[SearchContent]>([])
    private let folder = try? TemporaryFolder()

    package init(_ behaviors: [String: Behavior], pages: [String: PageResponse] = [:]) {
        self.behaviors = behaviors
        self.pages = pages
        questions = folder.map { OpenQuestions(consent: Consent(file: $0.file("consent.json").path)) }
    }

    package func apps() async -> [AppDescription] {
        behaviors.keys.map { AppDescription(id: $0, name: $0.capitalized, offersMoreResults: true) }
    }

    package func changes() -> AsyncStream<Void> { AsyncStream { _ in } }
    package func warm() async {}
    package func icon(of app: String) async -> Data? { nil }

    package func search(_ content: SearchContent, in app: String, limit: Int) async throws(AppFailure) -> Answer {
        asked.withLock { $0[app, default: 0] += 1 }
        contents.withLock { $0.append(content) }
        running.withLock {
            $0.now += 1; $0.most = max($0.most, $0.now)
        }
        defer { running.withLock { $0.now -= 1 } }
        switch behaviors[app] {
        case .finds(let titles):
            let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            return Answer(results: titles.map { Self.item($0, signature) }, offersMoreResults: true)
        case .shows(let picture): return Answer(results: [Self.item("Shown", picture)])
        case .fails(let message): throw AppFailure(.appFailed, message)
        case .waits(let time):
            try? await Task.sleep(for: time)
            return Answer(results: [])
        case .never, nil:
            do { try await Task.sleep(for: .seconds(60)) } catch { cancelled.withLock { $0 += 1 } }
            throw AppFailure(.timeout, "It took too long.")
        }
    }

    private static func item(_ title: String, _ picture: Data) -> FoundItem {
        FoundItem(
            reference: .init(type: "Thing", identifier: title),
            typeName: "Thing",
            title: title,
            thumbnail: .file(picture)
        )
    }

    package func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        foregrounds.withLock { $0.append(foreground) }
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
        foregrounds.withLock { $0.append(foreground) }
        return OpenedApp(app: "music", opening: Opening(place: "/links/\(link.utf8.count)"))
    }

    package func more(
        _ content: SearchContent,
        in app: String,
        foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        contents.withLock { $0.append(content) }
        foregrounds.withLock { $0.append(foreground) }
        return Opening(place: "/search")
    }

    package func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse {
        if let page = pages[request.path] { return page }
        let form = request.method == "GET" ? "" : " \(request.method) \(request.headers["content-type"] ?? "-") "
        return PageResponse(contentType: "text/plain", body: Data("\(app) \(request.path)\(form)".utf8) + request.body)
    }
}

/// Describes pictures without a network.
package struct FakeDescriber: PictureDescribing {
    package let limits: DecodingLimits

    package init(limits: DecodingLimits = .default) { self.limits = limits }
    package func warm() async {}

    package func capture(_ bytes: Data, kind: CaptureKind?) async throws -> CapturedPicture {
        try await EngineDescriber(limits: limits).capture(bytes, kind: kind)
    }

    package func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent {
        let pixels = try picture.pixelBuffer(of: query.highlight, size: query.profile.sizePolicy)
        return try SearchContent(labels: ["thing"], pixelBuffer: pixels)
    }

    package func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel] {
        try await BlockingWork.run {
            do throws(CaptureError) {
                _ = try picture.pixelBuffer(of: highlight)
            } catch {
                throw Problem(.badPicture, error.message)
            }
        }
        return [PictureLabel(identifier: "thing", confidence: 0.9)]
    }

    package func reading(of picture: CapturedPicture, languages: [String]) async throws -> PictureReading {
        let corners = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 0.5), Point(x: 0, y: 0.5)]
        let text = languages.isEmpty ? "thing" : languages.joined(separator: " ")
        let link = "https://example.org/"
        let word = PictureText.Word(text: text, corners: corners)
        return PictureReading(
            text: PictureText(
                lines: [.init(text: text, confidence: 0.9, corners: corners, words: [word])],
                codes: [
                    .init(symbology: "qr", text: link, byteCount: link.utf8.count, corners: corners, link: link),
                    .init(symbology: "aztec", text: nil, byteCount: 3, corners: corners, link: nil),
                ]
            )
        )
    }
}

// MARK: - Things

extension FakeDescriber {
    /// A thing that fills a rectangle.
    private static func thing(_ number: Int?, _ box: Rect) -> FoundSubject {
        FoundSubject(
            .init(number: number, area: box.width * box.height, outline: Quadrilateral(box).corners),
            mask: SoftMask(width: 1, height: 1, values: [1]),
            region: PictureRegion(box)
        )
    }

    /// Two things in every picture: one fills the left half, the other is small and inside it.
    package func subjects(of picture: CapturedPicture) async throws -> [FoundSubject] {
        [
            Self.thing(1, Rect(x: 0, y: 0, width: 0.5, height: 1)),
            Self.thing(2, Rect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)),
        ]
    }

    /// What a closer look sees: a thing in the lower right corner.
    package func subject(at point: Point, of picture: CapturedPicture) async throws -> FoundSubject? {
        point.x > 0.8 && point.y > 0.8 ? Self.thing(nil, Rect(x: 0.8, y: 0.8, width: 0.2, height: 0.2)) : nil
    }

    /// A picture as wide and as high as the thing, one part in a hundred being a pixel.
    package func cutOut(_ subject: FoundSubject, from picture: CapturedPicture) async throws -> Data {
        let box = subject.subject.box
        return grayPicture(width: Int((box.width * 100).rounded()), height: Int((box.height * 100).rounded()))
    }
}

/// A picture of a few gray pixels, as a file.
package let tinyPicture: Data = grayPicture(width: 8, height: 8)

/// Returns a gray picture as a PNG file.
package func grayPicture(width: Int, height: Int) -> Data {
    let raster = try? Raster(width: width, height: height, format: .gray8, alpha: .opaque) { _, _ in }
    return raster.flatMap { try? ImageEncoder.encode($0, as: .png) } ?? Data()
}
