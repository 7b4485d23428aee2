import ContactEngine
import Foundation
import Testing

@Suite("Reading cards")
struct VCardReadingTests {
    private func contact(_ text: String) throws -> ContactRecord {
        ContactRecord(try VCard(text.card), identifier: "file")
    }

    @Test("Apple's cards are read, with the labels of groups")
    func apple() throws {
        let contact = try contact(CardSamples.apple)
        #expect(contact.identifier == "4A1F0C62-7C8B-4B1E-9E53-3F7D1B5B9D10")
        #expect(contact.namePrefix == "Dr." && contact.givenName == "Ana" && contact.middleName == "María")
        #expect(contact.familyName == "Marković" && contact.nameSuffix == "PhD")
        #expect(contact.previousFamilyName == "Novak" && contact.nickname == "Anči")
        #expect(contact.phoneticGivenName == "Ah-na" && contact.jobTitle == "Head of lenses")
        #expect(contact.organizationName == "Kepler, Sons & Co" && contact.departmentName == "Optics")
        #expect(contact.mails == [Labeled("_$!<Home>!$_", "ana@example.org"), Labeled("Lab", "ana.lab@example.com")])
        #expect(
            contact.phones == [
                Labeled("iPhone", "+43 660 1234567"), Labeled("_$!<WorkFAX>!$_", "(01) 555-0100"),
                Labeled("_$!<School>!$_", "+43 1 555 01 01"),
            ]
        )
        let address = try #require(contact.addresses.first?.value)
        #expect(address.street == "Ringstraße 5\nTop 7" && address.city == "Wien" && address.postalCode == "1010")
        #expect(address.country == "Austria" && address.isoCountryCode == "at")
        #expect(contact.links == [Labeled("_$!<HomePage>!$_", "https://example.org/a,b")])
        #expect(contact.birthday == PartialDate(year: nil, month: 2, day: 29))
        #expect(contact.dates.first?.value == PartialDate(year: 2011, month: 6, day: 18))
        #expect(contact.dates.first?.label == "_$!<Anniversary>!$_")
        #expect(contact.relations == [Labeled("_$!<Sister>!$_", "Mira")])
        #expect(
            contact.profiles.first?.value.service == "twitter" && contact.profiles.first?.value.username == "anamark"
        )
        #expect(contact.messengers == [Labeled("_$!<Work>!$_", Messenger(username: "ana.m", service: "Skype"))])
        #expect(contact.note == "First line\nSecond; with semicolon")
    }

    @Test("Version 2.1 is read, with quoted-printable text, character sets and data")
    func old() throws {
        let contact = try contact(CardSamples.old)
        #expect(contact.identifier == "file")
        #expect(contact.givenName == "Jürgen" && contact.familyName == "Müller")
        #expect(contact.phones.map(\.label) == ["_$!<Home>!$_", "_$!<Mobile>!$_"])
        #expect(contact.note == "Zeile eins\r\nZeile zwei €")
        #expect(contact.photo?.starts(with: [0xFF, 0xD8, 0xFF]) == true)
        #expect(try VCard(CardSamples.old.card).text("X-PATH") == "C:\\new")
    }

    @Test("Version 4.0 is read, with links, quoted parameters and dates without a year")
    func new() throws {
        let contact = try contact(CardSamples.new)
        #expect(contact.phones == [Labeled("_$!<Home>!$_", "+33-1-55-50-01-02")])
        #expect(contact.addresses.first?.value.isoCountryCode == "FR")
        #expect(contact.birthday == PartialDate(year: nil, month: 4, day: 12))
        #expect(
            contact.dates == [Labeled("_$!<Anniversary>!$_", try #require(PartialDate(year: 2009, month: 8, day: 8)))]
        )
        #expect(contact.relations == [Labeled("_$!<Spouse>!$_", "Luc")])
        #expect(contact.photo == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(contact.note.contains("more than seventy-five"))
    }

    @Test("Outlook's cards are read")
    func outlook() throws {
        let contact = try contact(CardSamples.outlook)
        #expect(contact.namePrefix == "Hr." && contact.familyName == "Berg" && contact.departmentName == "Linsen")
        #expect(contact.phones.map(\.label) == ["_$!<Work>!$_", "_$!<WorkFAX>!$_"])
        #expect(contact.addresses.first?.value.street == "Straße 5" && contact.addresses.first?.label == "_$!<Work>!$_")
        #expect(contact.links.map(\.value) == ["http://example.org/?a=b="])
        #expect(contact.mails.map(\.value) == ["bo@example.org"])
        #expect(try VCard(CardSamples.outlook.card)["KEY"]?.value == "MIICXAIBAAKBgQDTYZ0=")
    }

    @Test("Google's cards are read; an empty label is none")
    func google() throws {
        let contact = try contact(CardSamples.google)
        #expect(contact.familyName == "van der Berg")
        #expect(contact.mails == [Labeled(nil, "zoe@example.org")] && contact.phones.first?.label == "Boot")
        #expect(contact.addresses.first?.value.street == "Gracht 1" && contact.addresses.first?.value.country == "NL")
        #expect(contact.photoLink == "https://example.org/photo.jpg")
    }

    @Test("Evolution's cards are read")
    func evolution() throws {
        let contact = try contact(CardSamples.evolution)
        #expect(contact.nickname == "" && contact.birthday == PartialDate(year: 1980, month: 7, day: 8))
        #expect(contact.mails == [Labeled("_$!<Home>!$_", "bo@example.org")])
        #expect(contact.phones == [Labeled("_$!<Work>!$_", "030 5550100")])
        #expect(
            contact.messengers == [Labeled("_$!<Home>!$_", Messenger(username: "bo@jabber.example", service: "Jabber"))]
        )
        #expect(contact.relations == [Labeled("_$!<Spouse>!$_", "Ana")])
        #expect(
            contact.dates == [Labeled("_$!<Anniversary>!$_", try #require(PartialDate(year: 2010, month: 5, day: 6)))]
        )
    }

    @Test(
        "Dates are read in every way of the versions",
        arguments: [
            ("BDAY:19840229", 1984, 2, 29), ("BDAY:1984-02-29T10:00:00Z", 1984, 2, 29), ("BDAY:--0229", nil, 2, 29),
            ("BDAY:--02-29", nil, 2, 29), ("BDAY:---29", nil, nil, 29), ("BDAY:1984", 1984, nil, nil),
            ("BDAY:1984-02", 1984, 2, nil), ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29", nil, 2, 29),
            ("BDAY:--1340", nil, nil, nil), ("BDAY;VALUE=text:circa 1800", nil, nil, nil),
            ("BDAY;CALSCALE=martian:--0101", nil, nil, nil), ("BDAY:", nil, nil, nil),
        ] as [(String, Int?, Int?, Int?)]
    )
    func dates(line: String, year: Int?, month: Int?, day: Int?) throws {
        let contact = try contact("BEGIN:VCARD\nVERSION:4.0\nFN:A\n\(line)\nEND:VCARD\n")
        #expect(contact.birthday == PartialDate(year: year, month: month, day: day))
        var card = VCard(ContactRecord(identifier: "a"))
        card.apply(contact, since: ContactRecord(identifier: "a"))
        #expect(ContactRecord(try VCard(card.data), identifier: "a").birthday == contact.birthday)
    }

    @Test("A photo may be a link, which isn't followed")
    func link() throws {
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nPHOTO;VALUE=uri:https://example.org/a.jpg\nEND:VCARD\n"
        #expect(try contact(card).photo == nil)
        #expect(try contact(card).photoLink == "https://example.org/a.jpg")
    }

    @Test(
        "Text in a named character set is read",
        arguments: [
            ("WINDOWS-1251", [0xC0, 0xED, 0xFF], "Аня"), ("SHIFT_JIS", [0x93, 0xFA], "日"), ("KOI8-R", [0xE1], "А"),
            ("ISO-8859-15", [0xA4], "€"), ("GB18030", [0xC4, 0xE3], "你"), ("X-UNKNOWN", [0xE9], "é"),
            ("SHIFT_JIS", [0x93], "\u{FFFD}"),
        ] as [(String, [UInt8], String)]
    )
    func characterSet(name: String, bytes: [UInt8], text: String) throws {
        let data = Data("BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=\(name):".utf8) + Data(bytes) + Data("\nEND:VCARD\n".utf8)
        #expect(try VCard(data).text("FN") == text)
    }

    @Test("A file in UTF-16 is read, and one whose lines end with a return alone")
    func files() throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Zoë\nEND:VCARD\n"
        let wide = try #require(text.data(using: .utf16))
        #expect(try VCard(wide).text("FN") == "Zoë")
        #expect(try VCard(Data(text.replacing("\n", with: "\r").utf8)).text("FN") == "Zoë")
    }

    @Test("After an empty line, space continues nothing")
    func emptyLine() throws {
        let card = try VCard("BEGIN:VCARD\nVERSION:3.0\nFN:A\n\n TEL:1\n \nEND:VCARD\n".card)
        #expect(card.text("FN") == "A" && card.text("TEL") == "1")
        #expect(try VCard(card.data).text("TEL") == "1")
    }

    @Test("A card with a formatted name alone gives the parts of a name")
    func formattedName() throws {
        let contact = try contact("BEGIN:VCARD\nVERSION:4.0\nFN:Ana Maria Silva\nEND:VCARD\n")
        #expect(contact.givenName == "Ana Maria" && contact.familyName == "Silva")
        let company = try self.contact("BEGIN:VCARD\nVERSION:4.0\nKIND:org\nFN:Kepler\nEND:VCARD\n")
        #expect(company.kind == .organization && company.organizationName == "Kepler")
    }

    @Test("A file may have several cards, and cards within cards")
    func several() throws {
        let inner = "AGENT:\nBEGIN:VCARD\nVERSION:2.1\nFN:Inner\nEND:VCARD\n"
        let outer = "BEGIN:VCARD\nVERSION:2.1\n\(inner)FN:Outer\nEND:VCARD\n"
        let cards = try VCard.cards(in: (outer + "noise\n" + CardSamples.new).card)
        #expect(cards.map { $0.text("FN") } == ["Outer", "Chloé Dubois"])
        let first = try #require(cards.first)
        #expect(String(decoding: first.data, as: UTF8.self) == outer.replacing("\n", with: "\r\n"))
    }

    @Test("A card without its end is refused, and what is no card")
    func malformed() {
        for text in ["BEGIN:VCARD\nVERSION:4.0\nFN:A\n", "", "Hello\n", CardSamples.new + CardSamples.old] {
            let error = #expect(throws: VCardError.self) { try VCard(text.card) }
            #expect(error?.code == .malformed)
        }
    }

    @Test("Limits hold")
    func limits() throws {
        var limits = VCardLimits()
        (limits.byteCount, limits.lineCount, limits.cardCount) = (4000, 60, 2)
        (limits.propertyCount, limits.parameterCount, limits.photoByteCount) = (40, 4, 8)
        func card(_ body: String) -> String { "BEGIN:VCARD\nVERSION:4.0\n\(body)END:VCARD\n" }
        let hostile = [
            card("NOTE:" + String(repeating: "x", count: 5000) + "\n"),
            card(String(repeating: "\n", count: 100)),
            card(String(repeating: "X-A:1\n", count: 50)),
            card("TEL" + String(repeating: ";A=1", count: 5) + ":1\n"),
            String(repeating: card(""), count: 3),
        ]
        for text in hostile {
            let error = #expect(throws: VCardError.self) { try VCard.cards(in: Data(text.utf8), limits: limits) }
            #expect(error?.code == .limitExceeded)
        }
        let photo = try VCard(card("PHOTO:data:image/png;base64,iVBORw0KGgoAAAAA\n").card)
        #expect(ContactRecord(photo, identifier: "a", limits: limits).photo == nil)
        #expect(ContactRecord(photo, identifier: "a").photo?.count == 12)
    }
}
