/// Finds phone numbers.
///
/// A number stands out by its plus, its groups or a word before it; libphonenumber says whether its region has it.
struct PhoneDetector {
    let text: ScannedText
    let region: String

    /// The library takes up to a tenth of a millisecond for a number.
    private static let mostReadings = 4000

    private static let labels: Set<String> = [
        "phone", "phones", "tel", "telephone", "mobile", "mob", "cell", "call", "calls", "fax", "dial", "ring", "text",
        "sms", "whatsapp", "hotline", "handy", "telefon", "mobil", "anruf", "anrufen", "rufnummer", "tél", "téléphone",
        "telephone", "portable", "appelez", "teléfono", "telefono", "móvil", "movil", "llame", "llamar", "話", "电", "電",
        "contact", "office", "rsvp",
    ]

    func detections(_ claims: Claims) -> [Detection] {
        var found: [Detection] = []
        var readings = 0
        var place = 0
        while place < text.units.count, readings < Self.mostReadings {
            let unit = text.units[place]
            guard unit.isDigit || unit == Self.plus || unit == Self.open, isStart(place) else {
                place += 1
                continue
            }
            let candidate = Candidate(text, from: place)
            place = max(place + 1, candidate.end)
            guard candidate.isPlausible, !claims.overlaps(candidate.start..<candidate.end) else { continue }
            readings += 1
            if let detection = judged(candidate) {
                found.append(detection)
                place = max(place, detection.range.upperBound)
            }
        }
        return found
    }

    private func isStart(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        let previous = text.units[place - 1]
        // A plus begins a number even where a space is missing.
        if previous == Self.plus || previous.isWordUnit { return text.units[place] == Self.plus && !previous.isDigit }
        // The fraction of a number, and what is negative.
        let before = text.unit(place - 2)
        if [".", ",", "-", "/", ":"].contains(where: { UInt16(ascii: $0) == previous }) {
            return !before.isDigit && (previous != UInt16(ascii: "-") || before.isASCIILetter)
        }
        return !["$", "€", "£", "¥", "#", "&", "=", "@"].contains { UInt16(ascii: $0) == previous }
    }

    private func judged(_ candidate: Candidate) -> Detection? {
        let range = candidate.start..<candidate.withExtension
        let isLabelled =
            text.hasLabel(before: candidate.start, within: 5, Self.labels)
        let written = text.string(candidate.start..<candidate.end)
        let read = PhoneLibrary.read(written, region: region)
        let confidence: Double
        switch (read?.isValid, candidate.isInternational, isLabelled) {
        case (true?, true, _): confidence = 0.97
        case (true?, false, true): confidence = 0.95
        case (true?, false, false): confidence = candidate.groups > 1 ? 0.85 : 0.55
        case (_, true, _): confidence = 0.6
        case (_, false, true): confidence = candidate.digits >= 8 ? 0.6 : 0.4
        // Another region's number, in its groups.
        case (_, false, false)
        where candidate.isNorthAmerican || candidate.groups > 2 && candidate.digits >= 9 && candidate.hasTrunkZero:
            confidence = 0.4
        default: return nil
        }
        let number = PhoneNumber(
            written: text.string(range),
            international: read?.isValid == true || candidate.isInternational ? read?.number.international : nil,
            region: read?.isValid == true ? read?.number.region : nil
        )
        return Detection(range: range, value: .phone(number), confidence: confidence)
    }

    private static let plus = UInt16(ascii: "+")
    private static let open = UInt16(ascii: "(")
}

extension PhoneDetector {
    /// Digits with what may stand between those of a number.
    struct Candidate {
        let start: Int
        /// The place after the last digit.
        private(set) var end: Int
        /// The place after the extension, if there is one.
        private(set) var withExtension: Int
        private(set) var digits = 0
        private(set) var groups = 0
        private(set) var isInternational = false
        private(set) var hasTrunkZero = false
        private(set) var isNorthAmerican = false
        private var isOtherNumber = false

        /// The longest number, with its signs.
        private static let longest = 40

        init(_ text: ScannedText, from start: Int) {
            self.start = start
            end = start
            withExtension = start
            var place = start
            var opened = 0
            var signs = 0
            var lengths: [Int] = []
            var separators: [UInt16] = []
            if text.unit(place) == UInt16(ascii: "("), text.unit(place + 1) == UInt16(ascii: "+") {
                opened = 1
                place += 1
            }
            isInternational = text.unit(place) == UInt16(ascii: "+")
            if isInternational { place += 1 }
            scan: while place < text.units.count, place - start < Self.longest {
                let unit = text.units[place]
                switch unit {
                case 0x30...0x39:
                    if signs > 0 || digits == 0 {
                        groups += 1
                        lengths.append(0)
                    }
                    if digits == 0 { hasTrunkZero = unit == 0x30 }
                    signs = 0
                    digits += 1
                    if let last = lengths.indices.last { lengths[last] += 1 }
                    end = place + 1
                case UInt16(ascii: "("):
                    guard opened == 0 else { break scan }
                    opened += 1
                    signs += 1
                case UInt16(ascii: ")"):
                    guard opened == 1 else { break scan }
                    opened = 0
                    signs += 1
                case 0x20, 0xA0, UInt16(ascii: "-"), UInt16(ascii: "."), UInt16(ascii: "/"), 0x2010...0x2013, 0x202F:
                    signs += 1
                    if signs == 1 { separators.append(unit) }
                default: break scan
                }
                place += 1
                if signs > 3 || digits > 17 { break }
            }
            withExtension = end
            if let sign = text.units[start..<end].first, sign == UInt16(ascii: "("), opened == 1 {
                isOtherNumber = true
            }
            if text.unit(end).isWordUnit { isOtherNumber = true }
            isInternational = isInternational || text.units[start..<end].starts(with: [0x30, 0x30])
            isOtherNumber = isOtherNumber || Self.isDate(lengths, separators) || lengths == [3, 2, 4]
            isNorthAmerican = lengths == [3, 3, 4]
            readExtension(text)
        }

        /// A Boolean value that indicates whether the number of digits is that of a phone number.
        var isPlausible: Bool { !isOtherNumber && (7...17).contains(digits) }

        private mutating func readExtension(_ text: ScannedText) {
            var token = text.firstToken(from: end)
            guard ["x", "ext", "extension", "durchwahl", "poste"].contains(text.word(token)) else { return }
            isOtherNumber = false
            token += 1
            while text.isSign(token, ".") || text.isSign(token, ":") || text.isSign(token, "#") { token += 1 }
            guard text.tokens.indices.contains(token), text.tokens[token].sort == .number else { return }
            guard (1...7).contains(text.tokens[token].count) else { return }
            withExtension = text.tokens[token].end
        }

        /// Returns a Boolean value that indicates whether groups are those of a date.
        private static func isDate(_ lengths: [Int], _ separators: [UInt16]) -> Bool {
            guard lengths.count == 3, separators.count >= 2, separators[0] == separators[1] else { return false }
            return (lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2)
                || (lengths[0] <= 2 && lengths[1] <= 2 && lengths[2] == 4 && separators[0] != 0x20)
        }
    }
}
