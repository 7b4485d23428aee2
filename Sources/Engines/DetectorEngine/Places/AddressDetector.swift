/// Finds postal addresses: a street with a number, and the city and postal code after it.
struct AddressDetector {
    let text: ScannedText

    /// The last word of a street in English.
    private static let streetWords: Set<String> = [
        "street", "st", "avenue", "ave", "road", "rd", "boulevard", "blvd", "lane", "ln", "drive", "dr", "way", "court",
        "ct", "place", "pl", "square", "sq", "terrace", "parkway", "pkwy", "highway", "hwy", "broadway", "plaza", "row",
        "crescent", "close", "mews", "quay", "embankment", "alley", "circle", "hill",
    ]

    /// The end of a street in German.
    private static let streetEndings = [
        "straße", "strasse", "str", "platz", "allee", "weg", "gasse", "ufer", "damm", "ring",
    ]

    /// The first word of a street in French and Spanish.
    private static let streetBeginnings: Set<String> = [
        "rue", "avenue", "boulevard", "bd", "quai", "place", "impasse", "calle", "avenida", "paseo", "plaza", "carrer",
    ]

    private static let states = Set(
        """
        AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI \
        SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL PE NSW VIC QLD TAS ACT
        """.split(separator: " ").map(String.init)
    )

    private static let longestName = 5

    func detections() -> [Detection] {
        var found: [Detection] = []
        var index = 0
        while index < text.tokens.count {
            guard let street = numberFirst(index) ?? numberLast(index) else {
                index += 1
                continue
            }
            let address = completed(street)
            found.append(address.detection)
            index = max(index + 1, address.next)
        }
        return found
    }

    private struct Street {
        let start: Int
        let next: Int
        let isSure: Bool
    }

    /// "350 Fifth Avenue", "12 rue de Rivoli".
    private func numberFirst(_ index: Int) -> Street? {
        guard text.tokens[index].sort == .number, text.tokens[index].count <= 5 else { return nil }
        var next = index + 1
        // "221B".
        if isWord(next), text.tokens[next].count == 1, text.tokens[next].gap == .none { next += 1 }
        if text.isSign(next, ",") { next += 1 }
        if Self.streetBeginnings.contains(text.word(next)), isNamed(next + 1, allowingParticles: true) {
            var last = next + 1
            while last - next < Self.longestName, isNamed(last, allowingParticles: true) { last += 1 }
            return Street(start: index, next: last, isSure: true)
        }
        let first = next
        while next - first < Self.longestName, isNamed(next) || isOrdinal(next) {
            next += isOrdinal(next) ? 2 : 1
            let previous = next - 1
            guard previous > first || text.word(previous) == "broadway" else { continue }
            guard Self.streetWords.contains(text.word(previous)), !isStreetWord(next) else { continue }
            if text.isSign(next, "."), text.tokens[next].gap == .none { next += 1 }
            if ["n", "s", "e", "w", "nw", "ne", "sw", "se"].contains(text.word(next)) { next += 1 }
            return Street(start: index, next: next, isSure: true)
        }
        return nil
    }

    /// "Hauptstraße 12", "Calle Mayor 5".
    private func numberLast(_ index: Int) -> Street? {
        guard isNamed(index) else { return nil }
        var next = index + 1
        let word = text.word(index)
        if Self.streetBeginnings.contains(word) {
            while next - index < Self.longestName, isNamed(next, allowingParticles: true) { next += 1 }
            guard next > index + 1 else { return nil }
            if text.isSign(next, ",") { next += 1 }
        } else {
            guard word.count > 4, Self.streetEndings.contains(where: word.hasSuffix) else { return nil }
            if text.isSign(next, "."), text.tokens[next].gap == .none { next += 1 }
        }
        guard text.tokens.indices.contains(next), text.tokens[next].sort == .number, text.tokens[next].gap != .line,
            text.tokens[next].count <= 4
        else { return nil }
        next += 1
        if isWord(next), text.tokens[next].count == 1, text.tokens[next].gap == .none { next += 1 }
        return Street(start: index, next: next, isSure: true)
    }

    /// Reads unit, city, state and postal code after a street.
    private func completed(_ street: Street) -> (detection: Detection, next: Int) {
        var address = FoundAddress(street: string(street.start, street.next))
        var next = street.next
        let unit = skippedComma(next)
        if ["suite", "ste", "apt", "unit", "floor", "room"].contains(text.word(unit)),
            isNumber(unit + 1) || isWord(unit + 1)
        {
            next = unit + 2
            address.street = string(street.start, next)
        }
        var place = skippedComma(next)
        // "10115 Berlin".
        if isNumber(place), (4...5).contains(text.tokens[place].count), isNamed(place + 1) {
            address.postalCode = string(place, place + 1)
            let city = nameEnd(place + 1)
            address.city = string(place + 1, city)
            next = city
        } else if isNamed(place), text.isSign(next, ",") || text.tokens[place].gap == .line {
            let city = nameEnd(place)
            let state = skippedComma(city)
            let code = postalCode(state) ?? (isState(state) ? postalCode(skippedComma(state + 1)) : nil)
            if isState(state) || code != nil {
                address.city = string(place, city)
                if isState(state) {
                    address.state = string(state, state + 1)
                    next = state + 1
                }
                if let code {
                    address.postalCode = string(code.start, code.next)
                    next = code.next
                }
            } else if text.isSign(next, ",") {
                address.city = string(place, city)
                next = city
            }
            place = next
        }
        let isComplete = address.postalCode != nil || address.state != nil
        let range = text.tokens[street.start].start..<text.tokens[next - 1].end
        return (Detection(range: range, value: .address(address), confidence: isComplete ? 0.95 : 0.7), next)
    }

    // MARK: - Parts

    /// "10118", "10118-1234", "SW1A 2AA", "K1A 0B1".
    private func postalCode(_ index: Int) -> (start: Int, next: Int)? {
        guard text.tokens.indices.contains(index) else { return nil }
        if isNumber(index), (4...5).contains(text.tokens[index].count) {
            if text.isSign(index + 1, "-"), isNumber(index + 2), text.tokens[index + 2].count == 4 {
                return (index, index + 3)
            }
            return (index, index + 1)
        }
        // Two groups of letters and digits that begin with a letter.
        let start = text.tokens[index].start
        var groups: [String] = []
        var next = index
        while next < text.tokens.count, next - index < 8, text.tokens[next].sort != .sign,
            text.tokens[next].gap != .line
        {
            if next == index || text.tokens[next].gap != .none { groups.append("") }
            groups[groups.count - 1] += text.string(text.tokens[next].start..<text.tokens[next].end)
            if groups.count == 2, groups[1].count >= 3 { break }
            next += 1
        }
        guard groups.count == 2, groups[1].count == 3, (2...4).contains(groups[0].count), start < text.units.count
        else {
            return nil
        }
        let isCode =
            groups[0].first?.isUppercase == true && groups[0].contains(where: \.isNumber)
            && groups[1].first?.isNumber == true && groups.joined().allSatisfy { $0.isUppercase || $0.isNumber }
        return isCode ? (index, next + 1) : nil
    }

    private func isState(_ index: Int) -> Bool { isWord(index) && Self.states.contains(string(index, index + 1)) }

    private func nameEnd(_ index: Int) -> Int {
        var end = index + 1
        while end - index < 3, isNamed(end), text.tokens[end].gap == .space, !isState(end), postalCode(end) == nil {
            end += 1
        }
        return end
    }

    private func skippedComma(_ index: Int) -> Int { text.isSign(index, ",") ? index + 1 : index }

    private func isWord(_ index: Int) -> Bool {
        text.tokens.indices.contains(index) && text.tokens[index].sort == .word
    }

    private func isNumber(_ index: Int) -> Bool {
        text.tokens.indices.contains(index) && text.tokens[index].sort == .number
    }

    private func isStreetWord(_ index: Int) -> Bool {
        isWord(index) && text.tokens[index].gap == .space && Self.streetWords.contains(text.word(index))
    }

    /// "5th" is two tokens.
    private func isOrdinal(_ index: Int) -> Bool {
        isNumber(index) && isWord(index + 1) && text.tokens[index + 1].gap == .none
            && ["st", "nd", "rd", "th"].contains(text.word(index + 1))
    }

    /// Returns a Boolean value that indicates whether a token is a part of a name, on the same line.
    private func isNamed(_ index: Int, allowingParticles: Bool = false) -> Bool {
        guard isWord(index), let scalar = Unicode.Scalar(text.units[text.tokens[index].start]) else { return false }
        if scalar.properties.isUppercase { return true }
        return allowingParticles
            && ["de", "du", "des", "la", "le", "del", "los", "las", "d", "l"].contains(text.word(index))
    }

    private func string(_ first: Int, _ next: Int) -> String {
        text.string(text.tokens[first].start..<text.tokens[next - 1].end)
    }
}
