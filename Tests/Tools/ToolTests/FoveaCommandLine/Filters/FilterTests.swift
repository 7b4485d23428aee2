import Foundation
import FoveaCommandLine
import FoveaSearch
import Testing

@Suite("Filters as they are typed")
struct FilterTests {
    @Test(
        "Are read by the order of their words",
        arguments: [
            ("year >= 1990", .isAtLeast("year", 1990)),
            ("artist = 'Nina Simone'", .equals("artist", "Nina Simone")),
            (#"a = "say \"so\"""#, .equals("a", #"say "so""#)),
            ("a=1 or b=2 and c=3", .any([.equals("a", 1), .all([.equals("b", 2), .equals("c", 3)])])),
            ("(a=1 or b=2) and c=3", .all([.any([.equals("a", 1), .equals("b", 2)]), .equals("c", 3)])),
            ("not a = 1 and b = 2", .all([.not(.equals("a", 1)), .equals("b", 2)])),
            ("a != true && !has b", .all([.not(.equals("a", true)), .not(.exists("b"))])),
            ("a in (1, 2.5,'x')", .isOne("a", of: [1, 2.5, "x"])),
            ("a NOT IN (-1)", .not(.isOne("a", of: [-1]))),
            ("a between 1 and 9 and b < 3", .all([.all([.isAtLeast("a", 1), .isAtMost("a", 9)]), .isLess("b", 3)])),
            ("`play count` > 1e3", .isGreater("play count", 1000)),
            ("größe <> “M”", .not(.equals("größe", "M"))),
            ("sold < 2001-02-03", .isLess("sold", .date(Date(timeIntervalSince1970: 981_158_400)))),
            (
                "sold <= 2001-02-03T04:05:06+01:00",
                .isAtMost("sold", .date(Date(timeIntervalSince1970: 981_169_506)))
            ),
        ] as [(String, MetadataFilter)]
    )
    func reads(text: String, filter: MetadataFilter) throws {
        #expect(try FilterParser.filter(text) == filter)
    }

    @Test(
        "Are refused with the place and what was expected there",
        arguments: [
            ("", 0, "the name of a value was expected before the end"),
            ("year", 4, "a comparison such as '=' or '>=' was expected after 'year', before the end"),
            ("year >= and x = 1", 8, "a value was expected after '>=', before 'and'; put a text in quotes"),
            ("artist = Nina", 9, "a value was expected after '=', before 'Nina'; put a text in quotes"),
            ("'artist' = 1", 0, "a name was expected before ''artist''; names stand without quotes, or in backquotes"),
            ("a = 'x", 4, "this quote is never closed"),
            ("a = 1 b = 2", 6, "'and', 'or' or the end was expected before 'b'"),
            ("(a = 1", 6, "')' was expected at the end of the group, before the end"),
            ("a in (1, 2", 10, "')' was expected at the end of the list, before the end"),
            ("a between 1 or 2", 12, "'and' was expected between two values, before 'or'"),
            ("a = 12:30x", 4, "'12:30x' is neither a number nor a date such as 1999-12-31; put a text in quotes"),
            (
                "a = 2001-02-30", 4,
                "'2001-02-30' is neither a number nor a date such as 1999-12-31; put a text in quotes"
            ),
            ("a ~ 1", 2, "'~' has no meaning here"),
        ]
    )
    func refuses(text: String, column: Int, message: String) throws {
        let error = try #require(throws: FilterError.self) { try FilterParser.filter(text) }
        #expect(error.column == column)
        #expect(error.message == message)
    }

    @Test("Shows the place below the filter")
    func mark() throws {
        let text = "year >= and x = 1"
        let error = try #require(throws: FilterError.self) { try FilterParser.filter(text) }
        #expect(
            error.text(in: text, option: "--where") == """
                '--where' can't be understood at column 9: a value was expected after '>=', before 'and'; put a text \
                in quotes
                  year >= and x = 1
                          ^
                """
        )
    }

    @Test("Of any depth end in a filter or an error, never in a crash")
    func depth() {
        for (part, end) in [("(", "a = 1"), ("not ", "")] {
            let error = #expect(throws: FilterError.self) {
                try FilterParser.filter(String(repeating: part, count: 100_000) + end)
            }
            #expect(error?.message == "it is nested too deeply")
            #expect(error?.column == 100 * part.count)
        }
    }

    @Test("Of random words end in a filter or an error")
    func random() {
        var numbers = SystemRandomNumberGenerator()
        let words = [
            "a", "=", "1", "and", "or", "not", "(", ")", "'", "\"x\"", "in", ",", "between", "2001-01-01", "é", "`",
        ]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...9, using: &numbers))
                .map { _ in words.randomElement(using: &numbers) ?? "" }.joined(separator: " ")
            do throws(FilterError) {
                _ = try FilterParser.filter(text)
            } catch {
                #expect(error.column >= 0 && error.column <= text.count)
            }
        }
    }
}
