import CodeEngine
import CommandLineKit
import Foundation
import GeometryEngine
import ImageCodingEngine

/// The report on the codes in one picture.
struct CodesReport: PictureReport {
    let picture: PictureBatch.Opened
    let codes: [FoundCode]

    var isEmpty: Bool { codes.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !codes.isEmpty else { return ["There is no code."] }
        return codes.map { "\($0.symbology.rawValue)  \($0.summary)  \(style.dim(words(for: $0.corners)))" }
    }

    var findings: [JSONValue.Member] { [JSONValue.Member("codes", .array(codes.map(\.json)))] }
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
