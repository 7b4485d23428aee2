import CodeEngine
import CommandLineKit
import Foundation
import GeometryEngine
import ImageCodingEngine

/// The report on the codes in one picture.
struct CodesReport {
    private let picture: PictureBatch.Opened
    private let codes: [FoundCode]

    init(_ picture: PictureBatch.Opened, _ codes: [FoundCode]) {
        self.picture = picture
        self.codes = codes
    }

    func text(_ style: TextStyle) -> String {
        var text = "\(style.bold(picture.input.name))\n  \(style.dim(picture.summary))\n"
        if codes.isEmpty { text += "  There is no code.\n" }
        let (width, height) = (Double(picture.info.uprightWidth), Double(picture.info.uprightHeight))
        for code in codes {
            let corners = code.corners.scaled(x: width, y: height).corners
                .map { "(\(Number.fixed($0.x, 0)), \(Number.fixed($0.y, 0)))" }.joined(separator: " ")
            text += "  \(code.symbology.rawValue)  \(code.summary)  \(style.dim(corners))\n"
        }
        return text
    }

    var json: JSONValue {
        var members = [JSONValue.Member("file", .string(picture.input.word))] + picture.members
        if picture.region != .whole { members.append(JSONValue.Member("region", picture.region.json)) }
        return .object(members + [JSONValue.Member("codes", .array(codes.map(\.json)))])
    }
}

extension FoundCode {
    /// The content as people read it, on one line.
    var summary: String {
        let lines = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return (isText ? lines : "\(bytes.count) bytes") + (supplement.map { " + \($0)" } ?? "")
    }

    /// The code as an object.
    var json: JSONValue {
        let sequence = sequence.map { sequence -> JSONValue in
            [
                "index": .integer(sequence.index), "count": sequence.count.map { .integer($0) } ?? .null,
                "identifier": .string(sequence.identifier),
            ]
        }
        return [
            "symbology": .string(symbology.rawValue), "text": isText ? .string(text) : .null,
            "bytes": .string(Data(bytes).base64EncodedString()), "supplement": supplement.map { .string($0) } ?? .null,
            "shortNumber": shortNumber.map { .string($0) } ?? .null, "identifier": .string(identifier),
            "isGS1": .bool(isGS1), "isInverted": .bool(isInverted), "isMirrored": .bool(isMirrored),
            "sequence": sequence ?? .null, "corners": .array(corners.corners.map(\.json)),
        ]
    }
}
