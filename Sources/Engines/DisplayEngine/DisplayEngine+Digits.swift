package import PictureEngine
package import TextEngine

/// A row of digits that a picture shows.
package struct ReadDigits: Hashable, Sendable {
    /// The digits, with a point where there is one.
    package let text: String
    /// How sure the row is, from 0 to 1.
    package let confidence: Double
}

extension DisplayEngine {
    /// How sure a row that stands alone has to be, and one that the reader of text reads alike.
    ///
    /// The reader of text reads few displays, but hardly ever makes the same mistake.
    private static let leastConfidence = 0.65
    private static let leastConfidenceAgreed = 0.45
    /// The rows that are added above and below before each look, or cut off, in heights of the picture.
    private static let frames = [(0, 0), (0.1, 0), (0, 0.1), (0.15, 0.15), (-0.06, 0), (0, -0.06)]
    /// How wide the row is made, in its own width.
    private static let stretches = [0.8, 1, 1.25]

    /// Returns the row of digits that fills a picture, as a meter's, or nil if it isn't sure.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the network can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - lines: The text that was read of it, as a second opinion.
    package static func digits(in picture: Picture, lines: [TextLine] = []) throws -> ReadDigits? {
        let planes = try ColorPlanes(picture.raster(for: picture.need(within: 480)))
        let strips = frames.flatMap { top, bottom in
            let height = Double(planes.height)
            let framed = planes.map {
                $0.framed(top: Int((top * height).rounded()), bottom: Int((bottom * height).rounded()))
            }
            return stretches.map { stretch in
                let width = Double(framed.width) * Double(DigitStrip.height) / Double(framed.height) * stretch
                let columns = max(16, min(DigitStrip.width, Int(width.rounded())))
                return DigitStrip(framed.map { $0.scaled(width: columns, height: DigitStrip.height) })
            }
        }
        guard let number = try RowReader().number(of: strips) else { return nil }
        let others = lines.compactMap { line in
            line.readings.first.map { $0.text.filter { $0 != " " }.map { $0 == "," ? "." : $0 } }
        }
        let least = others.contains(Array(number.text.text)) ? leastConfidenceAgreed : leastConfidence
        return number.confidence >= least ? ReadDigits(text: number.text.text, confidence: number.confidence) : nil
    }
}
