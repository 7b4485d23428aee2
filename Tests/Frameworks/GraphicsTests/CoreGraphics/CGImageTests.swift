import PixelEngine
import Testing

@testable import CoreGraphics

@Suite("Images")
struct CGImageTests {
    /// A way that pixels may lie in memory, with the two pixels red at half opacity and opaque blue in it.
    struct Layout: Sendable, CustomTestStringConvertible {
        let name: String
        let bits: (component: Int, pixel: Int)
        let info: UInt32
        let bytes: [UInt8]
        let format: PixelFormat
        let alpha: AlphaMode
        var testDescription: String { name }

        static let little32 = CGBitmapInfo.byteOrder32Little.rawValue
        static let little16 = CGBitmapInfo.byteOrder16Little.rawValue

        static let all: [Layout] = [
            Layout("RGBA", 8, 32, .last, 0, [255, 0, 0, 128, 0, 0, 255, 255], .rgba8, .straight),
            Layout(
                "premultiplied RGBA",
                8,
                32,
                .premultipliedLast,
                0,
                [128, 0, 0, 128, 0, 0, 255, 255],
                .rgba8,
                .premultiplied
            ),
            Layout("RGBX", 8, 32, .noneSkipLast, 0, [255, 0, 0, 9, 0, 0, 255, 9], .rgba8, .opaque),
            Layout("BGRA", 8, 32, .first, little32, [0, 0, 255, 128, 255, 0, 0, 255], .bgra8, .straight),
            Layout("ARGB", 8, 32, .first, 0, [128, 255, 0, 0, 255, 0, 0, 255], .rgba8, .straight),
            Layout("ABGR", 8, 32, .last, little32, [128, 0, 0, 255, 255, 255, 0, 0], .rgba8, .straight),
            Layout("RGB", 8, 24, .none, 0, [255, 0, 0, 0, 0, 255], .rgba8, .opaque),
            Layout(
                "big-endian 16-bit RGB",
                16,
                48,
                .none,
                0,
                [255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255],
                .rgba16,
                .opaque
            ),
            Layout(
                "16-bit RGBA",
                16,
                64,
                .last,
                little16,
                [255, 255, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 255, 255, 255, 255],
                .rgba16,
                .straight
            ),
        ]

        init(
            _ name: String,
            _ component: Int,
            _ pixel: Int,
            _ place: CGImageAlphaInfo,
            _ order: UInt32,
            _ bytes: [UInt8],
            _ format: PixelFormat,
            _ alpha: AlphaMode
        ) {
            self.name = name
            bits = (component, pixel)
            info = place.rawValue | order
            self.bytes = bytes
            self.format = format
            self.alpha = alpha
        }

        func image() throws -> CGImage {
            let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
            return try #require(
                CGImage(
                    width: 2,
                    height: 1,
                    bitsPerComponent: bits.component,
                    bitsPerPixel: bits.pixel,
                    bytesPerRow: bytes.count,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: info),
                    provider: provider,
                    decode: nil,
                    shouldInterpolate: false,
                    intent: .defaultIntent
                )
            )
        }
    }

    @Test("A provider has the bytes of a file, and there is none of what has no end")
    func files() throws {
        let url = try Fixture.cat.url
        let provider = try #require(CGDataProvider(url: url as CFURL))
        #expect(try provider.data == Data(contentsOf: url))
        let named = try #require(CGDataProvider(filename: url.path))
        let image = CGImage(
            jpegDataProviderSource: named,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
        #expect(image?.width == 451 && image?.height == 300)
        for path in ["/none", "/dev/zero", "/tmp"] { #expect(CGDataProvider(filename: path) == nil) }
        #expect(CGDataProvider(url: URL(string: "https://example.org/a.jpg")! as CFURL) == nil)
    }

    @Test("Pixels of every layout reach the engines", arguments: Layout.all)
    func layouts(_ layout: Layout) throws {
        let raster = try layout.image().raster
        #expect(raster.format == layout.format)
        #expect(raster.alpha == layout.alpha)
        let bytes = raster.withUnsafeBytes { Array($0) }
        let size = raster.format.bytesPerComponent
        let order = raster.format == .bgra8 ? [2, 1, 0, 3] : [0, 1, 2, 3]
        // The highest byte of each component, in the order red, green, blue, alpha.
        let pixels = (0..<2).map { pixel in order.map { bytes[(pixel * 4 + $0) * size + size - 1] } }
        let half: UInt8 = 128
        #expect(pixels[0].prefix(3) == (layout.alpha == .premultiplied ? [half, 0, 0] : [255, 0, 0]))
        #expect(pixels[1].prefix(3) == [0, 0, 255])
        if layout.alpha != .opaque { #expect(pixels[0][3] == half && pixels[1][3] == 255) }
    }

    @Test("A layout of the engines is shared, not copied", arguments: [Layout.all[0], Layout.all[3]])
    func sharing(_ layout: Layout) throws {
        let bytes = Data(repeating: 7, count: 4096)
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let image = try #require(
            CGImage(
                width: 32,
                height: 32,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: 128,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: layout.info),
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        )
        let address = bytes.withUnsafeBytes { $0.baseAddress }
        #expect(try image.raster.withUnsafeBytes { $0.baseAddress } == address)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 2, width: 4, height: 4)))
        #expect(try part.raster.withUnsafeBytes { $0.baseAddress } == address.map { $0 + 2 * 128 + 4 })
    }

    @Test("An engine's picture becomes an image and comes back as it was")
    func roundTrip() throws {
        let raster = try Raster(width: 3, height: 2, format: .bgra8, alpha: .premultiplied) { bytes, _ in bytes[0] = 9 }
        let image = CGImage(raster: raster)
        #expect(image.alphaInfo == .premultipliedFirst)
        #expect(image.bitmapInfo.contains(.byteOrder32Little))
        #expect(image.colorSpace?.name == CGColorSpace.sRGB)
        #expect(try image.raster.memory === raster.memory)
        #expect(image.dataProvider?.data?.count == 24)
        #expect(image.dataProvider?.data?.first == 9)
    }

    @Test("Descriptions that don't fit the bytes are refused")
    func refusals() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 15)))
        func image(width: Int = 2, height: Int = 2, bits: (Int, Int) = (8, 32), row: Int = 8, info: UInt32 = 5)
            -> CGImage?
        {
            CGImage(
                width: width,
                height: height,
                bitsPerComponent: bits.0,
                bitsPerPixel: bits.1,
                bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: info),
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        }
        #expect(image() == nil, "one byte is missing")
        #expect(image(height: 1) != nil)
        #expect(image(width: 0) == nil)
        #expect(image(width: 3, height: 1) == nil, "a row holds two pixels")
        #expect(image(height: 1, bits: (8, 24)) == nil, "three components have no room for a fourth")
        #expect(image(width: .max, height: .max, row: .max) == nil)
    }

    @Test("Cropping counts from the top left corner and grows to whole pixels")
    func cropping() throws {
        let raster = try Raster(width: 4, height: 4, format: .gray8, alpha: .opaque) { bytes, row in
            for index in 0..<16 { bytes[index / 4 * row + index % 4] = UInt8(index) }
        }
        let part = try #require(CGImage(raster: raster).cropping(to: CGRect(x: 1.5, y: 0.2, width: 1, height: 1)))
        #expect((part.width, part.height) == (2, 2))
        #expect(try part.raster.withUnsafeBytes { $0[0] } == 1)
        let corner = try #require(CGImage(raster: raster).cropping(to: CGRect(x: 3, y: 2, width: 9, height: 9)))
        #expect((corner.width, corner.height) == (1, 2))
        #expect(try corner.raster.withUnsafeBytes { $0[0] } == 11)
        #expect(CGImage(raster: raster).cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("Gray images show a picture where they are white, masks where they are black")
    func masking() throws {
        let red = CGImage(
            raster: try Raster(width: 2, height: 1, format: .rgba8, alpha: .opaque) { bytes, _ in
                bytes[0] = 255
                bytes[4] = 255
            }
        )
        let levels = try #require(CGDataProvider(data: Data([255, 0])))
        let gray = try #require(
            CGImage(
                width: 2,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 8,
                bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [],
                provider: levels,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        let mask = try #require(
            CGImage(
                maskWidth: 2,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 8,
                bytesPerRow: 2,
                provider: levels,
                decode: nil,
                shouldInterpolate: false
            )
        )
        #expect(try #require(red.masking(gray)).raster.withUnsafeBytes { Array($0) } == [255, 0, 0, 255, 255, 0, 0, 0])
        #expect(try #require(red.masking(mask)).raster.withUnsafeBytes { Array($0) } == [255, 0, 0, 0, 255, 0, 0, 255])
        #expect(red.masking(red) == nil)
    }

    @Test("One-bit pixels and decode ranges give gray levels")
    func bits() throws {
        let provider = try #require(CGDataProvider(data: Data([0b1010_0000])))
        let decode: [CGFloat] = [1, 0]
        let image = try #require(
            CGImage(
                width: 3,
                height: 1,
                bitsPerComponent: 1,
                bitsPerPixel: 1,
                bytesPerRow: 1,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [],
                provider: provider,
                decode: decode,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        #expect(try image.raster.withUnsafeBytes { Array($0) } == [0, 255, 0])
    }

    @Test(
        "Colors of other spaces become sRGB",
        arguments: [
            (CGColorSpace.displayP3, [234, 51, 35] as [UInt8], [255, 0, 0] as [UInt8]),
            (CGColorSpace.linearSRGB, [55, 128, 255], [128, 188, 255]),
        ]
    )
    func colors(name: CFString, stored: [UInt8], expected: [UInt8]) throws {
        let provider = try #require(CGDataProvider(data: Data(stored)))
        let space = try #require(CGColorSpace(name: name))
        let image = try #require(
            CGImage(
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 24,
                bytesPerRow: 3,
                space: space,
                bitmapInfo: [],
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        let converted = try image.raster.withUnsafeBytes { Array($0.prefix(3)) }
        #expect(zip(converted, expected).allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "\(converted)")
    }

    @Test("A provider of foreign bytes gives them back once")
    func release() throws {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        bytes.storeBytes(of: 0x0403_0201, as: UInt32.self)
        let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        counter.initialize(to: 0)
        defer { counter.deallocate() }
        do {
            let provider = try #require(
                CGDataProvider(dataInfo: counter, data: bytes, size: 4) { info, data, _ in
                    info?.assumingMemoryBound(to: Int.self).pointee += 1
                    UnsafeMutableRawPointer(mutating: data).deallocate()
                }
            )
            #expect(provider.data == Data([1, 2, 3, 4]))
        }
        #expect(counter.pointee == 1)
    }
}
