import Foundation
import PictureEngine
import PixelEngine

/// Gray pictures to find features in.
struct Drawing {
    var width: Int
    var height: Int
    var pixels: [UInt8]

    init(width: Int, height: Int, gray: UInt8 = 128) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: gray, count: width * height)
    }

    /// A cover of discs and bars, the same for the same number.
    static func cover(_ number: UInt64, width: Int = 160, height: Int = 200, shapes: Int = 90) -> Drawing {
        var drawing = Drawing(width: width, height: height, gray: 230)
        var random = Lottery(state: number)
        for _ in 0..<shapes {
            let (x, y) = (random.number(below: width), random.number(below: height))
            let (a, b) = (3 + random.number(below: 14), 3 + random.number(below: 14))
            let (gray, isRound) = (UInt8(random.number(below: 256)), random.number(below: 2) == 0)
            for row in max(0, y - b)..<min(height, y + b) {
                for column in max(0, x - a)..<min(width, x + a) {
                    let (u, v) = (Double(column - x) / Double(a), Double(row - y) / Double(b))
                    if !isRound || u * u + v * v < 1 { drawing.pixels[row * width + column] = gray }
                }
            }
        }
        return drawing
    }

    /// The value between pixels, or nil outside.
    func value(_ x: Double, _ y: Double) -> Double? {
        guard x >= 0, y >= 0, x < Double(width - 1), y < Double(height - 1) else { return nil }
        let (left, top) = (Int(x), Int(y))
        let (u, v) = (x - Double(left), y - Double(top))
        func pixel(_ x: Int, _ y: Int) -> Double { Double(pixels[y * width + x]) }
        let upper = pixel(left, top) * (1 - u) + pixel(left + 1, top) * u
        let lower = pixel(left, top + 1) * (1 - u) + pixel(left + 1, top + 1) * u
        return upper * (1 - v) + lower * v
    }

    /// Lays another drawing over this one, its middle at a place, turned clockwise and scaled.
    mutating func place(_ item: Drawing, x: Double, y: Double, degrees: Double, scale: Double, isMirrored: Bool = false)
    {
        let (sine, cosine) = (sin(degrees * .pi / 180) / scale, cos(degrees * .pi / 180) / scale)
        for row in 0..<height {
            for column in 0..<width {
                let (u, v) = (Double(column) - x, Double(row) - y)
                let across = (cosine * u + sine * v) * (isMirrored ? -1 : 1)
                let down = cosine * v - sine * u
                if let value = item.value(across + Double(item.width) / 2, down + Double(item.height) / 2) {
                    pixels[row * width + column] = UInt8(value)
                }
            }
        }
    }

    /// The drawing as a picture for an engine.
    func picture() throws -> Picture {
        let raster = try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, _ in
            bytes.copyBytes(from: pixels)
        }
        return Picture(RasterSource(raster))
    }
}

/// Numbers that are the same on every run.
struct Lottery {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
