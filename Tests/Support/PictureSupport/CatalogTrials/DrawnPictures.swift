import DistortionEngine
package import Foundation
import ImageCodingEngine
import PixelEngine

/// Small pictures of colored boxes and discs, no two alike, which follow from a seed.
package struct DrawnPictures: Sendable {
    /// The seed.
    package let seed: UInt64
    /// The width and height in pixels.
    package let side: Int

    /// Creates a series of pictures.
    package init(seed: UInt64, side: Int = 160) {
        self.seed = seed
        self.side = side
    }

    /// Writes the first pictures of the series to a folder with folders in it.
    package func write(_ count: Int, to folder: URL) throws {
        for number in 0..<count {
            let url = folder.appending(path: "\(number / 100)/picture_\(number % 100).png")
            if number % 100 == 0 {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
            }
            try data(number).write(to: url)
        }
    }

    /// Returns a picture of the series as a PNG file.
    package func data(_ number: Int) throws -> Data {
        var numbers = SeededGenerator(seed: seed &+ UInt64(number) &* 0x1234_5678_9ABC_DEF1)
        let raster = try Raster(width: side, height: side, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for index in 0..<side * bytesPerRow { bytes[index] = 255 }
            for shape in 0..<40 {
                let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &numbers) }
                let (x, y) = (Int.random(in: 0..<side, using: &numbers), Int.random(in: 0..<side, using: &numbers))
                let radius = Int.random(in: 3...side / 6, using: &numbers)
                for row in max(0, y - radius)..<min(side, y + radius) {
                    for column in max(0, x - radius)..<min(side, x + radius) {
                        let (dx, dy) = (column - x, row - y)
                        guard shape.isMultiple(of: 3) || dx * dx + dy * dy < radius * radius else { continue }
                        for channel in 0..<3 { bytes[row * bytesPerRow + column * 4 + channel] = color[channel] }
                    }
                }
            }
        }
        return try ImageEncoder.encode(raster, as: .png)
    }
}
