package import UniformTypeIdentifiers

/// How people give a value of a parameter, as far as the intent says.
///
/// What applies to other types of values is nil.
package struct ParameterOptions: Sendable {
    /// The control for a number.
    package var control: NumberControl?
    /// The least and the greatest integer.
    package var integers: ClosedRange<Int>?
    /// The least and the greatest number.
    package var numbers: ClosedRange<Double>?
    /// The least and the greatest amount of money.
    package var amounts: ClosedRange<Decimal>?
    /// The currencies of an amount, or none for any.
    package var currencyCodes: [String] = []
    /// The unit of a measurement.
    package var unit: MeasurementUnit?
    /// The parts of a date that people give.
    package var dateComponents: DateComponentsAsked?
    /// The keyboard for a string.
    package var inputOptions: String.IntentInputOptions?
    /// The names of the two truth values.
    package var displayName: Bool.IntentDisplayName?
    /// What identifies a person.
    package var personMode: IntentPerson.ParameterMode?
    /// The types of files, or none for any.
    package var contentTypes: [UTType] = []
    /// The numbers of values of a collection, or none for any.
    package var sizes: [IntentCollectionSize] = []
    /// The numbers of values of a collection in widgets.
    package var widgetSizes: [IntentWidgetFamily: IntentCollectionSize] = [:]

    package init() {}
}

/// The unit in which people give a measurement.
package struct MeasurementUnit: Hashable, Sendable {
    /// The symbol of the unit, such as `km`, or nil for any.
    package var symbol: String?
    /// A Boolean value that indicates whether people can choose no other unit.
    package var isFixed: Bool
    /// A Boolean value that indicates whether people get the unit of their region in its place.
    package var adjustsForLocale: Bool
}

/// A control that sets a number.
package enum NumberControl: Hashable, Sendable { case stepper, field, slider }

/// The parts of a date that a host asks for.
package struct DateComponentsAsked: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The day.
    package static let day = DateComponentsAsked(rawValue: 1)
    /// The time of day.
    package static let time = DateComponentsAsked(rawValue: 2)
}
