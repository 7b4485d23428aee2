import CivilDateEngine
import DetectorEngine

/// A day or a time of which a page speaks.
struct TimeMention {
    /// How a day is named.
    enum Naming: Hashable {
        /// By month and day.
        case explicit
        /// By two numbers, which may be a price or a score as well.
        case pair
        /// As seen from today.
        case relative
        /// By the day of the week.
        case weekday
    }

    /// Where it stands in the page's text.
    let range: Range<Int>
    /// The line.
    let line: Int
    /// How the day is named, or nil if only a time is.
    let naming: Naming?
    /// The first day.
    var day: CivilDate?
    /// The last of several days.
    var lastDay: CivilDate?
    /// The time.
    var time: CivilTime?
    /// The time at which it ends.
    var endTime: CivilTime?
    /// A Boolean value that indicates whether morning and evening are told apart.
    let isExact: Bool
    /// A Boolean value that indicates whether the year is written.
    let hasYear: Bool
    /// The day of the week that is written with it.
    let weekday: Int?
    /// The identifier of the time zone that is written with it.
    let zone: String?
    /// How sure the finding is.
    let confidence: Double

    init?(_ detection: Detection, on page: PageText, languages: [DetectorLanguage]) {
        guard case .time(let value) = detection.value, let line = page.line(at: detection.range.lowerBound) else {
            return nil
        }
        let words = DateWords(page.string(detection.range), languages: languages)
        var isExact = true
        switch value {
        case .date(let date): day = date
        case .time(let clock, let exact): (time, isExact) = (clock, exact)
        case .moment(let moment, let exact): (day, time, isExact) = (moment.date, moment.time, exact)
        case .dates(let span):
            guard span.isDays, let start = span.start, let end = span.lastDay else { return nil }
            day = start
            if end > start { lastDay = end }
        case .times(let start?, let end): (time, endTime) = (start, end)
        case .moments(let start?, let end):
            (day, time, endTime) = (start.date, start.time, end?.time)
            if let end, end.date.dayNumber - start.date.dayNumber > 1 { lastDay = end.date }
        case .times, .moments, .duration, .recurrence: return nil
        }
        // A time that was taken for one of the day before it names no day itself.
        if words.naming == nil {
            guard time != nil, words.hasNumbers else { return nil }
            (day, lastDay) = (nil, nil)
        }
        // "Tonight" names no hour.
        if !words.hasNumbers { (time, endTime) = (nil, nil) }
        naming = day == nil ? nil : words.naming
        self.isExact = isExact
        (hasYear, weekday) = (words.hasYear, words.weekday)
        (range, self.line, confidence) = (detection.range, line, detection.confidence)
        zone = time == nil ? nil : detection.zone
    }

    /// Moves the days to another year.
    mutating func move(to year: Int) {
        guard let day,
            let moved = CivilDate(
                year: year,
                month: day.month,
                day: min(day.day, CivilDate.days(in: day.month, of: year))
            )
        else { return }
        lastDay = lastDay?.adding(days: moved.dayNumber - day.dayNumber)
        self.day = moved
    }
}

/// What the words of a date tell of how it is written.
struct DateWords {
    private(set) var weekday: Int?
    private(set) var hasYear = false
    private var hasMonth = false
    private var isRelative = false
    private var numbers: [Int] = []
    private var isTriple = false
    private var isPair = false

    init(_ text: String, languages: [DetectorLanguage]) {
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init) {
            for language in languages {
                guard let meaning = DayWord(word, in: language) else { continue }
                switch meaning {
                case .month: hasMonth = true
                case .weekday(let day): weekday = weekday ?? day
                case .relative: isRelative = true
                }
                break
            }
        }
        if text.contains(where: { "月日号號".contains($0) }) { hasMonth = true }
        if ["今日", "明日", "今天", "明天", "本日", "后天", "後天"].contains(where: text.contains) { isRelative = true }
        readNumbers(text)
    }

    private mutating func readNumbers(_ text: String) {
        let characters = Array(text)
        var runs: [Range<Int>] = []
        var index = 0
        while index < characters.count {
            let start = index
            while index < characters.count, characters[index].isWholeNumber, characters[index].isASCII { index += 1 }
            if index > start { runs.append(start..<index) } else { index += 1 }
        }
        numbers = runs.compactMap { Int(String(characters[$0])) }
        hasYear = zip(runs, numbers).contains { $0.count == 4 && (1900...2100).contains($1) }
        if runs.contains(where: { $0.lowerBound > 0 && $0.count == 2 && "'’‘".contains(characters[$0.lowerBound - 1]) })
        {
            hasYear = true
        }
        func sign(_ index: Int) -> Character? {
            guard index + 1 < runs.count, runs[index + 1].lowerBound == runs[index].upperBound + 1 else { return nil }
            let sign = characters[runs[index].upperBound]
            return "./-".contains(sign) ? sign : nil
        }
        isTriple = runs.indices.contains { sign($0) != nil && sign($0 + 1) == sign($0) }
        isPair = runs.indices.contains { sign($0) != nil }
        if isTriple { hasYear = true }
    }

    /// A Boolean value that indicates whether digits are written.
    var hasNumbers: Bool { !numbers.isEmpty }

    /// How the day is named.
    var naming: TimeMention.Naming? {
        if isTriple { return .explicit }
        if hasMonth, numbers.contains(where: { (1...31).contains($0) }) || weekday != nil { return .explicit }
        if isPair { return .pair }
        if isRelative { return .relative }
        return weekday == nil ? nil : .weekday
    }
}
