import Foundation
package import PixelEngine

/// Gray pictures of covers and of scenes in which they lie.
package struct Drawing: Sendable {
    package var width: Int
    package var height: Int
    package var pixels: [UInt8]

    package init(width: Int, height: Int, gray: UInt8 = 128) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: gray, count: width * height)
    }

    /// A cover of discs and bars, the same for the same number.
    package static func cover(_ number: UInt64, width: Int = 160, height: Int = 200, shapes: Int = 90) -> Drawing {
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

    /// A cluttered scene in which a cover lies.
    package static func scene(
        of cover: Drawing,
        degrees: Double = 0,
        scale: Double = 1.2,
        slant: Double = 0,
        isMirrored: Bool = false
    ) -> Drawing {
        var scene = Drawing.cover(77, width: 340, height: 320, shapes: 60)
        scene.place(cover, x: 170, y: 160, degrees: degrees, scale: scale, slant: slant, isMirrored: isMirrored)
        return scene
    }

    /// The value between pixels, or nil outside.
    package func value(_ x: Double, _ y: Double) -> Double? {
        guard x >= 0, y >= 0, x < Double(width - 1), y < Double(height - 1) else { return nil }
        let (left, top) = (Int(x), Int(y))
        let (u, v) = (x - Double(left), y - Double(top))
        func pixel(_ x: Int, _ y: Int) -> Double { Double(pixels[y * width + x]) }
        let upper = pixel(left, top) * (1 - u) + pixel(left + 1, top) * u
        let lower = pixel(left, top + 1) * (1 - u) + pixel(left + 1, top + 1) * u
        return upper * (1 - v) + lower * v
    }

    /// Lays another drawing over this one, its middle at a place, turned clockwise, scaled, and leaning back.
    package mutating func place(
        _ item: Drawing,
        x: Double,
        y: Double,
        degrees: Double,
        scale: Double,
        slant: Double = 0,
        isMirrored: Bool = false
    ) {
        let (sine, cosine) = (sin(degrees * .pi / 180) / scale, cos(degrees * .pi / 180) / scale)
        for row in 0..<height {
            for column in 0..<width {
                // What leans back is farther away, so that a step in the picture is a longer one on the item.
                let depth = 1 - slant * (Double(row) - y) / Double(height)
                let (u, v) = ((Double(column) - x) * depth, (Double(row) - y) * depth)
                let across = (cosine * u + sine * v) * (isMirrored ? -1 : 1)
                let down = cosine * v - sine * u
                if let value = item.value(across + Double(item.width) / 2, down + Double(item.height) / 2) {
                    pixels[row * width + column] = UInt8(value)
                }
            }
        }
    }

    /// Covers the left share of the picture with gray.
    package mutating func hideLeft(_ share: Double) {
        let hidden = Int(Double(width) * share)
        for row in 0..<height {
            pixels.replaceSubrange(row * width..<row * width + hidden, with: repeatElement(90, count: hidden))
        }
    }

    /// The drawing as pixels.
    package func raster() throws -> Raster {
        try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, _ in
            bytes.copyBytes(from: pixels)
        }
    }
}
