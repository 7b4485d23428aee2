// The forms of ISO 8601, which people type and programs exchange.

extension CivilDate: LosslessStringConvertible {
    /// Reads a day such as `2026-12-24`.
    package init?(_ text: some StringProtocol) {
        guard let numbers = WrittenNumbers(text, separator: "-", lengths: [4, 2, 2]) else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The day, such as `2026-12-24`.
    package var description: String {
        "\(WrittenNumbers.digits(year, 4))-\(WrittenNumbers.digits(month, 2))-\(WrittenNumbers.digits(day, 2))"
    }
}

extension CivilTime: LosslessStringConvertible {
    /// Reads a time such as `9:30`, `19:30` or `19:30:05`.
    package init?(_ text: some StringProtocol) {
        let padded = text.utf8.count == 4 ? "0\(text)" : String(text)
        if let numbers = WrittenNumbers(padded, separator: ":", lengths: [2, 2]) {
            self.init(hour: numbers[0], minute: numbers[1])
        } else if let numbers = WrittenNumbers(padded, separator: ":", lengths: [2, 2, 2]) {
            self.init(hour: numbers[0], minute: numbers[1], second: numbers[2])
        } else {
            return nil
        }
    }

    /// The time, such as `19:30`, with seconds where there are some.
    package var description: String {
        let minutes = "\(WrittenNumbers.digits(hour, 2)):\(WrittenNumbers.digits(minute, 2))"
        return second == 0 ? minutes : "\(minutes):\(WrittenNumbers.digits(second, 2))"
    }
}

extension CivilMoment: LosslessStringConvertible {
    /// Reads a moment such as `2026-12-24T19:30`, also with a space in place of the letter.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        guard parts.count == 2, let date = CivilDate(parts[0]), let time = CivilTime(parts[1]) else { return nil }
        self.init(date: date, time: time)
    }

    /// The moment, such as `2026-12-24T19:30`.
    package var description: String { "\(date)T\(time)" }
}

/// Numbers of fixed lengths with a separator.
private struct WrittenNumbers {
    private let numbers: [Int]

    init?(_ text: some StringProtocol, separator: Character, lengths: [Int]) {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == lengths, parts.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else {
            return nil
        }
        numbers = parts.compactMap { Int($0) }
    }

    subscript(index: Int) -> Int { numbers[index] }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
