import DrawingEngine
import Foundation
import PixelEngine

// The parts that drawn items are put together from.
extension Easel {
    /// Fills everything.
    func fill(_ color: DrawingColor) {
        canvas.setFillColor(color)
        canvas.fill(VectorPath(CGRect(x: 0, y: 0, width: width, height: height)), rule: .winding)
    }

    /// Covers everything with a color, a ramp, a pattern or a scene.
    mutating func drawGround() {
        switch hand.real(0...1) {
        case ..<0.3: fill(hand.color())
        case ..<0.55:
            let stops = (0..<hand.integer(2...4)).map { _ in
                ColorRamp.Stop(position: hand.real(0...1), color: hand.color())
            }
            let ramp = ColorRamp(stops: stops, extendsBefore: true, extendsAfter: true)
            canvas.drawLinearRamp(
                ramp,
                from: CGPoint(x: hand.real(0...1) * width, y: 0),
                to: CGPoint(x: hand.real(0...1) * width, y: height)
            )
        case ..<0.7: drawPattern()
        default: drawScene(leaves: hand.integer(100...500))
        }
    }

    /// Covers everything with things before each other, few large and many small ones, as a photo's edges lie.
    mutating func drawScene(leaves: Int) {
        fill(hand.color())
        let largest = hand.real(0.2...0.6) * min(width, height)
        let kind = hand.integer(0...3)
        for _ in 0..<leaves {
            // Areas follow a power law.
            let radius = max(2.5, largest * pow(hand.real(0.0004...1), 0.75) * hand.real(0.3...1))
            let (x, y) = (hand.real(-0.05...1.05) * width, hand.real(-0.05...1.05) * height)
            let shape = blob(x: x, y: y, radius: radius, kind: kind == 3 ? hand.integer(0...2) : kind)
            var color = hand.color()
            let shade = hand.real(0.55...1.2)
            color.red *= shade
            color.green *= shade
            color.blue *= shade
            canvas.setFillColor(color)
            canvas.fill(shape, rule: .winding)
        }
    }

    /// Lays a few shapes over each other and writes nothing on them.
    mutating func drawEmblem(x: Double, y: Double, radius: Double) {
        var size = radius
        for _ in 0..<hand.integer(2...7) {
            let shape = blob(
                x: x + hand.real(-0.3...0.3) * (radius - size),
                y: y + hand.real(-0.3...0.3) * (radius - size),
                radius: size,
                kind: hand.integer(0...2)
            )
            if hand.chance(0.75) {
                canvas.setFillColor(hand.color())
                canvas.fill(shape, rule: .evenOdd)
            } else {
                canvas.setStrokeColor(hand.color())
                canvas.setLineWidth(hand.real(1...max(1.5, size / 6)))
                canvas.stroke(shape)
            }
            size *= hand.real(0.5...0.9)
        }
    }

    /// Writes words as large as they fit, in a part of the height that begins at `y`.
    mutating func write(words: Int, y: Double, height share: Double, lines: Int = 1) {
        let face = hand.pick(hand.typefaces)
        let margin = hand.real(0.03...0.12) * width
        let lineHeight = share * height / Double(lines)
        let color = hand.color(on: color(x: width / 2, y: (y + share / 2) * height))
        for line in 0..<lines {
            let text = hand.words(max(1, words / lines))
            var style = TextStyle(family: face.family, size: lineHeight * 0.8, isBold: face.isBold)
            let extent = canvas.measure(text, style: style).width * face.stretch
            let available = width - 2 * margin
            let fit = min(1, available / max(1, extent))
            style.size *= fit
            canvas.save()
            canvas.concatenate(
                AffineTransform(
                    m11: face.stretch,
                    m12: 0,
                    m21: -face.slant,
                    m22: 1,
                    tX: hand.pick([margin, margin + (available - extent * fit) / 2]),
                    tY: y * height + lineHeight * (Double(line) + 0.8)
                )
            )
            canvas.setFillColor(color)
            let outline = hand.chance(0.1) ? (hand.color(), hand.real(0.5...2.5)) : nil
            canvas.draw(text, style: style, baseline: .zero, isUpward: false, outline: outline)
            canvas.restore()
        }
    }

    /// Adds the noise of a camera or of paper.
    mutating func addGrain(_ strength: Double) {
        let amplitude = Int(strength * 255)
        unsafe memory.withUnsafeMutableBytes { bytes in
            var bits: UInt64 = 0
            for index in bytes.indices {
                if index % 8 == 0 { bits = hand.next() }
                let noise = (Int(bits & 255) - 128) * amplitude / 64
                bits >>= 8
                unsafe bytes[index] = UInt8(clamping: Int(bytes[index]) + noise)
            }
        }
    }

    /// The color of a pixel.
    private func color(x: Double, y: Double) -> DrawingColor {
        let place = 4 * (min(canvas.height - 1, max(0, Int(y))) * canvas.width + min(canvas.width - 1, max(0, Int(x))))
        return memory.withUnsafeBytes { bytes in
            DrawingColor(
                red: Double(bytes[place + 2]) / 255,
                green: Double(bytes[place + 1]) / 255,
                blue: Double(bytes[place]) / 255
            )
        }
    }

    private mutating func drawPattern() {
        fill(hand.color())
        let step = hand.real(12...70)
        let kind = hand.integer(0...2)
        let jitter = hand.chance(0.5) ? step * 0.3 : 0
        let colors = (0..<hand.integer(1...3)).map { _ in hand.color() }
        for row in 0...Int(height / step) {
            for column in 0...Int(width / step) {
                canvas.setFillColor(hand.pick(colors))
                let x = Double(column) * step + hand.real(-jitter...jitter)
                let y = Double(row) * step + hand.real(-jitter...jitter)
                canvas.fill(blob(x: x, y: y, radius: step * hand.real(0.15...0.45), kind: kind), rule: .winding)
            }
        }
    }

    /// A disc, a polygon or a rounded shape of no name.
    private mutating func blob(x: Double, y: Double, radius: Double, kind: Int) -> VectorPath {
        var path = VectorPath()
        switch kind {
        case 0:
            let flat = hand.real(0.3...1)
            path.addEllipse(
                in: CGRect(x: x - radius, y: y - radius * flat, width: 2 * radius, height: 2 * radius * flat)
            )
        case 1:
            let corners = hand.integer(3...7)
            let start = hand.real(0...6.28)
            let inner = hand.chance(0.3) ? hand.real(0.4...0.8) : 1
            let count = inner < 1 ? 2 * corners : corners
            for corner in 0..<count {
                let reach = radius * (corner % 2 == 1 ? inner : 1) * (inner < 1 ? 1 : hand.real(0.7...1))
                let angle = start + Double(corner) * 2 * .pi / Double(count)
                let point = CGPoint(x: x + reach * cos(angle), y: y + reach * sin(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
        default:
            let count = hand.integer(4...8)
            let points = (0..<count).map { corner in
                let (angle, reach) = (Double(corner) * 2 * .pi / Double(count), radius * hand.real(0.4...1.1))
                return CGPoint(x: x + reach * cos(angle), y: y + reach * sin(angle))
            }
            func middle(_ index: Int) -> CGPoint {
                let (a, b) = (points[index % count], points[(index + 1) % count])
                return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            }
            path.move(to: middle(0))
            for index in 1...count { path.addQuadratic(to: middle(index), control: points[index % count]) }
            path.close()
        }
        return path
    }
}
