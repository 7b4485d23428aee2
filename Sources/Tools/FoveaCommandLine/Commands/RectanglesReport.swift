import CommandLineKit
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import RectangleEngine

/// The report on the rectangles in one picture.
struct RectanglesReport {
    private let picture: PictureBatch.Opened
    private let rectangles: [FoundRectangle]

    init(_ picture: PictureBatch.Opened, _ rectangles: [FoundRectangle]) {
        self.picture = picture
        self.rectangles = rectangles
    }

    private var size: (width: Double, height: Double) {
        (Double(picture.info.uprightWidth), Double(picture.info.uprightHeight))
    }

    private func inPixels(_ corners: Quadrilateral) -> Quadrilateral {
        corners.scaled(x: size.width, y: size.height)
    }

    private func aspectRatio(_ rectangle: FoundRectangle) -> Double {
        RectangleEngine.aspectRatio(of: inPixels(rectangle.corners), in: size)
    }

    func text(_ style: TextStyle) -> String {
        var text = "\(style.bold(picture.input.name))\n  \(style.dim(picture.summary))\n"
        if rectangles.isEmpty { text += "  There is no rectangle.\n" }
        for rectangle in rectangles {
            let corners = inPixels(rectangle.corners).corners
                .map { "(\(Number.fixed($0.x, 0)), \(Number.fixed($0.y, 0)))" }.joined(separator: " ")
            let ratio = Number.fixed(aspectRatio(rectangle), 2)
            text += "  \(Number.fixed(rectangle.confidence, 2))  \(corners)  \(style.dim("\(ratio) wide"))\n"
        }
        return text
    }

    var json: JSONValue {
        var members = [JSONValue.Member("file", .string(picture.input.word))] + picture.members
        if picture.region != .whole { members.append(JSONValue.Member("region", picture.region.json)) }
        let items = rectangles.map { rectangle -> JSONValue in
            [
                "confidence": .double(rectangle.confidence), "aspectRatio": .double(aspectRatio(rectangle)),
                "corners": .array(rectangle.corners.corners.map(\.json)),
            ]
        }
        return .object(members + [JSONValue.Member("rectangles", .array(items))])
    }
}
