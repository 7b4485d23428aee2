/// What a single word says of a day.
package enum DayWord: Hashable, Sendable {
    /// A month, from 1.
    case month(Int)
    /// A day of the week, from 1 for Monday.
    case weekday(Int)
    /// A day seen from today, such as "tomorrow" or "tonight".
    case relative

    /// Creates the meaning of a word in lower case, or nil if it names no day.
    package init?(_ word: String, in language: DetectorLanguage) {
        switch TimeWords.words(of: language)?.meaning(of: word) {
        case .month(let month): self = .month(month)
        case .weekday(let day), .weekdays(let day): self = .weekday(day)
        case .relativeDay, .tonight: self = .relative
        default: return nil
        }
    }
}
