import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("What a mask shows, compared with what is around it")
struct GroundComparisonTests {
    private typealias Color = (red: Int, green: Int, blue: Int)
    private static let (bright, dark): (Color, Color) = ((210, 180, 60), (40, 60, 120))

    private static func raster(
        width: Int = 320,
        height: Int = 320,
        _ color: (_ x: Int, _ y: Int) -> Color
    ) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let (red, green, blue) = color(x, y)
                    for (component, value) in [red, green, blue, 255].enumerated() {
                        bytes[y * bytesPerRow + 4 * x + component] = UInt8(clamping: value)
                    }
                }
            }
        }
    }

    private static func mask(_ isInside: (_ x: Int, _ y: Int) -> Bool) -> SoftMask {
        let values = (0..<320 * 320).map { isInside($0 % 320, $0 / 320) ? Float(1) : 0 }
        return SoftMask(width: 320, height: 320, values: values)
    }

    private static func isDisc(_ x: Int, _ y: Int) -> Bool { (x - 150) * (x - 150) + (y - 170) * (y - 170) < 90 * 90 }
    private static func isChecker(_ x: Int, _ y: Int, _ side: Int) -> Bool { (x / side + y / side) % 2 == 0 }

    @Test("A thing of another color, or of another texture, differs")
    func thing() throws {
        let disc = Self.mask(Self.isDisc)
        let plain = try Self.raster { Self.isDisc($0, $1) ? Self.bright : Self.dark }
        #expect(try GroundComparison(disc, plain).isThing)
        // The mean of the checkers is the color of the ground.
        let textured = try Self.raster { x, y in
            guard Self.isDisc(x, y) else { return (125, 120, 90) }
            return Self.isChecker(x, y, 4) ? Self.bright : Self.dark
        }
        #expect(try GroundComparison(disc, textured).isThing)
    }

    @Test("A piece of a surface doesn't differ", arguments: [5, 20, 45])
    func surface(side: Int) throws {
        let checkers = try Self.raster { Self.isChecker($0, $1, side) ? Self.bright : Self.dark }
        #expect(try !GroundComparison(Self.mask(Self.isDisc), checkers).isThing)
    }

    @Test("Lines, what is all around a picture, and nothing are no thing")
    func shapes() throws {
        let lines = try Self.raster { x, y in x % 40 < 3 || y % 40 < 3 ? Self.bright : Self.dark }
        #expect(try !GroundComparison(Self.mask { x, y in x % 40 < 3 || y % 40 < 3 }, lines).isThing)
        let disc = try Self.raster { Self.isDisc($0, $1) ? Self.bright : Self.dark }
        #expect(try !GroundComparison(Self.mask { !Self.isDisc($0, $1) }, disc).isThing)
        #expect(try !GroundComparison(Self.mask { _, _ in false }, disc).isThing)
    }

    @Test("A mask of another size is compared as well")
    func sizes() throws {
        let disc = try Self.raster { Self.isDisc($0, $1) ? Self.bright : Self.dark }
        let small = try Self.mask(Self.isDisc).scaled(width: 90, height: 120)
        #expect(try GroundComparison(small, disc).isThing)
    }

    @Test("Nothing stands out from checkers, bricks, grids, stripes and waves", arguments: 0..<10)
    func patterns(number: Int) throws {
        let size = number < 5 ? 19 : 40
        let picture = Picture(
            try Self.raster(width: 640, height: 480) { x, y in
                let isInk =
                    switch number % 5 {
                    case 0: Self.isChecker(x, y, size)
                    case 1: y % size < 3 || (x + y / size % 2 * size) % (2 * size) < 3
                    case 2: x % size < 3 || y % size < 3
                    case 3: (x + y) % size < size / 2
                    default: (y + abs(x % (4 * size) - 2 * size)) % size < size / 2
                    }
                return isInk ? Self.bright : Self.dark
            }
        )
        #expect(try SubjectFinder.subjects(of: picture) == nil)
    }
}
