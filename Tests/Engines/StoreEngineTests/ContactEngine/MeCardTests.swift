import ContactEngine
import TestSupport
import Testing

@Suite("Cards in the short form of codes")
struct MeCardTests {
    private static let sample =
        "MECARD:N:Silva,Ana Maria;SOUND:シルバ,アナ;TEL:+351 21 555 0100;TEL:112;EMAIL:ana@example.org;ORG:A\\;B;"
        + "URL:https\\://example.org;BDAY:19840229;ADR:,,Rua 5,Lisboa,,1000-001,Portugal;NOTE:a\\,b\\:c\\\\d;X:1;;"

    @Test("Are read with names, numbers, links and addresses")
    func reading() throws {
        let contact = try #require(ContactRecord(meCard: Self.sample))
        #expect(contact.familyName == "Silva" && contact.givenName == "Ana Maria")
        #expect(contact.phoneticFamilyName == "シルバ" && contact.phoneticGivenName == "アナ")
        #expect(contact.phones.map(\.value) == ["+351 21 555 0100", "112"])
        #expect(contact.mails.map(\.value) == ["ana@example.org"] && contact.organizationName == "A;B")
        #expect(contact.links.map(\.value) == ["https://example.org"])
        #expect(contact.birthday == PartialDate(year: 1984, month: 2, day: 29))
        let address = try #require(contact.addresses.first?.value)
        #expect(address.street == "Rua 5" && address.city == "Lisboa" && address.postalCode == "1000-001")
        #expect(contact.note == "a,b:c\\d")
    }

    @Test(
        "A name without a comma is taken as it is written",
        arguments: [("Ana Silva", "Ana", "Silva"), ("Ana", "Ana", ""), ("Silva,", "", "Silva")]
    )
    func name(written: String, given: String, family: String) throws {
        let contact = try #require(ContactRecord(meCard: "mecard:N:\(written);;"))
        #expect(contact.givenName == given && contact.familyName == family)
    }

    @Test("Another text is none", arguments: ["", "MECARD:", "MECARD:;;", "BEGIN:VCARD", "WIFI:S:a;;", "MECARD:X:1;;"])
    func others(text: String) {
        #expect(ContactRecord(meCard: text) == nil)
    }

    @Test("Damaged ones are read or refused")
    func damaged() {
        var random = SplitMix(state: 5)
        for _ in 0..<1000 {
            var scalars = Array(Self.sample.unicodeScalars)
            for _ in 0..<4 {
                let index = Int.random(in: 7..<scalars.count, using: &random)
                if Bool.random(using: &random) {
                    scalars.remove(at: index)
                } else {
                    scalars.insert([";", ":", ",", "\\", "\n", "é"].randomElement(using: &random) ?? ";", at: index)
                }
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            _ = ContactRecord(meCard: String(text))
        }
    }
}
