import GeometryEngine
import PixelEngine
import TextEngine

/// The ink of a line: where exactly it is, and how large its letters are.
struct LineInk {
    /// The box around the ink, in the page's frame.
    let box: Rect
    /// The size of the letters, from the height of the ink and of what the text has above and below the line.
    let size: Double
    /// What the letters stand on.
    let baseline: Double

    /// Letters that reach below the line, and those that reach no higher than x.
    private static let low: Set<Character> = ["g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]", "|", "/"]
    private static let small: Set<Character> = [
        "a", "c", "e", "g", "m", "n", "o", "p", "q", "r", "s", "u", "v", "w", "x", "y", "z", ".", ",", "-", "–", "—",
        "·", "•", ":", ";", " ",
    ]
    /// The heights of capitals and of x, and the depth below the line, in sizes of usual faces.
    private static let (capital, lower, depth) = (0.73, 0.54, 0.22)

    /// Finds the ink in the box of a line; nil where the box is of one color.
    init?(_ pixels: PagePixels, box: Rect, text: String) {
        guard let part = pixels.pixels(of: box), part.width > 2, part.height > 2,
            let ink = Ink(pixels.cropped(part))
        else { return nil }
        let place = Rect(
            minX: Double(part.x + ink.box.left),
            minY: Double(part.y + ink.box.top),
            maxX: Double(part.x + ink.box.right),
            maxY: Double(part.y + ink.box.bottom)
        )
        self.box = pixels.box(of: place)
        let top = text.allSatisfy(Self.small.contains) ? Self.lower : Self.capital
        let bottom = text.contains(where: Self.low.contains) ? Self.depth : 0
        // Characters of Chinese fill their size.
        let isFull = text.contains(where: \.isIdeographic)
        size = isFull ? self.box.height / 0.92 : self.box.height / (top + bottom)
        baseline = self.box.maxY - bottom * size
    }
}
