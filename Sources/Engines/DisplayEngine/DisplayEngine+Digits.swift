package import GeometryEngine
import InferenceEngine
package import PictureEngine
import PixelEngine
package import TextEngine

/// A row of digits that a picture shows.
package struct ReadDigits: Hashable, Sendable {
    /// The digits, with a point where there is one.
    package let text: String
    /// How sure the row is, from 0 to 1.
    package let confidence: Double
    /// The corners of what was read, as parts of the picture's sides.
    package let corners: [Quadrilateral]

    package init(text: String, confidence: Double, corners: [Quadrilateral]) {
        self.text = text
        self.confidence = confidence
        self.corners = corners
    }
}

extension DisplayEngine {
    /// How sure a row that stands alone has to be.
    private static let leastConfidence = 0.5
    /// The rows that are added above and below before each look, or cut off, in heights of the picture.
    private static let frames = [(0, 0), (0.1, 0), (0, 0.1), (0.15, 0.15), (-0.06, 0), (0, -0.06)]
    /// How wide the row is made, in its own width.
    private static let stretches = [0.45, 0.55, 0.65, 0.8, 1, 1.25]
    /// How wide the reader of text sees the row; it knows ordinary digits, which are narrower.
    private static let secondStretches = [0.4, 0.5, 0.65, 0.8, 1]
    /// The height of the row for the reader of text.
    private static let secondHeight = 48

    /// Returns the row of digits that fills a picture, as a meter's, or nil if it isn't sure.
    ///
    /// Nobody knows how wide its digits are: a crop may be scaled to any shape. So looks are of many widths. Faint points
    /// and strokes are seen where the ink is made thicker. The reader of text has a word about the digits: it has learned
    /// from other pictures, and hardly ever makes the same mistake.
    ///
    /// Throws what decoding throws, or an `InferenceError` when a network can't be loaded or run. This call blocks; see
    /// `BlockingWork`.
    package static func digits(in picture: Picture, region: PictureRegion = .whole) throws -> ReadDigits? {
        let need = picture.need(of: region, within: 480)
        let raster = try picture.raster(for: need).converted(to: .rgba8, alpha: .opaque)
        let planes = try ColorPlanes(raster)
        let strips = [planes, planes.thickened()].flatMap { view in
            frames.flatMap { frame in
                let framed = view.framed(above: frame.0, below: frame.1)
                return stretches.map { framed.strip(stretch: $0) }
            }
        }
        let sums = try RowReader(parallelism: .across).texts(of: strips)
        // Where no look finds a number there is nothing to settle.
        guard NumberVote(sums, looks: strips.count) != nil,
            let number = NumberVote(sums, looks: strips.count, second: try secondTexts(raster)),
            number.confidence >= leastConfidence
        else { return nil }
        return ReadDigits(
            text: number.text.text,
            confidence: number.confidence,
            corners: [Quadrilateral(Rect(x: 0, y: 0, width: 1, height: 1)).map { region.point(at: $0) }]
        )
    }

    /// How many times as wide as high a row of digits is, and its least height in pixels.
    private static let elongations = 2.5...20
    private static let leastHeight = 8.0

    /// Returns the row of digits that fills a part of a picture, or nil where the part has another shape, or where its
    /// text says the same.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - region: The part.
    ///   - lines: The text that was read of the part. It is right about what is printed, and misses points of displays.
    package static func row(
        in picture: Picture,
        region: PictureRegion = .whole,
        besides lines: [TextLine]
    ) throws -> ReadDigits? {
        let (width, height) = (region.width * Double(picture.width), region.height * Double(picture.height))
        guard height >= leastHeight, elongations.contains(width / height),
            let found = try digits(in: picture, region: region)
        else { return nil }
        let isKnown = lines.contains { line in
            let text = DigitText(reading: line.readings.first?.text ?? "")
            let number = DigitText(reading: found.text)
            return text.digits == number.digits && (text.signs.contains(.point) || !number.signs.contains(.point))
        }
        return isKnown ? nil : found
    }

    /// What the reader of text reads of a row at several widths.
    private static func secondTexts(_ row: Raster) throws -> [DigitText] {
        let whole = Rect(x: 0, y: 0, width: Double(row.width), height: Double(row.height))
        return try secondStretches.map { stretch in
            let width = Double(row.width * secondHeight) / Double(row.height) * stretch
            let line = try row.resampled(whole, width: max(1, Int(width.rounded())), height: secondHeight)
            return DigitText(reading: try TextEngine.shared.reading(of: line)?.text ?? "")
        }
    }
}

extension ColorPlanes {
    /// Returns the planes with rows above and below, in heights of their own, or without them where that is negative.
    fileprivate func framed(above: Double, below: Double) -> ColorPlanes {
        let (top, bottom) = (Int((above * Double(height)).rounded()), Int((below * Double(height)).rounded()))
        return map { $0.framed(top: top, bottom: bottom) }
    }

    /// Returns a strip of all that the planes show, made wider or narrower.
    fileprivate func strip(stretch: Double) -> DigitStrip {
        let width = Double(self.width) * Double(DigitStrip.height) / Double(height) * stretch
        let columns = max(16, min(DigitStrip.width, Int(width.rounded())))
        return DigitStrip(map { $0.scaled(width: columns, height: DigitStrip.height) })
    }
}
