import CommandLineKit
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import RectangleEngine

/// The report on the rectangles in one picture.
struct RectanglesReport: PictureReport {
    let picture: PictureBatch.Opened
    let rectangles: [FoundRectangle]

    private func aspectRatio(_ rectangle: FoundRectangle) -> Double {
        let size = (width: Double(picture.info.uprightWidth), height: Double(picture.info.uprightHeight))
        return RectangleEngine.aspectRatio(of: inPixels(rectangle.corners), in: size)
    }

    var isEmpty: Bool { rectangles.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !rectangles.isEmpty else { return ["There is no rectangle."] }
        return rectangles.map { rectangle in
            let ratio = style.dim("\(Number.fixed(aspectRatio(rectangle), 2)) wide")
            return "\(Number.fixed(rectangle.confidence, 2))  \(words(for: rectangle.corners))  \(ratio)"
        }
    }

    var findings: [JSONValue.Member] {
        let items = rectangles.map { rectangle -> JSONValue in
            [
                "confidence": .double(rectangle.confidence), "aspectRatio": .double(aspectRatio(rectangle)),
                "corners": .array(rectangle.corners.corners.map(\.json)),
            ]
        }
        return [JSONValue.Member("rectangles", .array(items))]
    }
}
