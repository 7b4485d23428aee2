import Foundation
import GeometryEngine
import PictureEngine
import PixelEngine
import RectangleEngine
import Testing

@Suite("Setting rectangles upright")
struct UprightTests {
    /// A quadrilateral of fractions.
    private func corners(_ numbers: [Double]) -> Quadrilateral {
        Quadrilateral(
            topLeft: Point(x: numbers[0], y: numbers[1]),
            topRight: Point(x: numbers[2], y: numbers[3]),
            bottomRight: Point(x: numbers[4], y: numbers[5]),
            bottomLeft: Point(x: numbers[6], y: numbers[7])
        )
    }

    /// A picture whose red grows to the right and whose green grows downward.
    private func ramp(width: Int, height: Int) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    bytes[y * bytesPerRow + x * 4] = UInt8(x)
                    bytes[y * bytesPerRow + x * 4 + 1] = UInt8(y)
                    bytes[y * bytesPerRow + x * 4 + 3] = 255
                }
            }
        }
    }

    private func pixel(_ raster: Raster, _ x: Int, _ y: Int) -> [UInt8] {
        raster.withUnsafeBytes { bytes in (0..<4).map { bytes[y * raster.bytesPerRow + x * 4 + $0] } }
    }

    @Test("A part that stands upright comes out as it is")
    func identity() throws {
        let picture = Picture(try ramp(width: 200, height: 100))
        let part = try RectangleEngine.upright(corners([0.25, 0.2, 0.75, 0.2, 0.75, 0.8, 0.25, 0.8]), of: picture)
        #expect((part.width, part.height) == (100, 60))
        #expect(pixel(part, 0, 0) == [50, 20, 0, 255])
        #expect(pixel(part, 99, 59) == [149, 79, 0, 255])
    }

    @Test("A turned part is turned back")
    func turned() throws {
        let picture = Picture(try ramp(width: 200, height: 100))
        // The upper left corner of the content lies at the lower left of the picture.
        let part = try RectangleEngine.upright(corners([0.25, 0.8, 0.25, 0.2, 0.75, 0.2, 0.75, 0.8]), of: picture)
        #expect((part.width, part.height) == (60, 100))
        #expect(pixel(part, 0, 0) == [50, 79, 0, 255])
        #expect(pixel(part, 59, 99) == [149, 20, 0, 255])
    }

    @Test("The result keeps below the limit")
    func limit() throws {
        let picture = Picture(try ramp(width: 200, height: 100))
        let part = try RectangleEngine.upright(corners([0, 0, 1, 0, 1, 1, 0, 1]), of: picture, maximumSide: 50)
        #expect((part.width, part.height) == (50, 25))
    }

    @Test(
        "Corners that frame nothing are refused",
        arguments: [
            [0, 0, 0, 1, 1, 1, 1, 0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0, 0, 1, 1, 1, 0, 0, 1],
            [0, 0, 1, 0, 0.2, 0.2, 0, 1],
        ]
    )
    func refusals(numbers: [Double]) throws {
        let picture = Picture(try ramp(width: 200, height: 100))
        let error = #expect(throws: PixelError.self) { try RectangleEngine.upright(corners(numbers), of: picture) }
        #expect(error?.message.contains("clockwise") == true)
    }

    @Test("A square seen at an angle comes out square", arguments: [20.0, 40, 55])
    func proportions(degrees: Double) {
        let (tilt, turn, focal) = (degrees * .pi / 180, 0.3, 800.0)
        let seen = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            // Tilted about the horizontal axis, then turned about the vertical one.
            let depth = 6 - x * sin(turn) + y * sin(tilt) * cos(turn)
            return Point(
                x: 500 + focal * (x * cos(turn) + y * sin(tilt) * sin(turn)) / depth,
                y: 400 + focal * y * cos(tilt) / depth
            )
        }
        let quad = Quadrilateral(topLeft: seen[0], topRight: seen[1], bottomRight: seen[2], bottomLeft: seen[3])
        let ratio = RectangleEngine.aspectRatio(of: quad, in: (1000, 800))
        #expect(abs(ratio - 1) < 0.02)
        // Without the estimate the tilted side would be short.
        let sides = quad.sideLengths
        #expect(degrees < 40 || (sides[0] + sides[2]) / (sides[1] + sides[3]) > 1.15)
    }
}
