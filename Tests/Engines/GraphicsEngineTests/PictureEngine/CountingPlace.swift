import Foundation
@testable import ImageCodingEngine
import PictureEngine
import PixelEngine
import Synchronization

/// A place that draws a picture, counts how often it is decoded, and answers at the eighths a JPEG decoder offers.
final class CountingPlace: DecodingPlace {
    private let info: ImageInfo
    private let sizes = Mutex<[Int]>([])

    init(width: Int, height: Int, orientation: PictureOrientation = .up) {
        var info = ImageInfo(format: .jpeg, width: width, height: height)
        info.orientation = orientation
        self.info = info
    }

    /// A picture whose file is decoded here.
    func picture(orientation: PictureOrientation? = nil, isPassedOn: Bool = false) throws -> Picture {
        var limits = DecodingLimits()
        limits.place = self
        let decoder = try ImageDecoder(data: Data([0xFF, 0xD8, 0xFF]), limits: limits)
        return Picture(decoder, orientation: orientation, isPassedOn: isPassedOn)
    }

    /// The width of every decoding so far.
    var decodedWidths: [Int] { sizes.withLock { $0 } }

    func info(of data: Data, format: ImageFileFormat, page: Int, limits: DecodingLimits) -> ImageInfo { info }

    func warm() {}

    func raster(
        of data: Data,
        info: ImageInfo,
        options: DecodingOptions,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster {
        func scaled(_ side: Int, _ eighths: Int) -> Int { (side * eighths + 7) / 8 }
        let least = options.minimumSize ?? ImageInfo.Size(width: info.width, height: info.height)
        let eighths = (1...8).first {
            scaled(info.width, $0) >= least.width && scaled(info.height, $0) >= least.height
        }
        let width = scaled(info.width, eighths ?? 8)
        sizes.withLock { $0.append(width) }
        do {
            return try Raster.quartered(width: width, height: scaled(info.height, eighths ?? 8))
        } catch {
            throw ImageCodingError(code: .outOfMemory, message: error.message)
        }
    }
}

extension Raster {
    /// Red runs from left to right, green from top to bottom; blue tells the quarter at the top left.
    static func quartered(width: Int, height: Int) throws(PixelError) -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let at = y * bytesPerRow + x * 4
                    bytes[at] = UInt8(255 * (2 * x + 1) / (2 * width))
                    bytes[at + 1] = UInt8(255 * (2 * y + 1) / (2 * height))
                    bytes[at + 2] = x * 2 < width && y * 2 < height ? 255 : 0
                    bytes[at + 3] = 255
                }
            }
        }
    }

    /// Red, green and blue of one pixel.
    func color(x: Int, y: Int) -> [Int] {
        withUnsafeBytes { bytes in (0..<3).map { Int(bytes[y * bytesPerRow + x * 4 + $0]) } }
    }
}
