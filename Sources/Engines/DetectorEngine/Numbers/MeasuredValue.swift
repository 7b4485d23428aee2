/// A number with a unit.
package struct MeasuredValue: Hashable, Sendable {
    /// The number.
    package let value: Double
    /// The unit.
    package let unit: Unit

    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// A unit in which things are measured, by its sign.
    package enum Unit: String, CaseIterable, Hashable, Sendable {
        case millimeters = "mm", centimeters = "cm", meters = "m", kilometers = "km"
        case inches = "in", feet = "ft", yards = "yd", miles = "mi"
        case milligrams = "mg", grams = "g", kilograms = "kg", tonnes = "t", pounds = "lb", stones = "st"
        /// Of weight or of volume.
        case ounces = "oz"
        case milliliters = "mL", centiliters = "cL", deciliters = "dL", liters = "L"
        case fluidOunces = "fl oz", pints = "pt", quarts = "qt", gallons = "gal"
        case celsius = "°C", fahrenheit = "°F"
        /// Of an angle, or of a temperature whose scale isn't named.
        case degrees = "°"
        case kilometersPerHour = "km/h", milesPerHour = "mph", metersPerSecond = "m/s"
        case squareMeters = "m²", squareKilometers = "km²", squareFeet = "ft²", hectares = "ha", acres = "ac"
        case kilocalories = "kcal", kilojoules = "kJ", kilowattHours = "kWh"
        case watts = "W", kilowatts = "kW", volts = "V", hertz = "Hz", megahertz = "MHz", gigahertz = "GHz"
        case bars = "bar", hectopascals = "hPa", poundsPerSquareInch = "psi", millimetersOfMercury = "mmHg"
        case kilobytes = "kB", megabytes = "MB", gigabytes = "GB", terabytes = "TB"
    }
}
