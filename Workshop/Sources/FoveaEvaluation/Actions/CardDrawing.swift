import DrawingEngine
import Foundation
import PictureEngine

/// Draws business cards in several layouts and typefaces.
struct CardDrawing {
    private enum Layout: CaseIterable { case left, centered, right, columns }

    private static let families = [
        "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Condensed", "Liberation Sans", "Liberation Serif",
    ]

    let card: CardSample
    private var hand: DrawingHand
    private static let (width, height) = (1050, 600)

    init(_ card: CardSample, hand: DrawingHand) {
        (self.card, self.hand) = (card, hand)
    }

    /// Draws the card.
    mutating func picture() throws -> Picture {
        try DrawnSheet.picture(width: Self.width, height: Self.height) { draw(on: $0) }
    }

    private mutating func draw(on canvas: Canvas) {
        let (paper, ink) = DrawnSheet.colors(&hand)
        canvas.setFillColor(paper)
        canvas.fill(VectorPath(CGRect(x: 0, y: 0, width: Self.width, height: Self.height)), rule: .winding)
        canvas.setFillColor(ink)
        let family = hand.pick(Self.families)
        let layout = hand.pick(Layout.allCases)
        let (heading, rows) = (headingLines(), contactLines())
        var top = 70.0
        if layout == .columns {
            top = draw(heading, on: canvas, family, x: 60, top: 150, layout: .left)
            _ = draw(rows, on: canvas, family, x: 560, top: 150, layout: .left)
        } else {
            top = draw(heading, on: canvas, family, x: 60, top: top, layout: layout) + 30
            _ = draw(rows, on: canvas, family, x: 60, top: top, layout: layout)
        }
    }

    private mutating func draw(
        _ lines: [(text: String, size: Double, isBold: Bool)],
        on canvas: Canvas,
        _ family: String,
        x: Double,
        top: Double,
        layout: Layout
    ) -> Double {
        var top = top
        for line in lines {
            var style = TextStyle(family: family, size: line.size, isBold: line.isBold)
            var extent = canvas.measure(line.text, style: style)
            let room = x > 100 ? Double(Self.width) - x - 20 : layout == .left && top >= 150 && x == 60 ? 980 : 930
            if extent.width > room { style.size *= room / extent.width }
            extent = canvas.measure(line.text, style: style)
            let left =
                switch layout {
                case .left, .columns: x
                case .centered: (Double(Self.width) - extent.width) / 2
                case .right: Double(Self.width) - 60 - extent.width
                }
            canvas.draw(line.text, style: style, baseline: CGPoint(x: left, y: top + extent.ascent), isUpward: false)
            top += extent.height * 1.12
        }
        return top
    }

    private mutating func headingLines() -> [(text: String, size: Double, isBold: Bool)] {
        let isCapital = hand.chance(0.25)
        var name = [card.prefix, card.fields[.name] ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        if !card.suffix.isEmpty { name += ", \(card.suffix)" }
        let nameLine = (text: isCapital ? name.uppercased() : name, size: hand.real(34...44), isBold: hand.chance(0.6))
        let organization = (text: card.fields[.organization] ?? "", size: hand.real(26...46), isBold: hand.chance(0.5))
        var lines = [nameLine]
        if let position = card.fields[.position] { lines.append((position, hand.real(22...28), false)) }
        lines.insert(organization, at: hand.chance(0.5) ? 0 : lines.count)
        return lines
    }

    private mutating func contactLines() -> [(text: String, size: Double, isBold: Bool)] {
        let labels = hand.pick([
            ["T", "M", "F", ""], ["Tel:", "Mobile:", "Fax:", "Email:"], ["Phone", "Cell", "Fax", ""],
            ["t.", "m.", "f.", "e."], ["Office", "Mobile", "Fax", "E-mail:"],
        ])
        var texts: [String] = []
        for (field, label) in zip([CardSample.Field.phone, .mobile, .fax, .mail], labels) {
            if let value = card.fields[field] { texts.append(label.isEmpty ? value : "\(label) \(value)") }
        }
        if let link = card.fields[.link] { texts.append(link) }
        if let street = card.fields[.street], let city = card.fields[.city], let code = card.fields[.code] {
            let address =
                hand.chance(0.6)
                ? [street, "\(city), \(card.state) \(code)"] : ["\(street), \(city), \(card.state) \(code)"]
            texts = hand.chance(0.5) ? address + texts : texts + address
        }
        let size = hand.real(22...28)
        return texts.map { ($0, size, false) }
    }
}
