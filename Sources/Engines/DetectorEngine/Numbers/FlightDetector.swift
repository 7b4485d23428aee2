/// Finds flights: an airline's two characters and up to four digits.
struct FlightDetector {
    let text: ScannedText

    private static let airlines = Set(
        """
        A3 AA AC AD AF AI AK AM AR AS AT AV AY AZ B6 BA BG BR BT BW CA CI CM CX CZ D8 DE DL DY EI EK EN ET EW EY F9 FI FR FZ \
        G3 GA GF HA HU HV HX IB JJ JL JQ KC KE KL KM KQ KU LA LG LH LJ LO LS LX LY MF MH MK MS MU NH NK NZ OA OK OS OU OZ PC \
        PG PK PR PS QF QR RJ RO S7 SA SC SK SN SQ SU SV TG TK TN TO TP TR U2 UA UL UX VA VJ VN VS VT VY W6 WF WN WS WY XQ Y4 \
        ZH 3U 4U 4Z 5J 6E 7C 9W
        """.split(separator: " ").map(String.init)
    )

    private static let labels: Set<String> = [
        "flight", "flights", "flug", "vol", "vuelo", "flying", "airlines", "airways", "gate", "boarding", "departure",
        "arrival", "departs", "arrives", "terminal", "便", "班",
    ]

    func detections() -> [Detection] {
        var found: [Detection] = []
        for index in text.tokens.indices {
            guard text.tokens[index].sort == .number, let flight = flight(number: index) else { continue }
            found.append(flight)
        }
        return found
    }

    private func flight(number index: Int) -> Detection? {
        let token = text.tokens[index]
        guard token.count <= 4, token.number > 0, token.gap != .line, !text.unit(token.end).isWordUnit else {
            return nil
        }
        // The airline is a token of two letters, or a letter and a digit in either order.
        var first = index - 1
        guard first >= 0, text.tokens[first].sort != .sign else { return nil }
        if text.tokens[first].count == 1, first > 0, text.tokens[first].gap == .none { first -= 1 }
        let start = text.tokens[first].start
        let codeEnd = text.tokens[index - 1].end
        guard codeEnd - start == 2, start == 0 || !text.unit(start - 1).isWordUnit else { return nil }
        let airline = text.string(start..<codeEnd)
        guard Self.airlines.contains(airline) else { return nil }
        // "at 9 AM" has its number before; "AM 9" is a radio's.
        guard start == 0 || !["$", ".", "/", "-"].contains(where: { UInt16(ascii: $0) == text.unit(start - 1) }) else {
            return nil
        }
        let isLabelled = text.hasLabel(before: start, within: 6, Self.labels)
        guard isLabelled || token.count >= 2 else { return nil }
        let following = text.unit(token.end)
        if [".", ":", "%", ",", "/"].contains(where: { UInt16(ascii: $0) == following }),
            text.unit(token.end + 1).isDigit
        {
            return nil
        }
        let value = FlightNumber(airline: airline, number: token.number)
        return Detection(range: start..<token.end, value: .flight(value), confidence: isLabelled ? 0.95 : 0.6)
    }
}
