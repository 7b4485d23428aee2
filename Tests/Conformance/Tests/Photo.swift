import CoreGraphics
import Foundation
import ImageIO
import Testing

/// A picture as a camera takes it: turned, cut, in the dusk, as a JPEG file.
struct Photo: Sendable, CustomTestStringConvertible {
    var degrees: Double = 0
    /// The share of the frame's side that the subject takes; above one, its rim is cut off.
    var share: Double = 1
    var dusk: Double = 0
    var quality: Double = 0.7

    var testDescription: String { "\(Int(degrees))°, \(Int(share * 100)) %, JPEG \(Int(quality * 100))" }

    static let steady = Photo(degrees: 2, share: 0.95)
    static let turned = Photo(degrees: -8, share: 0.95, quality: 0.5)
    static let cut = Photo(degrees: 1, share: 1.15, quality: 0.5)
    static let dim = Photo(degrees: 3, share: 0.9, dusk: 0.35, quality: 0.4)

    func take(of subject: CGImage, side: Int = 480) throws -> Data {
        let frame = Double(side)
        let context = try #require(
            CGContext(
                data: nil,
                width: side,
                height: side,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(red: 0.45, green: 0.36, blue: 0.3, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: frame, height: frame))
        context.translateBy(x: frame / 2, y: frame / 2)
        context.rotate(by: degrees * .pi / 180)
        context.draw(
            subject,
            in: CGRect(x: -frame * share / 2, y: -frame * share / 2, width: frame * share, height: frame * share)
        )
        context.setFillColor(red: 0, green: 0, blue: 0.05, alpha: dusk)
        context.fill(CGRect(x: -frame, y: -frame, width: 2 * frame, height: 2 * frame))
        return try encode(try #require(context.makeImage()))
    }

    private func encode(_ image: CGImage) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil)
        )
        let options: [CFString: Any] = [kCGImageDestinationLossyCompressionQuality: quality]
        CGImageDestinationAddImage(destination, image, options as CFDictionary)
        try #require(CGImageDestinationFinalize(destination))
        return data as Data
    }
}

/// The folder of the pictures that come with the repository.
let examples = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        folder.deleteLastPathComponent()
    }
    return folder.appending(path: "Examples/Pictures")
}()
