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
            // A code's content stays on its line.
            let lines = code.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            let content = code.isText ? lines : "\(code.bytes.count) bytes"
            let supplement = code.supplement.map { " + \($0)" } ?? ""
            text += "  \(code.symbology.rawValue)  \(content)\(supplement)  \(style.dim(corners))\n"
        }
        return text
    }

    var json: JSONValue {
        var members = [JSONValue.Member("file", .string(picture.input.word))] + picture.members
        if picture.region != .whole { members.append(JSONValue.Member("region", picture.region.json)) }
        return .object(members + [JSONValue.Member("codes", .array(codes.map(Self.json)))])
    }

    private static func json(_ code: FoundCode) -> JSONValue {
        let sequence = code.sequence.map { sequence -> JSONValue in
            [
                "index": .integer(sequence.index), "count": sequence.count.map { .integer($0) } ?? .null,
                "identifier": .string(sequence.identifier),
            ]
        }
        return [
            "symbology": .string(code.symbology.rawValue), "text": code.isText ? .string(code.text) : .null,
            "bytes": .string(Data(code.bytes).base64EncodedString()),
            "supplement": code.supplement.map { .string($0) } ?? .null,
            "shortNumber": code.shortNumber.map { .string($0) } ?? .null, "identifier": .string(code.identifier),
            "isGS1": .bool(code.isGS1), "isInverted": .bool(code.isInverted), "isMirrored": .bool(code.isMirrored),
            "sequence": sequence ?? .null, "corners": .array(code.corners.corners.map(\.json)),
        ]
    }
}
