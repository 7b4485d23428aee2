import CompositingEngine
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("Cut-outs")
struct CutOutTests {
    private static let (width, height) = (64, 48)

    /// A bright square on a dark ground, with levels of 16 bits that 8 can't tell apart.
    private static func pixels(_ format: PixelFormat) throws -> Raster {
        let deep = try Raster(width: width, height: height, format: .rgba16, alpha: .opaque) { bytes, bytesPerRow in
            let values = bytes.bindMemory(to: UInt16.self)
            for y in 0..<height {
                for x in 0..<width {
                    let level: UInt16 = isInside(x, y) ? 50_000 : 6000
                    let start = y * bytesPerRow / 2 + x * 4
                    values[start] = level + UInt16(x)
                    values[start + 1] = level + UInt16(y)
                    values[start + 2] = level / 2
                    values[start + 3] = .max
                }
            }
        }
        return try deep.converted(to: format, alpha: .opaque)
    }

    private static func isInside(_ x: Int, _ y: Int) -> Bool { (20..<44).contains(x) && (12..<36).contains(y) }

    private static func cutOut(_ picture: Picture) throws -> CutOut {
        var mask = SoftMask(width: width, height: height)
        for y in 0..<height { for x in 0..<width where isInside(x, y) { mask.values[y * width + x] = 1 } }
        return try CutOut(mask, of: .whole, in: picture)
    }

    /// The components of a pixel.
    private func pixel<T: FixedWidthInteger>(_ raster: Raster, _ x: Int, _ y: Int, as type: T.Type) -> [Int] {
        raster.withUnsafeBytes { bytes in
            (0..<4).map { channel in
                let place = y * raster.bytesPerRow + x * raster.format.bytesPerPixel + channel * MemoryLayout<T>.size
                return Int(bytes.loadUnaligned(fromByteOffset: place, as: T.self))
            }
        }
    }

    @Test("Pixels stay as they are, and nothing is left of the background")
    func transparent() throws {
        let source = try Self.pixels(.rgba8)
        let result = try Self.cutOut(Picture(source)).composed(over: EmptyImage(), cropped: false)
        #expect(result.format == .rgba8 && result.alpha == .straight)
        #expect(result.width == Self.width && result.height == Self.height)
        for (x, y) in [(24, 16), (32, 24), (40, 32)] {
            #expect(pixel(result, x, y, as: UInt8.self) == pixel(source, x, y, as: UInt8.self))
        }
        for (x, y) in [(2, 2), (60, 44), (32, 3)] { #expect(pixel(result, x, y, as: UInt8.self) == [0, 0, 0, 0]) }
    }

    @Test("A file of 16 bits keeps them")
    func depth() throws {
        let source = try Self.pixels(.rgba16)
        let picture = try Picture(ImageEncoder.encode(source, as: .png))
        let result = try Self.cutOut(picture).composed(over: EmptyImage(), cropped: false)
        #expect(result.format == .rgba16)
        let (there, here) = (pixel(source, 30, 20, as: UInt16.self), pixel(result, 30, 20, as: UInt16.self))
        #expect(zip(there, here).allSatisfy { abs($0 - $1) <= 2 }, "\(there) and \(here)")
        #expect(pixel(result, 2, 2, as: UInt16.self) == [0, 0, 0, 0])
    }

    @Test("Transparency of the file is kept under the mask")
    func transparency() throws {
        let source = try Self.pixels(.rgba8)
        let glass = try Raster(width: Self.width, height: Self.height, format: .rgba8, alpha: .straight) {
            bytes,
            bytesPerRow in
            source.withUnsafeBytes { bytes.copyMemory(from: $0) }
            for y in 0..<Self.height { for x in 0..<Self.width { bytes[y * bytesPerRow + x * 4 + 3] = 128 } }
        }
        let picture = try Picture(ImageEncoder.encode(glass, as: .png))
        let result = try Self.cutOut(picture).composed(over: EmptyImage(), cropped: false)
        #expect(pixel(result, 32, 24, as: UInt8.self)[3] == 128)
        #expect(pixel(result, 2, 2, as: UInt8.self)[3] == 0)
    }

    @Test("A ground shows where the thing doesn't, upright")
    func ground() throws {
        let ground = try Raster(width: Self.width, height: Self.height, format: .rgba8, alpha: .opaque) {
            bytes,
            bytesPerRow in
            for y in 0..<Self.height { for x in 0..<Self.width { bytes[y * bytesPerRow + x * 4] = UInt8(y) } }
        }
        let result = try Self.cutOut(Picture(Self.pixels(.rgba8))).composed(over: RasterImage(ground), cropped: false)
        #expect(pixel(result, 2, 3, as: UInt8.self) == [3, 0, 0, 255])
        #expect(pixel(result, 2, 44, as: UInt8.self) == [44, 0, 0, 255])
        #expect(pixel(result, 32, 24, as: UInt8.self)[0] > 150)
    }

    @Test("A crop has the bounds of the thing")
    func cropped() throws {
        let cut = try Self.cutOut(Picture(Self.pixels(.rgba8)))
        let result = try cut.composed(over: EmptyImage(), cropped: true)
        #expect(result.width == cut.bounds.width && result.height == cut.bounds.height)
        #expect(abs(result.width - 24) <= 6 && abs(result.height - 24) <= 6)
        let whole = try cut.composed(over: EmptyImage(), cropped: false)
        #expect(
            pixel(result, 5, 5, as: UInt8.self) == pixel(whole, cut.bounds.x + 5, cut.bounds.y + 5, as: UInt8.self)
        )
    }
}
