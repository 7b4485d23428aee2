import Foundation
import FoundationCompatibility
import Testing

@Suite("Names of people as text")
struct PersonNameTests {
    private func name(_ given: String, _ family: String) -> PersonNameComponents {
        var name = PersonNameComponents()
        name.givenName = given
        name.familyName = family
        return name
    }

    @Test(
        "Follow the order of the language",
        arguments: [
            ("Ada", "Lovelace", "en_US", "Ada Lovelace"), ("太郎", "山田", "en_US", "山田太郎"),
            ("Béla", "Bartók", "hu_HU", "Bartók Béla"), ("Ada", "", "en_US", "Ada"),
        ]
    )
    func order(_ given: String, _ family: String, _ locale: String, _ expected: String) {
        let style = PersonNameComponents.FormatStyle.name(style: .medium).locale(Locale(identifier: locale))
        #expect(name(given, family).formatted(style) == expected)
    }

    @Test("Come in four lengths")
    func lengths() {
        var ada = name("Ada", "Lovelace")
        ada.namePrefix = "Countess"
        ada.middleName = "King"
        ada.nameSuffix = "FRS"
        #expect(ada.formatted(.name(style: .long)) == "Countess Ada King Lovelace FRS")
        #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
        #expect(ada.formatted(.name(style: .short)) == "Ada")
        #expect(ada.formatted() == "Ada Lovelace")
        #expect(PersonNameComponents().formatted() == "")
    }
}
