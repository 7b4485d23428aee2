import FoveaSearch
import PictureSupport
import Testing
import Vision

@Suite("Searching for the thing that somebody points at")
struct FocusTests {
    /// Two covers side by side: the third on the left, the first on the right.
    private func pair() throws -> VisualPicture {
        var scene = Drawing(width: 480, height: 280, gray: 60)
        scene.place(Covers.covers[2], x: 120, y: 140, degrees: 10, scale: 1)
        scene.place(Covers.covers[0], x: 360, y: 140, degrees: -15, scale: 1)
        return try scene.picture()
    }

    @Test("Without a choice both are found")
    func whole() async throws {
        let response = try await Covers.catalog().search(VisualQuery(picture: pair()))
        #expect(Set(response.matches.map(\.id)) == ["cover-0", "cover-2"])
    }

    @Test("A point finds the thing it lies on alone", arguments: [(0.25, "cover-2"), (0.75, "cover-0")])
    func point(x: Double, id: String) async throws {
        let response = try await Covers.catalog()
            .search(VisualQuery(picture: pair(), point: NormalizedPoint(x: x, y: 0.5)))
        #expect(response.matches.map(\.id) == [id])
        let quad = try #require(response.matches.first?.quad)
        // Measured in the whole picture, whatever was looked at.
        let middle = quad.middle
        #expect(abs(middle.x - x) < 0.02 && abs(middle.y - 0.5) < 0.02)
    }

    @Test("A point on the table finds nothing")
    func besides() async throws {
        let response = try await Covers.catalog()
            .search(VisualQuery(picture: pair(), point: NormalizedPoint(x: 0.5, y: 0.03)))
        #expect(response.matches.isEmpty)
    }

    @Test("A region finds what lies in it", arguments: [(0.0, "cover-2"), (0.5, "cover-0")])
    func region(x: Double, id: String) async throws {
        let region = NormalizedRect(x: x, y: 0, width: 0.5, height: 1)
        let response = try await Covers.catalog().search(VisualQuery(picture: pair(), region: region))
        #expect(response.matches.map(\.id) == [id])
        #expect(response.matches.first?.quad?.contains(NormalizedPoint(x: x + 0.25, y: 0.5)) == true)
    }

    @Test("A region of nothing, a region outside and a point outside are refused, with what to do")
    func refusals() async throws {
        let catalog = try await Covers.catalog()
        func refusal(_ region: NormalizedRect?, _ point: NormalizedPoint?) async -> String? {
            let query = try? VisualQuery(picture: pair(), region: region, point: point)
            let error = await #expect(throws: VisualCatalogError.self) { try await catalog.search(#require(query)) }
            #expect(error?.code == .invalidQuery)
            return error?.message
        }
        let empty = NormalizedRect(x: 0.2, y: 0.2, width: 0, height: 0.5)
        #expect(await refusal(empty, nil)?.contains("from 0 to 1") == true)
        let outside = NormalizedRect(x: 0.8, y: 0.2, width: 0.5, height: 0.5)
        #expect(await refusal(outside, nil)?.contains("from 0 to 1") == true)
        #expect(await refusal(nil, NormalizedPoint(x: 1.2, y: 0.5))?.contains("give one inside") == true)
        let left = NormalizedRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(await refusal(left, NormalizedPoint(x: 0.7, y: 0.5))?.contains("outside of the region") == true)
    }
}
