import GeometryEngine
import PixelEngine
import RectangleEngine

/// The cutting of lines out of a picture.
struct UprightLine {
    /// A turn that brings a line's text upright.
    enum Turn: Int, CaseIterable {
        case none, right, half, left

        /// The turn that brings the same text upside down.
        var opposite: Turn { Turn(rawValue: (rawValue + 2) % 4) ?? .none }
    }

    /// The corners of the text in the picture's pixels, the first at the upper left of the upright text.
    let corners: Quadrilateral
    /// The pixels around the text, upright.
    let pixels: Raster

    /// The largest height of a line's pixels; readers need less.
    private static let maximumHeight = 96.0

    /// The height of small text, and the tilt in heights up to which a line is taken as level.
    private static let smallHeight = 24.0
    private static let level = 0.15

    /// The corners, or those of whole pixels around small text that is level: pixels in between would blur it.
    private static func aligned(_ corners: Quadrilateral) -> Quadrilateral {
        let tilt = max(
            abs(corners.topRight.y - corners.topLeft.y),
            abs(corners.bottomLeft.x - corners.topLeft.x)
        )
        let height = corners.sideLengths.min() ?? 0
        guard height <= smallHeight, tilt <= level * height else { return corners }
        let bounds = corners.bounds
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        return Quadrilateral(
            Rect(x: left, y: top, width: bounds.maxX.rounded(.up) - left, height: bounds.maxY.rounded(.up) - top)
        )
    }

    /// Cuts a rectangle out of a picture and turns it.
    ///
    /// Exact lines of small text keep their pixels, which tesseract reads better. The networks read photographs better
    /// without.
    init?(
        _ rectangle: MinimalRectangle,
        in picture: Raster,
        turn: Turn,
        isExact: Bool = false
    ) throws(PixelError) {
        corners = (isExact ? Self.aligned(rectangle.corners) : rectangle.corners).turned(turn)
        let sides = corners.sideLengths
        let (width, height) = ((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2)
        guard width >= 1, height >= 1 else { return nil }
        let scale = min(1, Self.maximumHeight / height)
        let size = (width: max(1, Int((width * scale).rounded())), height: max(1, Int((height * scale).rounded())))
        let bounds = corners.bounds.outset(x: 1, y: 1)
        let around = PixelRect(touching: bounds, width: picture.width, height: picture.height)
        // What is larger than needed is reduced before it is turned, so that no pixel is skipped.
        let source = try picture.resampled(
            around.rect,
            width: max(1, Int((Double(around.width) * scale).rounded())),
            height: max(1, Int((Double(around.height) * scale).rounded()))
        )
        let (x, y) = (
            Double(source.width) / Double(around.width), Double(source.height) / Double(around.height)
        )
        let place = corners.map { Point(x: ($0.x - Double(around.x)) * x, y: ($0.y - Double(around.y)) * y) }
        pixels = try source.projected(from: place, width: size.width, height: size.height)
    }
}

extension Quadrilateral {
    /// Returns the corners with another one first.
    func turned(_ turn: UprightLine.Turn) -> Quadrilateral {
        let corners = corners
        func corner(_ index: Int) -> Point { corners[(index + turn.rawValue) % 4] }
        return Quadrilateral(
            topLeft: corner(0),
            topRight: corner(1),
            bottomRight: corner(2),
            bottomLeft: corner(3)
        )
    }
}
