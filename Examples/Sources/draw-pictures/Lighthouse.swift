import CoreGraphics
import Foundation

/// Draws a lighthouse on a rock in the sea.
func drawLighthouse(on canvas: Canvas) {
    canvas.fillSky(from: Tint(0.35, 0.59, 0.84), to: Tint(0.88, 0.90, 0.94))
    canvas.fill(CGRect(x: 0, y: 440, width: 800, height: 160), with: Tint(0.16, 0.33, 0.49))
    canvas.fillPolygon(
        [(180, 600), (230, 480), (330, 440), (500, 440), (590, 490), (650, 600)],
        with: Tint(0.37, 0.33, 0.29)
    )

    for band in 0..<6 {
        let top = 190 + CGFloat(band) * 43
        let bottom = top + 43
        canvas.fillPolygon(
            [
                (400 - towerRadius(at: top), top), (400 + towerRadius(at: top), top),
                (400 + towerRadius(at: bottom), bottom), (400 - towerRadius(at: bottom), bottom),
            ],
            with: band.isMultiple(of: 2) ? Tint(0.80, 0.18, 0.16) : Tint(0.97, 0.96, 0.95)
        )
    }

    let iron = Tint(0.20, 0.20, 0.22)
    canvas.fill(CGRect(x: 350, y: 178, width: 100, height: 14), with: iron)
    canvas.fill(CGRect(x: 368, y: 130, width: 64, height: 48), with: iron)
    canvas.fill(CGRect(x: 372, y: 134, width: 26, height: 40), with: Tint(0.98, 0.92, 0.59))
    canvas.fill(CGRect(x: 402, y: 134, width: 26, height: 40), with: Tint(0.98, 0.92, 0.59))
    canvas.fillPolygon([(360, 130), (440, 130), (400, 85)], with: Tint(0.71, 0.16, 0.14))
    canvas.fillEllipse(center: CGPoint(x: 400, y: 82), width: 10, height: 13, with: iron)
}

/// Returns half the width of the tower, which grows towards the rock.
private func towerRadius(at height: CGFloat) -> CGFloat {
    38 + (height - 190) * 0.12
}
