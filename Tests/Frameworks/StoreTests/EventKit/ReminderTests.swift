import CoreLocation
import EventKit
import TestSupport
import Testing

@Suite("Reminders")
struct ReminderTests {
    private let test: CalendarTest

    init() throws { test = try CalendarTest() }

    private func titles(_ predicate: NSPredicate) async -> [String] {
        await withCheckedContinuation { continuation in
            test.store.fetchReminders(matching: predicate) { reminders in
                continuation.resume(returning: reminders?.compactMap(\.title).sorted() ?? [])
            }
        }
    }

    @Test("Are stored, completed, found and removed")
    func life() async throws {
        let reminder = EKReminder(eventStore: test.store)
        reminder.calendar = test.store.defaultCalendarForNewReminders()
        reminder.title = "Buy tickets"
        reminder.priority = Int(EKReminderPriority.high.rawValue)
        reminder.dueDateComponents = DateComponents(year: 2030, month: 3, day: 1, hour: 12)
        try test.store.save(reminder, commit: true)
        let text = try #require(try test.files().first)
        #expect(text.contains("BEGIN:VTODO") && text.contains("DUE:20300301T120000\r\n") && text.contains("PRIORITY:1"))
        let store = test.store
        let due = store.predicateForIncompleteReminders(
            withDueDateStarting: try test.date(2, 1),
            ending: try test.date(4, 1),
            calendars: nil
        )
        #expect(await titles(due) == ["Buy tickets"])
        let item = try #require(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) as? EKReminder)
        #expect(item.dueDateComponents?.hour == 12 && item.priority == 1)
        item.isCompleted = true
        try store.save(item, commit: true)
        #expect(await titles(due) == [])
        let done = store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)
        #expect(await titles(done) == ["Buy tickets"])
        try store.remove(item, commit: true)
        #expect(await titles(store.predicateForReminders(in: nil)) == [])
    }

    @Test("Keep the places of their alarms, in the words of other calendars")
    func places() async throws {
        let reminder = EKReminder(eventStore: test.store)
        reminder.calendar = test.store.defaultCalendarForNewReminders()
        reminder.title = "Post the letter"
        let place = EKStructuredLocation(title: "Post, \"Mitte\"; 1st floor")
        place.geoLocation = CLLocation(latitude: 52.5, longitude: -13.25)
        place.radius = 150
        let alarm = EKAlarm()
        alarm.structuredLocation = place
        alarm.proximity = .enter
        reminder.addAlarm(alarm)
        reminder.addAlarm(EKAlarm(relativeOffset: .nan))
        try test.store.save(reminder, commit: true)
        let text = try #require(try test.files().first).replacing("\r\n ", with: "")
        #expect(text.contains("X-APPLE-PROXIMITY:ARRIVE\r\n") && text.contains("\r\nPROXIMITY:ARRIVE\r\n"))
        #expect(text.contains("X-TITLE=\"Post, 'Mitte'; 1st floor\":geo:52.5,-13.25\r\n"))
        let read = try #require(test.store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) as? EKReminder)
        let alarms = try #require(read.alarms)
        #expect(alarms.map(\.proximity) == [.enter, .none] && alarms.map(\.relativeOffset) == [0, 0])
        #expect(alarms[0].structuredLocation?.title == "Post, 'Mitte'; 1st floor")
        #expect(alarms[0].structuredLocation?.geoLocation?.coordinate.longitude == -13.25)
        #expect(alarms[0].structuredLocation?.radius == 150 && alarms[1].structuredLocation == nil)
        // An alarm that was read is the one to remove.
        read.removeAlarm(alarms[0])
        try test.store.save(read, commit: true)
        #expect(try test.files().first?.contains("PROXIMITY") == false)
    }

    @Test("With a wrong priority, or recurring without a due date, are refused")
    func refusals() throws {
        let reminder = EKReminder(eventStore: test.store)
        #expect(storeFailure { try test.store.save(reminder, commit: true) } == .noCalendar)
        reminder.calendar = test.store.defaultCalendarForNewReminders()
        reminder.priority = 10
        #expect(storeFailure { try test.store.save(reminder, commit: true) } == .priorityIsInvalid)
        reminder.priority = 0
        reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
        #expect(storeFailure { try test.store.save(reminder, commit: true) } == .recurringReminderRequiresDueDate)
    }
}
