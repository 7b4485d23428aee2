import GeometryEngine
import PictureSupport
import PixelEngine
import Testing

@testable import PictureEngine

@Suite("Halves of pixels")
struct PixelHalvesTests {
    @Test(
        "Are as small as leaves enough to scale down",
        arguments: [(1.0, 240), (2.9, 240), (3.1, 120), (6.1, 60), (12.5, 30), (48.0, 15)]
    )
    func sizes(reduction: Double, width: Int) throws {
        let pixels = try Raster.quartered(width: 240, height: 240)
        var halves = PixelHalves()
        let chosen = try halves.pixels(of: pixels, reducedBy: reduction)
        #expect(chosen.width == width)
        // What was made is there for who asks for more or less.
        #expect(try halves.pixels(of: pixels, reducedBy: reduction).memory === chosen.memory)
        #expect(try halves.pixels(of: pixels, reducedBy: 1).memory === pixels.memory)
    }

    @Test("Aren't made of odd sides, nor of a format that can't be averaged")
    func unchanged() throws {
        var halves = PixelHalves()
        let odd = try Raster.quartered(width: 241, height: 120)
        #expect(try halves.pixels(of: odd, reducedBy: 8).memory === odd.memory)
        let gray = try Raster.quartered(width: 240, height: 120).converted(to: .gray8, alpha: .opaque)
        #expect(try halves.pixels(of: gray, reducedBy: 8).memory === gray.memory)
    }

    @Test("Show the same as all pixels do, also of a part and turned", arguments: [PictureOrientation.up, .left])
    func same(orientation: PictureOrientation) throws {
        let pixels = try Raster.quartered(width: 1600, height: 1200)
        let region = PictureRegion(x: 0.25, y: 0.1, width: 0.5, height: 0.8)
        let need = PictureNeed(region: region, fit: .fill, width: 40, height: 48)
        let halved = try Picture(pixels, orientation: orientation).raster(for: need)
        let upright = try pixels.oriented(orientation)
        let whole = try upright.resampled(
            region.box(width: Double(upright.width), height: Double(upright.height)),
            width: 40,
            height: 48
        )
        let differences = zip(halved.packedBytes, whole.packedBytes).map { abs(Int($0) - Int($1)) }
        #expect(differences.max() ?? 255 <= 12)
        #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 0.5)
    }
}
