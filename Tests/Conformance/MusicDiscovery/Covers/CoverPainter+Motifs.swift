import CoreGraphics
import Foundation

extension CoverPainter {
    static func draw(_ motif: CoverDesign.Motif, in area: CGRect, on context: CGContext) {
        let side = area.width
        let center = CGPoint(x: area.midX, y: area.midY)
        func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
            CGRect(x: side * (x - radius), y: side * (y - radius), width: 2 * side * radius, height: 2 * side * radius)
        }
        switch motif {
        case .rings:
            for step in 1...7 { context.strokeEllipse(in: disc(0.5, 0.5, CGFloat(step) * 0.065)) }
        case .stripes:
            for step in 0..<6 {
                context.fill(CGRect(x: side * CGFloat(step) / 6, y: 0, width: side / 12, height: side))
            }
        case .sunset:
            context.fillEllipse(in: disc(0.5, 0.45, 0.27))
            context.setFillColor(CGColor(red: 0.05, green: 0.1, blue: 0.3, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: side, height: side * 0.4))
        case .checks:
            for row in 0..<8 {
                for column in 0..<8 where (row + column).isMultiple(of: 2) {
                    context.fill(
                        CGRect(
                            x: side * CGFloat(column) / 8,
                            y: side * CGFloat(row) / 8,
                            width: side / 8,
                            height: side / 8
                        )
                    )
                }
            }
        case .mountains:
            for (foot, peak) in [(-0.1, 0.6), (0.25, 0.85), (0.55, 0.5)] {
                context.move(to: CGPoint(x: side * foot, y: 0))
                context.addLine(to: CGPoint(x: side * (foot + 0.28), y: side * peak))
                context.addLine(to: CGPoint(x: side * (foot + 0.56), y: 0))
                context.closePath()
                context.fillPath()
            }
        case .face:
            context.fillEllipse(in: disc(0.5, 0.5, 0.4))
            context.setFillColor(CGColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1))
            context.fillEllipse(in: disc(0.35, 0.6, 0.06))
            context.fillEllipse(in: disc(0.65, 0.6, 0.06))
            context.fill(CGRect(x: side * 0.3, y: side * 0.3, width: side * 0.4, height: side * 0.05))
        case .skyline:
            for (step, height) in [0.35, 0.7, 0.5, 0.85, 0.4, 0.65, 0.3].enumerated() {
                context.fill(
                    CGRect(x: side * CGFloat(step) / 7, y: 0, width: side * 0.12, height: side * height)
                )
            }
        case .petals:
            for step in 0..<8 {
                context.saveGState()
                context.translateBy(x: center.x, y: center.y)
                context.rotate(by: CGFloat(step) * .pi / 4)
                context.fillEllipse(
                    in: CGRect(x: side * 0.06, y: -side * 0.07, width: side * 0.36, height: side * 0.14)
                )
                context.restoreGState()
            }
        case .vinyl:
            context.fillEllipse(in: disc(0.5, 0.5, 0.45))
            context.setFillColor(CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1))
            context.fillEllipse(in: disc(0.5, 0.5, 0.15))
        case .waves:
            for step in 0..<9 {
                let base = side * CGFloat(step) / 9
                context.move(to: CGPoint(x: 0, y: base))
                for x in stride(from: 0, through: side, by: side / 64) {
                    context.addLine(to: CGPoint(x: x, y: base + sin(x / side * 4 * .pi) * side / 28))
                }
                context.strokePath()
            }
        }
    }
}
