import LocalFeatureEngine
import PictureEngine
import PictureSupport
import Testing

@testable import FoveaSearch

@Suite("Explanations of a candidate")
struct CandidatePictureTests {
    private static func signal(_ kind: VisualSignal.Kind, _ weight: Double) -> [VisualSignal.Kind: VisualSignal] {
        [kind: VisualSignal(kind: kind, value: 0, weight: weight)]
    }

    /// A candidate that a place and its likeness as a whole speak for.
    private static func candidate(placed: Double, whole: Double, hasPlace: Bool = true) throws -> CandidatePicture {
        var picture = CandidatePicture()
        picture.placed.signals = signal(.features, placed)
        picture.whole.signals = signal(.print, whole)
        if hasPlace { picture.place = try placement() }
        return picture
    }

    /// The place of a drawn picture in itself.
    private static func placement() throws -> ItemPlacement {
        let scene = try LocalFeatureEngine.scene(of: Picture(try Covers.covers[0].raster()))
        return try #require(scene.placement(of: scene.features))
    }

    @Test(
        "What speaks for a place and what speaks for the whole picture don't add up",
        arguments: [(6.0, 2.0), (2, 6)]
    )
    func likelier(placed: Double, whole: Double) throws {
        let picture = try Self.candidate(placed: placed, whole: whole)
        #expect(picture.weight == 6)
        #expect(picture.signals.count == 1)
        #expect((picture.placement != nil) == (placed > whole))
    }

    @Test("Without a place, only the whole picture speaks")
    func unplaced() throws {
        let picture = try Self.candidate(placed: 6, whole: 2, hasPlace: false)
        #expect(picture.weight == 2)
        #expect(picture.placement == nil)
    }
}
