import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@Suite("A picture that requests share")
struct PictureTests {
    @Test("Decodes once, at the smallest size that serves")
    func once() throws {
        let place = CountingPlace(width: 800, height: 600)
        let picture = try place.picture()
        let first = try picture.raster(fit: .fill, width: 100, height: 75)
        _ = try picture.raster(fit: .centerCrop, width: 60, height: 60)
        let again = try picture.raster(fit: .fill, width: 100, height: 75)
        #expect(place.decodedWidths == [100])
        #expect(first.memory === again.memory)
    }

    @Test("Preparing for several needs decodes for the largest")
    func preparing() throws {
        let place = CountingPlace(width: 800, height: 600)
        let picture = try place.picture()
        let needs = [64, 390, 200].map { PictureNeed(fit: .fill, width: $0, height: $0) }
        try picture.prepare(for: needs)
        for need in needs { _ = try picture.raster(for: need) }
        #expect(place.decodedWidths.count == 1)
    }

    @Test("A larger need decodes again, and never smaller than before")
    func larger() throws {
        let place = CountingPlace(width: 800, height: 600)
        let picture = try place.picture()
        _ = try picture.raster(fit: .fill, width: 10, height: 10)
        _ = try picture.raster(
            region: PictureRegion(x: 0, y: 0, width: 0.25, height: 0.25),
            fit: .fill,
            width: 150,
            height: 100
        )
        #expect(place.decodedWidths == [100, 600])
    }

    @Test("Many at once decode once")
    func concurrent() async throws {
        let place = CountingPlace(width: 800, height: 600)
        let picture = try place.picture()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<16 {
                group.addTask { _ = try picture.raster(fit: .fill, width: 64, height: 64) }
            }
            try await group.waitForAll()
        }
        #expect(place.decodedWidths.count == 1)
    }

    @Test("The picture stands upright in every orientation", arguments: PictureOrientation.allCases)
    func orientation(orientation: PictureOrientation) throws {
        let picture = try CountingPlace(width: 80, height: 48, orientation: orientation).picture()
        #expect(picture.width == (orientation.swapsSides ? 48 : 80))
        let stored = try CountingPlace(width: 80, height: 48).picture()
        let expected = try stored.raster(fit: .fill, width: 80, height: 48).oriented(orientation)
        let upright = try picture.raster(fit: .fill, width: expected.width, height: expected.height)
        for (x, y) in [(0, 0), (expected.width - 1, 0), (0, expected.height - 1), (20, 30)] {
            #expect(upright.color(x: x, y: y) == expected.color(x: x, y: y))
        }
    }

    @Test("An orientation from the caller supersedes the source's")
    func superseding() throws {
        #expect(try CountingPlace(width: 80, height: 48, orientation: .left).picture(orientation: .up).width == 80)
    }

    @Test("A region is cut from the upright picture", arguments: PictureOrientation.allCases)
    func region(orientation: PictureOrientation) throws {
        let picture = try CountingPlace(width: 160, height: 160, orientation: orientation).picture()
        let whole = try picture.raster(fit: .fill, width: 160, height: 160)
        let region = PictureRegion(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let part = try picture.raster(region: region, fit: .fill, width: 80, height: 40)
        #expect(part.color(x: 10, y: 30) == whole.color(x: 50, y: 110))
    }

    @Test("The middle is cut, shrunk whole, or stretched, as asked")
    func fits() throws {
        let picture = try CountingPlace(width: 400, height: 200).picture()
        func corner(_ fit: PictureFit) throws -> [Int] {
            try picture.raster(fit: fit, width: 100, height: 100).color(x: 0, y: 0)
        }
        let crop = try corner(.centerCrop)
        #expect((60...68).contains(crop[0]) && crop[1] < 4)
        #expect(try corner(.fit) == [0, 0, 0])
        let fill = try corner(.fill)
        #expect(fill[0] < 4 && fill[1] < 4 && fill[2] == 255)
        // A quarter counterclockwise brings the top right corner to the top left.
        let turned = try corner(.fillTurned)
        #expect(turned[0] > 250 && turned[1] < 4)
        #expect(try corner(.fitTurned) == [0, 0, 0])
    }

    @Test(
        "A region outside the picture is refused",
        arguments: [
            PictureRegion(x: -0.1, y: 0, width: 0.5, height: 0.5), PictureRegion(x: 0, y: 0, width: 0, height: 1),
            PictureRegion(x: 0.6, y: 0, width: 0.5, height: 1), PictureRegion(x: 0, y: 0, width: .nan, height: 1),
        ]
    )
    func outside(region: PictureRegion) throws {
        let picture = try CountingPlace(width: 40, height: 20).picture()
        #expect { try picture.raster(region: region, fit: .fill, width: 4, height: 4) } throws: {
            ($0 as? PixelError)?.code == .invalidSize
        }
    }

    @Test("Of what is passed on, nothing is kept")
    func passedOn() throws {
        let place = CountingPlace(width: 800, height: 600)
        let picture = try place.picture(isPassedOn: true)
        let need = PictureNeed(fit: .fill, width: 100, height: 75)
        try picture.prepare(for: [need])
        #expect(place.decodedWidths.isEmpty)
        let parts = try (0..<2).map { _ in try picture.part(for: need) }
        #expect(place.decodedWidths == [100, 100])
        #expect(parts.map(\.width) == [100, 100])
    }

    @Test("Engines see the same of a part before it is sealed and afterwards", arguments: PictureOrientation.allCases)
    func described(orientation: PictureOrientation) throws {
        let picture = Picture(try .quartered(width: 301, height: 199), orientation: orientation, isPassedOn: true)
        let part = try picture.part(for: picture.need(within: 250))
        let need = PictureNeed(fit: .centerCrop, width: 64, height: 64)
        let seen = try part.raster(for: need)
        let sealed = try part.sealed(as: .bgra8)
        #expect(sealed.memory.isSealed)
        #expect(sealed.format == .bgra8)
        #expect(try Picture(sealed).raster(for: need).packedBytes == seen.packedBytes)
        #expect(try Picture(sealed).sealed(as: .bgra8).memory === sealed.memory)
    }

    @Test("Pixels that no network takes are converted first", arguments: [PixelFormat.rgba16, .rgbaHalf, .gray16])
    func formats(format: PixelFormat) throws {
        let drawn = try Raster.quartered(width: 40, height: 20)
        let picture = Picture(try drawn.converted(to: format, alpha: .opaque))
        let pixels = try picture.raster(fit: .fill, width: 40, height: 20)
        let expected = format == .gray16 ? try drawn.converted(to: .gray8, alpha: .opaque) : drawn
        #expect(try pixels.packedBytes == expected.converted(to: .rgba8, alpha: .opaque).packedBytes)
    }

    @Test("A need within a size keeps proportions, and never enlarges")
    func within() throws {
        let picture = Picture(try .quartered(width: 300, height: 100), orientation: .right)
        #expect(picture.need(within: 150) == PictureNeed(fit: .fill, width: 50, height: 150))
        #expect(picture.need(within: 1000) == PictureNeed(fit: .fill, width: 100, height: 300))
        let region = PictureRegion(x: 0, y: 0, width: 1, height: 0.001)
        #expect(picture.need(of: region, within: 50) == PictureNeed(region: region, fit: .fill, width: 50, height: 1))
    }
}
