import FoveaSearch
import LocalFeatureEngine
import PictureEngine
import PictureSupport
import Testing
import Vision

@Suite("A closer look at the middle of a photograph")
struct CloserLookTests {
    /// A small cover in front of many other things, as a person holds a package in a shop.
    private func photo(of cover: Drawing, scale: Double) -> Drawing {
        var scene = Drawing.cover(77, width: 2_000, height: 1_500, shapes: 5_000)
        scene.place(cover, x: 1_000, y: 740, degrees: 14, scale: scale, slant: 0.2)
        var random = Lottery(state: 5)
        for index in scene.pixels.indices {
            scene.pixels[index] = UInt8(clamping: Int(scene.pixels[index]) + random.number(below: 13) - 6)
        }
        return scene
    }

    @Test("Finds a small thing among many others, and tells where it is in the whole picture", arguments: [0.85, 1.1])
    func small(scale: Double) async throws {
        let photo = try photo(of: Covers.covers[2], scale: scale).picture()
        let response = try await Covers.shared.value.search(VisualQuery(picture: photo))
        #expect(response.matches.map(\.id) == ["cover-2"])
        let quad = try #require(response.matches.first?.quad)
        let middle = quad.middle
        #expect(abs(middle.x - 0.5) < 0.02 && abs(middle.y - 0.506) < 0.02)
    }

    @Test("Finds nothing there that isn't in the catalogue")
    func stranger() async throws {
        let photo = try photo(of: .cover(900), scale: 1.1).picture()
        #expect(try await Covers.shared.value.search(VisualQuery(picture: photo)).matches.isEmpty)
    }

    @Test("A photograph has few pixels that equal their neighbors, and a screen many")
    func flatness() throws {
        func flatness(_ drawing: Drawing) throws -> Double {
            try LocalFeatureEngine.scene(of: Picture(drawing.raster())).flatness
        }
        #expect(try flatness(photo(of: .cover(1), scale: 1)) < 0.2)
        var screen = Drawing(width: 960, height: 600, gray: 244)
        screen.place(.cover(1), x: 300, y: 300, degrees: 0, scale: 1.5)
        #expect(try flatness(screen) > 0.7)
        #expect(try flatness(Drawing(width: 1, height: 1)) == 1)
    }
}
