import GeometryEngine
import PixelEngine

/// The shelves of a shop.
enum Shelves {
    private static let count = 3

    /// Draws shelves on which things stand next to each other, several of each.
    static func picture(
        of things: [Raster],
        width: Int,
        height: Int,
        _ random: inout SeededGenerator
    ) throws(PixelError) -> LightPicture {
        let wall = Float(random.number(in: 0.02...0.2))
        var picture = LightPicture(width: width, height: height, color: SIMD4(wall, wall, wall, 1))
        let room = Double(height) / Double(count)
        for shelf in 1...count {
            let base = room * Double(shelf) - 0.06 * room
            let gray = Float(random.number(in: 0.05...0.5))
            let board = LightPicture(width: 4, height: 4, color: SIMD4(gray, gray, gray, 1))
            picture.place(
                board,
                at: Quadrilateral(Rect(minX: 0, minY: base, maxX: Double(width), maxY: base + 0.05 * room))
            )
            var x = -random.unit() * room
            while x < Double(width), !things.isEmpty {
                let thing = random.element(of: things)
                let tall = room * random.number(in: 0.5...0.85)
                let wide = tall * Double(thing.width) / Double(thing.height)
                var light = try LightPicture(thing)
                let shade = Float(random.number(in: 0.3...0.9))
                light.change { pixel, _, _ in pixel *= SIMD4(shade, shade, shade, 1) }
                for _ in 0..<random.integer(in: 1...3) where x < Double(width) {
                    picture.place(
                        light,
                        at: Quadrilateral(Rect(minX: x, minY: base - tall, maxX: x + wide, maxY: base))
                    )
                    x += wide + room * random.number(in: 0.01...0.06)
                }
            }
        }
        return picture
    }
}
