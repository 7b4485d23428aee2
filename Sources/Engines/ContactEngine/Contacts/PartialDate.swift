/// A day whose year or other parts may be unknown.
package struct PartialDate: Sendable, Hashable {
    /// The year.
    package var year: Int?
    /// The month, from 1.
    package var month: Int?
    /// The day of the month, from 1.
    package var day: Int?
    /// The calendar by its Unicode name, or nil for the Gregorian.
    package var calendar: String?

    /// Creates a day, or nil where a part is out of range or none is known.
    package init?(year: Int?, month: Int?, day: Int?, calendar: String? = nil) {
        guard year != nil || month != nil || day != nil else { return nil }
        guard year.map({ (0...9999).contains($0) }) ?? true, month.map({ (1...13).contains($0) }) ?? true,
            day.map({ (1...31).contains($0) }) ?? true
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
        self.calendar = calendar
    }

    /// The calendars that are read; a date in another one stays in its card as it is.
    private static let calendars: Set<String> = [
        "buddhist", "chinese", "coptic", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil", "japanese",
        "persian",
    ]

    /// Reads a date in any of the ways of the versions; a time that follows is left out.
    init?(_ property: VCardProperty) {
        let text = property.value.prefix { $0 != "T" && $0 != "t" && $0 != " " }
        let isYearless = text.hasPrefix("--")
        let digits = text.replacing("-", with: "")
        guard text.utf8.count <= 10, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        func number(_ offset: Int, _ count: Int) -> Int? {
            Int(digits.dropFirst(offset).prefix(count))
        }
        let scale = property.parameter("CALSCALE")?.lowercased()
        let calendar = scale == "gregorian" ? nil : scale
        guard calendar.map(Self.calendars.contains) ?? true else { return nil }
        var year: Int?
        switch (isYearless, digits.utf8.count) {
        case (true, 4): self.init(year: nil, month: number(0, 2), day: number(2, 2), calendar: calendar)
        case (true, 2) where text.hasPrefix("---"):
            self.init(year: nil, month: nil, day: number(0, 2), calendar: calendar)
        case (true, 2): self.init(year: nil, month: number(0, 2), day: nil, calendar: calendar)
        case (false, 4): self.init(year: number(0, 4), month: nil, day: nil, calendar: calendar)
        case (false, 6): self.init(year: number(0, 4), month: number(4, 2), day: nil, calendar: calendar)
        case (false, 8):
            // Version 3.0 has no date without a year, so Apple writes one and says that it means nothing.
            year = number(0, 4)
            if let omitted = property.parameter("X-APPLE-OMIT-YEAR"), Int(omitted) == year { year = nil }
            self.init(year: year, month: number(4, 2), day: number(6, 2), calendar: calendar)
        default: return nil
        }
    }

    /// The year that stands for none in version 3.0, a leap year.
    private static let omittedYear = 1604

    /// Returns the property of a version that says the date.
    func property(group: String? = nil, _ name: String, in version: VCard.Version) -> VCardProperty {
        var parameters = calendar.map { [VCardParameter("CALSCALE", $0)] } ?? []
        if version == .v4 {
            // A year with a day alone can't be written.
            var value = year.map { padded($0, 4) } ?? (month == nil ? "---" : "--")
            if let month { value += padded(month, 2) }
            if let day { value += padded(day, 2) }
            if year != nil, month != nil, day == nil {
                value.insert("-", at: value.index(value.startIndex, offsetBy: 4))
            }
            return VCardProperty(group: group, name, parameters, value: value)
        }
        if year == nil { parameters.append(VCardParameter("X-APPLE-OMIT-YEAR", "\(Self.omittedYear)")) }
        let value = "\(padded(year ?? Self.omittedYear, 4))-\(padded(month ?? 1, 2))-\(padded(day ?? 1, 2))"
        return VCardProperty(group: group, name, parameters, value: value)
    }

    private func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
