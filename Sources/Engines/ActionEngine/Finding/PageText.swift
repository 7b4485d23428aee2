import DetectorEngine
import Foundation
import GeometryEngine
import TextEngine

/// The lines of a picture as one text, so that what is broken across lines is found.
///
/// A place in the text leads back to the pieces of the lines, and so of the picture.
struct PageText {
    /// A line of the picture.
    struct Line {
        /// What it says, with one space where the picture has several.
        let text: String
        /// Its place in the page's text, in UTF-16 code units.
        let range: Range<Int>
        /// Its corners, as parts of the picture's sides.
        let corners: Quadrilateral
        /// The corners' bounds.
        let bounds: Rect
        /// How high its letters are, as a part of the picture's height.
        let height: Double
        /// How sure the reading is, from 0 to 1.
        let confidence: Double
        /// The line as it was read.
        fileprivate let source: TextLine

        /// The middle of the line.
        var middle: Point { Point(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2) }
    }

    /// The most code units of a page; a newspaper's has some ten thousand.
    static let mostUnits = 1 << 14
    /// The most lines of a page.
    static let mostLines = 600

    /// The lines in reading order.
    let lines: [Line]
    /// The text, with a line break after each line.
    let text: String
    /// The code units of the text.
    let units: [UInt16]

    init(_ found: [TextLine]) {
        var lines: [Line] = []
        var units: [UInt16] = []
        for source in found.prefix(Self.mostLines) {
            guard let reading = source.readings.first else { continue }
            // Hostile lines consist of spaces, or have no end.
            let taken = String(
                decoding: reading.text.utf16.prefix(max(0, Self.mostUnits - units.count)),
                as: UTF16.self
            )
            let words = SplitAddress.joined(taken.split(whereSeparator: \.isWhitespace))
            let text = LookalikeDigits.mended(words.joined(separator: " "))
            guard !text.isEmpty, units.count < Self.mostUnits else { continue }
            let start = units.count
            units += Array(text.utf16)
            let bounds = source.corners.bounds
            lines.append(
                Line(
                    text: text,
                    range: start..<units.count,
                    corners: source.corners,
                    bounds: bounds,
                    height: source.corners.letterHeight,
                    confidence: Double(reading.confidence),
                    source: source
                )
            )
            units.append(0x0A)
        }
        self.lines = lines
        self.units = units
        text = String(decoding: units, as: UTF16.self)
    }

    /// Returns a part of the text.
    func string(_ range: Range<Int>) -> String {
        String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
    }

    /// Returns the lines that a place in the text touches.
    func lines(of range: Range<Int>) -> Range<Int> {
        guard let first = line(at: range.lowerBound) else { return 0..<0 }
        var last = first
        while last + 1 < lines.count, lines[last + 1].range.lowerBound < range.upperBound { last += 1 }
        return first..<last + 1
    }

    /// Returns the line at a place in the text.
    func line(at place: Int) -> Int? {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].range.upperBound < place { low = middle + 1 } else { high = middle }
        }
        return low < lines.count ? low : nil
    }

    // MARK: - Origins

    /// The most pieces of an origin.
    private static let mostPieces = 12

    /// Returns what was read from some places in the text.
    func origin(_ ranges: [Range<Int>]) -> ActionOrigin {
        var texts: [String] = []
        var corners: [Quadrilateral] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            for line in lines(of: range) where corners.count < Self.mostPieces {
                let part = range.clamped(to: lines[line].range)
                guard !part.isEmpty else { continue }
                texts.append(string(part))
                corners.append(
                    lines[line].piece(
                        part.lowerBound - lines[line].range.lowerBound..<part.upperBound - lines[line].range.lowerBound
                    )
                )
            }
        }
        return ActionOrigin(text: texts.joined(separator: "\n"), corners: corners)
    }

    /// Returns what was read from whole lines.
    func origin(lines indices: some Sequence<Int>) -> ActionOrigin { origin(indices.map { lines[$0].range }) }
}

extension PageText.Line {
    /// Returns the corners of a part of the line's text.
    fileprivate func piece(_ range: Range<Int>) -> Quadrilateral {
        guard range.count < self.range.count, let reading = source.readings.first else { return corners }
        let units = Array(text.utf16)
        let before = String(decoding: units[..<range.lowerBound], as: UTF16.self).count
        let count = String(decoding: units[range], as: UTF16.self).count
        guard count > 0 else { return corners }
        let all = reading.text.count
        // Spaces were left out only in lines whose places are then shared out evenly.
        guard all == text.count else {
            let length = Double(max(1, text.count))
            return corners.piece(Double(before) / length...min(1, Double(before + count) / length))
        }
        return corners.piece(reading.extent(of: min(before, all - 1)..<min(all, max(before + 1, before + count))))
    }
}

extension Quadrilateral {
    /// The height of a line's letters, which for a slanted line is less than that of its bounds.
    fileprivate var letterHeight: Double {
        let sides = sideLengths
        return (sides[1] + sides[3]) / 2
    }
}
