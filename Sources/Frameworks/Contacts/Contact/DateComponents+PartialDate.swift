import ContactEngine

extension DateComponents {
    /// The calendars by their Unicode names.
    private static let calendars: [(name: String, identifier: Calendar.Identifier)] = [
        ("chinese", .chinese), ("hebrew", .hebrew), ("islamic", .islamic), ("islamic-civil", .islamicCivil),
        ("buddhist", .buddhist), ("persian", .persian), ("indian", .indian), ("japanese", .japanese),
        ("coptic", .coptic),
        ("ethiopic", .ethiopicAmeteMihret),
    ]

    /// Creates the components of a day in a card.
    init(_ date: PartialDate) {
        let identifier = Self.calendars.first { $0.name == date.calendar }?.identifier ?? .gregorian
        self.init(calendar: Calendar(identifier: identifier), year: date.year, month: date.month, day: date.day)
    }

    /// The Unicode name of the calendar, or nil for the Gregorian.
    fileprivate var calendarName: String? {
        Self.calendars.first { $0.identifier == calendar?.identifier }?.name
    }
}

extension PartialDate {
    /// Creates the day of components, or nil where a card can't say it.
    init?(_ components: DateComponents) {
        self.init(
            year: components.year,
            month: components.month,
            day: components.day,
            calendar: components.calendarName
        )
    }
}
