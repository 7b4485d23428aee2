import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("Texts in the locale of the person")
struct SearchTextTests {
    @Test(
        "Contain others whatever their case",
        arguments: [
            ("Abbey Road", "ROAD", true), ("Café", "cafe", false), ("ΑΘΗΝΑ", "αθηνα", true), ("Blue", "", false),
            ("straße", "Straße", true),
        ]
    )
    func contains(_ text: String, _ part: String, _ expected: Bool) {
        #expect(text.localizedCaseInsensitiveContains(part) == expected)
    }

    @Test(
        "Contain others whatever their case and accents",
        arguments: [("Café Müller", "CAFE MULLER", true), ("Zürich", "zurich", true), ("Blue", "Bleu", false)]
    )
    func containsStandard(_ text: String, _ part: String, _ expected: Bool) {
        #expect(text.localizedStandardContains(part) == expected)
    }

    @Test(
        "Know the two letters i of Turkish",
        arguments: [
            ("tr_TR", "İstanbul", "istanbul", true), ("tr_TR", "ISPARTA", "ısparta", true),
            ("tr_TR", "ISPARTA", "isparta", false), ("en_US", "ISPARTA", "isparta", true),
            ("en_US", "ISPARTA", "ısparta", false),
        ]
    )
    func turkish(_ locale: String, _ text: String, _ part: String, _ expected: Bool) {
        let range = text.range(of: part, options: .caseInsensitive, locale: Locale(identifier: locale))
        #expect((range != nil) == expected)
    }

    @Test("Are sorted as a list of files is")
    func sorted() {
        let names = ["file10", "File9", "äpfel", "zebra"]
        #expect(names.shuffled().sorted(using: .localizedStandard) == ["äpfel", "File9", "file10", "zebra"])
        struct Album { let name: String }
        let albums = names.map(Album.init).sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
        #expect(albums.map(\.name) == ["äpfel", "File9", "file10", "zebra"])
        var reverse = _LocalizedStringComparator.localizedStandard
        reverse.order = .reverse
        #expect(names.sorted(using: reverse).first == "zebra")
    }
}
