extension AztecSymbol {
    /// A size of code: the layers around the middle, and whether that is the small one.
    struct Size: Equatable {
        let layers: Int
        let isCompact: Bool

        /// All sizes, those with the small middle first.
        static let all: [Size] =
            (1...4).map { Size(layers: $0, isCompact: true) } + (1...32).map { Size(layers: $0, isCompact: false) }

        /// The number of modules of the layers.
        var bitCount: Int { ((isCompact ? 88 : 112) + 16 * layers) * layers }
        /// The number of bits of a word.
        var wordSize: Int { layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12 }
        /// The number of words, with those that correct errors.
        var wordCount: Int { bitCount / wordSize }
        /// The most words of a message that its mark can state.
        var maximumCount: Int { isCompact ? 64 : 2048 }
        /// The side without the lines that large codes have for orientation.
        private var baseSide: Int { (isCompact ? 11 : 14) + 4 * layers }
        /// The number of modules along a side.
        var side: Int { isCompact ? baseSide : baseSide + 1 + 2 * ((baseSide / 2 - 1) / 15) }
        /// The distance of the mark from the middle.
        var radius: Int { isCompact ? 5 : 7 }

        var field: GaloisField {
            GaloisField(polynomial: [6: 0x43, 8: 0x12D, 10: 0x409, 12: 0x1069][wordSize] ?? 0x43)
        }
    }
}

// MARK: - The message

extension AztecSymbol.Size {
    /// The modules of the layers in the order of the bits: from the outside, each along its four sides, two wide.
    var places: [(x: Int, y: Int)] {
        let lines = lines
        var places = [(x: Int, y: Int)](repeating: (0, 0), count: bitCount)
        var start = 0
        for layer in 0..<layers {
            let length = (layers - layer) * 4 + (isCompact ? 9 : 12)
            for step in 0..<length {
                for width in 0..<2 {
                    let (low, high) = (lines[layer * 2 + width], lines[baseSide - 1 - layer * 2 - width])
                    let (near, far) = (lines[layer * 2 + step], lines[baseSide - 1 - layer * 2 - step])
                    let sides = [(low, near), (near, high), (high, far), (far, low)]
                    for (side, place) in sides.enumerated() {
                        places[start + side * length * 2 + step * 2 + width] = (place.0, place.1)
                    }
                }
            }
            start += length * 8
        }
        return places
    }

    /// The lines of modules without those of orientation, which large codes have after every fifteen.
    private var lines: [Int] {
        var lines = Array(0..<baseSide)
        guard !isCompact else { return lines }
        let half = baseSide / 2
        for index in 0..<half {
            let distance = index + index / 15
            lines[half - index - 1] = side / 2 - distance - 1
            lines[half + index] = side / 2 + distance + 1
        }
        return lines
    }
}

// MARK: - The middle

extension AztecSymbol.Size {
    /// The modules at the corners of the mark, which tell which side is up.
    var corners: [(x: Int, y: Int, isDark: Bool)] {
        let (center, edge) = (side / 2, radius)
        return [
            (-edge, -edge, true), (1 - edge, -edge, true), (-edge, 1 - edge, true), (edge, -edge, true),
            (edge, 1 - edge, true), (edge - 1, -edge, false), (edge, edge - 1, true), (edge, edge, false),
            (edge - 1, edge, false), (-edge, edge, false), (-edge, edge - 1, false), (1 - edge, edge, false),
        ]
        .map { (center + $0.0, center + $0.1, $0.2) }
    }

    /// The modules of the mark in the order of its bits.
    var markPlaces: [(x: Int, y: Int)] {
        let center = side / 2
        // Large codes leave out the line of orientation in their middle.
        let steps = isCompact ? Array(-3...3) : Array(-5 ... -1) + Array(1...5)
        return steps.map { (center + $0, center - radius) } + steps.map { (center + radius, center + $0) }
            + steps.map { (center - $0, center + radius) } + steps.map { (center - radius, center - $0) }
    }

    /// The bits that state the size and the number of words of a message.
    func mark(of count: Int) -> BitString {
        var bits = BitString()
        bits.append(layers - 1, count: isCompact ? 2 : 5)
        bits.append(count - 1, count: isCompact ? 6 : 11)
        let words = bits.words(of: 4)
        let checks = Self.markField.checkWords(of: words, count: markCheckCount, firstRoot: 1)
        for word in checks { bits.append(word, count: 4) }
        return bits
    }

    /// Returns the number of words that a mark states, errors corrected; nil where it is none of this size.
    func count(inMark bits: BitString) -> Int? {
        let words = Self.markField.corrected(bits.words(of: 4), checkCount: markCheckCount, firstRoot: 1)
        guard let words else { return nil }
        let stated = words.dropLast(markCheckCount).reduce(0) { $0 << 4 | $1 }
        let size = isCompact ? 6 : 11
        guard stated >> size == layers - 1 else { return nil }
        return (stated & (1 << size - 1)) + 1
    }

    private var markCheckCount: Int { isCompact ? 5 : 6 }
    private static let markField = GaloisField(polynomial: 0x13)
}
