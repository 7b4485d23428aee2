import CoreGraphics

/// Draws covers.
enum CoverPainter {
    static func paint(_ design: CoverDesign, side: Int = 320) -> CGImage? {
        guard
            let context = CGContext(
                data: nil,
                width: side,
                height: side,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return nil }
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        context.setFillColor(color(design.paper))
        context.fill(area)
        context.setFillColor(color(design.ink))
        context.setStrokeColor(color(design.ink))
        context.setLineWidth(area.width / 40)
        draw(design.motif, in: area, on: context)
        return context.makeImage()
    }

    private static func color(_ parts: [Double]) -> CGColor {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
