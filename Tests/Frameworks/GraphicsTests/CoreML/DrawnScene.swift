import CoreML
import Foundation
import Testing

/// A picture of whole numbers, which another program can draw without a difference.
struct DrawnScene {
    let width: Int
    let height: Int
    private var pixels: [(Int, Int, Int)]

    init(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> (Int, Int, Int)) {
        (self.width, self.height) = (width, height)
        pixels = (0..<width * height).map { color($0 % width, $0 / width) }
    }

    /// Stripes and waves without a meaning.
    static func pattern(_ side: Int) -> DrawnScene {
        DrawnScene(side, side) { x, y in
            ((x * 7 + y * 13) % 256, (x * 3 + y * 5 + 40) % 256, (x * x / 4 + y) % 256)
        }
    }

    /// A person from the head to the chest.
    static var person: DrawnScene {
        DrawnScene(256, 256) { x, y in
            /// Returns whether the pixel is in an ellipse, by the squares of distances and their weights.
            func isIn(_ centerX: Int, _ centerY: Int, _ weightX: Int, _ weightY: Int, _ limit: Int) -> Bool {
                (x - centerX) * (x - centerX) * weightX + (y - centerY) * (y - centerY) * weightY < limit
            }
            if abs(x - 128) < 12, abs(y - 122) < 3 { return (170, 70, 70) }
            if isIn(113, 95, 1, 1, 16) || isIn(143, 95, 1, 1, 16) { return (30, 30, 30) }
            if y < 78, isIn(128, 75, 25, 36, 25 * 42 * 42) { return (60, 40, 30) }
            if isIn(128, 95, 25, 16, 25 * 40 * 40) { return (220, 170, 140) }
            if isIn(128, 152, 1, 1, 22 * 22) { return (205, 150, 120) }
            if isIn(128, 230, 9, 4, 9 * 4 * 70 * 70 / 4) { return (40, 60, 120) }
            return (120 + x / 4, 150 + y / 6, 190)
        }
    }

    /// The word HELLO in blocks.
    static var word: DrawnScene {
        let letters: [[Int]] = [
            [17, 17, 17, 31, 17, 17, 17], [31, 16, 16, 30, 16, 16, 31], [16, 16, 16, 16, 16, 16, 31],
            [16, 16, 16, 16, 16, 16, 31], [14, 17, 17, 17, 17, 17, 14],
        ]
        return DrawnScene(320, 320) { x, y in
            let (column, row) = ((x - 60) / 6, (y - 140) / 6)
            guard x >= 60, y >= 140, column < 30, row < 7, column % 6 < 5 else { return (235, 235, 235) }
            return letters[column / 6][row] >> (4 - column % 6) & 1 == 1 ? (30, 30, 30) : (235, 235, 235)
        }
    }

    /// The picture as a buffer.
    var buffer: CVPixelBuffer {
        get throws {
            var buffer: CVPixelBuffer?
            CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &buffer)
            let made = try #require(buffer)
            CVPixelBufferLockBaseAddress(made, [])
            defer { CVPixelBufferUnlockBaseAddress(made, []) }
            let bytes = try #require(CVPixelBufferGetBaseAddress(made))
            for (index, (red, green, blue)) in pixels.enumerated() {
                let place = index / width * CVPixelBufferGetBytesPerRow(made) + 4 * (index % width)
                let pixel = UInt32(0xFF00_0000) | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                bytes.storeBytes(of: pixel.littleEndian, toByteOffset: place, as: UInt32.self)
            }
            return made
        }
    }

    /// The picture as an image.
    var image: CGImage {
        get throws {
            let bytes: [UInt8] = pixels.flatMap { [UInt8($0.0), UInt8($0.1), UInt8($0.2), 255] }
            let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
            return try #require(
                CGImage(
                    width: width,
                    height: height,
                    bitsPerComponent: 8,
                    bitsPerPixel: 32,
                    bytesPerRow: 4 * width,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
                    provider: provider,
                    decode: nil,
                    shouldInterpolate: false,
                    intent: .defaultIntent
                )
            )
        }
    }
}
