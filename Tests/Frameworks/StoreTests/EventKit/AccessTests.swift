import EventKit
import StoreEngine
import TestSupport
import Testing

@Suite("Access to events and reminders")
struct AccessTests {
    private let line = "BEGIN:VEVENT\nUID:a\nDTSTART:20300601T100000Z\nSUMMARY:Secret\nEND:VEVENT"

    @Test("Without consent nothing is read and nothing saved", arguments: [ConsentStatus.notDetermined, .denied])
    func denied(status: ConsentStatus) throws {
        let test = try CalendarTest(status)
        try test.put(line, in: "a.ics")
        #expect(try test.events().isEmpty)
        #expect(test.store.calendars(for: .event).isEmpty && test.store.defaultCalendarForNewEvents == nil)
        #expect(test.store.event(withIdentifier: "a") == nil && test.store.calendarItem(withIdentifier: "a") == nil)
        let event = test.event("x", try test.date(1, 1))
        #expect(storeFailure { try test.store.save(event, span: .thisEvent) } == .eventStoreNotAuthorized)
        #expect(storeFailure { try test.store.remove(event, span: .thisEvent) } == .eventStoreNotAuthorized)
        let reminder = EKReminder(eventStore: test.store)
        #expect(storeFailure { try test.store.save(reminder, commit: true) } == .eventStoreNotAuthorized)
    }

    @Test("To write alone adds events and reads none")
    func writeOnly() throws {
        let test = try CalendarTest(.writeOnly)
        try test.put(line, in: "a.ics")
        let event = test.event("x", try test.date(1, 1))
        try test.store.save(event, span: .thisEvent)
        #expect(try test.files().count == 2)
        #expect(try test.events().isEmpty && test.store.event(withIdentifier: "a") == nil)
        let calendar = try #require(test.store.defaultCalendarForNewEvents)
        calendar.title = "Mine"
        #expect(storeFailure { try test.store.saveCalendar(calendar, commit: true) } == .eventStoreNotAuthorized)
        #expect(storeFailure { try test.store.removeCalendar(calendar, commit: true) } == .eventStoreNotAuthorized)
        #expect(try test.files().count == 2)
    }

    @Test("To one kind of item doesn't remove a calendar that keeps the other, too", arguments: ConsentedStore.kinds)
    func oneKind(_ store: ConsentedStore, other: String) throws {
        let test = try CalendarTest(.notDetermined)
        try Consent(environment: test.environment).record(.granted, for: Consent.app, store: store)
        try test.put(line, in: "a.ics")
        try test.put("BEGIN:VTODO\nUID:b\nSUMMARY:Milk\nEND:VTODO", in: "b.ics")
        let type = store == .calendar ? EKEntityType.event : .reminder
        let calendar = try #require(test.store.calendars(for: type).first)
        #expect(storeFailure { try test.store.removeCalendar(calendar, commit: true) } == .eventStoreNotAuthorized)
        #expect(try test.files().count == 2)
        try FileManager.default.removeItem(atPath: "\(test.place.path)/calendars/personal/\(other)")
        try test.store.removeCalendar(calendar, commit: true)
        #expect(test.store.calendars(for: type).isEmpty)
    }

    @Test("Is asked for once, and a refusal throws nothing", arguments: [true, false])
    func request(isAllowed: Bool) async throws {
        let test = try CalendarTest(.notDetermined)
        let isGranted = try await ConsentPrompt.$testHandler.withValue({ _ in isAllowed }) {
            try await test.store.requestFullAccessToEvents()
        }
        #expect(isGranted == isAllowed)
        let again = try await ConsentPrompt.$testHandler.withValue({ _ in !isAllowed }) {
            try await test.store.requestFullAccessToEvents()
        }
        #expect(again == isAllowed)
        let status = StoreEnvironment.$test.withValue(test.environment) {
            (EKEventStore.authorizationStatus(for: .event), EKEventStore.authorizationStatus(for: .reminder))
        }
        #expect(status == (isAllowed ? .fullAccess : .denied, .notDetermined))
    }

    @Test("Taken back ends at once")
    func revocation() throws {
        let test = try CalendarTest()
        try test.put(line, in: "a.ics")
        #expect(try test.events().count == 1)
        try Consent(environment: test.environment).record(.notDetermined, for: Consent.app, store: .calendar)
        #expect(try test.events().isEmpty)
    }
}

extension ConsentedStore {
    /// The stores of calendars, each with a file of the other kind.
    fileprivate static let kinds: [(ConsentedStore, other: String)] = [(.calendar, "b.ics"), (.reminders, "a.ics")]
}
