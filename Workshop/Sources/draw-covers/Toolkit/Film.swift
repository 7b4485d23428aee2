import Foundation
import PixelEngine

/// A square picture of light, which is made pixel by pixel.
///
/// Places are shares of the side, from the upper left corner.
struct Film: Sendable {
    static let side = 640

    let side: Int
    var pixels: [Tone]

    init(_ tone: Tone = .white, side: Int = Film.side) {
        self.side = side
        pixels = [Tone](repeating: tone, count: side * side)
    }

    /// Creates a picture from the color of each place.
    init(side: Int = Film.side, _ shade: (_ x: Float, _ y: Float) -> Tone) {
        self.init(.black, side: side)
        change { _, x, y in shade(x, y) }
    }

    /// Changes the color of each place.
    mutating func change(_ shade: (_ tone: Tone, _ x: Float, _ y: Float) -> Tone) {
        let step = 1 / Float(side)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<side {
                for x in 0..<side {
                    let at = y * side + x
                    pixels[at] = shade(pixels[at], (Float(x) + 0.5) * step, (Float(y) + 0.5) * step)
                }
            }
        }
    }

    /// Returns the color at a place, mixed from the pixels around it.
    func tone(_ x: Float, _ y: Float) -> Tone {
        let last = Float(side - 1)
        let (u, v) = (min(max(x * Float(side) - 0.5, 0), last), min(max(y * Float(side) - 0.5, 0), last))
        let (i, j) = (min(Int(u), side - 2), min(Int(v), side - 2))
        let (s, t) = (u - Float(i), v - Float(j))
        let at = j * side + i
        let top = pixels[at] + (pixels[at + 1] - pixels[at]) * s
        let bottom = pixels[at + side] + (pixels[at + side + 1] - pixels[at + side]) * s
        return top + (bottom - top) * t
    }

    /// The picture as opaque pixels.
    func raster() throws(PixelError) -> Raster {
        try Raster(width: side, height: side, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<side {
                for x in 0..<side {
                    let tone = pixels[y * side + x].clamped(lowerBound: .black, upperBound: .white) * 255
                    let at = y * bytesPerRow + 4 * x
                    for part in 0..<3 { bytes[at + part] = UInt8(tone[part].rounded()) }
                    bytes[at + 3] = 255
                }
            }
        }
    }
}

// MARK: - Layers

extension Film {
    /// A way to lay ink over a picture.
    enum Blend { case normal, multiply, screen, soft, add }

    /// Lays a drawing over the picture.
    mutating func lay(_ ink: Ink, _ blend: Blend = .normal, opacity: Float = 1) {
        lay(ink, blend) { _, _ in opacity }
    }

    /// Lays a drawing over the picture, with an opacity for each place.
    mutating func lay(_ ink: Ink, _ blend: Blend = .normal, _ opacity: (_ x: Float, _ y: Float) -> Float) {
        let layer = ink.pixels()
        var at = 0
        change { under, x, y in
            let pixel = layer[at]
            at += 1
            guard pixel.w > 0 else { return under }
            let tone = Tone(pixel.x, pixel.y, pixel.z) / pixel.w
            let alpha = pixel.w * min(max(opacity(x, y), 0), 1)
            let over: Tone =
                switch blend {
                case .normal: tone
                case .multiply: under * tone
                case .screen: .white - (.white - under) * (.white - tone)
                case .soft: under * under * (.white - 2 * tone) + 2 * tone * under
                case .add: under + tone
                }
            return under.mixed(over, alpha)
        }
    }
}
