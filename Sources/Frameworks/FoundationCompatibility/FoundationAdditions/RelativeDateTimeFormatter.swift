public import Foundation

/// A formatter of the time between two dates, such as "in 3 days".
///
/// The words are those of the locale. The unit is the largest one that the time fills.
open class RelativeDateTimeFormatter: Formatter {
    /// A way to write the number of units.
    public enum DateTimeStyle: Int, Sendable {
        /// Always with a number, such as "1 day ago".
        case numeric
        /// With a word where the language has one, such as "yesterday".
        case named
    }

    /// A way to write the unit.
    public enum UnitsStyle: Int, Sendable {
        /// The whole word, such as "2 months ago".
        case full
        /// The number in words, such as "two months ago".
        case spellOut
        /// A short word, such as "2 mo. ago".
        case short
        /// As few characters as there can be, such as "2mo ago".
        case abbreviated
    }

    /// The way to write the number of units.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The way to write the unit.
    open var unitsStyle: UnitsStyle = .full
    /// The calendar that tells how long a month or a year is.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale of the words.
    open var locale: Locale! = .autoupdatingCurrent

    /// Describes a date as it is seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date,
            presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent,
            calendar: calendar ?? .autoupdatingCurrent
        )
        return style.format(referenceDate)
    }

    /// Describes a time in seconds from now, negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Describes a date as it is seen from now, or returns nil for another object.
    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
