import CivilDateEngine
package import Foundation

/// The `dateTime` of FHIR: a date, which may lack its day or month, with or without a time of day.
package enum FHIRDate {
    /// The most characters of a date that is read.
    private static let lengthLimit = 64
    /// The number of 1 January 2001, from which Foundation counts.
    private static let referenceDay = 11_323

    /// Returns a date as FHIR writes it, in a time zone, to a hundredth of a microsecond.
    package static func text(of date: Date, in zone: TimeZone) -> String? {
        let seconds = date.timeIntervalSinceReferenceDate
        // From the year 1 to 9999, which is what four digits say.
        guard seconds > -63_113_904_000, seconds < 252_423_993_600 - 86_400 else { return nil }
        let offset = zone.secondsFromGMT(for: date) / 60 * 60
        let whole = seconds.rounded(.down)
        var fraction = Int(((seconds - whole) * 1e8).rounded())
        var local = Int(whole) + offset
        if fraction == 100_000_000 { (fraction, local) = (0, local + 1) }
        let day = (Double(local) / 86_400).rounded(.down)
        let rest = local - Int(day) * 86_400
        let (year, month, dayOfMonth) = CivilDate.parts(ofDay: Int(day) + referenceDay)
        var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
        text += "T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))"
        if fraction > 0 {
            var digits = padded(fraction, 8)
            while digits.hasSuffix("0") { digits.removeLast() }
            text += "." + digits
        }
        guard offset != 0 else { return text + "Z" }
        let minutes = abs(offset) / 60
        return text + "\(offset < 0 ? "-" : "+")\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// Returns the first moment of a date, whose day begins in a time zone; nil if the text is no date.
    package static func date(_ text: String, in zone: TimeZone) -> Date? {
        guard text.utf8.count <= lengthLimit, let written = WrittenDate(text), written.year > 0, written.hour < 24,
            written.minute < 60, written.second <= 60,
            let date = CivilDate(year: written.year, month: written.month, day: written.day)
        else { return nil }
        let time = written.hour * 3600 + written.minute * 60 + written.second
        let whole = (date.dayNumber - referenceDay) * 86_400 + time
        if let offset = written.offset {
            return Date(timeIntervalSinceReferenceDate: Double(whole - offset) + written.fraction)
        }
        let guess = Date(timeIntervalSinceReferenceDate: Double(whole))
        let offset = zone.secondsFromGMT(for: guess.addingTimeInterval(-Double(zone.secondsFromGMT(for: guess))))
        return Date(timeIntervalSinceReferenceDate: Double(whole - offset) + written.fraction)
    }
}

/// The numbers of a date, from `2026` to `2026-07-14T08:30:00.125+02:00`.
private struct WrittenDate {
    private(set) var year = 0
    private(set) var month = 1
    private(set) var day = 1
    private(set) var hour = 0
    private(set) var minute = 0
    private(set) var second = 0
    private(set) var fraction = 0.0
    /// The seconds ahead of Greenwich, or nil if they aren't written.
    private(set) var offset: Int?
    private var rest: Substring.UTF8View

    init?(_ text: String) {
        rest = text[...].utf8
        guard read() else { return nil }
    }

    /// Reads the text, and returns whether it is a date to its end.
    private mutating func read() -> Bool {
        guard let year = number(4) else { return false }
        self.year = year
        guard !rest.isEmpty else { return true }
        guard take("-"), let month = number(2) else { return false }
        self.month = month
        guard !rest.isEmpty else { return true }
        guard take("-"), let day = number(2) else { return false }
        self.day = day
        guard !rest.isEmpty else { return true }
        guard take("T"), let hour = number(2), take(":"), let minute = number(2) else { return false }
        (self.hour, self.minute) = (hour, minute)
        if take(":") {
            guard let second = number(2) else { return false }
            self.second = second
            if rest.first == UInt8(ascii: ".") { guard readFraction() else { return false } }
        }
        return rest.isEmpty || readOffset()
    }

    private mutating func readFraction() -> Bool {
        let digits = rest.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard !digits.isEmpty, let fraction = Double("0.\(Substring(digits))") else { return false }
        self.fraction = fraction
        rest = rest.dropFirst(digits.count + 1)
        return true
    }

    private mutating func readOffset() -> Bool {
        offset = 0
        if take("Z") { return rest.isEmpty }
        let isBehind = take("-")
        guard isBehind || take("+"), let hours = number(2), take(":"), let minutes = number(2) else { return false }
        offset = (hours * 60 + minutes) * (isBehind ? -60 : 60)
        return rest.isEmpty
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads a number of a certain count of digits.
    private mutating func number(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
            rest.removeFirst()
        }
        return value
    }
}
