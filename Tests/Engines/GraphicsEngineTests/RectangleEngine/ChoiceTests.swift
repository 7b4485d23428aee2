import GeometryEngine
import PictureEngine
import PixelEngine
import RectangleEngine
import Testing

@Suite("Choosing the rectangle that a picture is of")
struct ChoiceTests {
    /// A light thing with a dark frame and a few marks, on a table of another color; the corners may lie outside.
    private func poster(_ corners: [(Double, Double)], width: Int = 480, height: Int = 360) throws -> Picture {
        var random = SplitMix(state: 9)
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let isInside = (0..<4).allSatisfy { index in
                        let (a, b) = (corners[index], corners[(index + 1) % 4])
                        return (b.0 - a.0) * (Double(y) + 0.5 - a.1) - (b.1 - a.1) * (Double(x) + 0.5 - a.0) >= 0
                    }
                    let (u, v) = (x % 60 - 30, y % 70 - 35)
                    let isMarked = isInside && u * u + v * v < 220
                    let noise = Int(random.between(-3, 3))
                    let color: [Int] = isMarked ? [90, 40, 60] : isInside ? [220, 200, 180] : [70, 90, 80]
                    for channel in 0..<3 {
                        bytes[y * bytesPerRow + x * 4 + channel] = UInt8(color[channel] + noise)
                    }
                    bytes[y * bytesPerRow + x * 4 + 3] = 255
                }
            }
        }
        return Picture(raster)
    }

    private func expect(_ corners: Quadrilateral?, near expected: [(Double, Double)]) throws {
        let corners = try #require(corners).corners
        for (corner, place) in zip(corners, expected) {
            #expect(corner.distance(to: Point(x: place.0 / 480, y: place.1 / 360)) < 0.01)
        }
    }

    @Test("A poster that goes on beyond a side ends at the border")
    func beyondOneSide() throws {
        let picture = try poster([(120, 40), (700, 20), (700, 330), (100, 310)])
        let found = try RectangleEngine.mainRectangle(in: picture)
        try expect(found?.corners, near: [(120, 40), (480, 27.6), (480, 322.7), (100, 310)])
        // Who asks for rectangles that are seen whole gets none.
        #expect(try RectangleEngine.rectangles(in: picture).isEmpty)
    }

    @Test("A corner outside is where the sides lead to")
    func cornerOutside() throws {
        let corners = [(200.0, 20.0), (440, 170), (260, 395), (60, 230)]
        let picture = try poster(corners)
        let found = try RectangleEngine.mainRectangle(in: picture)
        try expect(found?.corners, near: corners)
        // The part that isn't seen takes the border's colors.
        let upright = try RectangleEngine.upright(try #require(found).corners, of: picture)
        #expect(abs(Double(upright.width) / Double(upright.height) - 1) < 0.15)
    }

    @Test("Two sides are too few", arguments: [[(200.0, 120.0), (900, 130), (900, 800), (190, 800)]])
    func twoSides(corners: [(Double, Double)]) throws {
        #expect(try RectangleEngine.mainRectangle(in: poster(corners)) == nil)
    }

    @Test("What is seen whole comes before what is cut")
    func whole() throws {
        for number in 0..<4 {
            let scene = DrawnScene(.clutter, number: UInt64(number))
            let picture = Picture(try scene.raster())
            let found = try #require(try RectangleEngine.mainRectangle(in: picture))
            let item = try #require(scene.items.first).corners
            for (a, b) in zip(found.corners.corners, item.corners) {
                #expect(Point(x: a.x * 512, y: a.y * 384).distance(to: b) < 4)
            }
        }
    }

    @Test("A point means the thing that it lies on", arguments: 0..<3)
    func point(number: Int) throws {
        let scene = DrawnScene(.several, number: 2)
        let picture = Picture(try scene.raster())
        let item = scene.items[number].corners.corners
        let middle = Point(
            x: item.reduce(0) { $0 + $1.x } / 4 / Double(scene.width),
            y: item.reduce(0) { $0 + $1.y } / 4 / Double(scene.height)
        )
        let found = try #require(try RectangleEngine.rectangle(at: middle, in: picture))
        for (a, b) in zip(found.corners.corners, item) {
            #expect(Point(x: a.x * 512, y: a.y * 384).distance(to: b) < 4)
        }
    }

    @Test("A point beside all things means none")
    func beside() throws {
        let scene = DrawnScene(.several, number: 2)
        let picture = Picture(try scene.raster())
        #expect(try RectangleEngine.rectangle(at: Point(x: 0.5, y: 0.02), in: picture) == nil)
        #expect(try RectangleEngine.rectangle(at: Point(x: 2, y: 2), in: picture) == nil)
    }
}
