import CoreGraphics
import Foundation

/// A bitmap to draw shapes on, measured in pixels from the top left.
struct Canvas {
    private let context: CGContext
    let width: CGFloat
    let height: CGFloat

    init(width: Int, height: Int) throws {
        guard
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: space,
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
            )
        else {
            throw DrawingError("There is no memory for a canvas of \(width) × \(height) pixels.")
        }
        self.context = context
        self.width = CGFloat(width)
        self.height = CGFloat(height)
        // The context counts from the lower left.
        context.translateBy(x: 0, y: self.height)
        context.scaleBy(x: 1, y: -1)
    }

    func image() throws -> CGImage {
        guard let image = context.makeImage() else { throw DrawingError("The canvas has no picture.") }
        return image
    }

    /// Fills the canvas with a vertical run from one colour to another.
    func fillSky(from top: Tint, to bottom: Tint) {
        for row in 0..<Int(height) {
            let share = CGFloat(row) / height
            fill(CGRect(x: 0, y: CGFloat(row), width: width, height: 1), with: top.mixed(with: bottom, share: share))
        }
    }

    func fill(_ rect: CGRect, with tint: Tint) {
        tint.use(in: context)
        context.fill(rect)
    }

    func fillEllipse(center: CGPoint, width: CGFloat, height: CGFloat, with tint: Tint) {
        tint.use(in: context)
        context.addEllipse(
            in: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        )
        context.fillPath()
    }

    func fillPolygon(_ points: [(CGFloat, CGFloat)], with tint: Tint) {
        guard let first = points.first else { return }
        tint.use(in: context)
        context.beginPath()
        context.move(to: CGPoint(x: first.0, y: first.1))
        for point in points.dropFirst() {
            context.addLine(to: CGPoint(x: point.0, y: point.1))
        }
        context.closePath()
        context.fillPath()
    }
}

/// An opaque colour.
struct Tint {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    func mixed(with other: Tint, share: CGFloat) -> Tint {
        Tint(
            red + (other.red - red) * share,
            green + (other.green - green) * share,
            blue + (other.blue - blue) * share
        )
    }

    fileprivate func use(in context: CGContext) {
        context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
    }
}
