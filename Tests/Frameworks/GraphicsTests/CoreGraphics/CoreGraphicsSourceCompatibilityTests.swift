// Declarations of Core Graphics in the shape that code for Apple's SDK uses them; this file compiles unchanged or not
// at all.

import CoreGraphics
import Foundation
import Testing

@Suite("Core Graphics source written for Apple's SDK")
struct CoreGraphicsSourceCompatibilityTests {
    @Test("An image is made of bytes, described, cropped and masked")
    func image() throws {
        let bytes = Data(repeating: 200, count: 4 * 4 * 4)
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue).union(.byteOrder32Big)
        let image = try #require(
            CGImage(
                width: 4,
                height: 4,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: 16,
                space: space,
                bitmapInfo: info,
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        )
        #expect(image.alphaInfo == .premultipliedLast && image.bitmapInfo == info && !image.isMask)
        #expect(image.colorSpace?.name == CGColorSpace.sRGB && image.colorSpace?.model == .rgb)
        #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 16)
        #expect(image.dataProvider?.data?.count == 64 && image.shouldInterpolate)
        #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))?.width == 2)
        #expect(image.masking(image) == nil)
        #expect(
            CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .perceptual) == nil
        )
        #expect(
            CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .saturation) == nil
        )
    }

    @Test("A context draws shapes and images")
    func context() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 16,
                height: 16,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.saveGState()
        context.translateBy(x: 1, y: 1)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi / 2)
        context.restoreGState()
        context.interpolationQuality = .high
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        context.setLineWidth(2)
        context.stroke(CGRect(x: 4, y: 4, width: 8, height: 8))
        let image = try #require(context.makeImage())
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.data != nil && context.width == 16 && context.height == 16 && context.bytesPerRow == 64)
    }

    @Test("Geometry is transformed and combined")
    func geometry() {
        let turn = CGAffineTransform(rotationAngle: .pi).translatedBy(x: 1, y: 0).scaledBy(x: 2, y: 2).rotated(by: 0)
        let back = turn.concatenating(turn.inverted())
        #expect(abs(back.a - 1) < 1e-9 && abs(back.tx) < 1e-9 && CGAffineTransform.identity.isIdentity)
        let rect = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(scaleX: 2, y: 1))
        #expect(rect == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 1, y: 2)) == CGPoint(x: 2, y: 3))
        #expect(CGSize(width: 1, height: 1).applying(.identity) == CGSize(width: 1, height: 1))
        #expect(rect.insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 0).integral.standardized.width == 2)
        #expect(rect.intersection(.infinite) == rect && rect.union(.null) == rect && !rect.isInfinite && !rect.isNull)
    }

    @Test("A path is built and asked")
    func path() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 4, y: 0))
        path.addLines(between: [CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
        path.closeSubpath()
        let read: CGPath = path
        #expect(read.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(read.contains(CGPoint(x: 3, y: 2)))
    }

    @Test("Constants have Apple's numbers")
    func numbers() {
        #expect(CGBitmapInfo.alphaInfoMask.rawValue == 0x1F && CGBitmapInfo.floatComponents.rawValue == 1 << 8)
        #expect(CGBitmapInfo.byteOrderMask.rawValue == 0x7000 && CGBitmapInfo.byteOrderDefault.rawValue == 0)
        #expect(CGBitmapInfo.byteOrder16Little.rawValue == 1 << 12 && CGBitmapInfo.byteOrder16Big.rawValue == 3 << 12)
        #expect(CGBitmapInfo.byteOrder32Little.rawValue == 2 << 12 && CGBitmapInfo.byteOrder32Big.rawValue == 4 << 12)
        #expect(CGImageAlphaInfo.none.rawValue == 0 && CGImageAlphaInfo.alphaOnly.rawValue == 7)
        let names = [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.genericGrayGamma2_2,
            CGColorSpace.extendedLinearSRGB,
        ]
        #expect(names.allSatisfy { CGColorSpace(name: $0) != nil })
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    }
}
