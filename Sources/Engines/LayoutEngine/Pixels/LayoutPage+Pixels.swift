import GeometryEngine
import PictureEngine
import TextEngine

extension LayoutPage {
    /// The height of lines, in pixels, from which on ink tells sizes of letters better than boxes do.
    private static let leastHeight = 16.0

    /// Looks at the pixels: finds rules, the ink of lines, and markers that weren't read.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - readNumber: Reads the number in a circle.
    ///   - check: Throws when nothing is wanted any more.
    mutating func look(
        at picture: Picture,
        readNumber: (GrayPixels) throws -> Int?,
        _ check: () throws -> Void
    ) throws {
        let height = lines.map(\.box.height).median
        guard height > 0, var pixels = try PagePixels(picture, frame, around: lines.map(\.box), height: height)
        else { return }
        try check()
        rules = pixels.rules(height: height)
        pixels.remove(rules)
        try check()
        for index in lines.indices {
            if let ink = LineInk(pixels, box: lines[index].box, text: lines[index].text) { measure(index, ink) }
        }
        areMeasured = height * pixels.scale >= Self.leastHeight
        try check()
        try findMarkers(pixels, readNumber)
    }
}
