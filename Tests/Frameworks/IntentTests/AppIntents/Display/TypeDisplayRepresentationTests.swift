@testable import AppIntents
import Testing

@Suite("Names of types")
struct TypeDisplayRepresentationTests {
    @Test(
        "A number of values follows the plural rules of the language",
        arguments: [
            ("en", 1, "1 landmark"), ("en", 3, "3 landmarks"), ("en", 0, "0 landmarks"),
            ("de", 1, "1 Sehenswürdigkeit"), ("de", 5, "5 Sehenswürdigkeiten"),
            ("ru", 1, "1 достопримечательность"), ("ru", 22, "22 достопримечательности"),
            ("ru", 5, "5 достопримечательностей"), ("ru", 11, "11 достопримечательностей"),
            ("ru", 21, "21 достопримечательность"),
            ("pl", 1, "1 zabytek"), ("pl", 3, "3 zabytki"), ("pl", 12, "12 zabytków"), ("pl", 24, "24 zabytki"),
            ("ar", 0, "لا معالم"), ("ar", 1, "معلم واحد"), ("ar", 2, "معلمان"),
            ("ja", 1, "ランドマーク1件"), ("ja", 7, "ランドマーク7件"),
            ("cy", 2, "2 dirnod"), ("cy", 3, "3 thirnod"), ("cy", 6, "6 thirnod!"), ("cy", 4, "4 tirnod+"),
        ]
    )
    func plurals(language: String, count: Int, text: String) {
        #expect(representation(language).text(count: count) == text)
    }

    @Test("Without a phrase for numbers, the number stands before the name")
    func withoutNumericFormat() {
        let name = TypeDisplayRepresentation(name: "Album")
        #expect(name.text(count: 2) == "2 Album")
    }

    private func representation(_ language: String) -> TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: "Landmark",
            numericFormat: LocalizedStringResource(
                "\(placeholder: .int) landmarks",
                locale: Locale(identifier: language),
                bundle: .atURL(Fixtures.folder("Strings"))
            )
        )
    }
}
