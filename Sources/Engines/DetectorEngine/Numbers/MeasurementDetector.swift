import Foundation

/// Finds numbers with a unit after them.
struct MeasurementDetector {
    let text: ScannedText

    /// Signs as they are written; case matters, as that of "MB" and "mb".
    private static let signs: [String: MeasuredValue.Unit] = [
        "mm": .millimeters, "cm": .centimeters, "m": .meters, "km": .kilometers, "ft": .feet, "yd": .yards,
        "mi": .miles, "mg": .milligrams, "g": .grams, "kg": .kilograms, "t": .tonnes, "lb": .pounds, "lbs": .pounds,
        "oz": .ounces, "ml": .milliliters, "mL": .milliliters, "cl": .centiliters, "cL": .centiliters,
        "dl": .deciliters, "dL": .deciliters, "l": .liters, "L": .liters, "gal": .gallons, "mph": .milesPerHour,
        "ha": .hectares, "kcal": .kilocalories, "kJ": .kilojoules, "kWh": .kilowattHours, "W": .watts,
        "kW": .kilowatts, "V": .volts, "Hz": .hertz, "MHz": .megahertz, "GHz": .gigahertz, "hPa": .hectopascals,
        "psi": .poundsPerSquareInch, "mmHg": .millimetersOfMercury, "kB": .kilobytes, "KB": .kilobytes,
        "MB": .megabytes, "GB": .gigabytes, "TB": .terabytes, "sqm": .squareMeters, "kmh": .kilometersPerHour,
        // Written with the ordinal sign.
        "ºC": .celsius, "ºF": .fahrenheit,
    ]

    private static let words: [String: MeasuredValue.Unit] = [
        "millimeter": .millimeters, "millimeters": .millimeters, "millimetre": .millimeters,
        "millimetres": .millimeters, "centimeter": .centimeters, "centimeters": .centimeters,
        "centimetre": .centimeters, "centimetres": .centimeters, "meter": .meters, "meters": .meters,
        "metre": .meters, "metres": .meters, "kilometer": .kilometers, "kilometers": .kilometers,
        "kilometre": .kilometers, "kilometres": .kilometers, "inch": .inches, "inches": .inches, "foot": .feet,
        "feet": .feet, "yard": .yards, "yards": .yards, "mile": .miles, "miles": .miles, "milligram": .milligrams,
        "milligrams": .milligrams, "gram": .grams, "grams": .grams, "kilo": .kilograms, "kilos": .kilograms,
        "kilogram": .kilograms, "kilograms": .kilograms, "ton": .tonnes, "tons": .tonnes, "tonne": .tonnes,
        "tonnes": .tonnes, "ounce": .ounces, "ounces": .ounces, "milliliter": .milliliters,
        "milliliters": .milliliters, "millilitre": .milliliters, "millilitres": .milliliters, "liter": .liters,
        "liters": .liters, "litre": .liters, "litres": .liters, "pint": .pints, "pints": .pints, "quart": .quarts,
        "quarts": .quarts, "gallon": .gallons, "gallons": .gallons, "hectare": .hectares, "hectares": .hectares,
        "acre": .acres, "acres": .acres, "calories": .kilocalories, "watt": .watts, "watts": .watts, "volts": .volts,
        "zoll": .inches, "gramm": .grams, "kilogramm": .kilograms, "kilomètres": .kilometers, "mètres": .meters,
        "grammes": .grams, "metros": .meters, "kilómetros": .kilometers, "gramos": .grams, "litros": .liters,
    ]

    func detections() -> [Detection] {
        var found: [Detection] = []
        var index = 0
        while index < text.tokens.count {
            guard text.tokens[index].sort == .number, let (detection, next) = measurement(at: index) else {
                index += 1
                continue
            }
            found.append(detection)
            index = next
        }
        return found
    }

    private func measurement(at index: Int) -> (Detection, next: Int)? {
        // The digits of a word or of another number aren't a value: "A4", "3-5".
        if index > 0, text.tokens[index].gap == .none, text.tokens[index - 1].sort != .sign || isJoined(index) {
            return nil
        }
        guard let number = WrittenNumber(text, at: index), let (unit, next) = unit(at: number.next),
            let value = Double("\(number.value)")
        else { return nil }
        let isNegative = index > 0 && text.tokens[index].gap == .none && isMinus(index - 1)
        let start = text.tokens[isNegative ? index - 1 : index].start
        let measured = MeasuredValue(value: isNegative ? -value : value, unit: unit)
        let range = start..<text.tokens[next - 1].end
        return (Detection(range: range, value: .measurement(measured), confidence: 0.9), next)
    }

    private func isMinus(_ index: Int) -> Bool { text.isSign(index, "-") || text.isSign(index, "−") }

    /// Whether a sign joins a number with what stands before it; a minus that stands free doesn't.
    private func isJoined(_ index: Int) -> Bool {
        let sign = index - 1
        guard sign > 0, text.tokens[sign].gap == .none else { return false }
        return [".", ",", "/", "-", "−", "–", ":", "_"].contains { text.isSign(sign, $0) }
    }

    private func unit(at index: Int) -> (MeasuredValue.Unit, next: Int)? {
        guard text.tokens.indices.contains(index), text.tokens[index].gap != .line else { return nil }
        let token = text.tokens[index]
        if token.sort == .sign { return signUnit(at: index) }
        guard token.sort == .word, token.count <= 16 else { return nil }
        let written = text.string(token.start..<token.end)
        if let (unit, next) = compound(written, at: index) { return ends(next) ? (unit, next) : nil }
        guard let unit = Self.signs[written] ?? Self.words[text.word(index)], ends(index + 1) else { return nil }
        return (unit, index + 1)
    }

    private func signUnit(at index: Int) -> (MeasuredValue.Unit, next: Int)? {
        guard text.isSign(index, "°") else { return nil }
        let scale =
            text.tokens.indices.contains(index + 1) && text.tokens[index + 1].gap != .line
            ? text.word(index + 1) : ""
        switch scale {
        case "c", "celsius": return (.celsius, index + 2)
        case "f", "fahrenheit": return (.fahrenheit, index + 2)
        default: return (.degrees, index + 1)
        }
    }

    /// Units of several tokens: "km/h", "fl oz", "sq ft", "m²".
    private func compound(_ written: String, at index: Int) -> (MeasuredValue.Unit, next: Int)? {
        let isDivided = text.isSign(index + 1, "/") && text.tokens[index + 1].gap == .none
        let following =
            text.tokens.indices.contains(index + 1) && text.tokens[index + 1].gap != .line
            ? text.word(index + 1) : ""
        switch written {
        case "km" where isDivided && text.word(index + 2) == "h": return (.kilometersPerHour, index + 3)
        case "m" where isDivided && text.word(index + 2) == "s": return (.metersPerSecond, index + 3)
        case "fl" where following == "oz": return (.fluidOunces, index + 2)
        case "sq" where following == "ft": return (.squareFeet, index + 2)
        case "sq" where following == "m": return (.squareMeters, index + 2)
        case "square" where following == "feet": return (.squareFeet, index + 2)
        case "square" where following == "meters" || following == "metres": return (.squareMeters, index + 2)
        case "m" where text.isSign(index + 1, "²"): return (.squareMeters, index + 2)
        case "km" where text.isSign(index + 1, "²"): return (.squareKilometers, index + 2)
        case "ft" where text.isSign(index + 1, "²"): return (.squareFeet, index + 2)
        default: return nil
        }
    }

    /// Whether a unit ends before a token: no letter, digit or stroke follows without a space.
    private func ends(_ index: Int) -> Bool {
        guard text.tokens.indices.contains(index), text.tokens[index].gap == .none else { return true }
        return text.tokens[index].sort == .sign && !text.isSign(index, "/") && !text.isSign(index, "_")
            && !text.isSign(index, "@")
    }
}
