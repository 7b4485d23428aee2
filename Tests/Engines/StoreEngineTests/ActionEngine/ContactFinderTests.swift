import ActionEngine
import ContactEngine
import DetectorEngine
import TextEngine
import Testing

@Suite("Contacts on business cards")
struct ContactFinderTests {
    @Test("A card has name, position, organization, numbers by kind, mail, link and address")
    func card() throws {
        let found = try #require(
            contact(
                page(
                    ("Northwind Traders Inc.", 5),
                    ("Dr. Jane Q. Doe, PhD", 6),
                    ("Senior Engineer", 3),
                    ("Tel: (212) 555-0143", 3),
                    ("Mobile: (212) 555-0144", 3),
                    ("Fax: (212) 555-0145", 3),
                    ("jane.doe@northwind.com", 3),
                    ("www.northwind.com", 3),
                    ("350 Fifth Avenue", 3),
                    ("New York, NY 10118", 3)
                )
            )
        )
        #expect(
            [found.namePrefix, found.givenName, found.middleName, found.familyName, found.nameSuffix] == [
                "Dr.", "Jane", "Q.", "Doe", "PhD",
            ]
        )
        #expect(found.organizationName == "Northwind Traders Inc.")
        #expect(found.jobTitle == "Senior Engineer")
        #expect(found.phones.map(\.label) == [ContactLabel.work, ContactLabel.mobile, ContactLabel.workFax])
        #expect(found.mails == [Labeled(ContactLabel.work, "jane.doe@northwind.com")])
        #expect(found.links.count == 1)
        #expect(found.addresses.map(\.value.city) == ["New York"])
        #expect(found.addresses.map(\.value.postalCode) == ["10118"])
    }

    @Test(
        "Names are told from positions and organizations",
        arguments: [
            (["JOHN SMITH", "Acme Design", "john@acme.com", "M (212) 555-0143"], "John", "Smith", "Acme Design"),
            (
                ["Acme Design", "Anna van der Berg", "Art Director", "anna@acme.com"], "Anna", "van der Berg",
                "Acme Design"
            ),
            (["Sakura Labs", "Kenji Mori", "CTO", "kenji.mori@sakura.io"], "Kenji", "Mori", "Sakura Labs"),
        ]
    )
    func names(lines: [String], given: String, family: String, organization: String) throws {
        let found = try #require(contact(lines.enumerated().map { line($1, x: 10, y: 10 + 8 * Double($0), height: 4) }))
        #expect([found.givenName, found.familyName] == [given, family])
        #expect(found.organizationName == organization)
    }

    @Test(
        "A number's kind stands before it in many ways",
        arguments: [("M", "Mobile"), ("cell", "Mobile"), ("F", "WorkFAX"), ("T", "Work"), ("D", "Work")]
    )
    func kinds(word: String, label: String) throws {
        let found = try #require(contact(note("Jane Doe", "Engineer", "\(word) +1 212 555 0143", "jane@doe.org")))
        #expect(found.phones.map(\.label) == [ContactLabel.named(label)])
    }

    @Test(
        "Spaces within an address for mail are left out",
        arguments: ["jane @ doe.org", "jane@ doe.org", "jane @doe.org"]
    )
    func spaces(mail: String) throws {
        let found = try #require(contact(note("Jane Doe", "Engineer", "Email: \(mail)", "www. doe.org")))
        #expect(found.mails.map(\.value) == ["jane@doe.org"])
        #expect(found.links.count == 1)
    }

    @Test(
        "What is no card has no contact, but what it names",
        arguments: [
            note("Call us", "(212) 555-0143"), note("Pizza Palace", "Order now", "www.pizza.com"),
            page(("THE COMETS", 9), ("Friday, May 8, 2026", 4), ("Tickets: (212) 555-0143", 3)),
        ]
    )
    func others(lines: [TextLine]) {
        #expect(contact(lines) == nil)
        #expect(TextFinder.drafts(in: lines, context: context()).count >= 2)
    }
}
