import DrawingEngine

/// A color as red, green and blue levels from 0 to 1.
typealias Tone = SIMD3<Float>

extension SIMD3<Float> {
    /// Creates a color from its six hexadecimal digits.
    init(_ hex: Int) {
        self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255)
    }

    /// Creates a gray.
    init(gray: Float) { self.init(gray, gray, gray) }

    static let black = Tone(gray: 0)
    static let white = Tone(gray: 1)

    /// How bright the color seems.
    var brightness: Float { 0.299 * x + 0.587 * y + 0.114 * z }

    /// Returns the color on the way to another one.
    func mixed(_ other: Tone, _ share: Float) -> Tone { self + (other - self) * Swift.min(Swift.max(share, 0), 1) }

    /// The same color to draw with.
    func drawn(_ opacity: Double = 1) -> DrawingColor {
        DrawingColor(red: Double(x), green: Double(y), blue: Double(z), alpha: opacity)
    }
}

/// Returns the color at a position from 0 to 1 of a row of colors.
func ramp(_ tones: [Tone], _ position: Float) -> Tone {
    let place = min(max(position, 0), 1) * Float(tones.count - 1)
    let index = min(Int(place), tones.count - 2)
    return tones[index].mixed(tones[index + 1], place - Float(index))
}

/// Returns the color at a position among colors that stand at positions of their own.
func ramp(_ stops: [(Float, Tone)], _ position: Float) -> Tone {
    guard let next = stops.firstIndex(where: { $0.0 > position }) else { return stops[stops.count - 1].1 }
    guard next > 0 else { return stops[0].1 }
    let (low, high) = (stops[next - 1], stops[next])
    return low.1.mixed(high.1, (position - low.0) / (high.0 - low.0))
}

/// Returns how far a number is on the way from one edge to another, with soft ends.
func soft(_ low: Float, _ high: Float, _ x: Float) -> Float {
    let t = min(max((x - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)
}
