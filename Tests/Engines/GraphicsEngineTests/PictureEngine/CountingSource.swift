import PictureEngine
import PixelEngine
import Synchronization

/// A drawn picture that counts how often it is decoded and answers at the eighths a JPEG decoder offers.
final class CountingSource: PictureSource {
    let width: Int
    let height: Int
    let orientation: PictureOrientation
    private let sizes = Mutex<[Int]>([])

    init(width: Int, height: Int, orientation: PictureOrientation = .up) {
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// The width of every decoding so far.
    var decodedWidths: [Int] { sizes.withLock { $0 } }

    func raster(minimumWidth: Int, minimumHeight: Int) throws -> Raster {
        func scaled(_ side: Int, _ eighths: Int) -> Int { (side * eighths + 7) / 8 }
        let eighths = (1...8).first {
            scaled(self.width, $0) >= minimumWidth && scaled(self.height, $0) >= minimumHeight
        }
        let width = scaled(self.width, eighths ?? 8)
        let height = scaled(self.height, eighths ?? 8)
        sizes.withLock { $0.append(width) }
        // Red runs from left to right, green from top to bottom; blue tells the quarter at the top left.
        return try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
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
}

extension Raster {
    /// Red, green and blue of one pixel.
    func color(x: Int, y: Int) -> [Int] {
        withUnsafeBytes { bytes in (0..<3).map { Int(bytes[y * bytesPerRow + x * 4 + $0]) } }
    }
}
