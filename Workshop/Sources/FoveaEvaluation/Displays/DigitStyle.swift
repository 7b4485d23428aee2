/// How digits of seven segments are drawn.
struct DigitStyle {
    var width = 10.0
    var height = 16.0
    var stroke = 2.2
    /// The distance between segments.
    var gap = 0.4
    /// How far a pixel farther up is moved to the right.
    var slant = 0.1
    /// How much the ends of segments are pointed, from 0 to 1.
    var taper = 0.7
    /// How much of a segment is seen that isn't lit.
    var ghost = 0.0
    /// Whether a six has its upper segment, a nine its lower one, and a seven its upper left one.
    var hasTopOfSix = true
    var hasBottomOfNine = true
    var hasHookOfSeven = false

    /// Returns one of the styles of displays, of digits of 10 by 16 pixels times factors.
    static func random(_ random: inout DrawnRandom, scaleX: Double, scaleY: Double) -> DigitStyle {
        var style = DigitStyle()
        style.stroke = random.within(1.2, 3.3)
        style.gap = random.chance(0.25) ? 0 : random.within(0, 1)
        style.slant = random.chance(0.3) ? random.within(-0.04, 0.02) : random.within(0, 0.27)
        style.taper = random.chance(0.2) ? 0 : random.within(0.3, 1)
        style.ghost = random.chance(0.35) ? random.within(0.03, 0.22) : 0
        style.hasTopOfSix = !random.chance(0.12)
        style.hasBottomOfNine = !random.chance(0.15)
        style.hasHookOfSeven = random.chance(0.3)
        style.width = 10 * scaleX
        style.height = 16 * scaleY
        let scale = min(scaleX, scaleY)
        style.stroke = min(style.stroke * scale, style.height / 4.5, style.width / 3)
        style.gap = min(style.gap * scale, style.stroke * 0.6)
        return style
    }

    /// Returns the segments that are lit for a digit, as bits: top, upper right, lower right, bottom, lower left, upper
    /// left, middle.
    func segments(of digit: Int) -> Int {
        switch digit {
        case 0: 0b0111111
        case 1: 0b0000110
        case 2: 0b1011011
        case 3: 0b1001111
        case 4: 0b1100110
        case 5: 0b1101101
        case 6: hasTopOfSix ? 0b1111101 : 0b1111100
        case 7: hasHookOfSeven ? 0b0100111 : 0b0000111
        case 8: 0b1111111
        default: hasBottomOfNine ? 0b1101111 : 0b1100111
        }
    }
}
