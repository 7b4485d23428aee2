public import Foundation

/// A formatter of spans of time, such as "1 hour, 30 minutes" or "1:30".
open class DateComponentsFormatter: Formatter {
    /// A way to write the units.
    public enum UnitsStyle: Int, Sendable {
        /// Digits with colons, such as "1:30:05".
        case positional
        /// Letters, such as "1h 30m".
        case abbreviated
        /// Short words, such as "1 hr, 30 min".
        case short
        /// Whole words, such as "1 hour, 30 minutes".
        case full
        /// Whole words with numbers in words; where the language has none here, the numbers stay digits.
        case spellOut
        /// The shortest words, such as "1hr 30min".
        case brief
    }

    /// Choices for units whose number is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// What suits the style: padding inside of digits with colons, nothing elsewhere.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Zeros before the first number are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Zeros between numbers are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Zeros behind the last number are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Every zero is left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers are filled to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The way to write the units.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may appear; none stands for all of them.
    open var allowedUnits: NSCalendar.Unit = []
    /// The choices for units whose number is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar whose locale writes the words, and that tells how long a month is.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which months and years count.
    open var referenceDate: Date?
    /// The largest number of units, or 0 for no limit.
    open var maximumUnitCount = 0

    /// Returns a span in seconds as text.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, timeInterval.magnitude < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    /// Returns the span between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        let units = SpanUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
        let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(of: units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    /// Returns components as text.
    open func string(from components: DateComponents) -> String? {
        let values = SpanUnit.allCases.compactMap { unit -> (SpanUnit, Int)? in
            guard allowedUnits.isEmpty || allowedUnits.contains(unit.unit) else { return nil }
            return components.value(for: unit.component).map { (unit, $0) }
        }
        return text(of: values)
    }

    /// Returns a span of components as text in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the text of components, or nil for another object.
    open override func string(for object: Any?) -> String? {
        (object as? DateComponents).flatMap { string(from: $0) }
    }

    private func text(of values: [(SpanUnit, Int)]) -> String? {
        guard !values.isEmpty else { return nil }
        let isNegative = values.contains { $0.1 < 0 }
        var kept = dropped(values.map { ($0.0, abs($0.1)) })
        if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
        let text = unitsStyle == .positional ? positional(kept) : words(kept)
        return isNegative ? "-\(text)" : text
    }

    /// Leaves out the zeros that the choices name, and keeps at least one unit.
    private func dropped(_ values: [(unit: SpanUnit, count: Int)]) -> [(unit: SpanUnit, count: Int)] {
        let isDefault = zeroFormattingBehavior.contains(.default)
        let behavior =
            isDefault
            ? (unitsStyle == .positional ? .dropLeading : .dropAll)
            : zeroFormattingBehavior
        guard let first = values.firstIndex(where: { $0.count != 0 }),
            let last = values.lastIndex(where: { $0.count != 0 })
        else { return behavior.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1)) }
        let kept = values.enumerated().filter { index, value in
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return value.count != 0 || !behavior.contains(.dropMiddle)
        }
        return kept.map(\.element)
    }

    private func positional(_ values: [(unit: SpanUnit, count: Int)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        // A lone number of seconds is still seconds, as on a clock that stands at 0:05.
        var values = values
        if values.count == 1, values[0].unit == .second, allowedUnits.contains(.minute), !pads {
            values.insert((.minute, 0), at: 0)
        }
        return values.enumerated().map { index, value in
            let isPadded = pads || index > 0
            return isPadded && value.count < 10 ? "0\(value.count)" : "\(value.count)"
        }
        .joined(separator: ":")
    }

    private func words(_ values: [(unit: SpanUnit, count: Int)]) -> String {
        let locale = calendar?.locale ?? .current
        let width =
            switch unitsStyle {
            case .abbreviated, .brief: "narrow"
            case .short: "short"
            default: "full-name"
            }
        let texts = values.map { value in
            MeasurementText(named: value.unit.name, width: width, locale: locale).text(of: Double(value.count))
        }
        return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
}

/// A unit of a span of time, the largest first.
private enum SpanUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The name in Unicode's locale data.
    var name: String { "\(self)" }
}
