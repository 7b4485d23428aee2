import Foundation
import FoveaSearch
import Testing
import Vision

@Suite("Searching a catalogue with a picture")
struct VisualCatalogSearchTests {
    @Test("Finds a cover that is turned, and tells where it lies", arguments: [0.0, 90, 200])
    func turned(degrees: Double) async throws {
        let catalog = try await Covers.catalog()
        let scene = Drawing.scene(of: Covers.covers[2], degrees: degrees)
        let response = try await catalog.search(VisualQuery(picture: scene.picture()))
        #expect(response.matches.map(\.id) == ["cover-2"])
        let match = try #require(response.matches.first)
        #expect(match.path == .pixels)
        #expect(match.quad?.contains(.init(x: 0.5, y: 0.5)) == true)
        #expect(match.probability > response.minimumProbability)
    }

    @Test("Finds nothing in a picture of something else")
    func stranger() async throws {
        let catalog = try await Covers.catalog()
        let scene = Drawing.scene(of: .cover(900), degrees: 10)
        #expect(try await catalog.search(VisualQuery(picture: scene.picture())).matches.isEmpty)
    }
}
