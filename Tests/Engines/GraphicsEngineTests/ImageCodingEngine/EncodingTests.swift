import Foundation
import PixelEngine
import Synchronization
import Testing

@testable import ImageCodingEngine

@Suite("Encoding")
struct EncodingTests {
    @Test(
        "PNG and TIFF keep every bit",
        arguments: [ImageFileFormat.png, .tiff],
        [PixelFormat.gray8, .gray16, .rgba8, .rgba16]
    )
    func exact(format: ImageFileFormat, pixels: PixelFormat) throws {
        for alpha in pixels.hasAlpha ? [AlphaMode.opaque, .straight] : [.opaque] {
            let source = try Raster.drawn(41, 29, pixels, alpha) { x, y, c in x * 4099 + y * 257 + c * 12345 }
            let file = try ImageEncoder.encode(source, as: format)
            let back = try ImageDecoder(data: file).decode(nativeDepth: true)
            #expect(back.format == pixels)
            #expect(back.alpha == alpha)
            #expect(back.packedBytes == source.packedBytes)
        }
    }

    @Test("BMP and lossless WebP keep 8 bits", arguments: [ImageFileFormat.bmp, .webp], [AlphaMode.opaque, .straight])
    func exactBytes(format: ImageFileFormat, alpha: AlphaMode) throws {
        let source = try Raster.drawn(41, 29, .rgba8, alpha)
        let file = try ImageEncoder.encode(source, as: format, options: EncodingOptions(isLossless: true))
        let back = try ImageDecoder(data: file).decode()
        #expect(back.alpha == alpha)
        #expect(back.packedBytes == source.packedBytes)
    }

    @Test(
        "Orientation survives",
        arguments: [ImageFileFormat.jpeg, .png, .webp, .tiff],
        PictureOrientation.allCases
    )
    func orientation(format: ImageFileFormat, orientation: PictureOrientation) throws {
        let source = try Raster.drawn(20, 12)
        let file = try ImageEncoder.encode(source, as: format, options: EncodingOptions(orientation: orientation))
        let info = try ImageDecoder(data: file).info
        #expect(info.orientation == orientation)
        #expect(info.width == 20)
    }

    @Test("Pictures of many sizes are encoded at once", arguments: [ImageFileFormat.heic, .avif])
    func atOnce(format: ImageFileFormat) throws {
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            do {
                let source = try Raster.drawn(16 + 12 * number, 100 - 10 * number)
                let info = try ImageDecoder(data: try ImageEncoder.encode(source, as: format)).info
                guard info.width != source.width || info.height != source.height else { return }
                failures.withLock { $0.append("\(info)") }
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
    }

    @Test("Resolution survives", arguments: [ImageFileFormat.jpeg, .png, .tiff, .bmp])
    func resolution(format: ImageFileFormat) throws {
        let options = EncodingOptions(resolution: .init(horizontal: 300, vertical: 150))
        let file = try ImageEncoder.encode(try Raster.drawn(20, 12), as: format, options: options)
        let resolution = try #require(try ImageDecoder(data: file).info.resolution)
        #expect(abs(resolution.horizontal - 300) < 0.1)
        #expect(abs(resolution.vertical - 150) < 0.1)
    }

    @Test("Premultiplied colors are divided by alpha")
    func straightens() throws {
        let source = try Raster.drawn(2, 1, .rgba8, .premultiplied) { _, _, c in [50, 100, 0, 128][c] }
        let back = try ImageDecoder(data: ImageEncoder.encode(source, as: .png)).decode()
        #expect(back.pixel(0, 0) == [100, 199, 0, 128])
    }

    @Test("JPEG lays transparent pixels over white")
    func flattens() throws {
        let source = try Raster.drawn(16, 16, .rgba8, .straight) { _, _, c in [0, 0, 0, 0][c] }
        let back = try ImageDecoder(data: ImageEncoder.encode(source, as: .jpeg)).decode()
        #expect(back.pixel(8, 8) == [255, 255, 255, 255])
    }

    @Test("Blue-first pixels come out red-first")
    func swizzles() throws {
        let source = try Raster.drawn(2, 1, .bgra8) { _, _, c in [10, 20, 30, 255][c] }
        let back = try ImageDecoder(data: ImageEncoder.encode(source, as: .png)).decode()
        #expect(back.pixel(1, 0) == [30, 20, 10, 255])
    }

    @Test("JPEG quality trades size for faithfulness")
    func quality() throws {
        let source = try Raster.drawn(128, 128) { x, y, c in (x * x + y * 3 * c) }
        let small = try ImageEncoder.encode(source, as: .jpeg, options: EncodingOptions(quality: 0.2))
        let large = try ImageEncoder.encode(source, as: .jpeg, options: EncodingOptions(quality: 0.95))
        #expect(2 * small.count < large.count)
    }

    @Test("What can't be written is refused with a reason")
    func refuses() throws {
        let float = try Raster.drawn(2, 2, .gray8)
        #expect { try ImageEncoder.encode(float, as: .gif) } throws: {
            ($0 as? ImageCodingError)?.code == .encodingFailed && "\($0)".contains("PNG")
        }
        let half = try Raster(width: 2, height: 2, format: .rgbaHalf, alpha: .opaque) { _, _ in }
        #expect { try ImageEncoder.encode(half, as: .png) } throws: {
            ($0 as? ImageCodingError)?.code == .encodingFailed
        }
    }
}
