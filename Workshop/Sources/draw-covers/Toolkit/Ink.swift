import DrawingEngine
import Foundation
import PixelEngine

/// A clear sheet to draw shapes and letters on.
///
/// The sheet is 100 units wide and high, from the upper left corner.
final class Ink {
    let canvas: Canvas
    let side: Int
    private let unit: Double

    init(side: Int = Film.side) {
        self.side = side
        unit = Double(side) / 100
        guard
            let memory = PixelMemory.allocate(byteCount: side * side * 4),
            let canvas = try? Canvas(
                width: side,
                height: side,
                bytesPerRow: side * 4,
                format: CanvasFormat(order: .rgba, isOpaque: false),
                memory: memory
            )
        else { preconditionFailure("There is no memory for a sheet of \(side) × \(side) pixels.") }
        self.canvas = canvas
        canvas.transform = AffineTransform(scaleByX: unit, byY: unit)
    }

    /// Creates a sheet and draws on it.
    convenience init(side: Int = Film.side, _ draw: (Ink) -> Void) {
        self.init(side: side)
        draw(self)
    }

    /// The pixels, multiplied by their opacity.
    func pixels() -> [SIMD4<Float>] {
        guard let copy = try? canvas.snapshot() else { return [] }
        return copy.withUnsafeBytes { bytes in
            (0..<side * side).map { (at: Int) -> SIMD4<Float> in
                let levels = SIMD4(bytes[4 * at], bytes[4 * at + 1], bytes[4 * at + 2], bytes[4 * at + 3])
                return SIMD4<Float>(levels) / 255
            }
        }
    }

    /// Draws in a place that is moved, turned in degrees and scaled.
    func at(
        _ x: Double,
        _ y: Double,
        turn: Double = 0,
        scale: Double = 1,
        scaleY: Double? = nil,
        _ draw: () -> Void
    ) {
        canvas.save()
        let (c, s) = (cos(turn * .pi / 180), sin(turn * .pi / 180))
        let (across, down) = (scale, scaleY ?? scale)
        canvas.concatenate(
            AffineTransform(m11: c * across, m12: s * across, m21: -s * down, m22: c * down, tX: x, tY: y)
        )
        draw()
        canvas.restore()
    }

    // A canvas takes paths in pixels.
    private func placed(_ path: VectorPath) -> VectorPath { path.transformed(by: canvas.transform) }

    /// Draws inside a shape alone.
    func inside(_ path: VectorPath, _ draw: () -> Void) {
        canvas.save()
        canvas.clip(to: placed(path), rule: .winding)
        draw()
        canvas.restore()
    }
}

// MARK: - Shapes

extension Ink {
    func fill(_ path: VectorPath, _ tone: Tone, _ opacity: Double = 1, evenOdd: Bool = false) {
        canvas.setFillColor(tone.drawn(opacity))
        canvas.fill(placed(path), rule: evenOdd ? .evenOdd : .winding)
    }

    func line(_ path: VectorPath, _ tone: Tone, _ width: Double, _ opacity: Double = 1, cap: LineCap = .round) {
        canvas.setStrokeColor(tone.drawn(opacity))
        canvas.setLineWidth(width)
        canvas.setLineCap(cap)
        canvas.setLineJoin(cap == .butt ? .miter : .round)
        canvas.stroke(placed(path))
    }

    func box(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ tone: Tone,
        _ opacity: Double = 1,
        radius: Double = 0
    ) {
        fill(.box(x, y, width, height, radius: radius), tone, opacity)
    }

    func disc(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone, _ opacity: Double = 1) {
        fill(.oval(x, y, radius, radius), tone, opacity)
    }

    func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, _ tone: Tone, _ opacity: Double = 1) {
        fill(.oval(x, y, rx, ry), tone, opacity)
    }

    func ring(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone, _ width: Double, _ opacity: Double = 1) {
        line(.oval(x, y, radius, radius), tone, width, opacity)
    }

    func shape(_ points: [(Double, Double)], _ tone: Tone, _ opacity: Double = 1) {
        fill(.polygon(points), tone, opacity)
    }

    func lines(_ points: [(Double, Double)], _ tone: Tone, _ width: Double, _ opacity: Double = 1) {
        line(.polygon(points, closed: false), tone, width, opacity)
    }

    /// Fills everything with a slope of colors, from one point to another.
    func slope(_ stops: [(Double, Tone, Double)], from start: (Double, Double), to end: (Double, Double)) {
        canvas.drawLinearRamp(
            .init(
                stops: stops.map { .init(position: $0.0, color: $0.1.drawn($0.2)) },
                extendsBefore: true,
                extendsAfter: true
            ),
            from: CGPoint(x: start.0, y: start.1),
            to: CGPoint(x: end.0, y: end.1)
        )
    }

    /// Fills a disc with colors from its middle to its rim.
    func glow(_ x: Double, _ y: Double, _ radius: Double, _ stops: [(Double, Tone, Double)]) {
        canvas.drawRadialRamp(
            .init(
                stops: stops.map { .init(position: $0.0, color: $0.1.drawn($0.2)) },
                extendsBefore: true,
                extendsAfter: false
            ),
            from: CGPoint(x: x, y: y),
            radius: 0,
            to: CGPoint(x: x, y: y),
            radius: radius
        )
    }
}
