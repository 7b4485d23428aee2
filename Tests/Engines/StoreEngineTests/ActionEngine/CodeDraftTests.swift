import CivilDateEngine
import ContactEngine
import DetectorEngine
import Foundation
import Testing

@testable import ActionEngine

@Suite("Actions of codes")
struct CodeDraftTests {
    private func contents(_ text: String, zone: String = "Europe/Berlin") throws -> [ActionContent] {
        let date = try #require(CivilDate(year: 2026, month: 11, day: 24))
        let moment = CivilMoment(date: date, time: CivilTime(seconds: 0))
        let local = try #require(TimeZone(identifier: zone))
        return ActionContent.contents(
            ofCode: text,
            context: DetectionContext(moment: moment, region: "DE"),
            local: local
        )
    }

    private func event(_ lines: String...) throws -> EventDraft? {
        guard case .event(let event) = try contents(lines.joined(separator: "\r\n")).first else { return nil }
        return event
    }

    @Test(
        "Networks are read with their escapes",
        arguments: [
            ("WIFI:T:WPA;S:Caf\\;é;P:a\\:b\\\\c;;", WirelessNetwork(name: "Caf;é", security: .wpa, password: "a:b\\c")),
            ("wifi:S:Open;T:nopass;;", WirelessNetwork(name: "Open")),
            (
                "WIFI:P:12345;T:WEP;S:\"1234\";H:true;",
                WirelessNetwork(name: "1234", security: .wep, password: "12345", isHidden: true)
            ),
            ("WIFI:S:Home;P:secret99;;", WirelessNetwork(name: "Home", security: .wpa, password: "secret99")),
        ]
    )
    func networks(text: String, network: WirelessNetwork) throws {
        #expect(try contents(text) == [.joinNetwork(network)])
    }

    @Test(
        "What isn't understood, or can't be shown as it is, is copied alone",
        arguments: [
            "4006381333931", "WIFI:T:WPA2-EAP;S:Work;;", "WIFI:T:WPA;S:;P:x;;", "tel:*21*5550100#", "tel:", "geo:91,0",
            "geo:1,2;crs=other", "https://user:secret@example.org/", "https://example.org/a b", "https:///path",
            "javascript:alert(1)", "mailto:nobody", "BEGIN:VCARD\nEND:VCARD",
        ]
    )
    func copies(text: String) throws {
        #expect(try contents(text) == [.copyText(text)])
    }

    @Test("Characters that hide or reorder others make no link and no network, and aren't copied")
    func hidden() throws {
        #expect(try contents("https://example.org/\u{202E}gpj.exe") == [.copyText("https://example.org/gpj.exe")])
        #expect(try contents("WIFI:S:a\u{200B}b;;") == [.copyText("WIFI:S:ab;;")])
        #expect(try contents("\u{7}\u{202E}").isEmpty)
    }

    @Test("A link is the address that will be opened, with a host that looks like no other")
    func links() throws {
        #expect(try contents("https://example.org/a?b=c#d") == [.openLink("https://example.org/a?b=c#d")])
        #expect(try contents("HTTP://EXAMPLE.ORG") == [.openLink("HTTP://EXAMPLE.ORG")])
        #expect(try contents("https://example.org/\u{FC}") == [.openLink("https://example.org/%C3%BC")])
        // The first letter of the host's second syllable is Cyrillic.
        #expect(try contents("https://ex\u{430}mple.org/") == [.copyText("https://ex\u{430}mple.org/")])
    }

    @Test("Places have coordinates, a name or both")
    func places() throws {
        let place = MapPlace.Coordinates(latitude: 52.5, longitude: -13.25)
        #expect(try contents("geo:52.5,-13.25,30;u=10") == [.showPlace(MapPlace(coordinates: place))])
        #expect(
            try contents("geo:0,0?q=52.5,-13.25(Old%20Mill)")
                == [.showPlace(MapPlace(name: "Old Mill", coordinates: place))]
        )
        #expect(try contents("geo:0,0?q=Main+Street+1") == [.showPlace(MapPlace(name: "Main Street 1"))])
    }

    @Test("Numbers are called or written to")
    func numbers() throws {
        let number = PhoneNumber(written: "030 2345678", international: "+49302345678", region: "DE")
        #expect(try contents("tel:030%202345678") == [.call(number)])
        #expect(
            try contents("SMSTO:+491701234567:See you") == [
                .writeMessage(MessageDraft(number: "+491701234567", body: "See you"))
            ]
        )
        #expect(
            try contents("sms:+491701234567?body=On%20my%20way")
                == [.writeMessage(MessageDraft(number: "+491701234567", body: "On my way"))]
        )
    }

    @Test("Mail has its subject and text")
    func mail() throws {
        let mail = MailDraft(address: "ana@example.org", subject: "Hello & welcome", body: "Line 1\nLine 2")
        #expect(
            try contents("mailto:ana@example.org?Subject=Hello%20%26%20welcome&body=Line%201%0D%0ALine%202")
                == [.writeMail(mail)]
        )
        #expect(
            try contents("MATMSG:TO:ana@example.org;SUB:Hi;BODY:Semi\\;colon;;")
                == [.writeMail(MailDraft(address: "ana@example.org", subject: "Hi", body: "Semi;colon"))]
        )
    }

    @Test("An event has its zone, its end and its link")
    func timedEvent() throws {
        let event = try #require(
            try event(
                "BEGIN:VEVENT",
                "UID:1",
                "SUMMARY:Concert\\, open air",
                "DTSTART;TZID=America/New_York:20260610T193000",
                "DTEND:20260611T013000Z",
                "LOCATION:Park",
                "RRULE:FREQ=WEEKLY;COUNT=3",
                "URL:https://example.org",
                "END:VEVENT"
            )
        )
        #expect(event.title == "Concert, open air" && event.zone == "America/New_York")
        #expect("\(event.date) \(event.time?.description ?? "")" == "2026-06-10 19:30")
        #expect(event.end?.description == "2026-06-10T21:30")
        #expect(event.rule == "FREQ=WEEKLY;COUNT=3")
        #expect(event.location == "Park" && event.link == "https://example.org")
    }

    @Test("A time of the world's clock is shown by the person's, and an event may have no end")
    func worldTime() throws {
        let event = try #require(
            try event("BEGIN:VEVENT", "UID:1", "SUMMARY:A", "DTSTART:20260610T223000Z", "END:VEVENT")
        )
        #expect(event.start?.description == "2026-06-11T00:30" && event.end == nil && event.zone == nil)
    }

    @Test("Whole days end on the last one")
    func wholeDays() throws {
        let calendar = [
            "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:Fair", "DTSTART;VALUE=DATE:20260610",
            "DTEND;VALUE=DATE:20260613", "END:VEVENT", "BEGIN:VTODO", "UID:2", "SUMMARY:Pay", "DUE:20260701T120000",
            "END:VTODO", "END:VCALENDAR",
        ]
        let found = try contents(calendar.joined(separator: "\n"))
        guard case .event(let event) = found.first, case .reminder(let reminder) = found.last else {
            Issue.record("There are \(found).")
            return
        }
        #expect(event.time == nil && event.lastDate?.description == "2026-06-12")
        #expect(reminder.date?.description == "2026-07-01" && reminder.time?.description == "12:00")
    }

    @Test("Cards of both kinds are contacts")
    func contacts() throws {
        let card = "BEGIN:VCARD\nVERSION:3.0\nN:Silva;Ana\nTEL;TYPE=work:+4930123\nEMAIL:a@example.org\nEND:VCARD"
        for text in [card, "MECARD:N:Silva,Ana;TEL:+4930123;EMAIL:a@example.org;;"] {
            guard case .contact(let contact) = try contents(text).first else {
                Issue.record("\(text) is a contact.")
                continue
            }
            #expect(contact.formattedName == "Ana Silva" && contact.phones.map(\.value) == ["+4930123"])
            #expect(contact.mails.map(\.value) == ["a@example.org"])
        }
    }
}
