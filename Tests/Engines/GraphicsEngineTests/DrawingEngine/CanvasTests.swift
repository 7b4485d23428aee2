import Foundation
import PixelEngine
import Testing

@testable import DrawingEngine

@Suite("Canvases")
struct CanvasTests {
    static func canvas(_ width: Int, _ height: Int, _ order: CanvasFormat.Order) throws -> Canvas {
        let format = CanvasFormat(order: order, isOpaque: false)
        let rowBytes = width * format.bytesPerPixel
        let memory = try #require(PixelMemory.allocate(byteCount: rowBytes * height))
        return try Canvas(width: width, height: height, bytesPerRow: rowBytes, format: format, memory: memory)
    }

    static func bytes(_ canvas: Canvas) -> [UInt8] {
        canvas.memory.withUnsafeBytes { Array($0) }
    }

    static func square(_ x: Double, _ y: Double, _ side: Double = 1) -> VectorPath {
        var path = VectorPath()
        path.addRectangle(CGRect(x: x, y: y, width: side, height: side))
        return path
    }

    @Test("The origin is at the top left")
    func origin() throws {
        let canvas = try Self.canvas(2, 2, .rgba)
        canvas.setFillColor(DrawingColor(red: 1, green: 0.4, blue: 0))
        canvas.fill(Self.square(0, 0), rule: .winding)
        #expect(Self.bytes(canvas) == [255, 102, 0, 255] + [UInt8](repeating: 0, count: 12))
    }

    @Test("Odd widths of gray and alpha are drawn through a stage", arguments: [CanvasFormat.Order.gray, .alpha])
    func stages(order: CanvasFormat.Order) throws {
        let canvas = try Self.canvas(3, 2, order)
        canvas.setFillColor(DrawingColor(red: 1, green: 1, blue: 1))
        canvas.fill(Self.square(2, 1), rule: .winding)
        #expect(Self.bytes(canvas) == [0, 0, 0, 0, 0, 255])
    }

    @Test("A transform without an inverse draws nothing and breaks nothing")
    func singularTransform() throws {
        let canvas = try Self.canvas(1, 1, .bgra)
        canvas.save()
        canvas.concatenate(AffineTransform(m11: 0, m12: 0, m21: 0, m22: 0, tX: 0, tY: 0))
        canvas.stroke(Self.square(0, 0))
        canvas.restore()
        canvas.fill(Self.square(0, 0), rule: .winding)
        #expect(Self.bytes(canvas) == [0, 0, 0, 255])
    }

    @Test("Memory that is too small is refused")
    func smallMemory() throws {
        let memory = try #require(PixelMemory.allocate(byteCount: 15))
        let error = #expect(throws: PixelError.self) {
            try Canvas(
                width: 2,
                height: 2,
                bytesPerRow: 8,
                format: CanvasFormat(order: .rgba, isOpaque: true),
                memory: memory
            )
        }
        #expect(error?.code == .invalidSize)
    }

    @Test("Every format of the engines can be drawn", arguments: PixelFormat.allCases)
    func formats(format: PixelFormat) throws {
        let white = try Raster(width: 1, height: 1, format: .rgba8, alpha: .opaque) { bytes, _ in
            for index in 0..<4 { bytes[index] = 255 }
        }
        let picture = try white.converted(to: format, alpha: .opaque)
        let canvas = try Self.canvas(2, 1, .rgba)
        try canvas.draw(picture, in: CGRect(x: 1, y: 0, width: 1, height: 1), isUpward: false)
        #expect(Self.bytes(canvas) == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test("Reducing a picture averages what disappears")
    func reduction() throws {
        let stripes = try Raster(width: 64, height: 64, format: .rgba8, alpha: .opaque) { bytes, row in
            for y in 0..<64 { for x in 0..<64 where x % 2 == 0 { bytes[y * row + x * 4] = 200 } }
        }
        let canvas = try Self.canvas(4, 4, .rgba)
        try canvas.draw(stripes, in: CGRect(x: 0, y: 0, width: 4, height: 4), isUpward: false)
        let reds = stride(from: 0, to: 64, by: 4).map { Int(Self.bytes(canvas)[$0]) }
        #expect(reds.allSatisfy { abs($0 - 100) < 12 }, "\(reds)")
    }
}
