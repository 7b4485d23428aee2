import CivilDateEngine
import DetectorEngine
import Foundation

/// Finds matches in a text, with times as dates of a zone.
struct MatchFinder {
    let context: DetectionContext
    let zone: TimeZone

    init(_ options: DataDetector.Options = DataDetector.Options()) {
        let zone = options.documentTimeZone ?? .current
        self.zone = zone
        context = DetectionContext(
            moment: CivilMoment(options.documentDate ?? Date(), in: zone),
            region: (options.documentRegion ?? Locale.current.region)?.identifier ?? "US",
            languages: Self.languages(options.documentLanguageCode)
        )
    }

    /// The language that is named, or the person's; English as well, as much text has both.
    private static func languages(_ code: Locale.LanguageCode?) -> [DetectorLanguage] {
        let wanted = (code ?? Locale.current.language.languageCode)?.identifier ?? "en"
        return (DetectorLanguage(rawValue: wanted).map { [$0] } ?? []) + (wanted == "en" ? [] : [.english])
    }

    /// Returns what a text says, with places in UTF-16 code units.
    func detections(in text: String, _ kinds: DetectionKinds) -> [Detection] {
        TextDetector(kinds).detections(in: text, context: context)
    }
}

// MARK: - Dates

extension CivilMoment {
    /// Creates the moment that clocks of a zone show.
    init(_ date: Date, in zone: TimeZone) {
        let local = (date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))).rounded(.down)
        // A date may be no number or beyond all numbers, which no calendar has.
        self.init(seconds: Int(exactly: local) ?? (local > 0 ? .max : 0))
    }

    /// Returns the moment's date in a zone; one that clocks skip is as much later.
    func date(in zone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let components = DateComponents(
            year: date.year,
            month: date.month,
            day: date.day,
            hour: time.hour,
            minute: time.minute,
            second: time.second
        )
        return calendar.date(from: components) ?? .distantPast
    }
}

/// From a moment to a moment, or one alone.
struct FoundTime {
    /// The beginning; nil if it is open.
    var start: CivilMoment?
    /// The end; nil if there is none or it is open.
    var end: CivilMoment?
    /// A Boolean value that indicates whether no time of day is named.
    var isAllDay = false

    /// The moments of a time on a day that isn't named are those of the day of the text; nil for lengths of time and for
    /// what returns.
    init?(_ value: TimeValue, today: CivilDate) {
        switch value {
        case .date(let date): (start, isAllDay) = (Self.midnight(date), true)
        case .time(let time, _): start = CivilMoment(date: today, time: time)
        case .moment(let moment, _): start = moment
        case .dates(let span):
            (start, end, isAllDay) = (span.start.map(Self.midnight), span.lastDay.map(Self.midnight), true)
        case .times(let first, let last):
            start = first.map { CivilMoment(date: today, time: $0) }
            end = last.map { CivilMoment(date: today, time: $0) }
            // From ten in the evening to two ends on the next day.
            if let start, let last = end, last < start { end = last.adding(seconds: 86_400) }
        case .moments(let first, let last): (start, end) = (first, last)
        case .duration, .recurrence: return nil
        }
    }

    private static func midnight(_ date: CivilDate) -> CivilMoment {
        CivilMoment(date: date, time: CivilTime(seconds: 0))
    }
}
