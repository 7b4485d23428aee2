import CivilDateEngine

/// Days that have a name together: a week, a month, a year.
struct PeriodTerm {
    var start: CivilDate
    /// The day after the last.
    var end: CivilDate
    var unit: TimeUnit
    /// The month, if no year is named with it.
    var openMonth: Int?
    var confidence = 0.85

    /// Returns the period in another year, if it has none of its own.
    func inYear(_ year: Int) -> PeriodTerm {
        guard let openMonth, let first = CivilDate(year: year, month: openMonth, day: 1) else { return self }
        var term = self
        (term.start, term.end, term.openMonth) = (first, first.adding(months: 1), nil)
        return term
    }
}
