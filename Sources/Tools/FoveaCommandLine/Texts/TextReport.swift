import CommandLineKit
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import TextEngine

/// The report on the text of one picture.
struct TextReport {
    private let picture: PictureBatch.Opened
    private let page: TextPage

    init(_ picture: PictureBatch.Opened, _ page: TextPage) {
        self.picture = picture
        self.page = page
    }

    var json: JSONValue {
        let number = page.number.map { [JSONValue.Member("page", .integer($0))] } ?? []
        return .object(picture.members + number + page.members + [JSONValue.Member("parts", page.parts)])
    }
}

extension TextPage {
    /// The text and its lines as members of an object.
    var members: [JSONValue.Member] {
        [
            JSONValue.Member("text", .string(lines.map(\.text).joined(separator: "\n"))),
            JSONValue.Member("lines", .array(read.compactMap(Self.json))),
        ]
    }

    private static func json(_ line: TextLine) -> JSONValue? {
        guard let best = line.readings.first else { return nil }
        let words = line.words.map { word -> JSONValue in
            ["text": .string(word.text), "corners": .array(word.corners.corners.map(\.json))]
        }
        let others = line.readings.dropFirst().prefix(4).map { reading -> JSONValue in
            ["text": .string(reading.text), "confidence": .double(Double(reading.confidence))]
        }
        return [
            "text": .string(best.text), "confidence": .double(Double(best.confidence)),
            "corners": .array(line.corners.corners.map(\.json)), "words": .array(words),
            "alternatives": .array(Array(others)),
        ]
    }
}
