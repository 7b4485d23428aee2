import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("Formats")
struct FormatRendererTests {
    @Test(
        "Take positions, widths and precisions",
        arguments: [
            ("%@ has %lld", "Ada has 1,234,567"),
            ("%2$lld: %1$@", "1,234,567: Ada"),
            ("%2$lld %2$lld", "1,234,567 1,234,567"),
            ("[%1$6@] [%1$-6@] [%1$.2@] [%2$@]", "[   Ada] [Ada   ] [Ad] [1,234,567]"),
            ("%3$.1f %3$.0f %3$lf", "3.1 3 3.141590"),
            ("%3$+.2f|%3$8.2f|%3$-8.2f|%3$08.2f", "+3.14|    3.14|3.14    |00003.14"),
            ("%2$012lld", "000001234567"),
            ("%2$x %2$X %2$o %2$#x", "12d687 12D687 4553207 0x12d687"),
            ("%3$.2e", "3.14e+00"),
            ("%2$d%%", "1,234,567%"),
            ("100% %1$@", "100% Ada"),
            ("%9$@ %1$", "%9$@ %1$"),
            ("%", "%"),
        ]
    )
    func formats(_ format: String, _ expected: String) {
        let arguments: [FormatArgument] = [.string("Ada"), .integer(1_234_567), .double(3.14159)]
        #expect(renderer(arguments, "en_US").render(format) == expected)
    }

    @Test(
        "Write numbers as the locale does",
        arguments: [
            ("de_DE", "1.234.567 3,14"), ("en_IN", "12,34,567 3.14"), ("fr_FR", "1\u{202F}234\u{202F}567 3,14"),
        ]
    )
    func locales(_ locale: String, _ expected: String) {
        #expect(renderer([.integer(1_234_567), .double(3.14159)], locale).render("%lld %.2f") == expected)
    }

    @Test("Write the ends of the ranges of integers")
    func extremes() {
        let arguments: [FormatArgument] = [.integer(.min), .unsigned(.max)]
        #expect(
            renderer(arguments, "en_US").render("%lld %llu") == "-9,223,372,036,854,775,808 18,446,744,073,709,551,615"
        )
    }

    @Test("Write what is no number without harm", arguments: [Double.infinity, -.infinity, .nan])
    func notFinite(_ number: Double) {
        for format in ["%lld", "%f", "%08.2f", "%@", "%x", "%e"] {
            #expect(!renderer([.double(number)], "en_US").render(format).isEmpty)
        }
    }

    @Test("Are no formats without values")
    func verbatim() {
        #expect(renderer([], "en_US").render("100% %@ %%") == "100% %@ %%")
    }

    @Test("End where a part contains itself")
    func recursion() {
        var renderer = renderer([.integer(1)], "en_US")
        renderer.substitutions["a"] = LocalizedSubstitution(
            argument: 1,
            specifier: "lld",
            variation: .text("x%#@a@")
        )
        #expect(renderer.render("%#@a@").hasPrefix("xx"))
    }

    @Test("Bound what a damaged width can ask for")
    func width() {
        #expect(renderer([.integer(1)], "en_US").render("%99999999999d").count == 1000)
    }

    private func renderer(_ arguments: [FormatArgument], _ locale: String) -> FormatRenderer {
        FormatRenderer(arguments: arguments, locale: Locale(identifier: locale), language: "en") { $0.key }
    }
}
