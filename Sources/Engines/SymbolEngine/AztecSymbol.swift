package import Foundation

/// An Aztec code, as ISO/IEC 24778 has it.
package enum AztecSymbol {
    /// A size of code: the layers around the middle, and whether that is the small one.
    private struct Size {
        let layers: Int
        let isCompact: Bool

        /// The number of modules of the layers.
        var bitCount: Int { ((isCompact ? 88 : 112) + 16 * layers) * layers }
        /// The number of bits of a word.
        var wordSize: Int { layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12 }
        /// The side without the lines that large codes have for orientation.
        var baseSide: Int { (isCompact ? 11 : 14) + 4 * layers }
        /// The most words of a message that its mark can state.
        var maximumCount: Int { isCompact ? 64 : 2048 }
        var field: GaloisField {
            GaloisField(polynomial: [6: 0x43, 8: 0x12D, 10: 0x409, 12: 0x1069][wordSize] ?? 0x43)
        }
    }

    /// Writes a message into the smallest code that holds it; nil when none does.
    ///
    /// - Parameters:
    ///   - message: The bytes.
    ///   - correction: The percentage of the code that may be lost.
    ///   - layers: The number of layers, or nil for as many as it takes.
    ///   - isCompact: Whether the code has the small middle, or nil where it may.
    package static func modules(_ message: Data, correction: Double = 23, layers: Int? = nil, isCompact: Bool? = nil)
        -> SymbolModules?
    {
        // The largest code holds 1,914 bytes.
        guard message.count <= 1_914 else { return nil }
        let bits = self.bits(message)
        let sizes =
            (1...4).map { Size(layers: $0, isCompact: true) } + (1...32).map { Size(layers: $0, isCompact: false) }
        for size in sizes.sorted(by: { $0.bitCount < $1.bitCount }) {
            guard layers ?? size.layers == size.layers, isCompact ?? size.isCompact == size.isCompact else { continue }
            let words = stuffed(bits, size.wordSize)
            // Annex B: a share of the code, and three words more.
            let checks = Int((Double(bits.count) * correction / 100).rounded(.up)) / size.wordSize + 3
            guard words.count <= size.maximumCount, (words.count + checks) * size.wordSize <= size.bitCount else {
                continue
            }
            return draw(words, size)
        }
        return nil
    }

    /// The message as bytes, in runs that each state their length.
    private static func bits(_ message: Data) -> BitString {
        var bits = BitString()
        var rest = Array(message)[...]
        while !rest.isEmpty {
            let run = rest.prefix(31 + 2047)
            // The character of the capitals' set that goes over to bytes.
            bits.append(31, count: 5)
            if run.count <= 31 {
                bits.append(run.count, count: 5)
            } else {
                bits.append(0, count: 5)
                bits.append(run.count - 31, count: 11)
            }
            for byte in run { bits.append(Int(byte), count: 8) }
            rest = rest.dropFirst(run.count)
        }
        return bits
    }

    /// Words none of which is all zeros or all ones, since a reader takes such a one for lost.
    private static func stuffed(_ bits: BitString, _ size: Int) -> [Int] {
        let mask = 1 << size - 2
        var (words, position) = ([Int](), 0)
        while position < bits.count {
            let word = (0..<size).reduce(0) { word, place in
                word << 1 | (position + place >= bits.count || bits.bits[position + place] ? 1 : 0)
            }
            switch word & mask {
            case mask: (words, position) = (words + [word & mask], position + size - 1)
            case 0: (words, position) = (words + [word | 1], position + size - 1)
            default: (words, position) = (words + [word], position + size)
            }
        }
        return words
    }

    // MARK: Drawing

    private static func draw(_ words: [Int], _ size: Size) -> SymbolModules {
        let total = size.bitCount / size.wordSize
        let checks = size.field.checkWords(of: words, count: total - words.count, firstRoot: 1)
        var bits = BitString()
        bits.append(0, count: size.bitCount % size.wordSize)
        for word in words + checks { bits.append(word, count: size.wordSize) }

        // Large codes have a line of orientation after every fifteen modules.
        let side = size.isCompact ? size.baseSide : size.baseSide + 1 + 2 * ((size.baseSide / 2 - 1) / 15)
        var places = Array(0..<size.baseSide)
        if !size.isCompact {
            let half = size.baseSide / 2
            for index in 0..<half {
                let distance = index + index / 15
                places[half - index - 1] = side / 2 - distance - 1
                places[half + index] = side / 2 + distance + 1
            }
        }
        var modules = SymbolModules(width: side, height: side)
        drawLayers(bits.bits, size, places, &modules)
        drawMiddle(size, count: words.count, &modules)
        return modules
    }

    /// Lays the bits in layers from the outside, each along its four sides, two modules wide.
    private static func drawLayers(_ bits: [Bool], _ size: Size, _ places: [Int], _ modules: inout SymbolModules) {
        var start = 0
        for layer in 0..<size.layers {
            let rowSize = (size.layers - layer) * 4 + (size.isCompact ? 9 : 12)
            for step in 0..<rowSize {
                for width in 0..<2 {
                    let (low, high) = (layer * 2 + width, size.baseSide - 1 - layer * 2 - width)
                    let (near, far) = (layer * 2 + step, size.baseSide - 1 - layer * 2 - step)
                    let place = start + step * 2 + width
                    modules[places[low], places[near]] = bits[place]
                    modules[places[near], places[high]] = bits[place + rowSize * 2]
                    modules[places[high], places[far]] = bits[place + rowSize * 4]
                    modules[places[far], places[low]] = bits[place + rowSize * 6]
                }
            }
            start += rowSize * 8
        }
    }

    /// Draws the bull's eye, the lines of orientation, and the mark that states the size.
    private static func drawMiddle(_ size: Size, count: Int, _ modules: inout SymbolModules) {
        let center = modules.width / 2
        if !size.isCompact {
            for line in stride(from: 0, to: modules.width / 2 + 1, by: 16) {
                for place in stride(from: center & 1, to: modules.width, by: 2) {
                    for side in [center - line, center + line] where (0..<modules.width).contains(side) {
                        modules[side, place] = true
                        modules[place, side] = true
                    }
                }
            }
        }
        let radius = size.isCompact ? 5 : 7
        for y in -radius...radius {
            for x in -radius...radius {
                let ring = max(abs(x), abs(y))
                modules[center + x, center + y] = ring < radius && ring.isMultiple(of: 2)
            }
        }
        // The corners tell which side is up.
        for (x, y) in [
            (-radius, -radius), (-radius + 1, -radius), (-radius, -radius + 1), (radius, -radius),
            (radius, -radius + 1), (radius, radius - 1),
        ] { modules[center + x, center + y] = true }
        let bits = mark(size, count: count)
        let reach = size.isCompact ? 7 : 10
        for index in 0..<reach {
            // The marks of large codes leave out the line of orientation in their middle.
            let place = size.isCompact ? index - 3 : index - 5 + index / 5
            modules[center + place, center - radius] = bits[index]
            modules[center + radius, center + place] = bits[index + reach]
            modules[center - place, center + radius] = bits[index + 2 * reach]
            modules[center - radius, center - place] = bits[index + 3 * reach]
        }
    }

    private static func mark(_ size: Size, count: Int) -> [Bool] {
        var bits = BitString()
        bits.append(size.layers - 1, count: size.isCompact ? 2 : 5)
        bits.append(count - 1, count: size.isCompact ? 6 : 11)
        let words = bits.words(of: 4)
        let checks = GaloisField(polynomial: 0x13).checkWords(of: words, count: size.isCompact ? 5 : 6, firstRoot: 1)
        for word in checks { bits.append(word, count: 4) }
        return bits.bits
    }
}
