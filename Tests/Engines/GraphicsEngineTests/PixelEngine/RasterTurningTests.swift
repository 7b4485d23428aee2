import Foundation
import GeometryEngine
import PixelEngine
import Testing

@Suite("Cutting a turned region out of a picture")
struct RasterTurningTests {
    private func picture() throws -> Raster {
        try Raster.drawn(width: 20, height: 15) { x, y, c in
            UInt8(truncatingIfNeeded: x * 37 + y * 91 + c * 50 + (x * y) % 7 * 20)
        }
    }

    /// The definition, in floating point: positions are rounded to a 32nd of a pixel.
    private func expected(_ source: Raster, _ region: TurnedRect, _ side: Int, _ border: Raster.Border) -> [Double] {
        let bytes = source.packedBytes
        func component(_ x: Int, _ y: Int, _ c: Int) -> Double {
            let (column, row) = (min(max(x, 0), source.width - 1), min(max(y, 0), source.height - 1))
            if border == .black, (column, row) != (x, y) { return 0 }
            return Double(bytes[(row * source.width + column) * 4 + c])
        }
        return (0..<side * side).flatMap { index in
            let place = Point(x: Double(index % side) / Double(side), y: Double(index / side) / Double(side))
            let point = region.point(at: place)
            let (x, y) = ((point.x * 32).rounded() / 32, (point.y * 32).rounded() / 32)
            let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            let (right, lower) = (x - Double(left), y - Double(top))
            return (0..<3).map { c in
                (component(left, top, c) * (1 - right) + component(left + 1, top, c) * right) * (1 - lower)
                    + (component(left, top + 1, c) * (1 - right) + component(left + 1, top + 1, c) * right) * lower
            }
        }
    }

    @Test("Agrees with the definition inside and outside", arguments: [Raster.Border.black, .repeated], [0, 0.4, 3.7])
    func definition(border: Raster.Border, angle: Double) throws {
        let source = try picture()
        let region = TurnedRect(center: Point(x: 11.3, y: 6.2), width: 26, height: 17, angle: angle)
        // Four pixels are made at a time, as many as there are.
        for side in [3, 16, 18] {
            let bytes = try source.rgb(of: region, width: side, height: side, border: border)
            // Only the color is rounded.
            let worst = zip(bytes, expected(source, region, side, border)).map { abs(Double($0) - $1) }.max()
            #expect(try #require(worst) <= 0.5)
        }
    }

    @Test("A region of the picture's size is the picture")
    func whole() throws {
        let source = try picture()
        let region = TurnedRect(Rect(x: 0, y: 0, width: 20, height: 15))
        #expect(try source.rgb(of: region, width: 20, height: 15, border: .black) == source.packedRGB())
    }

    @Test("Regions far away, without size or not numbers are safe")
    func hostile() throws {
        let source = try picture()
        for value in [0, -1e300, 1e300, 1e12, .infinity, .nan] as [Double] {
            let region = TurnedRect(center: Point(x: value, y: value), width: value, height: value, angle: value)
            #expect(try source.rgb(of: region, width: 9, height: 9, border: .repeated).count == 243)
        }
        let region = TurnedRect(Rect(x: 0, y: 0, width: 20, height: 15))
        for (width, height) in [(0, 4), (4, -1), (1 << 15, 1), (1, .max)] {
            let error = #expect(throws: PixelError.self) {
                try source.rgb(of: region, width: width, height: height, border: .black)
            }
            #expect(error?.code == .invalidSize)
        }
        // The longest rows with the longest steps.
        let far = TurnedRect(center: Point(x: 0, y: 0), width: 1e300, height: 1e300, angle: 1)
        #expect(try source.rgb(of: far, width: 1 << 14, height: 1, border: .black).contains { $0 != 0 } == false)
    }
}
