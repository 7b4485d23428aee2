import CoreVideo
import Foundation
import FoveaCapture
import GeometryEngine
import ImageCodingEngine
import PixelEngine
import ProviderProcesses
import ServiceInterface
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@testable import FoveaSessions

@Suite("The things in pictures")
struct PictureSubjectTests {
    private static func photo(_ name: String) throws -> Data {
        try Data(contentsOf: Checkout.folder.appending(path: "Tests/Frameworks/GraphicsTests/Vision/Fixtures/\(name)"))
    }

    private static func searches() -> VisualSearches {
        VisualSearches(apps: FakeApps([:]), describer: EngineDescriber(), order: AppOrder(file: nil))
    }

    @Test(
        "Are found in photos, with a line around each that a point inside means",
        arguments: [
            ("astronaut.jpg", Point(x: 0.45, y: 0.5)), ("cat.jpg", Point(x: 0.4, y: 0.5)),
            ("coffee.jpg", Point(x: 0.5, y: 0.55)),
        ]
    )
    func found(name: String, point: Point) async throws {
        let reply = try await Self.searches().subjects(of: Self.photo(name), .point(point))
        let chosen = try #require(reply.chosen, "\(name)")
        #expect(ClosedLine(chosen.outline).encloses(point))
        #expect(reply.subjects.contains(chosen) && reply.subjects.map(\.number) == Array(1...reply.subjects.count))
        for subject in reply.subjects {
            #expect((3...96).contains(subject.outline.count) && (0.001...0.95).contains(subject.area))
            #expect(subject.box == PictureRegion(Rect(around: subject.outline)) && subject.box.isValid)
        }
    }

    @Test("Are cut out with every pixel of the photo, and nothing is left of the background")
    func cutOut() async throws {
        let bytes = try Self.photo("astronaut.jpg")
        let searches = Self.searches()
        let reply = try await searches.subjects(of: bytes, nil)
        let subject = try #require(reply.subjects.first)
        let file = try await searches.cutOut(.number(1), of: bytes)
        let cut = try ImageDecoder(data: file).decode()
        #expect(abs(Double(cut.width) - subject.box.width * Double(reply.width)) < 24)
        #expect(abs(Double(cut.height) - subject.box.height * Double(reply.height)) < 24)
        let alphas = try #require(cut.alpha == .straight || cut.alpha == .premultiplied ? cut : nil)
            .withUnsafeBytes { bytes in
                (0..<cut.height).flatMap { row in (0..<cut.width).map { bytes[row * cut.bytesPerRow + $0 * 4 + 3] } }
            }
        let solid = Double(alphas.count { $0 == 255 }) / Double(alphas.count)
        let clear = Double(alphas.count { $0 == 0 }) / Double(alphas.count)
        #expect(solid > 0.3 && clear > 0.1 && solid + clear > 0.85, "\(solid) \(clear)")
    }

    @Test("Alone are what a search is about: nothing of the background is passed on")
    func searched() async throws {
        let bytes = try Self.photo("cat.jpg")
        let searches = Self.searches()
        let reply = try await searches.subjects(of: bytes, nil)
        let subject = try #require(reply.subjects.first)
        let prepared = try await searches.prepare(bytes, SearchQuery(subject: .number(1)))
        let pixels = try #require(prepared.content.pixelBuffer)
        let lasso = try CapturedPicture(bytes).pixelBuffer(of: .lasso(subject.outline))
        #expect(pixels.size == lasso.size)
        // The session has what was found, so that a tap on its picture doesn't seek again.
        #expect(try searches.store.session(prepared.head.session).subjects?.count == reply.subjects.count)
        let again = try await searches.prepare(again: prepared.head.session, SearchQuery(subject: .number(1)))
        #expect(try searches.store.session(again.head.session).subjects?.count == reply.subjects.count)
    }

    @Test("Are none where nothing stands out, however close one looks")
    func blank() async throws {
        let gray = try Raster(width: 400, height: 300, format: .rgba8, alpha: .opaque) { bytes, _ in
            bytes.bindMemory(to: UInt32.self).update(repeating: 0xFF80_8080)
        }
        let bytes = try ImageEncoder.encode(gray, as: .png)
        let reply = try await Self.searches().subjects(of: bytes, .point(Point(x: 0.3, y: 0.7)))
        #expect(reply == PictureSubjects(width: 400, height: 300, subjects: []))
        let problem = await #expect(throws: Problem.self) {
            try await Self.searches().prepare(bytes, SearchQuery(subject: .point(Point(x: 0.3, y: 0.7))))
        }
        #expect(problem?.kind == .noSubject && problem?.detail.contains("at 120,210 of 400 × 300 pixels") == true)
    }

    @Test("Are sought no further for a client that has gone")
    func cancelled() async throws {
        let picture = try CapturedPicture(Self.photo("coffee.jpg"))
        let task = Task { try await EngineDescriber().subjects(of: picture) }
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
    }
}
