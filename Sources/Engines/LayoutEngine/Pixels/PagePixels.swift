import GeometryEngine
import PictureEngine
import PixelEngine
import RectangleEngine
import TextEngine

/// The gray pixels of a page's text, upright.
struct PagePixels {
    /// The pixels.
    var gray: GrayPixels
    /// The part of the page's frame that they show.
    let area: Rect
    /// The number of pixels to one of the frame.
    let scale: Double

    /// The most pixels that are looked at, and the height of letters that is enough.
    private static let mostPixels = 6_000_000.0
    private static let enoughHeight = 40.0
    /// How far around the text is looked, in heights of letters: where the outer rules of a table are, of which the last
    /// column may have short words.
    private static let (aside, above) = (15.0, 3.0)

    /// Takes the pixels around boxes of text; nil where there is none.
    init?(_ picture: Picture, _ frame: PageFrame, around boxes: [Rect], height: Double) throws {
        let text = boxes.reduce(Rect.empty) { $0.union($1) }
        let whole = frame.box(Quadrilateral(PictureRegion.whole.rect))
        let around = text.outset(x: Self.aside * height, y: Self.above * height)
        // A corner of a picture may be behind the page's horizon.
        let wide = whole.isEmpty ? around : around.intersection(whole)
        guard !wide.isEmpty else { return nil }
        var scale = min(1, Self.enoughHeight / max(height, 1))
        scale = min(scale, (Self.mostPixels / (wide.width * wide.height)).squareRoot())
        scale = min(scale, Self.mostPixels / max(wide.width, wide.height))
        let (width, height) = (
            max(1, Int((wide.width * scale).rounded())), max(1, Int((wide.height * scale).rounded()))
        )
        (area, self.scale) = (wide, scale)
        let corners = frame.corners(wide)
        if frame.isUpright {
            let region = PictureRegion(corners.bounds.intersection(PictureRegion.whole.rect))
            let pixels = try picture.raster(for: PictureNeed(region: region, fit: .fill, width: width, height: height))
            gray = GrayPixels(try pixels.converted(to: .gray8, alpha: .opaque))
            return
        }
        guard let region = PictureRegion(corners.bounds).intersection(.whole) else { return nil }
        let (sourceWidth, sourceHeight) = (
            region.width * Double(picture.width) * scale, region.height * Double(picture.height) * scale
        )
        let need = PictureNeed(
            region: region,
            fit: .fill,
            width: max(1, Int(sourceWidth.rounded())),
            height: max(1, Int(sourceHeight.rounded()))
        )
        let source = try picture.raster(for: need).converted(to: .rgba8, alpha: .opaque)
        let place = corners.map { corner in
            let place = region.place(of: corner)
            return Point(x: place.x * Double(source.width), y: place.y * Double(source.height))
        }
        let upright = try source.projected(from: place, width: width, height: height)
        gray = GrayPixels(try upright.converted(to: .gray8, alpha: .opaque))
    }

    /// Creates pixels that show an area at its own scale.
    init(gray: GrayPixels, area: Rect, scale: Double) {
        (self.gray, self.area, self.scale) = (gray, area, scale)
    }

    // MARK: - Places

    /// Returns the whole pixels of a box of the frame, or nil where it is outside.
    func pixels(of box: Rect) -> PixelRect? {
        let place = Rect(
            minX: (box.minX - area.minX) * scale,
            minY: (box.minY - area.minY) * scale,
            maxX: (box.maxX - area.minX) * scale,
            maxY: (box.maxY - area.minY) * scale
        )
        let inside = place.intersection(Rect(x: 0, y: 0, width: Double(gray.width), height: Double(gray.height)))
        guard !inside.isEmpty else { return nil }
        return PixelRect(touching: inside, width: gray.width, height: gray.height)
    }

    /// Returns the box of the frame that pixels are.
    func box(of pixels: Rect) -> Rect {
        Rect(
            minX: area.minX + pixels.minX / scale,
            minY: area.minY + pixels.minY / scale,
            maxX: area.minX + pixels.maxX / scale,
            maxY: area.minY + pixels.maxY / scale
        )
    }

    /// Returns a part of the pixels.
    func cropped(_ part: PixelRect) -> GrayPixels {
        var values: [UInt8] = []
        values.reserveCapacity(part.width * part.height)
        for row in part.y..<part.y + part.height {
            let start = row * gray.width + part.x
            values += gray.values[start..<start + part.width]
        }
        return GrayPixels(width: part.width, height: part.height, values: values)
    }
}
