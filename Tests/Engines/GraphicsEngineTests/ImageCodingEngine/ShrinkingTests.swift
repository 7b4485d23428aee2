import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Shrinking while decoding")
struct ShrinkingTests {
    @Test(
        "JPEG takes the smallest eighth that reaches the wanted size",
        arguments: [
            (1, 1, 9, 6), (9, 6, 9, 6), (10, 6, 17, 12), (34, 23, 34, 23), (34, 24, 42, 29), (67, 45, 67, 45),
            (500, 1, 67, 45),
        ]
    )
    func jpeg(wantedWidth: Int, wantedHeight: Int, width: Int, height: Int) throws {
        let raster = try Fixtures.decoder("rgb420.jpg").decode(minimumSize: (wantedWidth, wantedHeight))
        #expect(raster.width == width)
        #expect(raster.height == height)
    }

    @Test("WebP reaches the wanted size exactly in one direction")
    func webp() throws {
        let raster = try Fixtures.decoder("lossy.webp").decode(minimumSize: (20, 5))
        #expect(raster.width == 20)
        #expect(raster.height == 14)
    }

    @Test("HEIC answers with its smaller copy only while that is large enough")
    func heic() throws {
        let decoder = try Fixtures.decoder("thumbnail.heic")
        #expect(try decoder.decode(minimumSize: (80, 60)).width == 80)
        #expect(try decoder.decode(minimumSize: (81, 60)).width == 160)
    }

    @Test("Other formats return all pixels")
    func png() throws {
        #expect(try Fixtures.decoder("rgb8.png").decode(minimumSize: (2, 2)).width == 37)
    }

    @Test("A shrunken JPEG shows the same picture")
    func content() throws {
        let source = try Raster.drawn(640, 480) { x, y, c in [x * 255 / 640, y * 255 / 480, 99, 255][c] }
        let file = try ImageEncoder.encode(source, as: .jpeg)
        let raster = try ImageDecoder(data: file).decode(minimumSize: (80, 60))
        #expect(raster.width == 80)
        #expect(abs(Int(raster.pixel(40, 30)[0]) - 128) <= 3)
        #expect(abs(Int(raster.pixel(40, 30)[1]) - 128) <= 3)
    }

    @Test("Averages whole blocks of a PNG on demand, weighted by alpha", arguments: [AlphaMode.opaque, .straight])
    func averaging(alpha: AlphaMode) throws {
        let raster = try Raster(width: 48, height: 36, format: .rgba8, alpha: alpha) { bytes, _ in
            for index in bytes.indices {
                let value = UInt8(truncatingIfNeeded: index &* index / 97)
                bytes[index] = index % 4 == 3 ? (alpha == .opaque ? 255 : value) : value &+ UInt8(index % 4 * 40)
            }
        }
        let decoder = try ImageDecoder(data: ImageEncoder.encode(raster, as: .png))
        #expect(try decoder.decode(minimumSize: (10, 10)).width == 48)
        #expect(try decoder.decode(minimumSize: (25, 10), averaging: true).width == 48)
        for factor in [2, 3, 4] {
            let shrunken = try decoder.decode(minimumSize: (48 / factor, 36 / factor), averaging: true)
            #expect((shrunken.width, shrunken.height) == (48 / factor, 36 / factor))
            for (x, y) in [(0, 0), (5, 3), (48 / factor - 1, 36 / factor - 1)] {
                var (sum, weight) = (SIMD4<Double>.zero, 0.0)
                for row in 0..<factor {
                    for column in 0..<factor {
                        let pixel = Self.pixel(raster, x * factor + column, y * factor + row)
                        sum += SIMD4(pixel.x * pixel.w, pixel.y * pixel.w, pixel.z * pixel.w, pixel.w)
                        weight += pixel.w
                    }
                }
                let mean = SIMD3(sum.x, sum.y, sum.z) / max(weight, 1)
                let found = Self.pixel(shrunken, x, y)
                for part in 0..<3 { #expect(abs(found[part] - mean[part]) <= 0.5) }
                #expect(abs(found.w - sum.w / Double(factor * factor)) <= 0.5)
            }
        }
    }

    private static func pixel(_ raster: Raster, _ x: Int, _ y: Int) -> SIMD4<Double> {
        raster.withUnsafeBytes { bytes in
            let place = y * raster.bytesPerRow + x * 4
            return SIMD4(
                Double(bytes[place]),
                Double(bytes[place + 1]),
                Double(bytes[place + 2]),
                Double(bytes[place + 3])
            )
        }
    }

    @Test("Gives the same pixels by the quick way as by the general one", arguments: ["rgb8.png", "rgba8.png"])
    func quickWay(name: String) throws {
        let data = try Fixtures.data(name)
        let header = try PNGHeader(data)
        let request = DecodingRequest(format: .png, limits: .init(), minimumSize: nil, nativeDepth: false)
        guard let canvas = try PNGRows(data, header: header).decode(factor: 1, request) else {
            Issue.record("The quick way doesn't take the file.")
            return
        }
        let quick = try canvas.raster(alpha: .straight, for: request)
        var general = try Canvas(width: header.width, height: header.height, format: .rgba8, for: request)
        _ = try PNGDecoder(data, limits: .init()).decode(
            as: PNGDecoder.format(isGray: false, bitDepth: 8),
            into: &general
        )
        let slow = try general.raster(alpha: .straight, for: request)
        #expect(quick.withUnsafeBytes { Data($0) } == slow.withUnsafeBytes { Data($0) })
    }

    @Test("Leaves what is damaged or unusual to the general way")
    func generalWay() throws {
        let request = DecodingRequest(format: .png, limits: .init(), minimumSize: nil, nativeDepth: false)
        var damaged = try Fixtures.data("rgb8.png")
        let place = try #require(damaged.range(of: Data("IDAT".utf8))).upperBound + 20
        damaged[place] ^= 0xFF
        for data in [
            damaged, damaged.prefix(place), try Fixtures.data("rgb8-interlaced.png"),
            try Fixtures.data("rgb-transparent.png"), try Fixtures.data("rgb16.png"),
        ] {
            let canvas = try PNGRows(data, header: PNGHeader(data)).decode(factor: 1, request)
            let isTaken = canvas != nil
            #expect(!isTaken)
        }
        let error = #expect(throws: ImageCodingError.self) { try ImageDecoder(data: damaged).decode() }
        #expect(error?.code == .corrupt)
    }
}
