/// Capital letters and digits as strokes, so that drawn words look the same whichever fonts are installed.
enum Letters {
    /// The strokes of a character: points on a grid of 0 to 4 across and 0 to 6 down.
    ///
    /// A character without strokes is a blank.
    static func lines(_ character: Character) -> [[(x: Double, y: Double)]] {
        let text = strokes[Character(character.uppercased())] ?? ""
        return text.split(separator: ",").map { line in
            let digits = line.compactMap(\.wholeNumberValue).map(Double.init)
            return stride(from: 0, to: digits.count - 1, by: 2).map { (digits[$0], digits[$0 + 1]) }
        }
    }

    /// For each character, strokes as pairs of digits: across, then down.
    private static let strokes: [Character: String] = [
        "A": "062046,1434", "B": "00063645443303,3342413000", "C": "4130100105163645", "D": "00063645413000",
        "E": "40000646,0333", "F": "400006,0333", "G": "41301001051636454323", "H": "0006,4046,0343",
        "I": "2026,1030,1636", "J": "4045361605", "K": "0006,4004,1346", "L": "000646", "M": "0600234046",
        "N": "06004640", "O": "103041453616050110", "P": "06003041423303", "Q": "103041453616050110,2446",
        "R": "06003041423303,2346", "S": "413010010213334445361605", "T": "0040,2026", "U": "000516364540",
        "V": "002640", "W": "0016233640", "X": "0046,4006", "Y": "002340,2326", "Z": "00400646",
        "0": "103041453616050110,3115", "1": "112026,1636", "2": "01103041420646", "3": "004022324345361605",
        "4": "36300444", "5": "400002324345361605", "6": "4130100105163645443303", "7": "004016",
        "8": "103041423313020110,133344453616050413", "9": "0516364541301001021343", "-": "1333", ".": "1626",
        ":": "2121,2525", "/": "0640", "+": "1434,2325",
    ]
}

/// A style of drawn letters.
package struct LetterStyle: Sendable, Hashable {
    /// The height of a letter in pixels.
    package var height: Double
    /// The width of a letter relative to the usual one.
    package var width: Double
    /// The stroke width as a fraction of the height.
    package var weight: Double
    /// The slant to the right, as a fraction of the height.
    package var slant: Double
    /// A Boolean value that indicates whether the lines have round ends.
    package var isRound: Bool

    /// Creates a style.
    package init(height: Double, width: Double = 1, weight: Double = 0.14, slant: Double = 0, isRound: Bool = true) {
        self.height = height
        self.width = width
        self.weight = weight
        self.slant = slant
        self.isRound = isRound
    }

    /// The distance from one letter to the next in pixels.
    package var advance: Double { height * (0.62 * width + 0.1 + weight) }

    /// Returns the width of a text in pixels.
    package func width(of text: String) -> Double { advance * Double(text.count) - height * (0.1 + weight) }
}
