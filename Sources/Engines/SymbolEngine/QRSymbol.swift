package import Foundation

/// A QR code, as ISO/IEC 18004 has it.
package struct QRSymbol: Sendable {
    /// How much of a code may be lost.
    package enum Correction: Int, Sendable, CaseIterable, Codable {
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
        self.init(version: version)
        let blocks = QRBlocks(version, correction)
        draw(mark: correction, mask: 0)
        place(blocks.interleaved(content.words(version, count: blocks.dataCount)))
        chooseMask(correction)
    }

    /// Draws what a code is made of; nil for a payload that doesn't fill a code of its version.
    package init?(_ reading: Reading) {
        guard 1...40 ~= reading.version, 0..<8 ~= reading.mask else { return nil }
        let blocks = QRBlocks(reading.version, reading.correction)
        guard reading.payload.count == blocks.dataCount else { return nil }
        self.init(version: reading.version)
        mask = reading.mask
        draw(mark: reading.correction, mask: mask)
        place(blocks.interleaved(reading.payload.map(Int.init)))
        apply(mask)
    }

    /// Draws what all codes of a version have.
    private init(version: Int) {
        self.version = version
        modules = SymbolModules(width: 4 * version + 17, height: 4 * version + 17)
        isReserved = modules
        drawPatterns()
        drawVersion()
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
        let bits = Self.mark(correction, mask: mask)
        for copy in 0..<2 {
            for (place, (x, y)) in markPlaces(copy).enumerated() { reserve(x, y, bits >> place & 1 == 1) }
        }
        reserve(8, size - 8, true)
    }

    /// The bits that state the correction and the mask.
    private static func mark(_ correction: Correction, mask: Int) -> Int {
        let data = correction.mark << 3 | mask
        return (data << 10 | remainder(data << 10, 0x537)) ^ 0x5412
    }

    /// The modules that state the correction and the mask, the lowest bit first; there are two copies.
    private func markPlaces(_ copy: Int) -> [(x: Int, y: Int)] {
        guard copy == 0 else {
            return (0..<8).map { (size - 1 - $0, 8) } + (8..<15).map { (8, size - 15 + $0) }
        }
        return (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
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
    /// Lays words along the modules that are free for them.
    private mutating func place(_ words: [Int]) {
        for (index, (x, y)) in zip(0..<words.count * 8, freeModules) {
            modules[x, y] = words[index / 8] >> (7 - index % 8) & 1 == 1
        }
    }

    /// The modules that aren't reserved, along columns of two, up and down from the right.
    private var freeModules: [(x: Int, y: Int)] {
        stride(from: size - 1, through: 1, by: -2).flatMap { right -> [(x: Int, y: Int)] in
            // The column of the timing pattern is left out.
            let right = right <= 6 ? right - 1 : right
            let isUpward = (right + 1) & 2 == 0
            return (0..<size).flatMap { step -> [(x: Int, y: Int)] in
                let y = isUpward ? size - 1 - step : step
                return [(right, y), (right - 1, y)].filter { !isReserved[$0.0, $0.1] }
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

// MARK: - Reading

extension QRSymbol {
    /// What a code that was read is made of.
    package struct Reading: Sendable, Hashable, Codable {
        /// The size of the code, from 1 to 40.
        package let version: Int
        /// The pattern that was laid over the data, from 0 to 7.
        package let mask: Int
        /// How much of the code may be lost.
        package let correction: Correction
        /// The words of the message, errors corrected: modes, lengths, data and what fills the rest.
        package let payload: Data

        /// Creates what a code is to be made of.
        package init(version: Int, mask: Int, correction: Correction, payload: Data) {
            (self.version, self.mask, self.correction, self.payload) = (version, mask, correction, payload)
        }

        /// Reads modules, which may have errors; nil when there are too many, or when they are no QR code.
        package init?(_ read: SymbolModules) {
            let version = (read.width - 17) / 4
            guard read.width == read.height, read.width == 4 * version + 17, 1...40 ~= version else { return nil }
            var symbol = QRSymbol(version: version)
            guard let (correction, mask) = symbol.mark(in: read) else { return nil }
            symbol.draw(mark: correction, mask: mask)
            let blocks = QRBlocks(version, correction)
            guard let words = blocks.message(in: symbol.words(in: read, mask: mask, count: blocks.wordCount)) else {
                return nil
            }
            self.version = version
            self.mask = mask
            self.correction = correction
            payload = Data(words.map { UInt8($0) })
        }
    }

    /// The correction and the mask that modules state; of their fifteen bits three may be wrong.
    private func mark(in read: SymbolModules) -> (Correction, mask: Int)? {
        let copies = (0..<2).map { copy in
            markPlaces(copy).enumerated().reduce(0) { $0 | (read[$1.element.x, $1.element.y] ? 1 << $1.offset : 0) }
        }
        let marks = Correction.allCases.flatMap { correction in (0..<8).map { (correction, mask: $0) } }
        let distances = marks.map { mark in
            copies.map { ($0 ^ Self.mark(mark.0, mask: mark.mask)).nonzeroBitCount }.min() ?? 15
        }
        guard let least = distances.min(), least <= 3, let index = distances.firstIndex(of: least) else { return nil }
        return marks[index]
    }

    /// The words in modules of the same version.
    private func words(in read: SymbolModules, mask: Int, count: Int) -> [Int] {
        var bits = BitString()
        for (x, y) in freeModules.prefix(8 * count) {
            bits.append(read[x, y] != Self.isMasked(x, y, mask) ? 1 : 0, count: 1)
        }
        return bits.words(of: 8)
    }
}
