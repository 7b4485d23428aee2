import Foundation
import FoveaSessions
import ImageCodingEngine
import ServiceInterface
import ServiceSupport
import Testing

@Suite("Thumbnails of several apps", .timeLimit(.minutes(5)))
struct ThumbnailOrderTests {
    @Test("An app whose thumbnails take long delays its own alone")
    func independent() async throws {
        let (slow, quick) = (grayPicture(width: 900, height: 600), grayPicture(width: 900, height: 601))
        let place = HeldDecoding(holding: slow)
        var limits = DecodingLimits()
        limits.place = place
        let searches = VisualSearches(
            apps: FakeApps(["slow": .shows(slow), "quick": .shows(quick)]),
            describer: FakeDescriber(limits: limits),
            order: AppOrder(file: nil)
        )
        let search = try await searches.prepare(tinyPicture, SearchQuery())
        await searches.run(search) { _ in }
        let session = search.head.session
        // More than there are cores: these must not take every thread either.
        let waiting = (0..<16).map { _ in Task { try await searches.thumbnail(session, "slow", 0) } }
        while place.reachedCount == 0 { await Task.yield() }

        let shown = try #require(try await searches.thumbnail(session, "quick", 0))
        #expect(try ImageDecoder(data: shown).info.width == 512)
        // One of the slow app's is made, and the others wait for it.
        #expect(place.reachedCount == 1)

        place.release()
        for task in waiting { #expect(try await task.value != nil) }
        #expect(place.reachedCount == 1)
    }
}
