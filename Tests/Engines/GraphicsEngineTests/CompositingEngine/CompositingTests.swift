import CompositingEngine
import GeometryEngine
import PixelEngine
import Testing

@Suite("Compositing")
struct CompositingTests {
    private let white = ColorImage(LinearColor(SIMD3(1, 1, 1)))

    @Test("A stored picture lies on the origin and is clear around")
    func place() throws {
        let image = try drawn(2, 2) { x, y in SIMD4(Float(x), Float(y), 0, 1) }
        let around = try pixels(image, PixelRect(x: -1, y: -3, width: 4, height: 4))
        #expect(around[0] == SIMD4(0, 0, 0, 0))
        #expect(around[5] == SIMD4(0, 0, 0, 1))
        #expect(around[10] == SIMD4(1, 1, 0, 1))
        #expect(around[15] == SIMD4(0, 0, 0, 0))
    }

    @Test("Half-transparent light adds up in linear light")
    func over() throws {
        let red = ColorImage(LinearColor(SIMD3(1, 0, 0), alpha: 0.25))
        let result = try pixels(OverImage(red, over: white), PixelRect(x: 0, y: 0, width: 1, height: 1))
        #expect(result == [SIMD4(1, 0.75, 0.75, 1)])
    }

    @Test("Values above 1 go through a blend unchanged")
    func highDynamicRange() throws {
        let bright = ColorImage(LinearColor(SIMD3(8, 4, 2)))
        let result = MaskBlendImage(bright, over: white, mask: white, weight: .gray)
        #expect(try pixels(result, PixelRect(x: 5, y: 5, width: 1, height: 1)) == [SIMD4(8, 4, 2, 1)])
    }

    @Test("The gray level that a mask stores is its weight", arguments: [0, 1, 64, 128, 200, 254, 255] as [UInt8])
    func maskWeight(level: UInt8) throws {
        let mask = try Raster(width: 1, height: 1, format: .gray8, alpha: .opaque) { bytes, _ in bytes[0] = level }
        let blend = MaskBlendImage(
            white,
            over: ColorImage(LinearColor(SIMD3(0, 0, 0))),
            mask: RasterImage(mask),
            weight: .gray
        )
        let result = try pixels(blend, PixelRect(x: 0, y: -1, width: 1, height: 1))
        #expect(abs(result[0].x - Float(level) / 255) < 1e-5)
        #expect(result[0].w == 1)
    }

    @Test("An 8-bit picture comes out of the calculation exactly", arguments: [PixelFormat.rgba8, .bgra8, .gray8])
    func exactness(format: PixelFormat) throws {
        let raster = try Raster(width: 256, height: 3, format: format, alpha: .opaque) { bytes, _ in
            for index in bytes.indices {
                bytes[index] = index % 4 == 3 && format.hasAlpha ? 255 : UInt8(index / 4 % 256)
            }
        }
        let renderer = CompositingRenderer(format: format, alpha: .opaque)
        let result = try renderer.raster(
            of: RasterImage(raster),
            region: PixelRect(x: 0, y: -3, width: 256, height: 3)
        )
        let equal = result.withUnsafeBytes { after in raster.withUnsafeBytes { before in after.elementsEqual(before) } }
        #expect(equal)
    }

    @Test("A 16-bit picture loses at most one level in a blend")
    func deepBlend() throws {
        let raster = try Raster(width: 256, height: 64, format: .rgba16, alpha: .premultiplied) { bytes, _ in
            let words = bytes.bindMemory(to: UInt16.self)
            for index in words.indices { words[index] = index % 4 == 3 ? 65535 : UInt16(index / 4 * 4 + index % 4) }
        }
        let image = RasterImage(raster)
        let blend = MaskBlendImage(
            image,
            over: image,
            mask: ColorImage(LinearColor(SIMD3(0.3, 0.3, 0.3))),
            weight: .gray
        )
        let renderer = CompositingRenderer(format: .rgba16, alpha: .premultiplied)
        let result = try renderer.raster(of: blend, region: PixelRect(x: 0, y: -64, width: 256, height: 64))
        let worst = result.withUnsafeBytes { after in
            raster.withUnsafeBytes { before in
                zip(after.bindMemory(to: UInt16.self), before.bindMemory(to: UInt16.self))
                    .map { abs(Int($0) - Int($1)) }.max()
            }
        }
        #expect(try #require(worst) <= 1)
    }

    @Test("Transparent encoded colors come back within rounding")
    func transparency() throws {
        let raster = try Raster(width: 256, height: 256, format: .rgba8, alpha: .premultiplied) { bytes, _ in
            for index in 0..<65536 {
                let (alpha, color) = (index / 256, index % 256)
                for c in 0..<3 { bytes[4 * index + c] = UInt8(min(color, alpha)) }
                bytes[4 * index + 3] = UInt8(alpha)
            }
        }
        let renderer = CompositingRenderer(format: .rgba8, alpha: .premultiplied)
        let result = try renderer.raster(
            of: RasterImage(raster),
            region: PixelRect(x: 0, y: -256, width: 256, height: 256)
        )
        let equal = result.withUnsafeBytes { after in raster.withUnsafeBytes { before in after.elementsEqual(before) } }
        #expect(equal)
    }

    @Test("A region larger than a picture may be is refused")
    func tooLarge() {
        let renderer = CompositingRenderer(format: .rgba8, alpha: .premultiplied)
        #expect {
            try renderer.raster(of: white, region: PixelRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20))
        } throws: {
            ($0 as? CompositingError)?.code == .tooLarge
        }
    }

    @Test("Tiles meet without a seam")
    func seams() throws {
        let image = try drawn(1100, 600) { x, y in SIMD4(Float(x), Float(y), Float((x * y) % 7), 1) }
        let blurred = BlurredImage(image, sigma: 3)
        let whole = try pixels(blurred, PixelRect(x: 500, y: -100, width: 40, height: 30))
        let renderer = CompositingRenderer(format: .rgbaFloat, alpha: .premultiplied, isEncoded: false)
        let large = try renderer.raster(of: blurred, region: PixelRect(x: 0, y: -600, width: 1100, height: 600))
        let part = try #require(large.cropped(x: 500, y: 500, width: 40, height: 30))
        part.withUnsafeBytes { bytes in
            for y in 0..<30 {
                for x in 0..<40 {
                    let red = bytes.load(fromByteOffset: y * part.bytesPerRow + x * 16, as: Float.self)
                    #expect(abs(red - whole[y * 40 + x].x) < 0.01)
                }
            }
        }
    }
}
