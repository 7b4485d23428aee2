import CoreVideo
import Foundation
import FoveaCapture
import FoveaSessions
import GeometryEngine
import PictureEngine
import ServiceSupport
import Synchronization
import Testing

/// The same searches on a phone, a tablet and a desktop: apps see no difference but the size of pixels.
@Suite("One search on every device")
struct ProfileTests {
    private let apps = FakeApps(["music": .finds(["1", "2"]), "places": .finds([])])
    private let searches: VisualSearches

    init() {
        searches = VisualSearches(apps: apps, describer: FakeDescriber(), order: AppOrder(file: nil))
    }

    private func search(_ picture: Data, _ query: SearchQuery) async throws -> Sheet {
        let search = try await searches.prepare(picture, query)
        await searches.run(search) { _ in }
        return try searches.sheet(search.head.session)
    }

    /// A picture that is larger than any screen.
    private static let large = grayPicture(width: 6016, height: 3384)

    /// The pixels that every app was asked about last.
    private func pixels() throws -> CVReadOnlyPixelBuffer {
        try #require(apps.log.searches.last?.content.pixelBuffer)
    }

    @Test("Begins with the camera on a phone and with the screen elsewhere", arguments: CaptureProfile.allCases)
    func entryPoint(profile: CaptureProfile) {
        #expect(profile.entryPoint == (profile == .phone ? .camera : .screen))
    }

    @Test("Has the same answers in the same order", arguments: CaptureProfile.allCases)
    func answers(profile: CaptureProfile) async throws {
        let sheet = try await search(grayPicture(width: 300, height: 200), SearchQuery(profile: profile))
        #expect(sheet.head.apps.map(\.app.id) == ["music", "places"])
        #expect(sheet.head.labels == ["thing"])
        #expect(sheet.head.width == 300 && sheet.head.height == 200)
        #expect(sheet.entry(of: "music")?.answer?.results.map(\.title) == ["1", "2"])
        #expect(sheet.entry(of: "places")?.answer?.results == [])
    }

    @Test(
        "Keeps every pixel of its own devices' screens, and scales down what is larger once",
        arguments: zip(CaptureProfile.allCases, [(1170, 2532), (2752, 2064), (3024, 1964)])
    )
    func sizes(profile: CaptureProfile, screen: (Int, Int)) async throws {
        _ = try await search(grayPicture(width: screen.0, height: screen.1), SearchQuery(profile: profile))
        #expect(try pixels().size == CVImageSize(width: screen.0, height: screen.1))
        _ = try await search(Self.large, SearchQuery(profile: profile))
        let size = try pixels().size
        let most = try #require(profile.sizePolicy.maximumSide)
        #expect((most * 9 / 10...most).contains(size.width))
        let ratio = Double(size.width) / Double(size.height)
        #expect(abs(ratio - 6016.0 / 3384) < 0.002)
    }

    @Test("Crops to a rectangle and to a lasso alike", arguments: CaptureProfile.allCases)
    func highlights(profile: CaptureProfile) async throws {
        let picture = grayPicture(width: 400, height: 300)
        let rectangle = Highlight.rectangle(PictureRegion(x: 0.25, y: 0.1, width: 0.5, height: 0.4))
        _ = try await search(picture, SearchQuery(highlight: rectangle, profile: profile))
        #expect(try pixels().size == CVImageSize(width: 200, height: 120))
        let corners = [(0.1, 0.2), (0.9, 0.2), (0.5, 0.8)].map { Point(x: $0.0, y: $0.1) }
        _ = try await search(picture, SearchQuery(highlight: .lasso(corners), profile: profile))
        #expect(try pixels().size == CVImageSize(width: 320, height: 180))
    }

    @Test("Opens, goes on and searches again alike", arguments: CaptureProfile.allCases)
    func goesOn(profile: CaptureProfile) async throws {
        let sheet = try await search(grayPicture(width: 64, height: 48), SearchQuery(profile: profile))
        let session = sheet.head.session
        #expect(try await searches.open(session, "music", 1).place == "/things/2")
        let asked = try pixels()
        #expect(try await searches.more(session, "music").place == "/search")
        #expect(try pixels() === asked)
        let region = Highlight.rectangle(PictureRegion(x: 0, y: 0, width: 0.5, height: 0.5))
        let again = try await searches.prepare(again: session, SearchQuery(highlight: region, profile: profile))
        #expect(again.head.session != session)
        await searches.run(again) { _ in }
        #expect(try pixels().size == CVImageSize(width: 32, height: 24))
    }
}
