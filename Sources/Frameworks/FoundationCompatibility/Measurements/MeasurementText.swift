import Foundation
import LocaleEngine

/// The way from a number with a unit to text.
struct MeasurementText {
    /// The name of the unit in Unicode's locale data, or nil for a unit that an app made.
    private let name: String?
    private let symbol: String
    private let isTemperature: Bool
    /// The width as Unicode's skeletons name it.
    let width: String
    /// The purpose as Unicode's skeletons name it; empty for none.
    let usage: String
    let locale: Locale
    var number: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    /// Prepares the text of a unit.
    init(unit: Unit, width: String, usage: String, locale: Locale) {
        name = UnitIdentifier.name(of: unit)
        symbol = unit.symbol
        isTemperature = unit is UnitTemperature
        self.width = width
        self.usage = usage
        self.locale = locale
    }

    /// Prepares the text of a unit that Unicode's locale data names.
    init(named name: String, width: String, locale: Locale) {
        self.name = name
        symbol = name
        isTemperature = false
        self.width = width
        usage = ""
        self.locale = locale
    }

    /// Returns a number as text.
    func text(of value: Double) -> String {
        let locale = locale.isCurrent ? Locale.person : locale
        guard let known = formatted(value, locale: locale) else {
            // A unit that the app made itself has no name but its symbol.
            let digits = number?.locale(locale) ?? FloatingPointFormatStyle<Double>(locale: locale)
            return "\(digits.format(value)) \(symbol)"
        }
        guard let number else { return known.text }
        let units = Array(known.text.utf16)
        return String(decoding: units[..<known.number.lowerBound], as: UTF16.self)
            + number.locale(locale).format(known.value)
            + String(decoding: units[known.number.upperBound...], as: UTF16.self)
    }

    /// The plural name of the unit, or its symbol.
    var unitName: String {
        guard let known = formatted(2, locale: locale.isCurrent ? .person : locale) else { return symbol }
        let units = Array(known.text.utf16)
        let rest = Array(units[..<known.number.lowerBound] + units[known.number.upperBound...])
        return String(decoding: rest, as: UTF16.self).trimmingCharacters(in: .whitespaces)
    }

    private func formatted(_ value: Double, locale: Locale) -> UnitText? {
        guard let name else { return nil }
        // Without its scale a temperature is a number of degrees.
        let bare = hidesScale && isTemperature && usage.isEmpty ? "measure-unit/temperature-generic" : nil
        // "default" is no purpose for every dimension; without one, the unit stays as it is. A number that is formatted
        // again needs all of its digits.
        let precision = number == nil ? "" : " .##########"
        for usage in usage.isEmpty ? [""] : [" usage/\(usage)", ""] {
            let skeleton = "\(bare ?? "unit/\(name)") unit-width-\(width)\(usage)\(precision)"
            guard let found = UnitText(value, skeleton: skeleton, locale: locale.identifier) else { continue }
            guard hidesScale, isTemperature, bare == nil else { return found }
            let skeletonOfScale = "measure-unit/temperature-generic unit-width-\(width)"
            return UnitText(found.value, skeleton: skeletonOfScale, locale: locale.identifier) ?? found
        }
        return nil
    }
}
