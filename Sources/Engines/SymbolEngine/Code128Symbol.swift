package import Foundation

/// A bar code of the kind Code 128, as ISO/IEC 15417 has it.
package enum Code128Symbol {
    /// The widths of bars and gaps of each character, from 0 on; the last one is the stop.
    private static let patterns: [Substring] = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split { $0 == " " || $0 == "\n" }

    /// A set of characters.
    private enum Set: Int {
        /// Controls and capitals.
        case a = 103
        /// Capitals and small letters.
        case b = 104
        /// Pairs of digits.
        case c = 105

        /// The character that goes over to the set.
        var change: Int { [.a: 101, .b: 100, .c: 99][self] ?? 0 }
    }

    /// The longest message, many times what a reader takes in.
    private static let lengthLimit = 1_024

    /// Writes a message of ASCII as one row of modules; nil for other bytes, for none and for very many.
    package static func modules(_ message: Data) -> SymbolModules? {
        guard !message.isEmpty, message.count <= lengthLimit, message.allSatisfy({ $0 < 0x80 }) else { return nil }
        var values = self.values(Array(message))
        let check = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
        values += [check, 106]
        let widths = values.flatMap { patterns[$0].compactMap(\.wholeNumberValue) }
        var row = SymbolModules(width: widths.reduce(0, +), height: 1)
        var x = 0
        for (index, width) in widths.enumerated() {
            for _ in 0..<width {
                row[x, 0] = index.isMultiple(of: 2)
                x += 1
            }
        }
        return row
    }

    /// The characters of a message, beginning with the start of its first set.
    private static func values(_ bytes: [UInt8]) -> [Int] {
        var (values, position, current) = ([Int](), 0, Set?.none)
        while position < bytes.count {
            let set = self.set(bytes, at: position, after: current)
            if set != current { values.append(current == nil ? set.rawValue : set.change) }
            current = set
            if set == .c {
                values.append(Int(bytes[position] - 0x30) * 10 + Int(bytes[position + 1] - 0x30))
                position += 2
            } else {
                let byte = Int(bytes[position])
                values.append(byte < 0x20 ? byte + 64 : byte - 32)
                position += 1
            }
        }
        return values
    }

    /// The set for what follows: pairs where they are shorter, and a letter's set for as long as it serves.
    private static func set(_ bytes: [UInt8], at position: Int, after current: Set?) -> Set {
        let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }.count
        if current == .c, digits >= 2 { return .c }
        let isWhole = position + digits == bytes.count
        let isWorth =
            digits >= 6 || (digits >= 4 && (position == 0 || isWhole)) || (digits == 2 && position == 0 && isWhole)
        // An odd digit goes first in the letters' set.
        if isWorth, digits.isMultiple(of: 2) { return .c }
        if bytes[position] < 0x20 { return .a }
        if bytes[position] >= 0x60 { return .b }
        return current == .a ? .a : .b
    }
}
