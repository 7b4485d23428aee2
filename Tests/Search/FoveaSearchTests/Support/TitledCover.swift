import FoveaSearch
import PictureSupport
import PixelEngine

/// A cover whose words can be read.
struct TitledCover {
    /// What the picture on the cover is drawn by.
    let number: UInt64
    /// The lines of the title, of which the second is smaller.
    let lines: [String]

    init(_ number: UInt64, _ lines: String...) { (self.number, self.lines) = (number, lines) }

    /// Draws the cover.
    func drawing() throws -> Drawing {
        var drawing = Drawing(width: 600, height: 750, gray: 235)
        drawing.place(.cover(number), x: 300, y: 440, degrees: 0, scale: 2.9)
        var y = 20
        for (index, line) in lines.enumerated() {
            let text = try Page.drawn(
                [line],
                font: "DejaVu Sans",
                look: PageLook(size: index == 0 ? 56 : 30),
                margin: 4
            )
            text.withUnsafeBytes { bytes in
                for row in 0..<text.height {
                    for column in 0..<min(text.width, 580) {
                        drawing.pixels[(y + row) * 600 + 20 + column] = bytes[row * text.bytesPerRow + column * 4]
                    }
                }
            }
            y += text.height + 6
        }
        return drawing
    }

    /// Draws a photo of the cover among clutter, or with something before it.
    func photo(degrees: Double = 12, isPartlyHidden: Bool = false) throws -> VisualPicture {
        var drawing = try drawing()
        if isPartlyHidden { drawing.place(.cover(99), x: 300, y: 500, degrees: 0, scale: 1) }
        var scene = Drawing.cover(77, width: 1_100, height: 1_000, shapes: 700)
        scene.place(drawing, x: 540, y: 500, degrees: degrees, scale: 0.95, slant: 0.1)
        return try scene.picture()
    }
}
