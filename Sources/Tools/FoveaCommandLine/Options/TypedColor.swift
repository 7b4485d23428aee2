import CommandLineKit
import DrawingEngine

/// A color as people write it: by its name, or as hexadecimal digits after a `#`.
struct TypedColor {
    let color: DrawingColor

    /// Reads a color such as `white`, `#f80`, `#ff8800` or `#ff880080`; nil for anything else.
    init?(_ text: String) {
        let digits = Self.names[text.lowercased()] ?? (text.hasPrefix("#") ? String(text.dropFirst()) : "")
        guard let color = Self.color(digits) else { return nil }
        self.color = color
    }

    /// Returns the name of a color that was probably meant.
    static func suggestion(for text: String) -> String? {
        Spelling.suggestion(for: text, among: names.keys.sorted())
    }

    private static func color(_ digits: String) -> DrawingColor? {
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == digits.count else { return nil }
        let parts: [Double]
        switch values.count {
        case 3, 4: parts = values.map { Double($0) / 15 }
        case 6, 8:
            parts = stride(from: 0, to: values.count, by: 2).map { place in
                let byte: Int = values[place] * 16 + values[place + 1]
                return Double(byte) / 255
            }
        default: return nil
        }
        return DrawingColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// The colors that the Web's languages named first.
    private static let names = [
        "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
        "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "green": "008000",
        "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080",
        "aqua": "00ffff", "orange": "ffa500", "transparent": "00000000",
    ]
}
