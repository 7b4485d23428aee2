extension IntentParameter where Value.ValueType == Int {
    /// A control that sets an integer.
    public enum IntControlStyle: Hashable, Sendable {
        /// Buttons for more and less.
        case stepper
        /// A field for text.
        case field

        var control: NumberControl { self == .stepper ? .stepper : .field }
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// A control that sets a number.
    public enum DoubleControlStyle: Hashable, Sendable {
        /// Buttons for more and less.
        case stepper
        /// A field for text.
        case field
        /// A slider.
        case slider

        var control: NumberControl {
            switch self {
            case .stepper: .stepper
            case .field: .field
            case .slider: .slider
            }
        }
    }
}

extension IntentParameter {
    /// The part of a date that people give.
    public enum DateKind: Hashable, Sendable {
        /// The day.
        case date
        /// The time of day.
        case time
        /// The day and the time.
        case dateTime

        var components: DateComponentsAsked {
            switch self {
            case .date: .day
            case .time: .time
            case .dateTime: [.day, .time]
            }
        }
    }
}
