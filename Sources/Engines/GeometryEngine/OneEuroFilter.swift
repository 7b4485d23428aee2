import Foundation

/// A filter that steadies a number which is measured again and again: what rests hardly moves, what moves hardly lags.
///
/// It is that of Casiez, Roussel and Vogel ("1 € Filter", CHI 2012): a low pass whose cutoff grows with the speed.
struct OneEuroFilter: Sendable {
    /// The number as it was last answered.
    private(set) var value: Double
    /// Its speed, in units a second.
    private var speed = 0.0

    /// The cutoff of what rests, and that of its speed, in hertz.
    private static let (restingCutoff, speedCutoff) = (0.8, 1.0)
    /// What a speed of one unit a second adds to the cutoff, in hertz.
    private static let quickness = 8.0

    /// Creates a filter with the first measurement.
    init(_ value: Double) { self.value = value }

    /// Takes a measurement some seconds after the last one.
    ///
    /// The unit is the size of what moves: then a far thing is steadied as a near one.
    mutating func add(_ measured: Double, after duration: Double, unit: Double) {
        let measuredSpeed = (measured - value) / duration
        speed += (measuredSpeed - speed) * Self.share(cutoff: Self.speedCutoff, duration)
        let cutoff = Self.restingCutoff + Self.quickness * abs(speed) / unit
        value += (measured - value) * Self.share(cutoff: cutoff, duration)
    }

    /// The share of a measurement in the next value.
    private static func share(cutoff: Double, _ duration: Double) -> Double {
        1 / (1 + 1 / (2 * .pi * cutoff * duration))
    }
}
