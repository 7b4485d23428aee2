import ActionEngine
import DetectorEngine
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

    @Test("Other text has none", arguments: ["The book was written by Friday", "Milk 2.40", "Stand by Me"])
    func others(text: String) {
        #expect(reminders(note("A page", text)).count(where: { $0.title == "Stand" || $0.title == "Milk" }) == 0)
    }
}
