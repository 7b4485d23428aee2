import Testing

@testable import FoundationCompatibility

@Suite("Plural rules")
struct PluralRulesTests {
    /// Numbers that the Unicode Common Locale Data Repository gives as samples of a form; `~` stands for a range.
    struct Sample: Sendable, CustomTestStringConvertible {
        let language: String
        let category: String
        let numbers: String

        init(_ language: String, _ category: String, _ numbers: String) {
            self.language = language
            self.category = category
            self.numbers = numbers
        }

        var testDescription: String { "\(language) \(category)" }

        /// The numbers one by one, each as it is written.
        var written: [String] {
            numbers.split(separator: ", ").flatMap { item -> [String] in
                let bounds = item.split(separator: "~").map(String.init)
                guard bounds.count == 2 else { return [String(item)] }
                let digits = bounds[0].split(separator: ".").dropFirst().first?.count ?? 0
                let plain = bounds.compactMap { Int($0.replacing(".", with: "")) }
                return (plain[0]...plain[1]).map { number in
                    guard digits > 0 else { return String(number) }
                    let text = String(repeating: "0", count: max(0, digits + 1 - String(number).count)) + String(number)
                    return "\(text.dropLast(digits)).\(text.suffix(digits))"
                }
            }
        }
    }

    static let samples: [Sample] = [
        Sample("ja", "other", "0~15, 100, 1000, 1000000, 0.0~1.5, 10.0"),
        Sample("zh-Hans", "other", "0~15, 100, 0.0~1.5"),
        Sample("hi", "one", "0, 1, 0.0~1.0, 0.00~0.04"),
        Sample("hi", "other", "2~17, 100, 1000, 1.1~2.6, 10.0"),
        Sample("en", "one", "1"),
        Sample("en-GB", "other", "0, 2~16, 100, 1000000, 0.0~1.5, 10.0"),
        Sample("de", "one", "1"),
        Sample("de", "other", "0, 2~16, 100, 0.0~1.5, 10.0, 1000000.0"),
        Sample("si", "one", "0, 1, 0.0, 0.1, 1.0, 0.00, 0.01, 1.00, 0.000, 0.001"),
        Sample("si", "other", "2~17, 100, 0.2~0.9, 1.1~1.8, 10.0"),
        Sample("tzm", "one", "0, 1, 11~24, 0.0, 1.0, 11.0, 24.0"),
        Sample("tr", "one", "1, 1.0, 1.00, 1.000"),
        Sample("tr", "other", "0, 2~16, 100, 0.0~0.9, 1.1~1.6, 10.0"),
        Sample("da", "one", "1, 0.1~1.6"),
        Sample("da", "other", "0, 2~16, 100, 0.0, 2.0~3.4, 10.0"),
        Sample("mk", "one", "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, 0.1, 1.1, 2.1, 10.1, 1000.1"),
        Sample("mk", "other", "0, 2~16, 100, 1000, 0.0, 0.2~1.0, 1.2~1.7, 10.0"),
        Sample("fil", "one", "0~3, 5, 7, 8, 10~13, 15, 17, 18, 20, 21, 100, 0.0~0.3, 0.5, 0.7, 0.8, 1.0~1.3"),
        Sample("fil", "other", "4, 6, 9, 14, 16, 19, 24, 26, 104, 1004, 0.4, 0.6, 0.9, 10.4, 1000.4"),
        Sample("lv", "zero", "0, 10~20, 30, 40, 50, 60, 100, 1000, 0.0, 10.0, 11.0, 16.0, 100.0"),
        Sample("lv", "one", "1, 21, 31, 41, 51, 101, 1001, 0.1, 1.0, 1.1, 2.1, 10.1, 1000.1"),
        Sample("lv", "other", "2~9, 22~29, 102, 1002, 0.2~0.9, 1.2~1.9, 10.2"),
        Sample("se", "two", "2, 2.0, 2.00"),
        Sample("shi", "few", "2~10, 2.0, 10.0, 2.00"),
        Sample("ro", "one", "1"),
        Sample("ro", "few", "0, 2~16, 102, 1002, 0.0~1.5, 10.0, 1000000.0"),
        Sample("ro", "other", "20~35, 100, 1000, 1000000"),
        Sample("hr", "one", "1, 21, 31, 101, 1001, 0.1, 1.1, 10.1"),
        Sample("hr", "few", "2~4, 22~24, 52~54, 62, 102, 0.2~0.4, 1.2~1.4, 5.2, 10.2"),
        Sample("hr", "other", "0, 5~19, 100, 0.0, 0.5~1.0, 1.5~2.0, 2.5~2.7, 10.0"),
        Sample("fr", "one", "0, 1, 0.0~1.5"),
        Sample("fr", "many", "1000000, 1c6, 2c6, 6c6, 1.0000001c6, 1.1c6, 3.1c6"),
        Sample("fr", "other", "2~17, 100, 100000, 1c3, 6c3, 2.0~3.5, 10.0, 1000000.0, 1.1c3"),
        Sample("pt", "one", "0, 1, 0.0~1.5"),
        Sample("pt-PT", "one", "1"),
        Sample("pt_PT", "other", "0, 2~16, 100, 0.0~1.5, 10.0"),
        Sample("it", "one", "1"),
        Sample("it", "many", "1000000, 1c6, 1.1c6"),
        Sample("it", "other", "0, 2~16, 100, 0.0~1.5, 10.0"),
        Sample("es", "one", "1, 1.0, 1.00"),
        Sample("es", "many", "1000000, 2c6"),
        Sample("es", "other", "0, 2~16, 100, 0.0~0.9, 1.1~1.6, 10.0"),
        Sample("gd", "one", "1, 11, 1.0, 11.0"),
        Sample("gd", "two", "2, 12, 2.0"),
        Sample("gd", "few", "3~10, 13~19, 3.0, 19.0"),
        Sample("sl", "one", "1, 101, 201, 701, 1001"),
        Sample("sl", "two", "2, 102, 202, 1002"),
        Sample("sl", "few", "3, 4, 103, 104, 1003, 0.0~1.5, 10.0"),
        Sample("sl", "other", "0, 5~19, 100, 1000, 1000000"),
        Sample("cs", "one", "1"),
        Sample("cs", "few", "2~4"),
        Sample("cs", "many", "0.0~1.5, 10.0, 1000.0"),
        Sample("sk", "other", "0, 5~19, 100, 1000"),
        Sample("pl", "one", "1"),
        Sample("pl", "few", "2~4, 22~24, 32~34, 62, 102, 1002"),
        Sample("pl", "many", "0, 5~19, 100, 1000, 1000000"),
        Sample("pl", "other", "0.0~1.5, 10.0, 100.0"),
        Sample("be", "many", "0, 5~19, 100, 0.0, 5.0, 11.0"),
        Sample("be", "other", "0.1~0.9, 1.1~1.7, 10.1"),
        Sample("lt", "one", "1, 21, 31, 101, 1.0, 21.0, 1001.0"),
        Sample("lt", "few", "2~9, 22~29, 102, 2.0, 9.0, 22.0"),
        Sample("lt", "many", "0.1~0.9, 1.1~1.7, 10.1"),
        Sample("lt", "other", "0, 10~20, 30, 100, 0.0, 10.0, 16.0"),
        Sample("ru", "one", "1, 21, 31, 81, 101, 1001"),
        Sample("ru", "few", "2~4, 22~24, 62, 102"),
        Sample("uk", "many", "0, 5~19, 100, 1000000"),
        Sample("uk", "other", "0.0~1.5, 10.0"),
        Sample("br", "few", "3, 4, 9, 23, 24, 29, 49, 103, 3.0, 1003.0"),
        Sample("br", "many", "1000000, 1000000.0, 1000000.00"),
        Sample("ga", "two", "2, 2.0"),
        Sample("ga", "few", "3~6, 3.0, 6.00"),
        Sample("ga", "many", "7~10, 10.0"),
        Sample("ga", "other", "0, 11~25, 100, 0.0~0.9, 1.1~1.6, 10.1"),
        Sample("kw", "two", "2, 22, 82, 102, 1000, 10000, 100000, 22.0"),
        Sample("kw", "few", "3, 23, 83, 1003"),
        Sample("kw", "many", "21, 41, 101, 1001, 21.0"),
        Sample("ar", "zero", "0, 0.0, 0.00"),
        Sample("ar", "one", "1, 1.0"),
        Sample("ar", "two", "2, 2.0"),
        Sample("ar", "few", "3~10, 103~110, 1003, 3.0, 103.0"),
        Sample("ar", "many", "11~26, 111, 1011, 11.0, 111.0"),
        Sample("ar-EG", "other", "100~102, 200~202, 600, 1000, 0.1~0.9, 1.1~1.7, 10.1"),
        Sample("he", "one", "1, 0.0~0.9, 0.00~0.05"),
        Sample("he", "two", "2"),
        Sample("iw", "other", "0, 3~17, 100, 1.0~2.5, 10.0"),
        Sample("cy", "zero", "0, 0.0"),
        Sample("cy", "few", "3, 3.0"),
        Sample("cy", "many", "6, 6.00"),
        Sample("cy", "other", "4, 5, 7~20, 100, 0.1~0.9, 1.1~1.7, 10.0"),
        Sample("tlh", "other", "0, 1, 2, 1.0"),
    ]

    @Test("Gives the samples of the Common Locale Data Repository their form", arguments: samples)
    func form(_ sample: Sample) throws {
        let rules = PluralRules.of(sample.language)
        for number in sample.written {
            let operands = try #require(PluralOperands(number), "\(number)")
            #expect(rules.category(for: operands).rawValue == sample.category, "\(number)")
        }
    }

    @Test("Covers more than twenty languages with samples")
    func coverage() {
        #expect(Set(Self.samples.map(\.language)).count > 20)
        #expect(PluralRules.languages.count > 150)
    }

    @Test("Reads every clause of the table", arguments: PluralRules.languages)
    func clauses(_ language: String) {
        let clauses = PluralRules.clauses(of: language)
        #expect(clauses.written > 0)
        #expect(clauses.read == clauses.written)
    }

    @Test("Sees the digits of a number as they are written")
    func operands() throws {
        let number = try #require(PluralOperands("-1.230"))
        #expect(number.i == 1)
        #expect(number.v == 3)
        #expect(number.f == 230)
        #expect(number.t == 23)
        #expect(number.value("w") == 2)
        #expect(number.value("n") == nil)
        let compact = try #require(PluralOperands("1.2c3"))
        #expect(compact.i == 1200)
        #expect(compact.e == 3)
    }

    @Test("Refuses what is no number", arguments: ["", ".", "1.2.3", "x", "1c", "1c99", "١"])
    func noNumber(_ text: String) {
        #expect(PluralOperands(text) == nil)
    }

    @Test("Refuses what is no rule", arguments: ["q = 1", "n", "n = ", "n % 0 = 1", "n = 5..2", "n > 1", "n = 1 2"])
    func noRule(_ text: String) {
        #expect(PluralRule(text) == nil)
    }

    @Test("Takes numbers of any length")
    func long() throws {
        let number = try #require(PluralOperands("123456789012345678901234567890"))
        #expect(PluralRules.of("ru").category(for: number) == .many)
    }
}
