import Foundation
import PixelEngine
import Testing

@testable import DrawingEngine

@Suite("Lines, ramps, masks and layers of a canvas")
struct CanvasStyleTests {
    /// The levels of a canvas of alpha, row after row, once something was drawn on it.
    private static func levels(_ width: Int, _ height: Int, _ draw: (Canvas) throws -> Void) throws -> [UInt8] {
        let canvas = try CanvasTests.canvas(width, height, .alpha)
        canvas.setAntialiasing(false)
        try draw(canvas)
        return CanvasTests.bytes(canvas)
    }

    private static func line(_ points: [(Double, Double)]) -> VectorPath {
        var path = VectorPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }

    @Test(
        "Ends of lines cover what their shapes do",
        arguments: [(LineCap.butt, 4 * 4), (.square, 8 * 4), (.round, 28)]
    )
    func caps(cap: LineCap, area: Int) throws {
        let levels = try Self.levels(12, 8) { canvas in
            canvas.setLineWidth(4)
            canvas.setLineCap(cap)
            canvas.stroke(Self.line([(4, 4), (8, 4)]))
        }
        let covered = levels.count { $0 == 255 }
        // Two half disks of a radius of two pixels have an area of 12.6.
        #expect(cap == .round ? abs(covered - area) <= 2 : covered == area, "\(covered)")
    }

    @Test(
        "Corners of lines are sharp, round or cut, and a sharp one beyond the limit is cut",
        arguments: [(LineJoin.miter, 10.0, true), (.miter, 1, false), (.bevel, 10, false), (.round, 10, false)]
    )
    func joins(join: LineJoin, limit: Double, isSharp: Bool) throws {
        let levels = try Self.levels(10, 10) { canvas in
            canvas.setLineWidth(4)
            canvas.setLineJoin(join)
            canvas.setMiterLimit(limit)
            canvas.stroke(Self.line([(9, 3), (3, 3), (3, 9)]))
        }
        #expect((levels[1 * 10 + 1] == 255) == isSharp)
        #expect(levels[3 * 10 + 3] == 255)
    }

    @Test("Dashes begin at the phase, and lengths that would never end draw a whole line")
    func dashes() throws {
        func row(_ lengths: [Double], phase: Double) throws -> [Bool] {
            try Self.levels(8, 1) { canvas in
                canvas.setLineWidth(1)
                canvas.setDash(lengths, phase: phase)
                canvas.stroke(Self.line([(0, 0.5), (8, 0.5)]))
            }.map { $0 == 255 }
        }
        let (on, off) = (true, false)
        #expect(try row([2, 1], phase: 0) == [on, on, off, on, on, off, on, on])
        #expect(try row([2, 1], phase: 1) == [on, off, on, on, off, on, on, off])
        for lengths in [[], [0, 0], [-1, 2], [.nan]] as [[Double]] {
            #expect(try row(lengths, phase: 0) == Array(repeating: on, count: 8), "\(lengths)")
        }
    }

    @Test("A ramp goes evenly from color to color, and on beyond its ends where it is told to")
    func ramps() throws {
        func reds(before: Bool, after: Bool) throws -> [Int] {
            let canvas = try CanvasTests.canvas(12, 1, .rgba)
            let stops = [
                ColorRamp.Stop(position: 1, color: DrawingColor(red: 1, green: 0, blue: 0)),
                ColorRamp.Stop(position: 0, color: DrawingColor(red: 0, green: 0, blue: 0)),
            ]
            canvas.drawLinearRamp(
                ColorRamp(stops: stops, extendsBefore: before, extendsAfter: after),
                from: CGPoint(x: 4, y: 0),
                to: CGPoint(x: 8, y: 0)
            )
            let bytes = CanvasTests.bytes(canvas)
            return (0..<12).map { bytes[$0 * 4 + 3] == 0 ? -1 : Int(bytes[$0 * 4]) }
        }
        let inner = [32, 96, 159, 223]
        let ends: (before: [Int], after: [Int]) = (Array(repeating: 0, count: 4), Array(repeating: 255, count: 4))
        let nothing = Array(repeating: -1, count: 4)
        for (before, after) in [(true, true), (true, false), (false, true), (false, false)] {
            let found = try reds(before: before, after: after)
            let expected = (before ? ends.before : nothing) + inner + (after ? ends.after : nothing)
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(before) \(after): \(found)")
        }
    }

    @Test("A mask lets color through by its levels", arguments: [false, true])
    func masks(inverted: Bool) throws {
        let mask = try Raster(width: 3, height: 1, format: .gray8, alpha: .opaque) { bytes, _ in
            for (index, level) in [0, 51, 255].enumerated() { bytes[index] = UInt8(level) }
        }
        let levels = try Self.levels(5, 1) { canvas in
            try canvas.fill(
                through: mask,
                inverted: inverted,
                in: CGRect(x: 1, y: 0, width: 3, height: 1),
                isUpward: false
            )
        }
        #expect(levels == (inverted ? [0, 255, 204, 0, 0] : [0, 0, 51, 255, 0]))
    }

    @Test("What is drawn in a layer shows through as one")
    func layers() throws {
        let levels = try Self.levels(3, 1) { canvas in
            canvas.setAlpha(0.4)
            canvas.beginLayer()
            canvas.fill(CanvasTests.square(0, 0, 2), rule: .winding)
            canvas.fill(CanvasTests.square(1, 0, 2), rule: .winding)
            canvas.save()
            canvas.endLayer()
            canvas.endLayer()
        }
        // Without a layer, the pixel in the middle would have both.
        #expect(levels == [102, 102, 102])
    }

    @Test("Clips within clips leave what is in all of them, until the settings come back")
    func clips() throws {
        let levels = try Self.levels(4, 1) { canvas in
            canvas.save()
            canvas.clip(to: CanvasTests.square(0, 0, 3), rule: .winding)
            canvas.clip(to: CanvasTests.square(1, 0, 3), rule: .winding)
            #expect(canvas.clipBounds == CGRect(x: 1, y: 0, width: 2, height: 1))
            canvas.setAlpha(0.4)
            canvas.fill(CanvasTests.square(0, 0, 4), rule: .winding)
            canvas.restore()
            canvas.fill(CanvasTests.square(3, 0), rule: .winding)
            canvas.clear(CanvasTests.square(2, 0))
        }
        #expect(levels == [0, 102, 0, 255])
    }
}
