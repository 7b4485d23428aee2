import CalendarEngine
import CivilDateEngine
import ContactEngine
import DisplayEngine
import Foundation
import HealthEngine
import StoreEngine
import TestSupport
import Testing

@testable import ActionEngine

@Suite("Saved actions")
struct ActionStoreTests {
    private let test: SavedActions
    private var store: ActionStore { test.store }

    init() throws { test = try SavedActions() }

    @Test("An event is written with its zone, its place and a note of its origin, and no end that isn't known")
    func event() throws {
        let outcome = try store.save(test.concert(), date: test.now)
        #expect(outcome.change == .added && outcome.kept == [] && outcome.paths == test.files("calendars"))
        let text = try test.text("calendars").replacing("\r\n ", with: "")
        #expect(text.contains("DTSTART;TZID=Europe/Berlin:20261205T200000\r\n") && !text.contains("DTEND"))
        #expect(text.contains("SUMMARY:Zoë live\r\n") && text.contains("LOCATION:Kesselhaus\r\n"))
        #expect(text.contains("X-FOVEA-ORIGIN:Read from a picture by Fovea on 2026-11-18") && text.contains("DTSTAMP:"))
    }

    @Test("The same capture saved again changes nothing, with other case and accents as well")
    func again() throws {
        _ = try store.save(test.concert(), date: test.now)
        let before = try test.text("calendars")
        let outcome = try store.save(test.concert { $0.title = "ZOE, LIVE" }, date: test.now + 60)
        // The title was written before, so what the second capture reads of it isn't the person's edit.
        #expect(outcome.change == .updated)
        #expect(try store.save(test.concert { $0.title = "ZOE, LIVE" }, date: test.now + 90).change == .unchanged)
        let text = try test.text("calendars")
        #expect(text.contains("SEQUENCE:1\r\n") && text.contains("SUMMARY:ZOE\\, LIVE"))
        _ = try store.undo()
        #expect(try test.text("calendars") == before)
        #expect(try store.entries().count == 1)
    }

    @Test("What a person has edited stays, what she hasn't is updated, and properties of others survive")
    func merge() throws {
        _ = try store.save(test.concert(), date: test.now)
        try test.edit("calendars", "LOCATION:Kesselhaus\r\n", "LOCATION:Balcony\r\nX-OTHER:1\r\n")
        let newer = try test.concert {
            $0.location = "Kesselhaus, Berlin"
            $0.end = CivilMoment("2026-12-05T23:00")
            $0.link = "https://example.org"
        }
        let outcome = try store.save(newer, date: test.now + 60)
        #expect(outcome.change == .updated && outcome.kept == ["location"])
        let text = try test.text("calendars")
        #expect(text.contains("LOCATION:Balcony\r\n") && text.contains("X-OTHER:1\r\n"))
        #expect(text.contains("DTEND;TZID=Europe/Berlin:20261205T230000\r\n"))
        #expect(text.contains("URL:https://example.org\r\n") && text.contains("SEQUENCE:1\r\n"))
    }

    @Test("A capture that shows less takes nothing away")
    func less() throws {
        let whole = try test.concert {
            $0.end = CivilMoment("2026-12-05T23:00")
            $0.notes = "Doors at 19:00"
        }
        _ = try store.save(whole, date: test.now)
        #expect(try store.save(test.concert { $0.location = nil }, date: test.now).change == .unchanged)
        let fair = try test.concert { ($0.title, $0.time, $0.lastDate) = ("Fair", nil, CivilDate("2026-12-07")) }
        _ = try store.save(fair, date: test.now)
        let day = try test.concert { ($0.title, $0.time) = ("Fair", nil) }
        #expect(try store.save(day, date: test.now).change == .unchanged)
    }

    @Test("Without a record of what was saved, only what is empty is filled")
    func forgotten() throws {
        let id = try #require(try store.save(test.concert(), date: test.now).id)
        _ = try store.forget(id)
        let newer = try test.concert {
            $0.location = "Elsewhere"
            $0.notes = "Doors at 19:00"
        }
        #expect(try store.save(newer, date: test.now).kept == ["location"])
        #expect(try test.text("calendars").contains("DESCRIPTION:Doors at 19:00"))
        #expect(try test.text("calendars").contains("LOCATION:Kesselhaus"))
    }

    @Test("Whole days end after the last, and reminders are due")
    func days() throws {
        let fair = try test.concert {
            ($0.time, $0.lastDate) = (nil, CivilDate("2026-12-07"))
        }
        _ = try store.save(fair, date: test.now)
        #expect(try test.text("calendars").contains("DTEND;VALUE=DATE:20261208"))
        _ = try store.undo()
        let reminder = ReminderDraft(title: "Pay", date: CivilDate("2026-12-24"), time: CivilTime("12:00"))
        _ = try store.save(test.draft(.reminder(reminder)), date: test.now)
        #expect(try test.text("calendars").contains("DUE;TZID=Europe/Berlin:20261224T120000"))
    }

    @Test("A calendar is chosen by its title, and an unknown one is refused with those that there are")
    func calendars() throws {
        let calendars = CalendarStore(environment: test.environment)
        _ = try calendars.storeCalendar(id: nil, title: "Family", color: nil)
        let id = try calendars.storeCalendar(id: nil, title: "Concerts", color: nil)
        #expect(try store.save(test.concert(), calendar: "Concerts").paths.first?.hasPrefix(id) == true)
        #expect(try store.save(test.concert(), calendar: "Family").change == .unchanged)
        let error = try #require(throws: ActionError.self) { try store.save(test.concert(), calendar: "Work") }
        #expect(error.code == .unknownCalendar && error.message.contains("'Concerts'"))
    }

    @Test("A contact is written once, and a second card adds what is new")
    func contact() throws {
        #expect(try store.save(test.card(), date: test.now).change == .added)
        #expect(try test.text("contacts").contains("X-FOVEA-ORIGIN:Read from a picture by Fovea"))
        #expect(try store.save(test.card(), date: test.now).change == .unchanged)
        try test.edit("contacts", "FN:Ana Silva\r\n", "FN:Ana Silva\r\nNICKNAME:Anita\r\n")
        let second = test.card {
            $0.phones = [Labeled(nil, "030 2345678"), Labeled(nil, "+49 170 5550100")]
            $0.mails = [Labeled(nil, "ana@example.org")]
            $0.nickname = "Nana"
        }
        let outcome = try store.save(second, date: test.now)
        #expect(outcome.change == .updated && outcome.kept == ["nickname"])
        let text = try test.text("contacts")
        #expect(text.contains("NICKNAME:Anita") && text.contains("EMAIL:ana@example.org"))
        #expect(text.contains("+49 30 2345678") && text.contains("+49 170 5550100") && !text.contains("030 2345678"))
        _ = try store.undo()
        #expect(try !test.text("contacts").contains("ana@example.org"))
    }

    @Test("A blood pressure and its pulse are two readings of one action")
    func readings() throws {
        let moment = try #require(CivilMoment("2026-11-24T08:05"))
        func draft(_ systolic: Int) -> ActionDraft {
            test.draft(.reading(.bloodPressure(systolic: systolic, diastolic: 82, pulse: 71), at: moment))
        }
        #expect(try store.save(draft(128), date: test.now).paths.count == 2)
        #expect(test.files("health").count == 2)
        #expect(try store.save(draft(128), date: test.now).change == .unchanged)
        #expect(try store.save(draft(129), date: test.now).change == .updated)
        let entries = try HealthLibrary.library(in: StorePlaces.health(environment: test.environment)).entries()
        let values = entries.flatMap { entry -> [Double] in
            switch entry.reading.content {
            case .parts(let parts): parts.map(\.measure.value)
            case .measure(let measure): [measure.value]
            case .category, .workout: []
            }
        }
        #expect(values.sorted() == [71, 82, 129])
        #expect(entries.allSatisfy { $0.reading.start == Date(timeIntervalSince1970: 1_795_503_900) })
        _ = try store.undo()
        _ = try store.undo()
        #expect(test.files("health").isEmpty && test.files("actions").isEmpty)
    }

    @Test(
        "Glucose and weight keep their units",
        arguments: [DeviceReading.glucose(5.4, .millimoles), .weight(11.5, .stones)]
    )
    func units(reading: DeviceReading) throws {
        let moment = try #require(CivilMoment("2026-11-24T08:05"))
        #expect(try store.save(test.draft(.reading(reading, at: moment)), date: test.now).change == .added)
        #expect(try store.save(test.draft(.reading(reading, at: moment)), date: test.now).change == .unchanged)
    }

    @Test("What adds no item, and what has no title or name, is refused")
    func refusals() throws {
        let link = #expect(throws: ActionError.self) { try store.save(test.draft(.openLink("https://example.org"))) }
        #expect(link?.code == .notSavable)
        let untitled = try #require(throws: ActionError.self) { try store.save(test.concert { $0.title = "" }) }
        #expect(untitled.code == .incomplete && untitled.field == "title")
        let unnamed = #expect(throws: ActionError.self) { try store.save(test.draft(.contact(ContactRecord()))) }
        #expect(unnamed?.code == .incomplete)
        #expect(test.files("actions").isEmpty)
    }

    @Test("A folder that can't be written leaves no record")
    func readOnly() throws {
        let folder = "\(test.place.path)/calendars"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // A file is in the place of the calendar's folder, so that the error is the same for root.
        try Data().write(to: URL(filePath: "\(folder)/personal"))
        let error = try #require(throws: ActionError.self) { try store.save(test.concert()) }
        guard case .store = error.code else {
            Issue.record("\(error)")
            return
        }
        #expect(test.files("actions").isEmpty)
    }
}
