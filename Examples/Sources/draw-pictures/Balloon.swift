import CoreGraphics
import Foundation

/// Draws a hot-air balloon above hills.
func drawBalloon(on canvas: Canvas) {
    canvas.fillSky(from: Tint(0.27, 0.55, 0.86), to: Tint(0.75, 0.86, 0.96))

    let gores = [Tint(0.86, 0.20, 0.16), Tint(0.98, 0.78, 0.16), Tint(0.16, 0.35, 0.75), Tint(0.98, 0.98, 0.98)]
    for index in 0..<8 {
        let width = 380 * (1 - CGFloat(index) / 8)
        canvas.fillEllipse(
            center: CGPoint(x: 400, y: 230),
            width: width,
            height: 340,
            with: gores[index % gores.count]
        )
    }
    canvas.fillPolygon([(290, 360), (510, 360), (430, 450), (370, 450)], with: Tint(0.78, 0.24, 0.16))

    let rope = Tint(0.20, 0.16, 0.12)
    canvas.fillPolygon([(371, 450), (374, 450), (382, 490), (379, 490)], with: rope)
    canvas.fillPolygon([(426, 450), (429, 450), (421, 490), (418, 490)], with: rope)
    canvas.fill(CGRect(x: 375, y: 490, width: 50, height: 40), with: Tint(0.51, 0.33, 0.18))

    canvas.fillPolygon(
        [(0, 600), (0, 540), (200, 500), (420, 560), (650, 510), (800, 550), (800, 600)],
        with: Tint(0.24, 0.43, 0.24)
    )
}
