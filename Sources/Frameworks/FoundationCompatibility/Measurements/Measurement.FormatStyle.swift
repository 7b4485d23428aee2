public import Foundation

extension Measurement where UnitType: Dimension {
    /// A style that writes a measurement in the words and the units of a locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A length of the name of a unit.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String

            /// The whole name, such as "3 kilometers".
            public static var wide: Self { Self(name: "full-name") }

            /// The usual short name, such as "3 km".
            public static var abbreviated: Self { Self(name: "short") }

            /// As few characters as there can be, such as "3km".
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// The length of the name.
        public var width: UnitWidth
        /// A Boolean value that tells whether the scale of a temperature is left out.
        public var hidesScaleName = false
        /// The locale of the words and the units.
        public var locale: Locale
        /// The purpose of the measurement, which decides its unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The style of the number, or nil for that of the locale.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style.
        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns a measurement as text.
        public func format(_ value: Measurement<UnitType>) -> String {
            var text = MeasurementText(unit: value.unit, width: width.name, usage: usage?.name ?? "", locale: locale)
            text.number = numberFormatStyle
            text.hidesScale = hidesScaleName
            return text.text(of: value.value)
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the measurement as text in the unit that the region prefers.
    public func formatted() -> String {
        formatted(FormatStyle(width: .abbreviated))
    }

    /// Returns the measurement as text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    /// Returns a style that writes a measurement in the words and the units of a locale.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a style that writes a temperature in the words and the units of a locale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
