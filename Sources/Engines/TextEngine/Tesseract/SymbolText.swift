import Foundation
import TesseractEngine

/// The characters of a line that tesseract has read.
struct SymbolText {
    private struct Part {
        var scalar: Unicode.Scalar
        var extent: ClosedRange<Int>
    }

    private var parts: [Part] = []
    private let confidences: [Float]

    /// Joins symbols, in reading order, to a text.
    init(_ symbols: [TesseractSymbol]) {
        confidences = symbols.map(\.confidence)
        for symbol in symbols {
            if symbol.followsSpace, let last = parts.last, !Self.isUnspaced(last.scalar, symbol.text) {
                parts.append(Part(scalar: " ", extent: Self.between(last.extent, symbol.extent)))
            }
            // Marks of direction and joiners have no place on the line.
            for scalar in symbol.text.unicodeScalars where scalar.properties.generalCategory != .format {
                parts.append(Part(scalar: scalar, extent: symbol.extent))
            }
        }
        while let last = parts.last, last.scalar.properties.isWhitespace { parts.removeLast() }
        while let first = parts.first, first.scalar.properties.isWhitespace { parts.removeFirst() }
    }

    /// The text with the extents of its characters on the original line.
    func reading(on line: GrayLine) -> LineReading {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: parts.map(\.scalar))
        var text = ""
        var extents: [ClosedRange<Double>] = []
        var next = 0
        for character in String(scalars) {
            let members = parts[next..<next + character.unicodeScalars.count]
            next = members.endIndex
            let left = members.map(\.extent.lowerBound).min() ?? 0
            let right = members.map(\.extent.upperBound).max() ?? 0
            let composed = String(character).precomposedStringWithCanonicalMapping
            text += composed
            extents.append(contentsOf: composed.map { _ in line.extent(left...max(left, right)) })
        }
        // Boxes of letters that touch can overlap; a letter never begins before the one to its left.
        if let first = extents.first, let last = extents.last, first.lowerBound < last.lowerBound {
            for index in extents.indices.dropFirst() {
                let left = max(extents[index].lowerBound, extents[index - 1].lowerBound)
                extents[index] = left...max(left, extents[index].upperBound)
            }
        }
        let certainty = certainty
        return LineReading(
            text: text,
            confidence: certainty.whole,
            extents: extents,
            clarity: certainty.characters
        )
    }

    /// The probability that the text is right, and the share of its characters that probably are.
    ///
    /// Tesseract's own figures stay above 0.9 for text of another script. The curves were fitted to drawn lines in nine
    /// languages under blur and noise, and to lines in the wrong script.
    private var certainty: (whole: Float, characters: Float) {
        guard let least = confidences.min() else { return (0, 0) }
        let mean = confidences.reduce(0, +) / Float(confidences.count)
        let (meanDoubt, mostDoubt) = (log(max(1 - mean, 0.0005)), log(max(1 - least, 0.001)))
        func probability(_ sum: Float) -> Float { 1 / (1 + exp(-sum)) }
        return (
            probability(-1.38 * meanDoubt - 0.35 * mostDoubt - 9.08),
            probability(-2.32 * meanDoubt + 0.94 * mostDoubt - 5.37)
        )
    }

    /// Returns whether two symbols are of a script without spaces, where tesseract sees some next to brackets.
    private static func isUnspaced(_ first: Unicode.Scalar, _ second: String) -> Bool {
        [first, second.unicodeScalars.first].allSatisfy { scalar in
            guard let scalar else { return false }
            switch TextScript(scalar) {
            case .kana, .han: return true
            case nil: return (0x3000...0x303F).contains(scalar.value) || (0xFF01...0xFF65).contains(scalar.value)
            default: return false
            }
        }
    }

    /// The extent of a space between two symbols, whatever the direction of writing.
    private static func between(_ first: ClosedRange<Int>, _ second: ClosedRange<Int>) -> ClosedRange<Int> {
        let (left, right) = first.lowerBound <= second.lowerBound ? (first, second) : (second, first)
        return left.upperBound...max(left.upperBound, right.lowerBound)
    }
}
