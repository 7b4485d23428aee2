import CommandLineKit
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PixelEngine

extension PictureBatch.Opened {
    /// The header's content, as one line for people.
    var summary: String {
        var parts = [info.format.name]
        if let turn = info.orientation.turn {
            let upright = Number.size(info.uprightWidth, info.uprightHeight)
            parts.append("\(upright) (stored as \(Number.size(info.width, info.height)), \(turn))")
        } else {
            parts.append(Number.size(info.width, info.height))
        }
        if info.pageCount > 1 { parts.append("page \(info.page + 1) of \(info.pageCount)") }
        if info.bitsPerComponent != 8 { parts.append("\(info.bitsPerComponent) bits") }
        if info.hasAlpha { parts.append("with transparency") }
        if let profile { parts.append(profile.onOneLine) }
        parts.append(Quantity.text(data.count, unit: "B"))
        return parts.joined(separator: ", ")
    }

    /// The file, the header's content and the region, as members of a JSON object.
    var members: [JSONValue.Member] {
        let members = [
            JSONValue.Member("file", .string(input.word)),
            JSONValue.Member("format", .string(info.format.name)),
            JSONValue.Member("bytes", .integer(data.count)),
            JSONValue.Member("stored", ["width": .integer(info.width), "height": .integer(info.height)]),
            JSONValue.Member(
                "upright",
                ["width": .integer(info.uprightWidth), "height": .integer(info.uprightHeight)]
            ),
            JSONValue.Member("orientation", .integer(info.orientation.rawValue)),
            JSONValue.Member("pages", .integer(info.pageCount)),
            JSONValue.Member("bitsPerComponent", .integer(info.bitsPerComponent)),
            JSONValue.Member("hasAlpha", .bool(info.hasAlpha)),
            JSONValue.Member("profile", JSONValue(profile)),
        ]
        return region == .whole ? members : members + [JSONValue.Member("region", region.json)]
    }

    /// The name of the color profile, if there is one.
    private var profile: String? {
        info.colorProfileName ?? (info.hasColorProfile ? "an unnamed color profile" : nil)
    }
}

extension PictureOrientation {
    /// The rotation that makes the stored picture upright, or nil if it is upright.
    fileprivate var turn: String? {
        switch self {
        case .up: nil
        case .upMirrored: "mirrored"
        case .down: "turned by 180°"
        case .downMirrored: "mirrored and turned by 180°"
        case .leftMirrored: "mirrored and turned left"
        case .right: "turned right"
        case .rightMirrored: "mirrored and turned right"
        case .left: "turned left"
        }
    }
}

extension Point {
    /// The point as a JSON object.
    var json: JSONValue { ["x": .double(x), "y": .double(y)] }
}

extension PictureRegion {
    /// The rectangle as a JSON object.
    var json: JSONValue {
        ["x": .double(x), "y": .double(y), "width": .double(width), "height": .double(height)]
    }
}
