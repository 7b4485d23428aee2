import CoreGraphics
import Foundation
import ImageIO
import UniformTypeIdentifiers

enum Pictures {
    static let small = picture(side: 64)
    static let large = picture(side: 2_000)

    private static func picture(side: Int) -> Data? {
        let context = CGContext(
            data: nil,
            width: side,
            height: side,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
        )
        context?.setFillColor(CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1))
        context?.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
        let data = NSMutableData()
        guard let image = context?.makeImage(),
            let destination = CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}
