import ImageIO
import PixelEngine
import TestSupport
import Testing
import UniformTypeIdentifiers

/// Pictures and files for the tests of this module.
enum Sample {
    /// A picture of 6 by 4 pixels; red counts columns, green counts rows.
    static func picture() throws -> CGImage {
        let bytes = (0..<24).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index % 6 * 40), UInt8(index / 6 * 60), 90, 255]
        }
        return try image(Data(bytes), width: 6, height: 4)
    }

    static func image(_ data: Data, width: Int, height: Int, alpha: CGImageAlphaInfo = .noneSkipLast) throws -> CGImage
    {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(
            CGImage(
                width: width,
                height: height,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        )
    }

    /// A file of a picture.
    static func file(_ image: CGImage, _ type: UTType, _ properties: [CFString: Any] = [:]) throws -> Data {
        let data = try #require(CFDataCreateMutable(nil, 0))
        let destination = try #require(CGImageDestinationCreateWithData(data, type.identifier as CFString, 1, nil))
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    /// The red, green and blue of all pixels.
    static func colors(_ image: CGImage) throws -> [[UInt8]] {
        let context = try #require(
            CGContext(
                data: nil,
                width: image.width,
                height: image.height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<image.width * image.height).map { pixel in (0..<3).map { bytes[pixel * 4 + $0] } }
    }
}

@Suite("Image sources and destinations")
struct ImageIOTests {
    @Test("The pages of a TIFF file are its images, each with its own properties")
    func pages() throws {
        func number(_ value: Int, _ size: Int) -> Data {
            Data((0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }
        var file =
            Data([0x49, 0x49, 0x2A, 0]) + number(20, 4) + Data([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120])
        for (page, width) in [3, 4].enumerated() {
            let fields = [
                (256, width), (257, 3), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, 3), (279, width * 3),
            ]
            file += number(fields.count, 2)
            for (tag, value) in fields { file += number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4) }
            file += number(page == 0 ? file.count + 4 : 0, 4)
        }
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2)
        for (index, width) in [3, 4].enumerated() {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(image.width == width && image.height == 3)
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            #expect(properties[kCGImagePropertyPixelWidth] as? Int == width)
            #expect(CGImageSourceGetStatusAtIndex(source, index) == .statusComplete)
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
        #expect(CGImageSourceGetStatusAtIndex(source, 2) == .statusUnknownType)
        let options =
            [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2] as CFDictionary
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options)?.width == 2)
    }

    @Test("A document is no image that can be read")
    func document() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("%PDF-1.7\n".utf8) as CFData, nil))
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType && CGImageSourceGetCount(source) == 0)
    }

    @Test("Lossless formats keep every pixel", arguments: [UTType.png, .tiff, .bmp, .webP])
    func lossless(type: UTType) throws {
        let picture = try Sample.picture()
        let data = try Sample.file(picture, type, [kCGImageDestinationLossyCompressionQuality: 1.0])
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        let source = try #require(CGImageSourceCreateWithData(data as CFData, options))
        #expect(CGImageSourceGetType(source) == type.identifier as CFString)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(try Sample.colors(image) == Sample.colors(picture))
    }

    @Test("The quality of JPEG decides its size")
    func quality() throws {
        let noise = (0..<64 * 64).flatMap { (index: Int) -> [UInt8] in
            [UInt8(truncatingIfNeeded: index &* 2_654_435), UInt8(index % 251), 9, 255]
        }
        let picture = try Sample.image(Data(noise), width: 64, height: 64)
        let small = try Sample.file(picture, .jpeg, [kCGImageDestinationLossyCompressionQuality: 0.2])
        let large = try Sample.file(picture, .jpeg, [kCGImageDestinationLossyCompressionQuality: 0.95])
        #expect(small.count * 2 < large.count)
        let source = try #require(CGImageSourceCreateWithData(large as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (64, 64))
    }

    @Test("Properties come as a dictionary of numbers and strings", arguments: [UTType.jpeg, .png, .tiff])
    func properties(type: UTType) throws {
        let data = try Sample.file(
            try Sample.picture(),
            type,
            [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue, kCGImagePropertyDPIWidth: 300]
        )
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == 6)
        #expect(properties[kCGImagePropertyPixelHeight as String] as? Int == 4)
        #expect(properties[kCGImagePropertyDepth as String] as? Int == 8)
        #expect(properties[kCGImagePropertyOrientation as String] as? UInt32 == 6)
        #expect(abs((properties[kCGImagePropertyDPIWidth as String] as? Double ?? 0) - 300) < 0.1)
        #expect(properties[kCGImagePropertyColorModel as String] as? String == kCGImagePropertyColorModelRGB as String)
        #expect(properties[kCGImagePropertyHasAlpha as String] as? Bool == false)
        let tiff = properties[kCGImagePropertyTIFFDictionary as String] as? [String: Any]
        #expect(tiff?[kCGImagePropertyTIFFOrientation as String] as? Int == 6)
        let exif = properties[kCGImagePropertyExifDictionary as String] as? [CFString: Any]
        #expect(exif?[kCGImagePropertyExifPixelXDimension] as? Int == 6)
        let file = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        #expect(file?[kCGImagePropertyFileSize] as? Int == data.count)
    }

    @Test("Thumbnails are turned upright with the transform option alone", arguments: 1...8)
    func orientations(value: Int) throws {
        let picture = try Sample.picture()
        let data = try Sample.file(picture, .png, [kCGImagePropertyOrientation: value])
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let plain = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
        let stored = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, plain))
        let colors = try Sample.colors(picture)
        #expect(try Sample.colors(stored) == colors)
        let turning: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: kCFBooleanTrue!,
            kCGImageSourceCreateThumbnailWithTransform: kCFBooleanTrue!,
        ]
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, turning))
        #expect((upright.width, upright.height) == (value < 5 ? (6, 4) : (4, 6)))
        // The corners of the stored picture, clockwise from the top left, and where EXIF says they belong.
        let corners = [colors[0], colors[5], colors[23], colors[18]]
        let order = [
            1: [0, 1, 2, 3], 2: [1, 0, 3, 2], 3: [2, 3, 0, 1], 4: [3, 2, 1, 0], 5: [0, 3, 2, 1], 6: [3, 0, 1, 2],
            7: [2, 1, 0, 3], 8: [1, 2, 3, 0],
        ]
        let shown = try Sample.colors(upright)
        let width = upright.width
        let shownCorners = [shown[0], shown[width - 1], shown[23], shown[24 - width]]
        #expect(shownCorners == order[value]?.map { corners[$0] })
    }

    @Test(
        "The longer side of a thumbnail is as long as asked for, and never longer than the image",
        arguments: [
            (3, 3, 2), (1, 1, 1), (100, 6, 4),
        ]
    )
    func thumbnailSize(limit: Int, width: Int, height: Int) throws {
        let data = try Sample.file(try Sample.picture(), .png)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: limit,
            ] as [CFString: Any] as CFDictionary
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((thumbnail.width, thumbnail.height) == (width, height))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil, "the file holds no smaller copy")
    }

    @Test("A shrunken JPEG is the average of its pixels")
    func shrinking() throws {
        let bytes = (0..<256 * 128).flatMap { _ -> [UInt8] in [200, 100, 50, 255] }
        let data = try Sample.file(try Sample.image(Data(bytes), width: 256, height: 128), .jpeg)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 33,
        ]
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect((thumbnail.width, thumbnail.height) == (33, 17))
        let colors = try Sample.colors(thumbnail)
        #expect(colors.allSatisfy { abs(Int($0[0]) - 200) < 4 && abs(Int($0[1]) - 100) < 4 })
    }

    @Test("Transparency survives PNG and is laid over white in JPEG")
    func transparency() throws {
        let bytes = Data((0..<64).flatMap { _ -> [UInt8] in [128, 0, 0, 128] })
        let picture = try Sample.image(bytes, width: 8, height: 8, alpha: .premultipliedLast)
        let png = try #require(CGImageSourceCreateWithData(try Sample.file(picture, .png) as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(png, 0, nil))
        #expect(image.alphaInfo == .last)
        #expect(try Sample.colors(image).first == [128, 0, 0])
        let jpeg = try #require(CGImageSourceCreateWithData(try Sample.file(picture, .jpeg) as CFData, nil))
        let flat = try Sample.colors(try #require(CGImageSourceCreateImageAtIndex(jpeg, 0, nil)))
        #expect(abs(Int(flat[0][0]) - 255) < 4 && abs(Int(flat[0][1]) - 127) < 4)
    }

    @Test("Files are written whole and read back")
    func files() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("picture.png")
        let type = UTType.png.identifier as CFString
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, type, 1, nil))
        CGImageDestinationAddImage(destination, try Sample.picture(), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination), "a destination writes once")
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        let copy = try #require(CGImageDestinationCreateWithURL(folder.file("no/such/folder"), type, 1, nil))
        CGImageDestinationAddImageFromSource(copy, source, 0, nil)
        #expect(!CGImageDestinationFinalize(copy))
        #expect(CGImageSourceCreateWithURL(folder.file("missing.png"), nil) == nil)
    }

    @Test("An orientation is the engines' with the same number", arguments: UInt32(1)...8)
    func engineOrientation(number: UInt32) throws {
        let orientation = try #require(CGImagePropertyOrientation(rawValue: number))
        #expect(orientation.pictureOrientation.rawValue == Int(number))
        #expect(CGImagePropertyOrientation(orientation.pictureOrientation) == orientation)
    }

    @Test("An image that a source gives keeps its orientation on its way to another file")
    func copying() throws {
        let data = try Sample.file(try Sample.picture(), .jpeg, [kCGImagePropertyOrientation: 8])
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let output = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(output, UTType.png.identifier as CFString, 1, nil)
        )
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCreateWithData(output as Data as CFData, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(copy, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyOrientation] as? Int == 8)
    }

    @Test("What is no image gives no image")
    func failures() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("no image".utf8) as CFData, nil))
        #expect(CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        let png = try Sample.file(try Sample.picture(), .png)
        let cut = try #require(CGImageSourceCreateWithData(png.prefix(60) as CFData, nil))
        #expect(CGImageSourceCreateImageAtIndex(cut, 0, nil) == nil)
        let whole = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        #expect(CGImageSourceCreateImageAtIndex(whole, 1, nil) == nil)
    }

    @Test("Destinations refuse what they can't write")
    func refusals() throws {
        let data = NSMutableData()
        #expect(CGImageDestinationCreateWithData(data, "public.movie" as CFString, 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 0, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        #expect(data.length == 0)
        let writable = CGImageDestinationCopyTypeIdentifiers() as? [String]
        #expect(writable?.contains(UTType.jpeg.identifier) == true)
    }

    @Test("PNG and JPEG providers give images")
    func providers() throws {
        let data = try Sample.file(try Sample.picture(), .png)
        let provider = try #require(CGDataProvider(data: data as CFData))
        let image = CGImage(
            pngDataProviderSource: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
        #expect(image?.width == 6)
        let jpeg = CGImage(
            jpegDataProviderSource: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
        #expect(jpeg == nil)
    }
}
