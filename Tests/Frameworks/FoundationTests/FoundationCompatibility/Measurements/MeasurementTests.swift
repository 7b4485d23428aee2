import Foundation
import FoundationCompatibility
import Testing

@Suite("Measurements as text")
struct MeasurementTests {
    @Test(
        "Come in the words and the units of the locale",
        arguments: [
            ("en_US", "0.75 mi"), ("de_DE", "1,2 km"), ("pl_PL", "1,2 km"), ("ar_EG", "١٫٢ كم"),
        ]
    )
    func road(_ locale: String, _ expected: String) {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated,
            locale: Locale(identifier: locale),
            usage: .road
        )
        #expect(Measurement(value: 1200, unit: UnitLength.meters).formatted(style) == expected)
    }

    @Test(
        "Agree with their number",
        arguments: [("de_DE", 1, "1 Kilometer"), ("pl_PL", 5, "5 kilometrów"), ("en_GB", 1, "1 kilometre")]
    )
    func words(_ locale: String, _ value: Double, _ expected: String) {
        let style = Measurement<UnitLength>.FormatStyle.measurement(width: .wide, usage: .asProvided)
            .locale(Locale(identifier: locale))
        #expect(style.format(Measurement(value: value, unit: .kilometers)) == expected)
    }

    @Test("Take the style of their number")
    func number() {
        let style = Measurement<UnitMass>.FormatStyle(
            width: .narrow,
            locale: Locale(identifier: "en_US"),
            usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(2))
        )
        #expect(style.format(Measurement(value: 1234.5, unit: .grams)) == "1,234.50g")
    }

    @Test("Leave out the scale of a temperature")
    func temperature() {
        var style = Measurement<UnitTemperature>.FormatStyle.measurement(width: .abbreviated, usage: .weather)
        style.locale = Locale(identifier: "en_US")
        #expect(style.format(Measurement(value: 20, unit: .celsius)) == "68°F")
        style.hidesScaleName = true
        #expect(style.format(Measurement(value: 20, unit: .celsius)) == "68°")
    }

    @Test("Show the symbol of a unit that an app made")
    func ownUnit() {
        final class Parrots: Dimension, @unchecked Sendable {
            override static func baseUnit() -> Self { parrot as? Self ?? Self(symbol: "prt") }
            static var parrot: Parrots {
                Parrots(symbol: "prt", converter: UnitConverterLinear(coefficient: 1))
            }
        }
        let style = Measurement<Parrots>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"))
        #expect(style.format(Measurement(value: 2, unit: .parrot)) == "2 prt")
    }

    @Test("Come from the older formatter too")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.11 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    }
}

@Suite("Spans of time as text")
struct DateComponentsFormatterTests {
    @Test(
        "Are digits with colons",
        arguments: [(245, "4:05"), (5, "0:05"), (3_905, "65:05"), (0, "0:00"), (-65, "-1:05")]
    )
    func positional(_ seconds: Double, _ expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: seconds) == expected)
    }

    @Test("Are padded on demand")
    func padded() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 245) == "00:04:05")
    }

    @Test(
        "Are words",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.full, "en_US", "1 hour, 30 minutes"), (.short, "en_US", "1 hr, 30 min"),
            (.abbreviated, "en_US", "1h 30m"), (.full, "de_DE", "1 Stunde, 30 Minuten"),
        ]
    )
    func words(_ style: DateComponentsFormatter.UnitsStyle, _ locale: String, _ expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar?.locale = Locale(identifier: locale)
        #expect(formatter.string(from: 5_400) == expected)
    }

    @Test("Have no more units than asked for")
    func limit() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: DateComponents(day: 2, hour: 3)) == "2 days")
        #expect(formatter.string(from: .infinity) == nil)
    }
}
