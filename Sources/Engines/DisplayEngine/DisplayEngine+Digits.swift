package import PictureEngine
import PixelEngine
package import TextEngine

/// A row of digits that a picture shows.
package struct ReadDigits: Hashable, Sendable {
    /// The digits, with a point where there is one.
    package let text: String
    /// How sure each digit is, from 0 to 1.
    package let confidences: [Double]
}

extension DisplayEngine {
    /// How sure the digits of a row that stands alone have to be, and of one that the reader of text reads alike.
    ///
    /// The reader of text reads few displays, but hardly ever makes the same mistake.
    private static let leastConfidence = 0.65
    private static let leastConfidenceAgreed = 0.3

    /// Returns the row of seven-segment digits that fills a picture, as a meter's, or nil if it isn't sure.
    ///
    /// Throws what decoding throws. This call blocks; see `BlockingWork`.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - lines: The text that was read of it, as a second opinion.
    package static func digits(in picture: Picture, lines: [TextLine] = []) throws -> ReadDigits? {
        let plane = try InkPlane(inkOf: picture.raster(for: picture.need(within: 480)))
        guard let row = RowReader(network: .learned, leastCount: 3).widestRow(in: plane) else { return nil }
        let digits = row.digits.map(String.init)
        let others = lines.compactMap { line in
            line.readings.first.map { $0.text.filter { $0 != " " }.map { $0 == "," ? "." : $0 } }
        }.filter { $0.filter { $0 != "." } == Array(digits.joined()) }
        guard row.confidence >= (others.isEmpty ? leastConfidence : leastConfidenceAgreed) else { return nil }
        // A text of a single point; the reader of text overlooks points rather than invents them.
        let seen = others.first { $0.count == digits.count + 1 && $0.last != "." }?.firstIndex(of: ".")
        guard let place = row.pointPlace ?? seen else { return nil }
        let text = digits[..<place].joined() + (place < digits.count ? "." + digits[place...].joined() : "")
        return ReadDigits(text: text, confidences: row.confidences)
    }
}
