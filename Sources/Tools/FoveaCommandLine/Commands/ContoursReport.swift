import CommandLineKit
import GeometryEngine
import ImageCodingEngine

/// The report on the contours in one picture.
struct ContoursReport: PictureReport {
    let picture: PictureBatch.Opened
    let contours: [TracedContour]

    var isEmpty: Bool { contours.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !contours.isEmpty else { return ["There is no contour."] }
        return contours.map { contour in
            let place = contour.path.map(String.init).joined(separator: ".")
            let size = style.dim(
                "\(Number.plain(100 * contour.area)) %, \(Number.count(contour.corners.count, "corner"))"
            )
            return "\(place)  \(contour.isHole ? "hole" : "thing")  \(size)"
        }
    }

    var findings: [JSONValue.Member] {
        let items = contours.map { contour -> JSONValue in
            [
                "path": .array(contour.path.map { .integer($0) }), "area": .double(contour.area),
                "corners": .array(contour.corners.map(\.json)),
            ]
        }
        return [JSONValue.Member("contours", .array(items))]
    }

    /// The contours as one path of a drawing, whose holes are empty.
    var svg: String {
        let (width, height) = (picture.info.uprightWidth, picture.info.uprightHeight)
        let lines = contours.map { contour in
            let corners = contour.corners.map { corner in
                "\(Number.plain(corner.x * Double(width))) \(Number.plain(corner.y * Double(height)))"
            }
            return "M\(corners.joined(separator: "L"))Z"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <path fill-rule="evenodd" d="\(lines.joined(separator: "\n"))"/>
            </svg>

            """
    }
}
