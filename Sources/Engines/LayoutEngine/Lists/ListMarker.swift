/// What an item of a list begins with.
package struct ListMarker: Sendable, Hashable {
    /// A kind of marker.
    package enum Kind: Sendable, Hashable {
        /// A dot, square or star.
        case bullet
        /// A dash.
        case hyphen
        /// a, b, c, or i, ii, iii.
        case lowercaseLatin
        /// A, B, C, or I, II, III.
        case uppercaseLatin
        /// 1, 2, 3.
        case decimal
        /// Numbers in circles.
        case decorativeDecimal
        /// 1.1, 1.2, 1.2.1.
        case compositeDecimal
    }

    /// The kind.
    package let kind: Kind
    /// The marker as written, such as "1." or "•".
    package let text: String
    /// The numbers that the marker may stand for; several for "i", which is a letter and a number.
    let ordinals: [[Int]]
    /// The signs around the number.
    let signs: String
    /// The number of characters to the item's text, spaces included.
    package let length: Int

    /// The number, or the first that the marker may stand for; nil for a bullet.
    package var start: Int? { isRoman ? ordinals.last?.last : ordinals.first?.last }

    /// A Boolean value that indicates whether the marker is a Roman number rather than a letter.
    package var isRoman: Bool {
        guard kind == .lowercaseLatin || kind == .uppercaseLatin else { return false }
        // "i" is a letter, too; a list of letters begins with another.
        return ordinals.count == 1 ? text.count(where: \.isLetter) > 1 : text.lowercased().contains("i")
    }

    /// A Boolean value that indicates whether the marker alone makes a list: nothing else begins with it.
    var isSure: Bool { kind == .decorativeDecimal || kind == .bullet && !["*", "o", "·", "+", ">"].contains(text) }

    /// Returns whether an item with this marker follows one with another in the same list.
    func follows(_ other: ListMarker) -> Bool {
        guard kind == other.kind, signs == other.signs else { return false }
        if ordinals.isEmpty { return other.ordinals.isEmpty }
        return ordinals.contains { own in other.ordinals.contains { Self.follows(own, $0) } }
    }

    /// Returns whether a number is the next one: of the same depth, of a deeper one, or back at a former depth.
    private static func follows(_ own: [Int], _ other: [Int]) -> Bool {
        if own.count == other.count + 1 { return own.last == 1 && Array(own.dropLast()) == other }
        guard let last = own.last, own.count <= other.count else { return false }
        return own.dropLast() == other.prefix(own.count - 1) && last == other[own.count - 1] + 1
    }
}

// MARK: - Reading

extension ListMarker {
    /// Dots, squares, stars and arrows that begin items.
    private static let bullets: Set<Character> = [
        "•", "·", "◦", "▪", "▫", "●", "○", "■", "□", "‣", "∙", "⁃", "◆", "◇", "★", "☆", "✓", "✔", "☐", "☑", "➢", "➤",
        "►", "▶", "*", "o", "+", ">", "・", "√",
    ]
    /// A dot of one list is read as several kinds.
    private static func sign(of bullet: Character) -> String { "•·∙●・".contains(bullet) ? "•" : String(bullet) }
    private static let hyphens: Set<Character> = ["-", "–", "—", "−"]

    /// Reads the marker at the beginning of a line; nil where there is none with text behind it.
    init?(beginning text: String) {
        self.init(text, isAlone: false)
    }

    /// Reads a marker that stands alone.
    init?(alone text: String) {
        self.init(text, isAlone: true)
    }

    private init?(_ text: String, isAlone: Bool) {
        let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
        let rest = text[end...].drop(while: \.isWhitespace)
        guard let first = text.first else { return nil }
        if let number = first.circledNumber {
            // The circle itself divides the number from the text.
            let rest = text.dropFirst().drop(while: \.isWhitespace)
            guard isAlone == rest.isEmpty else { return nil }
            self.init(.decorativeDecimal, String(first), [[number]], signs: "", text.count - rest.count)
            return
        }
        let word = String(text[..<end])
        if Self.hyphens.contains(first), word.count > 1, !isAlone, text.dropFirst().first?.isUppercase == true {
            // The space behind a dash is narrow, and is passed over now and then.
            self.init(.hyphen, String(first), [], signs: "-", 1)
            return
        }
        if "•·▪◦●■".contains(first), word.count > 1, !isAlone, text.dropFirst().first?.isLetter == true {
            self.init(.bullet, String(first), [], signs: Self.sign(of: first), 1)
            return
        }
        guard isAlone == rest.isEmpty else { return nil }
        let length = text.count - rest.count
        if word.count == 1, Self.bullets.contains(first) {
            // A sum has terms on both sides of its sign.
            guard isAlone || !"+*>".contains(first) || rest.first?.isLetter == true else { return nil }
            self.init(.bullet, word, [], signs: Self.sign(of: first), length)
            return
        }
        if word.count == 1, Self.hyphens.contains(first) {
            guard isAlone || rest.first?.isNumber != true else { return nil }
            self.init(.hyphen, word, [], signs: "-", length)
            return
        }
        self.init(numbered: word, length)
    }

    private init(_ kind: Kind, _ text: String, _ ordinals: [[Int]], signs: String, _ length: Int) {
        (self.kind, self.text, self.ordinals, self.signs, self.length) = (kind, text, ordinals, signs, length)
    }

    /// Reads "1.", "1)", "(1)", "a)", "iv." or "1.2.3".
    private init?(numbered word: String, _ length: Int) {
        var core = Substring(word)
        var signs = ""
        if let opening = core.first, opening == "(" || opening == "[" {
            signs.append(opening)
            core.removeFirst()
        }
        if let closing = core.last, ".):]".contains(closing) {
            signs.append(closing)
            core.removeLast()
        }
        guard signs != "(", signs != "[", !core.isEmpty, core.count <= 12 else { return nil }
        let parts = core.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
        if !parts.contains(nil) {
            let numbers = parts.compactMap { $0 }
            if numbers.count > 1 {
                self.init(.compositeDecimal, word, [numbers], signs: signs, length)
            } else if !signs.isEmpty {
                self.init(.decimal, word, [numbers], signs: signs, length)
            } else {
                return nil
            }
            return
        }
        // A letter alone is a word.
        guard !signs.isEmpty, core.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        let isLower = core.allSatisfy(\.isLowercase)
        guard isLower || core.allSatisfy(\.isUppercase) else { return nil }
        var ordinals: [[Int]] = []
        let small = core.lowercased()
        if small.count == 1, let value = small.first?.asciiValue { ordinals.append([Int(value) - 0x60]) }
        if let value = Self.roman(small) { ordinals.append([value]) }
        guard !ordinals.isEmpty else { return nil }
        self.init(isLower ? .lowercaseLatin : .uppercaseLatin, word, ordinals, signs: signs, length)
    }

    /// Returns the number of digits alone, as an item may have it.
    private static func number(_ digits: Substring) -> Int? {
        guard (1...3).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }

    /// Returns the number of a Roman one up to 39; nil for what is none in its shortest form.
    private static func roman(_ letters: String) -> Int? {
        let units = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        let tens = letters.prefix { $0 == "x" }.count
        // "ix" begins with no ten.
        guard tens <= 3, let unit = units.firstIndex(of: String(letters.dropFirst(tens))) else { return nil }
        let value = 10 * tens + unit
        return value > 0 ? value : nil
    }
}

extension Character {
    /// The number of a character that is one in a circle.
    var circledNumber: Int? {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
        switch scalar.value {
        // White and black circles; in two faces of letters.
        case 0x2460...0x2473: return Int(scalar.value) - 0x2460 + 1
        case 0x2776...0x277F: return Int(scalar.value) - 0x2776 + 1
        case 0x2780...0x2789: return Int(scalar.value) - 0x2780 + 1
        case 0x278A...0x2793: return Int(scalar.value) - 0x278A + 1
        case 0x24EB...0x24F4: return Int(scalar.value) - 0x24EB + 11
        case 0x24F5...0x24FE: return Int(scalar.value) - 0x24F5 + 1
        default: return nil
        }
    }

    /// Creates a number in a circle.
    init?(circled number: Int) {
        guard (1...20).contains(number), let scalar = Unicode.Scalar(0x2460 + UInt32(number) - 1) else { return nil }
        self = Character(scalar)
    }
}
