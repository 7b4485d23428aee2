import CivilDateEngine
import ContactEngine
import DisplayEngine
import Foundation
import StoreEngine
import Testing

@testable import ActionEngine

@Suite("A second capture of the same thing")
struct RepeatedCaptureTests {
    private let test: SavedActions
    private var store: ActionStore { test.store }

    init() throws { test = try SavedActions() }

    @Test("Leaves an event as the person saved it, also with another title and on another day")
    func event() throws {
        let read = try test.concert { $0.title = "Z0E LIVE" }
        let day = try #require(CivilDate("2026-12-06"))
        let edit = try test.concert { ($0.title, $0.date, $0.location) = ("Zoë live", day, "Kesselhaus, Berlin") }
        _ = try store.save(test.edited(read, edit), date: test.now)
        let before = try test.text("calendars")
        #expect(try store.save(read, date: test.now + 60).change == .unchanged)
        #expect(try test.text("calendars") == before)
        #expect(try store.save(test.edited(read, edit), date: test.now + 90).change == .unchanged)
    }

    @Test("Adds what the first one didn't show, and takes what is edited now")
    func news() throws {
        let read = try test.concert { $0.title = "Z0E LIVE" }
        _ = try store.save(test.edited(read, test.concert()), date: test.now)
        let more = try test.concert {
            $0.title = "Z0E LIVE"
            $0.end = CivilMoment("2026-12-05T23:00")
        }
        #expect(try store.save(more, date: test.now + 60).change == .updated)
        let text = try test.text("calendars")
        #expect(text.contains("SUMMARY:Zoë live\r\n") && text.contains("DTEND;TZID=Europe/Berlin:20261205T230000\r\n"))
        let moved = try test.edited(more, test.concert { $0.location = "Main hall" })
        #expect(try store.save(moved, date: test.now + 90).change == .updated)
        #expect(try test.text("calendars").contains("LOCATION:Main hall\r\n"))
    }

    @Test("Finds the event in whose title a letter was read otherwise, and keeps the first reading")
    func misreading() throws {
        _ = try store.save(test.concert { $0.title = "Nadia Okafor" }, date: test.now)
        let before = try test.text("calendars")
        #expect(try store.save(test.concert { $0.title = "Nadia Okofor" }, date: test.now + 60).change == .unchanged)
        #expect(try test.text("calendars") == before)
        let later = try test.concert { ($0.title, $0.time) = ("Nadia Okofor", CivilTime("22:00")) }
        #expect(try store.save(later, date: test.now + 90).change == .added)
    }

    @Test(
        "Tells things apart whose titles are alike",
        arguments: [
            ("Team B", "Team C"), ("Volume12 party", "Volume13 party"), ("Nadia Okafor", "Nadia Okafor live"),
            ("Nadia Okafor", "Maria Okafor"), ("Anna sings", "Hanna sings"),
        ]
    )
    func lookalikes(first: String, second: String) throws {
        _ = try store.save(test.concert { $0.title = first }, date: test.now)
        #expect(try store.save(test.concert { $0.title = second }, date: test.now + 60).change == .added)
    }

    @Test("Doesn't find what was undone")
    func undone() throws {
        _ = try store.save(test.concert { $0.title = "Nadia Okafor" }, date: test.now)
        _ = try store.undo()
        #expect(try store.save(test.concert { $0.title = "Nadia Okofor" }, date: test.now + 60).change == .added)
        #expect(try test.text("calendars").contains("SUMMARY:Nadia Okofor"))
    }

    @Test("Leaves a contact whose number the person has corrected")
    func contact() throws {
        let read = test.card { $0.phones = [Labeled(ContactLabel.work, "+49 30 2345679")] }
        _ = try store.save(test.edited(read, test.card()), date: test.now)
        #expect(try store.save(read, date: test.now + 60).change == .unchanged)
        let text = try test.text("contacts")
        #expect(text.contains("2345678") && !text.contains("2345679"))
    }

    @Test("Leaves a reading whose value and time the person has corrected, also one of two values")
    func reading() throws {
        let moment = try #require(CivilMoment("2026-11-18T08:00"))
        let later = try #require(CivilMoment("2026-11-18T07:30"))
        let read = test.draft(.reading(.bloodPressure(systolic: 128, diastolic: 88, pulse: 70), at: moment))
        let edit = test.draft(.reading(.bloodPressure(systolic: 123, diastolic: 88, pulse: 70), at: later))
        #expect(try store.save(test.edited(read, edit), date: test.now).paths.count == 2)
        let files = test.files("health")
        #expect(try store.save(read, date: test.now + 60).change == .unchanged)
        #expect(test.files("health") == files)
        #expect(try files.contains { try String(contentsOfFile: $0, encoding: .utf8).contains("123") })
    }
}
