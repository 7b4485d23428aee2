import CommandLineKit
import PictureEngine

extension PictureFacts {
    /// The facts as one line for people.
    var summary: String {
        var parts = [format]
        if let turn {
            parts.append(
                "\(Number.size(uprightWidth, uprightHeight)) (stored as \(Number.size(width, height)), \(turn))"
            )
        } else {
            parts.append(Number.size(width, height))
        }
        if bitsPerComponent != 8 { parts.append("\(bitsPerComponent) bits") }
        if hasAlpha { parts.append("with transparency") }
        if let profile { parts.append(profile.onOneLine) }
        parts.append(Quantity.text(byteCount, unit: "B"))
        return parts.joined(separator: ", ")
    }

    /// The facts as members of a JSON object.
    var members: [JSONValue.Member] {
        [
            JSONValue.Member("format", .string(format)),
            JSONValue.Member("bytes", .integer(byteCount)),
            JSONValue.Member("stored", ["width": .integer(width), "height": .integer(height)]),
            JSONValue.Member("upright", ["width": .integer(uprightWidth), "height": .integer(uprightHeight)]),
            JSONValue.Member("orientation", .integer(orientation)),
            JSONValue.Member("bitsPerComponent", .integer(bitsPerComponent)),
            JSONValue.Member("hasAlpha", .bool(hasAlpha)),
            JSONValue.Member("profile", JSONValue(profile)),
        ]
    }
}

extension PictureRegion {
    /// The rectangle as a JSON object.
    var json: JSONValue {
        ["x": .double(x), "y": .double(y), "width": .double(width), "height": .double(height)]
    }
}
