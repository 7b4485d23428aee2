/// Finds the numbers of parcels by their form and their check digit.
///
/// Numbers of digits alone need a word before them: each tenth run of digits has a right check digit by chance.
struct ParcelDetector {
    let text: ScannedText

    private static let labels: Set<String> = [
        "tracking", "track", "parcel", "package", "shipment", "shipping", "waybill", "awb", "fedex", "usps", "dhl",
        "ups",
        "sendung", "sendungsnummer", "paket", "paketnummer", "colis", "suivi", "envío", "seguimiento", "consignment",
    ]

    func detections() -> [Detection] {
        var found: [Detection] = []
        var index = 0
        var label = -Self.reach - 1
        while index < text.tokens.count {
            let token = text.tokens[index]
            if token.sort == .word, Self.labels.contains(text.word(index)) { label = index }
            let isLabelled = index - label <= Self.reach
            guard canBegin(index, isLabelled: isLabelled), let parcel = parcel(at: index, isLabelled: isLabelled) else {
                index += 1
                continue
            }
            found.append(parcel)
            index = text.firstToken(from: parcel.range.upperBound)
        }
        return found
    }

    /// Returns a Boolean value that indicates whether a number may begin with a token.
    ///
    /// Without a label: "1Z", two capital letters, or a group of four digits and more that begins with 9.
    private func canBegin(_ index: Int, isLabelled: Bool) -> Bool {
        let token = text.tokens[index]
        guard token.sort != .sign, token.gap != .none || token.start == 0 || !text.units[token.start - 1].isWordUnit
        else {
            return false
        }
        let first = text.units[token.start]
        if token.sort == .word { return token.count == 2 && first >= 0x41 && first <= 0x5A }
        if isLabelled { return true }
        return token.count >= 4 ? first == 0x39 : token.count == 1 && first == 0x31 && text.unit(token.end) == 0x5A
    }

    /// How many tokens a label may stand before.
    private static let reach = 6
    /// The lengths of numbers.
    private static let lengths: Set<Int> = [10, 12, 13, 15, 18, 20, 22]

    private func parcel(at index: Int, isLabelled: Bool) -> Detection? {
        // The characters from here, with single spaces passed over; the longest number has 22.
        var characters: [UInt8] = []
        var ends: [Int] = []
        var next = index
        while next < text.tokens.count, characters.count < 23, ends.count < 12 {
            let token = text.tokens[next]
            guard token.sort != .sign, next == index || token.gap != .line, token.count <= 23 else { break }
            guard text.units[token.start..<token.end].allSatisfy({ $0 < 0x80 }) else { break }
            characters += text.units[token.start..<token.end].map { UInt8(truncatingIfNeeded: $0) }
            ends.append(token.end)
            if Self.lengths.contains(characters.count), isWhole(token.end), let found = Self.carrier(characters),
                found.standsAlone || isLabelled
            {
                let number = ParcelNumber(number: String(decoding: characters, as: UTF8.self), carrier: found.carrier)
                let confidence = isLabelled ? 0.97 : 0.9
                return Detection(
                    range: text.tokens[index].start..<token.end,
                    value: .parcel(number),
                    confidence: confidence
                )
            }
            next += 1
        }
        return nil
    }

    private func isWhole(_ end: Int) -> Bool {
        // No further digits after a space either: they belong to a longer number.
        !text.unit(end).isWordUnit && !(text.unit(end) == 0x20 && text.unit(end + 1).isDigit)
    }

    /// Returns whose number this is.
    static func carrier(_ number: [UInt8]) -> (carrier: ParcelNumber.Carrier, standsAlone: Bool)? {
        switch number.count {
        case 18 where number.starts(with: [0x31, 0x5A]) && ParcelChecks.isUPS(number): (.ups, true)
        case 13 where ParcelChecks.isPostal(number): (.post, true)
        case 20 where ParcelChecks.isWeighted(number), 22 where number[0] == 0x39 && ParcelChecks.isWeighted(number):
            (.usps, number.count == 22)
        case 12 where ParcelChecks.isFedExExpress(number), 15 where ParcelChecks.isFedExGround(number): (.fedEx, false)
        case 10 where ParcelChecks.isDHL(number): (.dhl, false)
        default: nil
        }
    }
}
