import Foundation
import GeometryEngine
import PixelEngine
import Testing

@Suite("Scaling a picture")
struct RasterResamplingTests {
    /// The definition of the filter, in floating point and without any cleverness.
    private func reference(_ source: Raster, _ box: Rect, width: Int, height: Int) -> [Double] {
        func kernel(_ x: Double) -> Double {
            let x = abs(x)
            if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
            return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
        }
        func weights(_ i: Int, _ origin: Double, _ length: Double, _ outputs: Int, _ limit: Int) -> [(Int, Double)] {
            let scale = length / Double(outputs)
            let stretch = max(scale, 1)
            let centre = origin + (Double(i) + 0.5) * scale
            let raw = (0..<limit).map { ($0, kernel((Double($0) + 0.5 - centre) / stretch)) }.filter { $0.1 != 0 }
            let sum = raw.reduce(0) { $0 + $1.1 }
            return raw.map { ($0.0, $0.1 / sum) }
        }
        let bytes = source.packedBytes
        let channels = source.format.componentCount
        var result: [Double] = []
        for y in 0..<height {
            let rows = weights(y, box.minY, box.height, height, source.height)
            for x in 0..<width {
                let columns = weights(x, box.minX, box.width, width, source.width)
                for c in 0..<channels {
                    var sum = 0.0
                    for (sy, wy) in rows {
                        for (sx, wx) in columns {
                            sum += wy * wx * Double(bytes[(sy * source.width + sx) * channels + c])
                        }
                    }
                    result.append(min(max(sum, 0), 255))
                }
            }
        }
        return result
    }

    @Test(
        "Agrees with the definition of the filter",
        arguments: [(7, 5), (40, 31), (16, 64), (1, 1), (100, 3)],
        [PixelFormat.rgba8, .gray8]
    )
    func definition(size: (Int, Int), format: PixelFormat) throws {
        var state: UInt64 = 7
        let source = try Raster.drawn(width: 40, height: 31, format: format) { x, y, _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: (Int(state >> 58)) + x * 3 + y * 2)
        }
        let box = Rect(x: 2.25, y: 0.5, width: 35.5, height: 29)
        let scaled = try source.resampled(box, width: size.0, height: size.1)
        let expected = reference(source, box, width: size.0, height: size.1)
        // Each of the two passes rounds once.
        let worst = zip(scaled.packedBytes, expected).map { abs(Double($0) - $1) }.max() ?? .infinity
        #expect(worst <= 2)
    }

    /// The filter with weights of 22 bits, rounded after each pass: what every processor has to agree with.
    private func rounded(_ source: Raster, _ box: Rect, width: Int, height: Int) -> [UInt8] {
        func kernel(_ x: Double) -> Double {
            let x = abs(x)
            if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
            return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
        }
        func weights(_ i: Int, _ origin: Double, _ length: Double, _ outputs: Int, _ limit: Int) -> [(Int, Int)] {
            let scale = length / Double(outputs)
            let stretch = max(scale, 1)
            let centre = origin + (Double(i) + 0.5) * scale
            let (low, high) = (Int(centre - 2 * stretch + 0.5), Int(centre + 2 * stretch + 0.5))
            let raw = (max(0, low)..<min(limit, high)).map { ($0, kernel((Double($0) - centre + 0.5) / stretch)) }
            let sum = raw.reduce(0) { $0 + $1.1 }
            return raw.map { ($0.0, Int(($0.1 / sum * Double(1 << 22)).rounded(.toNearestOrAwayFromZero))) }
        }
        func clamped(_ sum: Int) -> Int { min(max((sum + 1 << 21) >> 22, 0), 255) }
        let bytes = source.packedBytes
        var rows = [[Int]](repeating: [], count: source.height)
        for y in 0..<source.height {
            for x in 0..<width {
                let columns = weights(x, box.minX, box.width, width, source.width)
                for c in 0..<4 {
                    let sum = columns.reduce(0) { $0 + $1.1 * Int(bytes[(y * source.width + $1.0) * 4 + c]) }
                    rows[y].append(clamped(sum))
                }
            }
        }
        return (0..<height).flatMap { y in
            let taken = weights(y, box.minY, box.height, height, source.height)
            return (0..<width * 4).map { c in UInt8(clamped(taken.reduce(0) { $0 + $1.1 * rows[$1.0][c] })) }
        }
    }

    @Test(
        "Every processor agrees bit for bit, also where the kernel reaches over an edge",
        arguments: [(7, 5), (40, 31), (16, 64), (1, 1), (100, 3), (39, 2)],
        [3, 4, 9, 40]
    )
    func bits(size: (Int, Int), sourceWidth: Int) throws {
        var state: UInt64 = 11
        let source = try Raster.drawn(width: sourceWidth, height: 31) { _, _, _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 63 == 0 ? 255 : UInt8(truncatingIfNeeded: state >> 40)
        }
        let box = Rect(x: 0.25, y: 0, width: Double(sourceWidth) - 0.5, height: 31)
        let scaled = try source.resampled(box, width: size.0, height: size.1)
        #expect(scaled.packedBytes == rounded(source, box, width: size.0, height: size.1))
    }

    @Test("Whole pixels at their own size are the pixels themselves")
    func exact() throws {
        let source = try Raster.drawn(width: 20, height: 10) { x, y, c in UInt8(x * 7 + y * 3 + c) }
        let part = try source.resampled(Rect(x: 3, y: 2, width: 8, height: 5), width: 8, height: 5)
        let cropped = try #require(source.cropped(x: 3, y: 2, width: 8, height: 5))
        #expect(part.packedBytes == cropped.packedBytes)
    }

    @Test("A flat picture stays flat at any size", arguments: [1, 3, 17, 200])
    func flat(side: Int) throws {
        let source = try Raster.drawn(width: 33, height: 21) { _, _, c in UInt8(40 + c * 50) }
        let scaled = try source.resampled(Rect(x: 0, y: 0, width: 33, height: 21), width: side, height: side)
        #expect(Set(scaled.packedBytes) == [40, 90, 140, 190])
    }

    @Test(
        "A box outside the picture is refused",
        arguments: [
            Rect(x: -2, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: 0, height: 5),
            Rect(x: 30, y: 0, width: 5, height: 5), Rect(x: 0, y: .nan, width: 5, height: 5),
        ]
    )
    func outside(box: Rect) throws {
        let source = try Raster.drawn(width: 33, height: 21) { _, _, _ in 0 }
        #expect { try source.resampled(box, width: 4, height: 4) } throws: {
            ($0 as? PixelError)?.code == .invalidSize
        }
    }

    @Test("Formats of other widths are refused with the remedy")
    func unsupported() throws {
        let source = try Raster.drawn(width: 4, height: 4, format: .rgbaFloat) { _, _, _ in 0 }
        #expect { try source.resampled(Rect(x: 0, y: 0, width: 4, height: 4), width: 2, height: 2) } throws: {
            String(describing: $0).contains("convert them to 8 bits")
        }
    }
}
