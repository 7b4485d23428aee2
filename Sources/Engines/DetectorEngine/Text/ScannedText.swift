/// A text as UTF-16 code units, with its tokens.
///
/// Detectors walk over it once, and look ahead by no more than a fixed number of tokens: text from a hostile picture costs
/// no more than its length.
struct ScannedText {
    /// The code units.
    let units: [UInt16]
    /// Words, numbers and signs in order.
    let tokens: [Token]

    init(_ text: String, longest: Int = .max) {
        let units = Array(text.utf16.prefix(longest))
        self.units = units
        tokens = Self.tokens(of: units)
    }

    /// Returns a part as a string.
    func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// Returns the code unit at a place, or 0 outside of the text.
    func unit(_ place: Int) -> UInt16 { units.indices.contains(place) ? units[place] : 0 }

    /// Returns the first token that begins at a place or after it.
    func firstToken(from place: Int) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func tokens(of units: [UInt16]) -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(units.count / 4)
        var place = 0
        var gap = Token.Gap.none
        while place < units.count {
            let start = place
            let sort = UnitSort(units[place])
            place += 1
            switch sort {
            case .space:
                if gap == .none { gap = .space }
                continue
            case .lineBreak:
                gap = .line
                continue
            case .digit:
                var number = Int(units[start].digitValue)
                while place < units.count, UnitSort(units[place]) == .digit {
                    if place - start < Token.longestNumber { number = number * 10 + Int(units[place].digitValue) }
                    place += 1
                }
                tokens.append(Token(start: start, end: place, sort: .number, number: number, gap: gap))
            case .letter:
                while place < units.count, UnitSort(units[place]) == .letter { place += 1 }
                tokens.append(Token(start: start, end: place, sort: .word, number: 0, gap: gap))
            case .ideograph, .sign:
                tokens.append(
                    Token(start: start, end: place, sort: sort == .sign ? .sign : .word, number: 0, gap: gap)
                )
            }
            gap = .none
        }
        return tokens
    }
}

/// A word, a number or a sign.
struct Token {
    /// What stands between two tokens.
    enum Gap: UInt8 { case none, space, line }
    /// The sort of a token.
    enum Sort: UInt8 { case word, number, sign }

    /// Digits beyond these don't count: no date, time or price has as many.
    static let longestNumber = 15

    /// The place of its first code unit.
    let start: Int
    /// The place after its last code unit.
    let end: Int
    let sort: Sort
    /// The value of a number.
    let number: Int
    /// What stands before it.
    let gap: Gap

    /// The number of its code units.
    var count: Int { end - start }
}

/// What a code unit is to detectors.
enum UnitSort: UInt8 {
    case space, lineBreak, digit, letter, ideograph, sign

    init(_ unit: UInt16) {
        switch unit {
        case 0x30...0x39, 0xFF10...0xFF19: self = .digit
        case 0x61...0x7A, 0x41...0x5A: self = .letter
        case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: self = .space
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
        case 0..<0x80: self = .sign
        case 0xAA, 0xBA, 0xB5, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x02AF, 0x0300...0x1FFF: self = .letter
        case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .ideograph
        case 0xAC00...0xD7A3, 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .letter
        default: self = .sign
        }
    }
}

extension UInt16 {
    /// A code unit that is written as an ASCII character.
    init(ascii scalar: Unicode.Scalar) { self = UInt16(truncatingIfNeeded: scalar.value) }

    /// The value of a digit, in either width.
    var digitValue: UInt16 { self >= 0xFF10 ? self - 0xFF10 : self - 0x30 }

    /// A Boolean value that indicates whether this is a digit of ASCII.
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// A Boolean value that indicates whether this is a letter of ASCII.
    var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// A Boolean value that indicates whether a word continues here.
    var isWordUnit: Bool { isDigit || isASCIILetter || (self >= 0x80 && UnitSort(self) == .letter) }
}

extension ScannedText {
    /// Returns a token in lower case, or an empty string for a very long one.
    func word(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        let token = tokens[index]
        guard token.sort == .word, token.count <= 24 else { return "" }
        let part = units[token.start..<token.end]
        if part.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: part.map { UInt8($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) }, as: UTF8.self)
        }
        return String(decoding: part, as: UTF16.self).lowercased()
    }

    /// Returns a Boolean value that indicates whether a token is a sign.
    func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        tokens.indices.contains(index) && tokens[index].sort == .sign
            && units[tokens[index].start] == UInt16(ascii: sign)
    }

    /// Returns a Boolean value that indicates whether one of some words stands among the tokens before a place.
    func hasLabel(before place: Int, within count: Int, _ labels: Set<String>) -> Bool {
        let end = firstToken(from: place)
        return (max(0, end - count)..<end).contains { labels.contains(word($0)) }
    }
}
