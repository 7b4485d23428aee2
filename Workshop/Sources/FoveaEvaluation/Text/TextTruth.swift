import Foundation
import GeometryEngine

/// A text at a place, as the truth or as somebody read it.
struct PlacedText: Sendable, Hashable {
    var corners: Quadrilateral
    var text: String

    /// The text in lower case, letters and digits alone.
    var plain: String { String(text.lowercased().filter { $0.isLetter || $0.isNumber }) }

    /// A Boolean value that indicates that the truth doesn't say what is here.
    var isIgnored: Bool { text == "###" }

    /// Reads lines of eight coordinates and a text, separated by commas, clockwise from the upper left corner.
    static func read(_ file: URL) throws -> [PlacedText] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let fields = line.drop { $0 == "\u{FEFF}" }.split(
                separator: ",",
                maxSplits: 8,
                omittingEmptySubsequences: false
            )
            let numbers = fields.prefix(8).compactMap { Double($0) }
            guard fields.count == 9, numbers.count == 8 else { return nil }
            let points = stride(from: 0, to: 8, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
            let corners = Quadrilateral(
                topLeft: points[0],
                topRight: points[1],
                bottomRight: points[2],
                bottomLeft: points[3]
            )
            return PlacedText(corners: corners, text: String(fields[8]))
        }
    }

    /// The words, each in its share of the line by the number of characters.
    var words: [PlacedText] {
        let count = Double(max(1, text.count))
        var start = 0
        return text.split(separator: " ", omittingEmptySubsequences: false).compactMap { word in
            defer { start += word.count + 1 }
            guard !word.isEmpty else { return nil }
            let part = Double(start) / count...Double(start + word.count) / count
            return PlacedText(corners: corners.part(part), text: String(word))
        }
    }
}

extension Quadrilateral {
    /// The part between two fractions of the upper and the lower side.
    func part(_ range: ClosedRange<Double>) -> Quadrilateral {
        func place(_ a: Point, _ b: Point, _ t: Double) -> Point {
            Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        return Quadrilateral(
            topLeft: place(topLeft, topRight, range.lowerBound),
            topRight: place(topLeft, topRight, range.upperBound),
            bottomRight: place(bottomLeft, bottomRight, range.upperBound),
            bottomLeft: place(bottomLeft, bottomRight, range.lowerBound)
        )
    }
}
