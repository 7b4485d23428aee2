import CivilDateEngine

/// What a clock and a calendar on a wall show.
package struct WallTime: Sendable, Hashable, Comparable {
    /// The seconds since 1 January 1970 on the same wall.
    package let seconds: Int

    /// Creates the time with its seconds since 1 January 1970.
    package init(seconds: Int) { self.seconds = seconds }

    /// Creates a time from its parts.
    package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        let days = CivilDate.dayNumber(year: year, month: month, day: day)
        seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    }

    /// Reads `19970714T133000`, also with a `Z`, or `19970714`.
    init?(_ text: some StringProtocol) {
        var bytes = Array(text.utf8)
        if bytes.count == 16, bytes.last == UInt8(ascii: "Z") { bytes.removeLast() }
        guard bytes.count == 8 || (bytes.count == 15 && bytes[8] == UInt8(ascii: "T")) else { return nil }
        if bytes.count == 15 { bytes.remove(at: 8) } else { bytes += [UInt8](repeating: UInt8(ascii: "0"), count: 6) }
        guard bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        let numbers = [0..<4, 4..<6, 6..<8, 8..<10, 10..<12, 12..<14].map { range in
            bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        }
        guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]), numbers[3] < 24, numbers[4] < 60,
            numbers[5] <= 60
        else { return nil }
        self.init(
            year: numbers[0],
            month: numbers[1],
            day: numbers[2],
            hour: numbers[3],
            minute: numbers[4],
            second: min(59, numbers[5])
        )
        // 30 February would be another day.
        guard parts.day == numbers[2] else { return nil }
    }

    /// The year, the month and the day.
    package var parts: (year: Int, month: Int, day: Int) { CivilDate.parts(ofDay: day) }

    /// The number of days since 1 January 1970.
    package var day: Int { seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400 }

    /// The seconds since midnight.
    package var secondOfDay: Int { seconds - day * 86_400 }

    /// The midnight of the same day.
    package var midnight: WallTime { WallTime(seconds: day * 86_400) }

    /// Orders by time.
    package static func < (one: WallTime, other: WallTime) -> Bool { one.seconds < other.seconds }

    /// The time as `19970714T133000`, or the day as `19970714`.
    func text(isDate: Bool) -> String {
        let (year, month, day) = parts
        let date = Self.digits(year, 4) + Self.digits(month, 2) + Self.digits(day, 2)
        guard !isDate else { return date }
        let second = secondOfDay
        return date + "T" + Self.digits(second / 3600, 2) + Self.digits(second / 60 % 60, 2)
            + Self.digits(second % 60, 2)
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(max(0, number))
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
