import ContactEngine
import Foundation
import Testing

@Suite("Writing cards")
struct VCardWritingTests {
    private func full() -> ContactRecord {
        var contact = ContactRecord(identifier: "A-1")
        (contact.givenName, contact.familyName, contact.namePrefix) = ("Zoë; \\ ,", "Öz", "Dr.")
        (contact.organizationName, contact.departmentName, contact.jobTitle) = ("A, B", "C;D", "Boss")
        contact.note = "Line one\nLine two, with \"quotes\" and a long long tail 日本語日本語日本語日本語日本語日本語日本語"
        contact.phones = [Labeled("_$!<Mobile>!$_", "+1 555"), Labeled("Boat", "12"), Labeled(nil, "13")]
        contact.mails = [Labeled("_$!<Work>!$_", "a@example.org")]
        contact.links = [Labeled("_$!<HomePage>!$_", "https://example.org/?a=1,2;b")]
        var address = PostalAddress()
        (address.street, address.city, address.isoCountryCode) = ("1 Way\nFlat 2", "York", "gb")
        (address.subLocality, address.subAdministrativeArea) = ("North: \"old\"", "Yorkshire")
        contact.addresses = [Labeled("_$!<Home>!$_", address)]
        contact.birthday = PartialDate(year: nil, month: 12, day: 24)
        contact.alternateBirthday = PartialDate(year: 4660, month: 1, day: 2, calendar: "chinese")
        contact.dates = [PartialDate(year: 1999, month: 1, day: 31)].compactMap { $0 }.map { Labeled("First day", $0) }
        contact.relations = [Labeled("_$!<Mother>!$_", "Ada")]
        var profile = SocialProfile()
        (profile.service, profile.username) = ("mastodon", "zoe@example.social")
        contact.profiles = [Labeled(nil, profile)]
        contact.messengers = [Labeled("_$!<Home>!$_", Messenger(username: "zoe oz", service: "Jabber"))]
        contact.photo = Data([0xFF, 0xD8, 0xFF] + (0..<200).map { UInt8($0) })
        return contact
    }

    @Test("A contact reads back as it was, in every version", arguments: [VCard.Version.v2, .v3, .v4])
    func roundTrip(version: VCard.Version) throws {
        var contact = full()
        if version == .v2 { contact.note = contact.note.replacing("\n", with: "\r\n") }
        let data = VCard(contact, version: version).data
        var read = ContactRecord(try VCard(data), identifier: "")
        if version == .v2 {
            read.addresses[0].value.street = read.addresses[0].value.street.replacing("\r\n", with: "\n")
        }
        #expect(read == contact)
        for line in String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n") {
            // Version 2.1 has no way to fold parameters.
            #expect(line.utf8.count <= 76 || version == .v2)
            #expect(!line.contains("\n") && !line.contains("\r"))
        }
    }

    @Test(
        "What isn't changed is written byte for byte",
        arguments: [CardSamples.apple, CardSamples.old, CardSamples.new]
    )
    func untouched(text: String) throws {
        #expect(try VCard(text.card).data == text.card)
    }

    @Test("A change touches its own lines alone", arguments: CardSamples.all)
    func change(text: String) throws {
        var card = try VCard(text.card)
        let old = ContactRecord(card, identifier: "file")
        var new = old
        new.jobTitle = "Käpt'n"
        new.phones[0].value = "112"
        new.phones.append(Labeled("Boat", "113"))
        card.apply(new, since: old)
        let read = ContactRecord(try VCard(card.data), identifier: "file")
        #expect(read == new)
        let before = Set(String(decoding: text.card, as: UTF8.self).components(separatedBy: "\r\n"))
        let after = Set(String(decoding: card.data, as: UTF8.self).components(separatedBy: "\r\n"))
        // The changed number, the position before, and the time of the last change.
        #expect(before.subtracting(after).count <= 3)
        #expect(after.subtracting(before).count <= 5)
    }

    @Test("The changes of two programs are both kept")
    func merge() throws {
        var card = try VCard(CardSamples.apple.card)
        let old = ContactRecord(card, identifier: "")
        var first = old
        first.nickname = "Captain"
        first.phones.removeLast()
        card.apply(first, since: old)
        var second = old
        second.phones.append(Labeled("_$!<Home>!$_", "42"))
        second.birthday = nil
        card.apply(second, since: old)
        let both = ContactRecord(try VCard(card.data), identifier: "")
        #expect(both.nickname == "Captain" && both.birthday == nil)
        #expect(both.phones.map(\.value) == ["+43 660 1234567", "(01) 555-0100", "42"])
        // The label of the removed number is removed with it.
        #expect(!String(decoding: card.data, as: UTF8.self).contains("<School>"))
    }

    @Test("What shares a group with a changed value keeps its label")
    func groups() throws {
        let lines = """
            BEGIN:VCARD
            VERSION:3.0
            FN:Ana
            N:;Ana;;;
            item1.TEL:1
            item1.X-ABRELATEDNAMES:Mira
            item1.X-ABLabel:Lab
            item2.URL:https://example.org
            item2.X-ABLabel:Blog
            END:VCARD

            """
        var card = try VCard(lines.card)
        let old = ContactRecord(card, identifier: "a")
        var new = old
        new.phones = [Labeled("Boat", "2")]
        new.links = [Labeled("Shop", "https://example.com")]
        card.apply(new, since: old)
        #expect(ContactRecord(try VCard(card.data), identifier: "a") == new)
        new.phones = []
        card.apply(new, since: ContactRecord(card, identifier: "a"))
        #expect(ContactRecord(try VCard(card.data), identifier: "a") == new)
        #expect(!String(decoding: card.data, as: UTF8.self).contains("Boat"))
    }

    @Test("A text can't add lines or properties")
    func injection() throws {
        var contact = ContactRecord(identifier: "A\r\nX-EVIL:1")
        contact.givenName = "A\r\nEND:VCARD\r\nBEGIN:VCARD"
        contact.profiles = [Labeled("x\nX-EVIL:1", SocialProfile())]
        contact.profiles[0].value.username = "a\"\r\nX-EVIL:1"
        contact.messengers = [Labeled(nil, Messenger(username: "b", service: "c:\";\nX-EVIL"))]
        contact.photo = Data("no picture".utf8)
        for version in [VCard.Version.v2, .v3, .v4] {
            let cards = try VCard.cards(in: VCard(contact, version: version).data)
            #expect(cards.count == 1)
            #expect(cards.first?["X-EVIL"] == nil)
        }
    }
}
