package import PixelEngine

/// An invented sheet of paper with writing, generated from a number.
package struct DrawnPage: Sendable, Hashable {
    /// What a sheet is.
    package enum Kind: String, Sendable, CaseIterable {
        /// A headline and paragraphs.
        case letter
        /// A narrow list with amounts.
        case receipt
        /// Boxes with labels.
        case form
        /// A picture above paragraphs.
        case leaflet
        /// A few lines on a card.
        case card
    }

    /// What the sheet is.
    package let kind: Kind
    /// The number of the sheet within its kind.
    package let number: UInt64

    /// Creates the description of a sheet.
    package init(_ kind: Kind, number: UInt64 = 0) {
        self.kind = kind
        self.number = number
    }

    /// Draws the sheet.
    package func raster() throws(PixelError) -> Raster {
        var random = SeededGenerator(seed: number, purpose: "page " + kind.rawValue)
        let (width, height) =
            switch kind {
            case .letter, .form, .leaflet: (620, 877)
            case .receipt: (320, random.integer(in: 700...1100))
            case .card: (600, 370)
            }
        let tint = random.number(in: 0.86...0.98)
        let paper = Sketch.Color(tint, tint * random.number(in: 0.97...1), tint * random.number(in: 0.9...1))
        let sketch = try Sketch(width: width, height: height, color: paper)
        let ink = Sketch.Color(gray: random.number(in: 0.05...0.3))
        var y = 0.07 * Double(height)
        let margin = random.number(in: 0.06...0.12) * Double(width)
        let (left, right) = (margin, Double(width) - margin)
        if kind == .leaflet {
            let tall = random.number(in: 0.2...0.35) * Double(height)
            let ground = random.color(brightness: 0.2...0.7)
            sketch.fillRectangle(x: left, y: y, width: right - left, height: tall, ground)
            for _ in 0..<6 {
                sketch.fillEllipse(
                    x: random.number(in: left + 40...right - 40),
                    y: y + random.number(in: 0.3...0.7) * tall,
                    radiusX: random.number(in: 10...40),
                    radiusY: random.number(in: 10...40),
                    random.color(brightness: 0.2...0.9)
                )
            }
            y += tall + 24
        }
        sketch.write(random.words(upTo: 14), x: left, y: y, LetterStyle(height: kind == .receipt ? 16 : 26), ink)
        y += 60
        let style = LetterStyle(height: random.number(in: 8...12), weight: 0.12)
        while y < Double(height) * 0.92 {
            draw(line: y, from: left, to: right, style, ink, on: sketch, &random)
            y += style.height * random.number(in: 1.8...2)
            if random.chance(0.12) { y += style.height * 2 }
        }
        return try sketch.raster()
    }

    private func draw(
        line y: Double,
        from left: Double,
        to right: Double,
        _ style: LetterStyle,
        _ ink: Sketch.Color,
        on sketch: Sketch,
        _ random: inout SeededGenerator
    ) {
        let room = Int((right - left) / style.advance)
        switch kind {
        case .receipt:
            sketch.write(random.words(upTo: room / 2), x: left, y: y, style, ink)
            let amount = "\(random.integer(in: 1...99)).\(random.integer(in: 10...99))"
            sketch.write(amount, x: right - style.width(of: amount), y: y, style, ink)
        case .form where random.chance(0.3):
            sketch.fillRectangle(x: left, y: y - 4, width: right - left, height: 1.5, ink)
            sketch.write(random.words(upTo: room / 3), x: left, y: y, style, ink)
        case .card where y > 300: break
        default:
            let words = random.words(upTo: random.chance(0.85) ? room : room / 2)
            sketch.write(words, x: left, y: y, style, ink)
        }
    }
}
