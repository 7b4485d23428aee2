import PixelEngine
import TestSupport

@testable import ContourEngine

/// A picture of rows of characters, of which `#` is black, `.` is white, and a digit is that tenth of white.
func gray(_ rows: [String]) throws -> Raster {
    try gray(
        rows.map { row in
            row.utf8.map { character in
                switch character {
                case UInt8(ascii: "#"): 0
                case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(Double(character - UInt8(ascii: "0")) * 25.5)
                default: 255
                }
            }
        }
    )
}

/// A picture of rows of levels.
func gray(_ rows: [[UInt8]]) throws -> Raster {
    try Raster(width: rows[0].count, height: rows.count, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
        for (y, row) in rows.enumerated() {
            for (x, level) in row.enumerated() { bytes[y * bytesPerRow + x] = level }
        }
    }
}

/// The contours of a picture.
func contours(_ rows: [String], _ change: (inout ContourOptions) -> Void = { _ in }) throws -> ContourTree {
    var options = ContourOptions()
    change(&options)
    return try ContourEngine.contours(inPixels: gray(rows), options, aspectRatio: 1)
}

/// A picture of noise, of which a part is black.
func noise(_ width: Int, _ height: Int, dark: Double, seed: UInt64) -> [String] {
    var random = TestSupport.SplitMix(state: seed)
    return (0..<height).map { _ in
        String((0..<width).map { _ in Double.random(in: 0..<1, using: &random) < dark ? "#" : "." })
    }
}
