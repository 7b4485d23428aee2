import CommandLineKit
import Foundation
import GeometryEngine
import PeopleEngine

/// The report on the faces in one picture.
struct FacesReport: PaintedReport {
    let picture: PictureBatch.Opened
    let faces: [SeenFace]

    var isEmpty: Bool { faces.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !faces.isEmpty else { return ["There is no face."] }
        let places = PixelPlaces(picture.info)
        return faces.flatMap { $0.lines(places, style) }
    }

    var findings: [JSONValue.Member] {
        let places = PixelPlaces(picture.info)
        return [JSONValue.Member("faces", .array(faces.map { $0.json(places) }))]
    }

    var marks: [PictureMark] {
        faces.flatMap(\.partMarks) + [PictureMark](outlining: faces.map { Quadrilateral($0.face.box) })
    }
}

extension SeenFace {
    fileprivate func lines(_ places: PixelPlaces, _ style: TextStyle) -> [String] {
        let angles = [("roll", face.pose.roll), ("yaw", face.pose.yaw), ("pitch", face.pose.pitch)]
        let pose = angles.map { "\($0.0) \(Number.fixed($0.1.degrees.rounded() + 0, 0))°" }.joined(separator: ", ")
        let first = "\(Number.fixed(face.confidence, 2))  \(places.words(for: face.box))"
        return ["\(first)  \(style.dim("\(pose), quality \(Number.fixed(quality, 2))"))"]
            + parts.map { part, points in
                style.dim("      \(part.words): \(points.map(places.words(for:)).joined(separator: " "))")
            }
    }

    /// The face as an object.
    fileprivate func json(_ places: PixelPlaces) -> JSONValue {
        let members = [
            JSONValue.Member("confidence", .double(face.confidence)), JSONValue.Member("box", places.json(face.box)),
            JSONValue.Member("roll", .hundredths(face.pose.roll.degrees)),
            JSONValue.Member("yaw", .hundredths(face.pose.yaw.degrees)),
            JSONValue.Member("pitch", .hundredths(face.pose.pitch.degrees)),
            JSONValue.Member("quality", .double(quality)),
        ]
        guard landmarks != nil else { return .object(members) }
        let outlines = parts.map { part, points in
            JSONValue.Member(part.rawValue, .array(points.map(places.json)))
        }
        return .object(members + [JSONValue.Member("landmarks", .object(outlines))])
    }

    fileprivate var partMarks: [PictureMark] {
        parts.map { part, points in
            guard points.count > 1 else { return PictureMark(.dots(points), .part) }
            return PictureMark(.line(part.isClosed ? points + points.prefix(1) : points), .part)
        }
    }

    /// The parts that were found, in their usual order.
    private var parts: [(FaceLandmarks.Part, [Point])] {
        FaceLandmarks.Part.allCases.compactMap { part in landmarks?.parts[part].map { (part, $0) } }
    }
}

extension FaceLandmarks.Part {
    /// The name for people, such as `left eyebrow`.
    fileprivate var words: String {
        rawValue.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }
}
