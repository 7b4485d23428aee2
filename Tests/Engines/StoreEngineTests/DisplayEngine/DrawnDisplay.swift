import Foundation
import GeometryEngine
import PictureEngine
import PixelEngine
import TextEngine

/// A display that a test draws, with labels as the reader of text would find them.
struct DrawnDisplay {
    let width: Int
    let height: Int
    private let ink: Double
    private var values: [Double]
    private(set) var labels: [TextLine] = []

    init(width: Int, height: Int, ground: Double = 190, ink: Double = 40) {
        self.width = width
        self.height = height
        self.ink = ink
        values = [Double](repeating: ground, count: width * height)
    }

    /// Which segments a digit lights: top, upper right, lower right, bottom, lower left, upper left, middle.
    private static let segments = [
        0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111,
    ]

    /// Draws digits and points from an upper left corner.
    mutating func draw(_ text: String, x: Double, y: Double, height: Double, slant: Double = 0.08) {
        let (wide, stroke) = (0.55 * height, 0.13 * height)
        var left = x
        for character in text {
            if character == "." {
                // The point is in the gap before the next digit.
                let middle = left - 0.09 * height - slant * height / 2
                fill(
                    middle - 0.5 * stroke...middle + 0.5 * stroke,
                    y + height - stroke...y + height,
                    slant: 0,
                    about: 0
                )
                continue
            }
            let lit = Self.segments[character.wholeNumberValue ?? 8]
            let (right, middle, bottom) = (left + wide, y + height / 2, y + height)
            let gap = 0.15 * stroke
            let across = left + gap...right - gap
            let bars = [
                (across, y...y + stroke), (right - stroke...right, y + gap...middle - gap),
                (right - stroke...right, middle + gap...bottom - gap), (across, bottom - stroke...bottom),
                (left...left + stroke, middle + gap...bottom - gap), (left...left + stroke, y + gap...middle - gap),
                (across, middle - stroke / 2...middle + stroke / 2),
            ]
            for (index, bar) in bars.enumerated() where lit >> index & 1 == 1 {
                fill(bar.0, bar.1, slant: slant, about: middle)
            }
            left += 0.75 * height
        }
    }

    /// Fills a bar, soft at its edges.
    private mutating func fill(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, slant: Double, about middle: Double)
    {
        for row in max(0, Int(y.lowerBound))...min(height - 1, Int(y.upperBound)) {
            let down = min(Double(row + 1), y.upperBound) - max(Double(row), y.lowerBound)
            let shift = slant * (middle - Double(row) - 0.5)
            for column in max(0, Int(x.lowerBound + shift))...min(width - 1, Int(x.upperBound + shift)) {
                let across = min(Double(column + 1), x.upperBound + shift) - max(Double(column), x.lowerBound + shift)
                let cover = max(0, min(1, across)) * max(0, min(1, down))
                values[row * width + column] += (ink - values[row * width + column]) * cover
            }
        }
    }

    /// Fills a bar.
    mutating func fill(x: ClosedRange<Double>, y: ClosedRange<Double>) { fill(x, y, slant: 0, about: 0) }

    /// Adds a label with its middle at a place.
    mutating func label(_ text: String, x: Double, y: Double) {
        let box = Rect(x: x - 20, y: y - 6, width: 40, height: 12)
        let corners = Quadrilateral(box.scaled(x: 1 / Double(width), y: 1 / Double(height)))
        labels.append(TextLine(corners: corners, readings: [LineReading(text: text, confidence: 1, extents: [])]))
    }

    /// The picture, with noise of some levels.
    func picture(noise: Double = 0) throws -> Picture {
        var generator = SystemRandomNumberGenerator.Seeded(state: 5)
        let bytes = values.map { value in
            UInt8(max(0, min(255, value + noise * Double.random(in: -1...1, using: &generator))))
        }
        let raster = try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { target, bytesPerRow in
            for row in 0..<height {
                for column in 0..<width { target[row * bytesPerRow + column] = bytes[row * width + column] }
            }
        }
        return Picture(raster)
    }
}

extension SystemRandomNumberGenerator {
    /// Reproducible numbers.
    struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }
}
