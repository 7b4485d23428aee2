import Foundation

/// The name of a unit in Unicode's locale data.
enum UnitIdentifier {
    /// Returns the name of a unit, or nil for one that the data doesn't know.
    static func name(of unit: Unit) -> String? {
        names[String(describing: type(of: unit))]?[unit.symbol]
    }

    private static let names: [String: [String: String]] = [
        "UnitLength": [
            "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "dekameter", "m": "meter",
            "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
            "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
            "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
            "pc": "parsec",
        ],
        "UnitMass": [
            "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
            "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne",
            "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        ],
        "UnitDuration": [
            "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
            "ps": "picosecond",
        ],
        "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
        "UnitSpeed": [
            "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        ],
        "UnitVolume": [
            "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter",
            "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
            "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
            "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
            "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
            "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
            "gal Imperial": "gallon-imperial",
        ],
        "UnitArea": [
            "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
            "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
            "mi²": "square-mile", "ac": "acre", "ha": "hectare",
        ],
        "UnitEnergy": [
            "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        ],
        "UnitPower": [
            "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
            "µW": "microwatt", "hp": "horsepower",
        ],
        "UnitPressure": [
            "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
            "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
            "psi": "pound-force-per-square-inch",
        ],
        "UnitAngle": [
            "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
        ],
        "UnitFrequency": [
            "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
            "mHz": "millihertz",
        ],
        "UnitInformationStorage": [
            "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
            "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
        ],
        "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
        "UnitIlluminance": ["lx": "lux"],
        "UnitConcentrationMass": ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"],
        "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer"],
        "UnitElectricCurrent": ["A": "ampere", "mA": "milliampere"],
        "UnitElectricPotentialDifference": ["V": "volt"],
        "UnitElectricResistance": ["Ω": "ohm"],
    ]
}
