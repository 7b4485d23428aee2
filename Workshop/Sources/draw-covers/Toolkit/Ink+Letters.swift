import DrawingEngine
import Foundation

extension Ink {
    /// Which end of a line stands at its place.
    enum Side { case left, middle, right }

    /// Returns the width of a line of text.
    func width(_ text: String, _ font: String, _ size: Double, tracking: Double = 0) -> Double {
        guard tracking != 0 else { return canvas.measure(text, style: style(font, size)).width / 16 }
        return text.reduce(-tracking * size) { $0 + width(String($1), font, size) + tracking * size }
    }

    /// Writes a line of text on a baseline; tracking is a share of the size.
    func write(
        _ text: String,
        _ x: Double,
        _ y: Double,
        _ font: String,
        _ size: Double,
        _ tone: Tone,
        _ opacity: Double = 1,
        tracking: Double = 0,
        side: Side = .left,
        turn: Double = 0,
        stretch: Double = 1
    ) {
        let width = width(text, font, size, tracking: tracking) * stretch
        let shift = side == .left ? 0 : side == .middle ? -width / 2 : -width
        canvas.setFillColor(tone.drawn(opacity))
        at(x, y, turn: turn) {
            at(shift, 0, scale: stretch / 16, scaleY: 1.0 / 16) {
                guard tracking != 0 else {
                    canvas.draw(text, style: style(font, size), baseline: .zero, isUpward: false)
                    return
                }
                var pen = 0.0
                for letter in text {
                    let place = CGPoint(x: pen * 16, y: 0)
                    canvas.draw(String(letter), style: style(font, size), baseline: place, isUpward: false)
                    pen += self.width(String(letter), font, size) + tracking * size
                }
            }
        }
    }

    /// Writes a line as large as fits into a width.
    func writeFitting(
        _ text: String,
        _ x: Double,
        _ y: Double,
        _ font: String,
        width wanted: Double,
        _ tone: Tone,
        _ opacity: Double = 1,
        side: Side = .left,
        tracking: Double = 0
    ) {
        let size = 10 * wanted / width(text, font, 10, tracking: tracking)
        write(text, x, y, font, size, tone, opacity, tracking: tracking, side: side)
    }

    // Fonts are measured at sixteen times their size, where hinting doesn't round widths.
    private func style(_ font: String, _ size: Double) -> TextStyle { TextStyle(family: font, size: size * 16) }
}
