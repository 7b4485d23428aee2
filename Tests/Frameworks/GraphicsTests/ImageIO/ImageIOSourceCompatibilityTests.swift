// Declarations of Image I/O in the shape that code for Apple's SDK uses them; this file compiles unchanged or not at
// all.

import CoreGraphics
import Foundation
import ImageIO
import Testing
import UniformTypeIdentifiers

@Suite("Image I/O source written for Apple's SDK")
struct ImageIOSourceCompatibilityTests {
    @Test("An image is written, examined and read back as a thumbnail")
    func roundTrip() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 40,
                height: 20,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
            )
        )
        let image = try #require(context.makeImage())
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, UTType.jpeg.identifier as CFString, 1, nil)
        )
        let properties: [CFString: Any] = [
            kCGImageDestinationLossyCompressionQuality: 0.8,
            kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue,
        ]
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))

        let source = try #require(
            CGImageSourceCreateWithData(data as Data as CFData, [kCGImageSourceShouldCache: false] as CFDictionary)
        )
        #expect(
            CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == UTType.jpeg.identifier as CFString
        )
        let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(found?[kCGImagePropertyPixelWidth] as? Int == 40)
        #expect(found?[kCGImagePropertyPixelHeight] as? Int == 20)
        #expect(found?[kCGImagePropertyOrientation] as? UInt32 == 6)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 10,
        ]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.height == 10)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    }

    @Test("Options that no number can mean cost nothing but themselves", arguments: [Double.nan, .infinity, 1e300, -1])
    func impossibleNumbers(number: Double) throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 4,
                height: 4,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
            )
        )
        let image = try #require(context.makeImage())
        for type in [UTType.jpeg, .png, .bmp, .tiff] {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, type.identifier, 1, nil))
            let properties: [CFString: Any] = [
                kCGImagePropertyOrientation: number, kCGImagePropertyDPIWidth: number,
                kCGImageDestinationImageMaxPixelSize: number,
            ]
            CGImageDestinationAddImage(destination, image, properties as CFDictionary)
            #expect(CGImageDestinationFinalize(destination))
            let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: number,
                kCGImageSourceSubsampleFactor: number,
            ]
            #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.width == 4)
            #expect(CGImageSourceCreateImageAtIndex(source, 0, options as CFDictionary)?.width == 4)
        }
    }
}
