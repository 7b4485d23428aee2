import ActionEngine
import DetectorEngine
import Foundation
import TextEngine
import Testing

@Suite("Reminders on notes")
struct ReminderFinderTests {
    @Test("A list has a reminder for each of its lines")
    func list() {
        let found = reminders(note("TODO", "- Buy milk", "[ ] Call Ana", "2. Pay rent by Friday"))
        #expect(found.map(\.title) == ["Buy milk", "Call Ana", "Pay rent"])
        #expect(found.map(\.date) == [nil, nil, day(2026, 3, 13)])
    }

    @Test(
        "What is not to be forgotten, and what is due",
        arguments: [
            ("Remember to water the plants", "water the plants"), ("Essay due May 5, 2026", "Essay"),
            ("Hand in the essay by Friday", "Hand in the essay"),
        ]
    )
    func notes(text: String, title: String) {
        // A single line with a date alone isn't a list.
        #expect(reminders(note(text, "x")).map(\.title).prefix(1) == [title])
    }

    @Test("A time that is written with its zone becomes one of the person's clock")
    func zone() throws {
        let local = try #require(TimeZone(identifier: "Europe/Berlin"))
        let found = reminders(note("Remember to call Ana by May 5, 8 pm EST", "x"), local: local)
        #expect(found.first?.date == day(2026, 5, 6) && found.first?.time == clock(2))
    }

    @Test("Other text has none", arguments: ["The book was written by Friday", "Milk 2.40", "Stand by Me"])
    func others(text: String) {
        #expect(reminders(note("A page", text)).count(where: { $0.title == "Stand" || $0.title == "Milk" }) == 0)
    }
}
