package import Foundation

/// An Aztec code, as ISO/IEC 24778 has it.
package enum AztecSymbol {
    /// Writes a message into the smallest code that holds it; nil when none does.
    ///
    /// - Parameters:
    ///   - message: The bytes.
    ///   - correction: The percentage of the code that may be lost, from 5 to 95.
    ///   - layers: The number of layers, or nil for as many as it takes.
    ///   - isCompact: Whether the code has the small middle, or nil where it may.
    package static func modules(_ message: Data, correction: Double = 23, layers: Int? = nil, isCompact: Bool? = nil)
        -> SymbolModules?
    {
        // The largest code holds 1,914 bytes.
        guard message.count <= 1_914 else { return nil }
        // What is no number is the least.
        let correction = correction > 5 ? min(correction, 95) : 5
        let bits = self.bits(message)
        for size in Size.all.sorted(by: { $0.bitCount < $1.bitCount }) {
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

    static func draw(_ words: [Int], _ size: Size) -> SymbolModules {
        let checks = size.field.checkWords(of: words, count: size.wordCount - words.count, firstRoot: 1)
        var bits = BitString()
        bits.append(0, count: size.bitCount % size.wordSize)
        for word in words + checks { bits.append(word, count: size.wordSize) }
        var modules = SymbolModules(width: size.side, height: size.side)
        for (bit, place) in zip(bits.bits, size.places) { modules[place.x, place.y] = bit }
        drawMiddle(size, count: words.count, &modules)
        return modules
    }

    /// Draws the bull's eye, the lines of orientation, and the mark that states the size.
    private static func drawMiddle(_ size: Size, count: Int, _ modules: inout SymbolModules) {
        let center = size.side / 2
        if !size.isCompact {
            for line in stride(from: 0, to: size.side / 2 + 1, by: 16) {
                for place in stride(from: center & 1, to: size.side, by: 2) {
                    for side in [center - line, center + line] where (0..<size.side).contains(side) {
                        modules[side, place] = true
                        modules[place, side] = true
                    }
                }
            }
        }
        let radius = size.radius
        for y in -radius...radius {
            for x in -radius...radius {
                let ring = max(abs(x), abs(y))
                modules[center + x, center + y] = ring < radius && ring.isMultiple(of: 2)
            }
        }
        for corner in size.corners { modules[corner.x, corner.y] = corner.isDark }
        for (bit, place) in zip(size.mark(of: count).bits, size.markPlaces) { modules[place.x, place.y] = bit }
    }
}
