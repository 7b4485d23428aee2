import CommandLineKit
import GeometryEngine

/// The report on the hands or the bodies in one picture.
struct PosesReport: PaintedReport {
    /// What was looked for.
    enum Kind: String, Sendable {
        case hands, bodies

        /// The name of one.
        var one: String { self == .hands ? "hand" : "body" }
    }

    let picture: PictureBatch.Opened
    let kind: Kind
    let poses: [SeenPose]

    var isEmpty: Bool { poses.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !poses.isEmpty else { return ["There is no \(kind.one)."] }
        let places = PixelPlaces(picture.info)
        return poses.flatMap { pose in
            let side = pose.side.map { "\($0.rawValue) " } ?? ""
            let first = "\(Number.fixed(pose.confidence, 2))  \(side)\(kind.one)  \(places.words(for: pose.box))"
            return [first] + pose.joints.map { style.dim("      \($0.line(places))") }
        }
    }

    var findings: [JSONValue.Member] {
        let places = PixelPlaces(picture.info)
        return [JSONValue.Member(kind.rawValue, .array(poses.map { json($0, places) }))]
    }

    private func json(_ pose: SeenPose, _ places: PixelPlaces) -> JSONValue {
        let side = kind == .hands ? [JSONValue.Member("chirality", JSONValue(pose.side?.rawValue))] : []
        let joints = pose.joints.map { JSONValue.Member($0.name, $0.json(places)) }
        return .object(
            [JSONValue.Member("confidence", .double(pose.confidence))] + side
                + [JSONValue.Member("box", places.json(pose.box)), JSONValue.Member("joints", .object(joints))]
        )
    }

    var marks: [PictureMark] {
        poses.enumerated().flatMap { $0.element.marks($0.offset == 0 ? .first : .other) }
    }
}

extension SeenPose.Joint {
    fileprivate func line(_ places: PixelPlaces) -> String {
        let place = "\(Number.fixed(confidence, 2))  \(name) \(places.words(for: self.place))"
        guard let position else { return place }
        let meters = (0..<3).map { Number.fixed(position[$0], 2) }.joined(separator: ", ")
        return "\(place)  (\(meters)) m"
    }

    fileprivate func json(_ places: PixelPlaces) -> JSONValue {
        var members = places.json(place).members + [JSONValue.Member("confidence", .double(confidence))]
        if let position {
            let space = zip(["x", "y", "z"], (0..<3).map { position[$0] }).map { JSONValue.Member($0, .double($1)) }
            members.append(JSONValue.Member("position", .object(space)))
        }
        return .object(members)
    }
}
