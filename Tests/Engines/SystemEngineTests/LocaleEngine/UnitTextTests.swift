import LocaleEngine
import Testing

@Suite("Texts of numbers with units")
struct UnitTextTests {
    @Test(
        "Come in the words of the locale",
        arguments: [
            ("en_US", "unit/kilometer unit-width-full-name", 1, "1 kilometer"),
            ("de_DE", "unit/kilometer unit-width-full-name", 3.5, "3,5 Kilometer"),
            ("pl", "unit/hour unit-width-full-name", 5, "5 godzin"),
            ("ja", "unit/square-kilometer unit-width-short", 3, "3 km²"),
            ("en_US", "unit/meter usage/road unit-width-short", 1200, "0.75 mi"),
        ]
    )
    func words(_ locale: String, _ skeleton: String, _ value: Double, _ expected: String) {
        #expect(UnitText(value, skeleton: skeleton, locale: locale)?.text == expected)
    }

    @Test("Tell where the number stands, and which it is")
    func number() throws {
        let text = try #require(UnitText(1200, skeleton: "unit/meter usage/road", locale: "en_US"))
        #expect(text.value == 0.75)
        #expect(String(decoding: Array(text.text.utf16)[text.number], as: UTF16.self) == "0.75")
        let negative = try #require(UnitText(-1234.5, skeleton: "unit/celsius", locale: "de_DE"))
        #expect(String(decoding: Array(negative.text.utf16)[negative.number], as: UTF16.self) == "-1.234,5")
    }

    @Test("Are absent where the unit or the skeleton is unknown", arguments: ["unit/flurble", "nonsense", "unit/slug"])
    func unknown(_ skeleton: String) {
        #expect(UnitText(1, skeleton: skeleton, locale: "en_US") == nil)
    }

    @Test("Are as long as they have to be")
    func long() throws {
        let text = try #require(UnitText(1, skeleton: "unit/meter integer-width/*0000000000", locale: "en_US"))
        #expect(text.text.hasSuffix("m"))
        let digits = try #require(UnitText(1e300, skeleton: "unit/meter group-off", locale: "en_US"))
        #expect(digits.text.count == 303)
    }
}
