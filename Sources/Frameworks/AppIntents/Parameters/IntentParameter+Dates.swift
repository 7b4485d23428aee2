extension IntentParameter where Value.ValueType == Date {
    /// The part of a date that people give.
    public enum DateKind: Hashable, Sendable {
        /// The day.
        case date
        /// The time of day.
        case time
        /// The day and the time.
        case dateTime
    }

    /// Creates a parameter for a day, a time or both.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        kind: DateKind,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let components: DateComponentsAsked =
            switch kind {
            case .date: .day
            case .time: .time
            case .dateTime: [.day, .time]
            }
        self.init(
            title: title,
            description: description,
            initialValue: nil,
            dateComponents: components,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }
}

/// The parts of a date that a host asks for.
package struct DateComponentsAsked: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The day.
    package static let day = DateComponentsAsked(rawValue: 1)
    /// The time of day.
    package static let time = DateComponentsAsked(rawValue: 2)
}
