package import Foundation

/// A QR code, as ISO/IEC 18004 has it.
package struct QRSymbol: Sendable {
    /// How much of a code may be lost.
    package enum Correction: Int, Sendable, CaseIterable {
        /// 7 % of it.
        case low
        /// 15 % of it.
        case medium
        /// 25 % of it.
        case quartile
        /// 30 % of it.
        case high

        /// The number that stands for it in a code.
        var mark: Int { [1, 0, 3, 2][rawValue] }
    }

    /// The modules, without a border.
    package private(set) var modules: SymbolModules
    /// The size of the code, from 1 to 40.
    package let version: Int
    /// The pattern that was laid over the data, from 0 to 7.
    package private(set) var mask = 0
    private var isReserved: SymbolModules

    /// Writes a message into the smallest code that holds it; nil when none does.
    package init?(_ message: Data, correction: Correction) {
        let content = QRContent(message)
        guard let version = (1...40).first(where: { content.bitCount($0) <= 8 * QRBlocks($0, correction).dataCount })
        else { return nil }
        self.version = version
        let blocks = QRBlocks(version, correction)
        modules = SymbolModules(width: 4 * version + 17, height: 4 * version + 17)
        isReserved = modules
        drawPatterns()
        drawVersion()
        draw(mark: correction, mask: 0)
        place(blocks.interleaved(content.words(version, count: blocks.dataCount)))
        chooseMask(correction)
    }

    private var size: Int { modules.width }

    private mutating func reserve(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard 0..<size ~= x, 0..<size ~= y else { return }
        modules[x, y] = isDark
        isReserved[x, y] = true
    }
}

// MARK: - What doesn't depend on the message

extension QRSymbol {
    private mutating func drawPatterns() {
        for place in 0..<size {
            reserve(6, place, place.isMultiple(of: 2))
            reserve(place, 6, place.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(abs(dx), abs(dy))
                    reserve(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let places = alignments
        for y in places {
            for x in places {
                // Three corners belong to the finders.
                if [(6, 6), (6, size - 7), (size - 7, 6)].contains(where: { $0 == (x, y) }) { continue }
                for dy in -2...2 { for dx in -2...2 { reserve(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
    }

    /// The places of the small squares that keep large codes in shape, along either side.
    private var alignments: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        // Annex E: equal steps of an even length, but for the first.
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        let bits = version << 12 | Self.remainder(version << 12, 0x1F25)
        for place in 0..<18 {
            let isDark = bits >> place & 1 == 1
            reserve(size - 11 + place % 3, place / 3, isDark)
            reserve(place / 3, size - 11 + place % 3, isDark)
        }
    }

    private mutating func draw(mark correction: Correction, mask: Int) {
        let data = correction.mark << 3 | mask
        let bits = (data << 10 | Self.remainder(data << 10, 0x537)) ^ 0x5412
        func isDark(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0..<6 { reserve(8, place, isDark(place)) }
        reserve(8, 7, isDark(6))
        reserve(8, 8, isDark(7))
        reserve(7, 8, isDark(8))
        for place in 9..<15 { reserve(14 - place, 8, isDark(place)) }
        for place in 0..<8 { reserve(size - 1 - place, 8, isDark(place)) }
        for place in 8..<15 { reserve(8, size - 15 + place, isDark(place)) }
        reserve(8, size - 8, true)
    }

    /// What a division of polynomials leaves.
    private static func remainder(_ value: Int, _ divisor: Int) -> Int {
        var rest = value
        let width = divisor.leadingZeroBitCount
        while rest.leadingZeroBitCount <= width { rest ^= divisor << (width - rest.leadingZeroBitCount) }
        return rest
    }
}

// MARK: - The message

extension QRSymbol {
    /// Lays words along columns of two modules, up and down from the right.
    private mutating func place(_ words: [Int]) {
        var index = 0
        for right in stride(from: size - 1, through: 1, by: -2) {
            // The column of the timing pattern is left out.
            let right = right <= 6 ? right - 1 : right
            let isUpward = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isReserved[x, y] {
                    if index < words.count * 8 { modules[x, y] = words[index / 8] >> (7 - index % 8) & 1 == 1 }
                    index += 1
                }
            }
        }
    }

    private mutating func chooseMask(_ correction: Correction) {
        var best: (penalty: Int, symbol: QRSymbol)?
        for mask in 0..<8 {
            var symbol = self
            symbol.apply(mask)
            symbol.draw(mark: correction, mask: mask)
            symbol.mask = mask
            let penalty = QRPenalty(symbol.modules).sum
            if penalty < best?.penalty ?? .max { best = (penalty, symbol) }
        }
        if let best { self = best.symbol }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isReserved[x, y] && Self.isMasked(x, y, mask) { modules[x, y].toggle() }
        }
    }

    private static func isMasked(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}
