import Testing

@testable import CoreGraphics

@Suite("Bitmap contexts")
struct CGContextTests {
    static let rgba: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
    static let bgra: UInt32 = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    static let argb: UInt32 = CGImageAlphaInfo.premultipliedFirst.rawValue
    static let abgr: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    static func made(_ width: Int, _ height: Int, _ info: UInt32 = rgba) -> CGContext? {
        CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info
        )
    }

    static func context(_ width: Int, _ height: Int, _ info: UInt32 = rgba) throws -> CGContext {
        try #require(made(width, height, info))
    }

    /// A picture whose pixels differ: red counts columns, green counts rows.
    static func picture(_ width: Int, _ height: Int) throws -> CGImage {
        let context = try context(width, height)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bytes + y * context.bytesPerRow + x * 4
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (UInt8(10 + x), UInt8(20 + y), 30, 255)
            }
        }
        return try #require(context.makeImage())
    }

    /// The pixels of an RGBA context, row by row from the top.
    static func pixels(_ context: CGContext) throws -> [[UInt8]] {
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<context.height).flatMap { y in
            (0..<context.width).map { x in (0..<4).map { bytes[y * context.bytesPerRow + x * 4 + $0] } }
        }
    }

    @Test("An image drawn at its size is the same image")
    func identity() throws {
        let image = try Self.picture(5, 4)
        let context = try Self.context(5, 4)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 5, height: 4))
        let drawn = try #require(context.makeImage()?.dataProvider?.data)
        #expect(drawn == image.dataProvider?.data)
    }

    @Test("The origin is at the lower left")
    func origin() throws {
        let context = try Self.context(4, 4)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixels = try Self.pixels(context)
        #expect(pixels[12] == [255, 0, 0, 255])
        #expect(pixels.filter { $0 != [0, 0, 0, 0] }.count == 1)
    }

    @Test("An image is drawn upright where its rectangle lies")
    func placement() throws {
        let context = try Self.context(4, 4)
        context.draw(try Self.picture(2, 2), in: CGRect(x: 1, y: 0, width: 2, height: 2))
        let pixels = try Self.pixels(context)
        #expect(pixels[2 * 4 + 1] == [10, 20, 30, 255])
        #expect(pixels[2 * 4 + 2] == [11, 20, 30, 255])
        #expect(pixels[3 * 4 + 1] == [10, 21, 30, 255])
        #expect(pixels[0] == [0, 0, 0, 0])
    }

    @Test("The usual flip turns images upside down")
    func flip() throws {
        let context = try Self.context(2, 2)
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        context.draw(try Self.picture(2, 2), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try Self.pixels(context).map { $0[1] } == [21, 21, 20, 20])
        #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2))
    }

    @Test("A quarter turn is against the clock")
    func turn() throws {
        let context = try Self.context(2, 2)
        context.translateBy(x: 2, y: 0)
        context.rotate(by: .pi / 2)
        context.interpolationQuality = .none
        context.draw(try Self.picture(2, 2), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        // The left column becomes the bottom row.
        #expect(try Self.pixels(context).map { [$0[0], $0[1]] } == [[11, 20], [11, 21], [10, 20], [10, 21]])
    }

    @Test(
        "Every order of components shows the same drawing",
        arguments: [
            (rgba, [0, 1, 2, 3]), (bgra, [2, 1, 0, 3]), (argb, [1, 2, 3, 0]), (abgr, [3, 2, 1, 0]),
        ]
    )
    func orders(info: UInt32, order: [Int]) throws {
        let context = try Self.context(3, 3, info)
        context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        context.draw(try Self.picture(1, 1), in: CGRect(x: 0, y: 2, width: 1, height: 1))
        let pixels = try Self.pixels(context).map { pixel in order.map { pixel[$0] } }
        #expect(pixels[0] == [10, 20, 30, 255])
        #expect(pixels[1] == [0, 0, 0, 0])
        #expect(pixels[8] == [255, 51, 0, 255])
        let image = try #require(context.makeImage())
        let copy = try Self.context(3, 3)
        copy.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(try Self.pixels(copy) == pixels)
    }

    @Test("Drawing lands in the caller's memory and keeps what is there")
    func callersMemory() throws {
        var bytes = [UInt8](repeating: 40, count: 4 * 2)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress,
                    width: 2,
                    height: 2,
                    bitsPerComponent: 8,
                    bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.none.rawValue
                )
            )
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            buffer[5] = 77
            context.setFillColor(gray: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes == [255, 40, 40, 40, 20, 77, 40, 40])
    }

    @Test(
        "Layouts that can't be drawn on are refused",
        arguments: [
            CGImageAlphaInfo.last.rawValue, CGImageAlphaInfo.first.rawValue, CGImageAlphaInfo.none.rawValue,
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue,
        ]
    )
    func refusedLayouts(info: UInt32) {
        #expect(Self.made(2, 2, info) == nil)
    }

    @Test("Sizes that can't be drawn on are refused", arguments: [(0, 1), (1, 0), (-1, 1), (40_000, 1), (.max, .max)])
    func refusedSizes(width: Int, height: Int) {
        #expect(Self.made(width, height) == nil)
    }

    @Test("Clips, saved states and alpha confine drawing")
    func states() throws {
        let context = try Self.context(2, 1)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.restoreGState()
        #expect(try Self.pixels(context) == [[255, 255, 255, 255], [0, 0, 0, 0]])
        context.setAlpha(0.5)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try Self.pixels(context)[1] == [0, 0, 0, 128])
        context.restoreGState()
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try Self.pixels(context) == [[0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test("Lines have their width, dashes their gaps")
    func lines() throws {
        let context = try Self.context(8, 3)
        context.setStrokeColor(.white)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [2, 2])
        context.move(to: CGPoint(x: 0, y: 1.5))
        context.addLine(to: CGPoint(x: 8, y: 1.5))
        context.strokePath()
        let row = try Self.pixels(context).map { $0[3] }
        #expect(row == [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(context.isPathEmpty)
        context.setLineDash(phase: 0, lengths: [-1])
        context.stroke(CGRect(x: 0.5, y: 0.5, width: 7, height: 2))
        #expect(try Self.pixels(context)[7][3] == 255, "an impossible dash draws whole lines")
    }

    @Test("A path stays where it is when the transform changes under it")
    func pathAndTransform() throws {
        let context = try Self.context(4, 4)
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.translateBy(x: 2, y: 2)
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(.white)
        context.fillPath()
        let filled = try Self.pixels(context).enumerated().filter { $1[3] == 255 }.map(\.offset)
        #expect(filled == [6, 12])
    }

    @Test("Gradients run between their ends and stop there unless told otherwise")
    func gradients() throws {
        let context = try Self.context(6, 1)
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
        )
        let ends = (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0))
        context.drawLinearGradient(gradient, start: ends.0, end: ends.1, options: .drawsAfterEndLocation)
        let pixels = try Self.pixels(context)
        #expect(pixels[0] == [0, 0, 0, 0])
        #expect(pixels[2][0] > pixels[3][0])
        #expect(pixels[5] == [0, 0, 255, 255])
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }

    @Test("Layers are combined as one, and ends without a beginning do nothing")
    func layers() throws {
        let context = try Self.context(1, 1)
        context.endTransparencyLayer()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        #expect(try Self.pixels(context) == [[128, 128, 128, 128]])
    }

    @Test("A mask paints the fill color where its level is 0")
    func masks() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255])))
        let mask = try #require(
            CGImage(
                maskWidth: 2,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 8,
                bytesPerRow: 2,
                provider: provider,
                decode: nil,
                shouldInterpolate: false
            )
        )
        let context = try Self.context(3, 1)
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try Self.pixels(context) == [[0, 255, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test(
        "Places without size or number draw nothing and break nothing",
        arguments: [
            CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300),
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
            CGRect.null, CGRect.infinite,
        ]
    )
    func degenerate(rect: CGRect) throws {
        let context = try Self.context(1, 1)
        context.saveGState()
        context.draw(try Self.picture(1, 1), in: rect)
        context.scaleBy(x: 0, y: 0)
        context.draw(try Self.picture(1, 1), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try Self.pixels(context) == [[255, 255, 255, 255]])
    }

    @Test("Tiles repeat over the whole context")
    func tiling() throws {
        let context = try Self.context(4, 2)
        context.draw(try Self.picture(2, 1), in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
        #expect(try Self.pixels(context).map { $0[0] } == [11, 10, 11, 10, 11, 10, 11, 10])
    }

    @Test("Text stands upright above its baseline", arguments: ["Hello", "日本語", "Ελλάδα"])
    func text(_ text: String) throws {
        let context = try Self.context(120, 40)
        context.setFillColor(.white)
        context.draw(text, at: CGPoint(x: 4, y: 12), fontSize: 20)
        let rows = try Self.pixels(context).map { Int($0[3]) }
        let above = rows[..<(28 * 120)].reduce(0, +)
        let below = rows[(28 * 120)...].reduce(0, +)
        #expect(above > 5_000)
        #expect(below < above / 2)
        let size = context.measure(text, fontSize: 20).size
        #expect(size.width > 20 && size.width < 120 && size.height > 15 && size.height < 45)
    }

    @Test("Letters are not mirrored")
    func letterShape() throws {
        let context = try Self.context(40, 40)
        context.setFillColor(.white)
        context.draw("L", at: CGPoint(x: 4, y: 4), fontSize: 40, bold: true)
        let alpha = try Self.pixels(context).map { Int($0[3]) }
        let top = alpha[(4 * 40)..<(20 * 40)].reduce(0, +)
        let bottom = alpha[(20 * 40)..<(36 * 40)].reduce(0, +)
        #expect(bottom > top, "the foot of an L is at the bottom")
    }
}
