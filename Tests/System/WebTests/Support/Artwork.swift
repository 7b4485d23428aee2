import Foundation
import GeometryEngine
import ImageCodingEngine
import PixelEngine
import Synchronization

/// Pictures that tests draw: covers, and a table on which one lies.
enum Artwork {
    /// A color with components from 0 to 1.
    typealias Color = SIMD3<Double>

    private static let palette: [(Color, Color, Color)] = [
        ([0.06, 0.13, 0.17], [0.17, 0.33, 0.39], [0.96, 0.69, 0.10]),
        ([0.91, 0.39, 0.26], [0.56, 0.31, 0.58], [1.00, 0.96, 0.88]),
        ([0.08, 0.31, 0.37], [0.44, 0.70, 0.50], [1.00, 0.95, 0.70]),
        ([0.10, 0.16, 0.42], [0.70, 0.12, 0.12], [0.99, 0.73, 0.18]),
        ([0.79, 0.84, 1.00], [0.55, 0.60, 0.90], [0.20, 0.22, 0.55]),
    ]

    /// A cover, the same for the same number: rings, waves, suns or stripes over two colors.
    static func cover(_ number: Int, width: Int = 240, height: Int = 240) throws -> Data {
        try drawn("cover \(number) \(width) \(height)") {
            try encoded(width: width, height: height) { x, y in color(number, x, y) }
        }
    }

    /// A cover in a format that browsers don't draw.
    static func tiff() throws -> Data {
        try encoded(width: 64, height: 48, as: .tiff) { x, y in color(1, x, y) }
    }

    /// A file whose pixels aren't packed: four bytes each.
    static func bitmap(_ width: Int, _ height: Int) throws -> Data {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .premultiplied) { bytes, _ in
            bytes.bindMemory(to: UInt32.self).update(repeating: 0x8080_4020)
        }
        return try ImageEncoder.encode(raster, as: .bmp)
    }

    /// An icon of one color with a disc.
    static func icon(_ color: Color) throws -> Data {
        try drawn("icon \(color)") {
            try encoded(width: 64, height: 64) { x, y in
                let distance = ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
                return distance < 0.24 ? [1, 1, 1] : color * (1.1 - 0.4 * y)
            }
        }
    }

    /// A table on which a cover lies aslant.
    static func table() throws -> Data {
        try drawn("table") { try encoded(width: 800, height: 600, tableColor) }
    }

    /// The corners of the cover on the table, clockwise.
    static let coverOnTable: [Point] = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { across, down in
        let (cosine, sine) = (cos(0.16), sin(0.16))
        let (u, v) = (0.28 * (across * cosine - down * sine), 0.28 * (across * sine + down * cosine))
        return Point(x: u * 3 / 4 + 0.5, y: v + 0.5)
    }

    private static func tableColor(_ x: Double, _ y: Double) -> Color {
        let (u, v) = ((x - 0.5) * 4 / 3, y - 0.5)
        let (cosine, sine) = (cos(0.16), sin(0.16))
        let across = (u * cosine + v * sine) / 0.56 + 0.5
        let down = (v * cosine - u * sine) / 0.56 + 0.5
        if (0...1).contains(across), (0...1).contains(down) { return Self.color(0, across, down) }
        let grain = 0.5 + 0.5 * sin(y * 60 + sin(x * 9) * 1.6)
        let near = max(abs(across - 0.53), abs(down - 0.54)) - 0.5
        let shadow = near < 0.07 ? 0.55 + max(near, 0) * 6 : 1
        return Color(0.50, 0.33, 0.20) * (0.85 + 0.2 * grain) * min(shadow, 1)
    }

    /// What was drawn already: drawing takes longer than many a test.
    private static let drawings = Mutex<[String: Data]>([:])

    private static func drawn(_ name: String, _ draw: () throws -> Data) throws -> Data {
        if let data = drawings.withLock({ $0[name] }) { return data }
        let data = try draw()
        drawings.withLock { $0[name] = data }
        return data
    }

    private static func color(_ number: Int, _ x: Double, _ y: Double) -> Color {
        let (first, second, mark) = palette[number % palette.count]
        let ground = first + (second - first) * (x + y) / 2
        let (u, v) = (x - 0.5, y - 0.46)
        let distance = (u * u + v * v).squareRoot()
        let isMarked =
            switch number % 5 {
            case 0: distance < 0.4 && sin(distance * 110) > 0.3
            case 1: abs(sin(x * 6 + sin(y * 5)) * 0.5 - sin(y * 12)) < 0.35
            case 2: distance < 0.2 || y > 0.72 + 0.08 * sin(x * 9)
            case 3: sin(atan2(v, u) * 12) > 0.2 && distance > 0.16
            default: abs(u) < 0.3 && sin(y * 40) > 0.1
            }
        return isMarked ? mark : ground
    }

    private static func encoded(
        width: Int,
        height: Int,
        as format: ImageFileFormat = .png,
        _ color: (_ x: Double, _ y: Double) -> Color
    ) throws -> Data {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for row in 0..<height {
                for column in 0..<width {
                    let value = color((Double(column) + 0.5) / Double(width), (Double(row) + 0.5) / Double(height))
                    let offset = row * bytesPerRow + column * 4
                    for channel in 0..<3 {
                        bytes[offset + channel] = UInt8(min(max(value[channel], 0), 1) * 255)
                    }
                    bytes[offset + 3] = 255
                }
            }
        }
        return try ImageEncoder.encode(raster, as: format)
    }
}
