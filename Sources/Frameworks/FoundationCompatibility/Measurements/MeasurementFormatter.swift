public import Foundation

/// A formatter of measurements in the words and the units of a locale.
open class MeasurementFormatter: Formatter {
    /// Choices for the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit stays as it is.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit suits the size of the number.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// The scale of a temperature is left out.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choices for the unit.
    open var unitOptions: UnitOptions = []
    /// The length of the name of a unit.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The locale of the words and the units.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 2
        return formatter
    }()

    /// Returns a measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let options = unitOptions
        let isDimension = measurement.unit is Dimension
        var text = MeasurementText(
            unit: measurement.unit,
            width: width,
            usage: isDimension && !options.contains(.providedUnit) ? "default" : "",
            locale: locale ?? .autoupdatingCurrent
        )
        text.hidesScale = options.contains(.temperatureWithoutUnit)
        let digits = numberFormatter?.maximumFractionDigits ?? 2
        let least = numberFormatter?.minimumFractionDigits ?? 0
        text.number = FloatingPointFormatStyle<Double>()
            .precision(.fractionLength(min(least, digits)...digits))
        return text.text(of: measurement.value)
    }

    /// Returns the name of a unit.
    open func string(from unit: Unit) -> String {
        MeasurementText(unit: unit, width: width, usage: "", locale: locale ?? .autoupdatingCurrent).unitName
    }

    /// Returns the text of a measurement, or nil for another object.
    open override func string(for object: Any?) -> String? {
        (object as? Measurement<Unit>).map { string(from: $0) }
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .medium: "short"
        case .long: "full-name"
        }
    }
}
