import Foundation

/// Finds sums of money: a number with a currency before or after it.
struct AmountDetector {
    let text: ScannedText

    private static let signs: [UInt16: String] = [
        0x24: "USD", 0x20AC: "EUR", 0xA3: "GBP", 0xA5: "JPY", 0xFFE5: "JPY", 0x20B9: "INR", 0x20BD: "RUB",
        0x20A9: "KRW",
        0x20BA: "TRY", 0x20AA: "ILS", 0x0E3F: "THB", 0x20AB: "VND", 0x20B4: "UAH", 0x20B1: "PHP", 0x20A6: "NGN",
        0xFF04: "USD", 0xFFE1: "GBP", 0x20BE: "GEL", 0x20AD: "LAK", 0x20B8: "KZT", 0x20A1: "CRC", 0x20B2: "PYG",
        0x20BC: "AZN",
    ]

    private static let codes: Set<String> = [
        "USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "NZD", "CNY", "RMB", "INR", "SEK", "NOK", "DKK", "PLN", "CZK",
        "HUF", "RON", "BGN", "TRY", "RUB", "UAH", "KRW", "THB", "SGD", "HKD", "TWD", "MYR", "IDR", "PHP", "VND", "BRL",
        "MXN", "ARS", "CLP", "COP", "ZAR", "EGP", "AED", "SAR", "ILS", "ISK",
    ]

    private static let words: [String: String] = [
        "dollar": "USD", "dollars": "USD", "bucks": "USD", "euro": "EUR", "euros": "EUR", "pound": "GBP",
        "pounds": "GBP",
        "quid": "GBP", "sterling": "GBP", "yen": "JPY", "円": "JPY", "元": "CNY", "yuan": "CNY", "renminbi": "CNY",
        "franken": "CHF", "sfr": "CHF", "rupee": "INR", "rupees": "INR", "won": "KRW", "원": "KRW", "krona": "SEK",
        "kronor": "SEK", "kronen": "DKK", "zloty": "PLN", "zł": "PLN", "kč": "CZK", "forint": "HUF", "rubles": "RUB",
        "roubles": "RUB", "baht": "THB", "ringgit": "MYR", "rupiah": "IDR", "reais": "BRL", "rand": "ZAR",
        "lira": "TRY",
        "shekels": "ILS", "dirhams": "AED", "rmb": "CNY", "usd": "USD", "eur": "EUR", "gbp": "GBP", "francs": "CHF",
    ]

    private static let scales: [String: Int] = [
        "k": 3, "thousand": 3, "mille": 3, "tausend": 3, "m": 6, "mn": 6, "mio": 6, "million": 6, "millions": 6,
        "millionen": 6, "millones": 6, "bn": 9, "billion": 9, "billions": 9, "milliarden": 9, "mrd": 9, "trillion": 12,
        "万": 4, "億": 8, "亿": 8,
    ]

    /// Where "$" stands after these, it is another dollar.
    private static let dollars: [String: String] = [
        "us": "USD", "a": "AUD", "au": "AUD", "c": "CAD", "ca": "CAD", "cad": "CAD", "nz": "NZD", "hk": "HKD",
        "nt": "TWD",
        "s": "SGD", "sg": "SGD", "r": "BRL", "mx": "MXN", "mex": "MXN",
    ]

    func detections() -> [Detection] {
        var found: [Detection] = []
        var index = 0
        while index < text.tokens.count {
            guard text.tokens[index].sort == .number, let amount = amount(at: index) else {
                index += 1
                continue
            }
            found.append(amount.detection)
            index = amount.next
        }
        return found
    }

    private func amount(at index: Int) -> (detection: Detection, next: Int)? {
        guard let number = WrittenNumber(text, at: index) else { return nil }
        var next = number.next
        var value = number.value
        // ",-" and ".-" after whole sums of German.
        if text.isSign(next, ",") || text.isSign(next, "."), text.isSign(next + 1, "-") || text.isSign(next + 1, "–"),
            text.tokens[next].gap == .none, text.tokens[next + 1].gap == .none
        {
            next += 2
        }
        if let scale = Self.scales[text.word(next)], isNear(next) {
            value *= pow(10, scale)
            next += 1
        }
        var start = index
        var currency: String?
        if let before = currencyBefore(index) { (currency, start) = (before.currency, before.start) }
        if let after = currencyAfter(next) {
            if currency == nil { currency = after.currency }
            // After a sign, only its own code belongs to the sum: "$ 5 USD".
            if start == index || after.isCode { next = after.next }
        }
        guard let currency else { return nil }
        let range = text.tokens[start].start..<text.tokens[next - 1].end
        let amount = MoneyAmount(value: value, currency: currency)
        return (Detection(range: range, value: .amount(amount), confidence: 0.92), next)
    }

    private func isNear(_ index: Int) -> Bool { text.tokens.indices.contains(index) && text.tokens[index].gap != .line }

    private func currencyBefore(_ index: Int) -> (currency: String, start: Int)? {
        guard index > 0, text.tokens[index].gap != .line else { return nil }
        let token = text.tokens[index - 1]
        if token.sort == .sign, let currency = Self.signs[text.units[token.start]] {
            if currency == "USD", index > 1, let other = Self.dollars[text.word(index - 2)],
                text.tokens[index - 1].gap == .none || text.word(index - 2) != "a"
            {
                return (other, index - 2)
            }
            return (currency, index - 1)
        }
        guard token.sort == .word else { return nil }
        let written = text.string(token.start..<token.end)
        if Self.codes.contains(written) { return (written == "RMB" ? "CNY" : written, index - 1) }
        return written == "Fr" || written == "SFr" ? ("CHF", index - 1) : nil
    }

    private func currencyAfter(_ index: Int) -> (currency: String, next: Int, isCode: Bool)? {
        guard isNear(index) else { return nil }
        let token = text.tokens[index]
        if token.sort == .sign {
            guard let currency = Self.signs[text.units[token.start]] else { return nil }
            // "5 $20" is a number and a price.
            if text.tokens.indices.contains(index + 1), text.tokens[index + 1].sort == .number,
                text.tokens[index + 1].gap == .none
            {
                return nil
            }
            return (currency, index + 1, false)
        }
        guard token.sort == .word else { return nil }
        let written = text.string(token.start..<token.end)
        if Self.codes.contains(written) { return (written == "RMB" ? "CNY" : written, index + 1, true) }
        if let currency = Self.words[text.word(index)] { return (currency, index + 1, false) }
        guard
            ["us", "australian", "canadian", "british", "american", "chinese", "japanese", "swiss"].contains(
                text.word(index)
            ),
            let currency = Self.words[text.word(index + 1)]
        else { return nil }
        let country = text.word(index)
        let own = country == "australian" ? "AUD" : country == "canadian" ? "CAD" : currency
        return (own, index + 2, false)
    }
}
