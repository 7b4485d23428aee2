package import Foundation

/// The `dateTime` of FHIR: a date, which may lack its day or month, with or without a time of day.
package enum FHIRDate {
    /// The most characters of a date that is read.
    private static let lengthLimit = 64

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
        let (year, month, dayOfMonth) = CivilDay.parts(of: Int(day) + CivilDay.referenceDay)
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
        let pattern =
            /(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|([+-])(\d\d):(\d\d))?)?)?)?/
            .asciiOnlyDigits()
        guard text.utf8.count <= lengthLimit, let match = text.wholeMatch(of: pattern) else { return nil }
        let parts = match.output
        func number(_ part: Substring?, or other: Int) -> Int { part.flatMap { Int($0) } ?? other }
        let (year, month, day) = (number(parts.1, or: 0), number(parts.2, or: 1), number(parts.3, or: 1))
        let (hour, minute, second) = (number(parts.4, or: 0), number(parts.5, or: 0), number(parts.6, or: 0))
        guard year > 0, hour < 24, minute < 60, second <= 60, let civil = CivilDay.number(year, month, day) else {
            return nil
        }
        let whole = (civil - CivilDay.referenceDay) * 86_400 + hour * 3600 + minute * 60 + second
        let fraction = parts.7.flatMap { Double("0" + $0) } ?? 0
        if parts.8 != nil {
            let offset = (number(parts.10, or: 0) * 60 + number(parts.11, or: 0)) * 60
            let start = parts.9 == "-" ? whole + offset : whole - offset
            return Date(timeIntervalSinceReferenceDate: Double(start) + fraction)
        }
        let guess = Date(timeIntervalSinceReferenceDate: Double(whole))
        let offset = zone.secondsFromGMT(for: guess.addingTimeInterval(-Double(zone.secondsFromGMT(for: guess))))
        return Date(timeIntervalSinceReferenceDate: Double(whole - offset) + fraction)
    }
}

/// Days of the Gregorian calendar by number, counted from the first of March of the year 0.
enum CivilDay {
    /// The number of 1 January 2001.
    static let referenceDay = 730_791

    /// Returns the number of a day, or nil if the month has no such day.
    static func number(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        guard 1...12 ~= month, day >= 1 else { return nil }
        // With March first, the leap day is the last of a year.
        let shifted = month > 2 ? month - 3 : month + 9
        let years = month > 2 ? year : year - 1
        let number = 365 * years + years / 4 - years / 100 + years / 400 + (153 * shifted + 2) / 5 + day - 1
        return parts(of: number) == (year, month, day) ? number : nil
    }

    /// Returns the year, month and day of a number.
    static func parts(of number: Int) -> (year: Int, month: Int, day: Int) {
        let era = number / 146_097
        let rest = number % 146_097
        let years = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
        let day = rest - (365 * years + years / 4 - years / 100)
        let shifted = (5 * day + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (era * 400 + years + (month <= 2 ? 1 : 0), month, day - (153 * shifted + 2) / 5 + 1)
    }
}
