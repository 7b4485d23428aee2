import CoreGraphics
import CoreLocation
@testable import EventKit
@testable import StoreEngine
import Synchronization
import TestSupport
import Testing

@Suite("Events")
struct EventTests {
    private let test: CalendarTest

    init() throws { test = try CalendarTest() }

    @Test("Are read as they were saved, and saving again updates")
    func roundTrip() throws {
        let start = try test.date(3, 1, 20)
        let event = test.event("Concert", start, hours: 2)
        event.notes = "Doors at 19:00\nBring a ticket"
        event.url = URL(string: "https://example.org/a?b=1;c=2")
        let place = EKStructuredLocation(title: "Hall, left")
        place.geoLocation = CLLocation(latitude: 52.5, longitude: 13.25)
        event.structuredLocation = place
        event.availability = .free
        event.addAlarm(EKAlarm(relativeOffset: -900))
        #expect(event.isNew && event.hasChanges)
        try test.store.save(event, span: .thisEvent)
        #expect(!event.isNew && !event.hasChanges)
        let read = try #require(try test.events().first)
        #expect(read.title == "Concert" && read.notes == event.notes && read.url == event.url)
        #expect(read.startDate == start && read.endDate == start + 7200)
        #expect(read.timeZone?.identifier == "Europe/Berlin")
        #expect(read.location == "Hall, left" && read.structuredLocation?.geoLocation?.coordinate.latitude == 52.5)
        #expect(read.availability == .free && read.alarms?.map(\.relativeOffset) == [-900])
        #expect(read.eventIdentifier == event.eventIdentifier && read.calendar == event.calendar)
        read.title = "Late concert"
        try test.store.save(read, span: .thisEvent)
        #expect(try test.events().map(\.title) == ["Late concert"])
        #expect(try test.files().count == 1)
        #expect(try test.files().first?.contains("SEQUENCE:1\r\n") == true)
        #expect(event.refresh() && event.title == "Late concert")
        try test.store.remove(read, span: .thisEvent)
        #expect(try test.events().isEmpty && test.files().isEmpty)
        #expect(!event.refresh())
    }

    @Test("Of whole days begin and end with days")
    func allDay() throws {
        let event = EKEvent(eventStore: test.store)
        event.calendar = test.store.defaultCalendarForNewEvents
        event.title = "Fair"
        event.isAllDay = true
        let start = Calendar.current.startOfDay(for: try test.date(3, 2, 12))
        event.startDate = start
        event.endDate = start + 86_400 + 3600
        try test.store.save(event, span: .thisEvent)
        let text = try #require(try test.files().first)
        #expect(text.contains("DTSTART;VALUE=DATE:2030030") && text.contains("DTEND;VALUE=DATE:2030030"))
        let read = try #require(try test.events().first)
        #expect(read.isAllDay && read.startDate == start && read.endDate == start + 2 * 86_400 - 1)
    }

    @Test("Recur across changes of clocks, once for each occurrence")
    func recurrence() throws {
        let event = test.event("Weekly", try test.date(3, 20, 9))
        let end = EKRecurrenceEnd(occurrenceCount: 4)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: end))
        try test.store.save(event, span: .futureEvents)
        #expect(try test.events().map(\.startDate) == [20, 27, 34, 41].map { try test.date(3, $0, 9) })
    }

    private func daily(_ count: Int = 5) throws -> [EKEvent] {
        let event = test.event("Daily", try test.date(5, 1, 9))
        let end = EKRecurrenceEnd(occurrenceCount: count)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: end))
        try test.store.save(event, span: .thisEvent)
        return try test.events()
    }

    @Test("A change of one occurrence leaves the others")
    func detach() throws {
        let second = try daily()[1]
        #expect(second.occurrenceDate == (try test.date(5, 2, 9)) && !second.isDetached)
        second.title = "Moved"
        second.startDate += 3600
        second.endDate += 3600
        try test.store.save(second, span: .thisEvent)
        let events = try test.events()
        #expect(events.map(\.title) == ["Daily", "Moved", "Daily", "Daily", "Daily"])
        #expect(events[1].startDate == (try test.date(5, 2, 10)) && events[1].isDetached)
        #expect(events[1].occurrenceDate == (try test.date(5, 2, 9)))
        #expect(try test.files().count == 1)
        try test.store.remove(events[1], span: .thisEvent)
        #expect(try test.events().count == 4)
    }

    @Test("A change of later occurrences leaves the earlier ones")
    func split() throws {
        let third = try daily()[2]
        third.title = "Later"
        third.startDate += 3600
        third.endDate += 3600
        try test.store.save(third, span: .futureEvents)
        let events = try test.events()
        #expect(events.map(\.title) == ["Daily", "Daily", "Later", "Later", "Later"])
        #expect(events[4].startDate == (try test.date(5, 5, 10)))
        #expect(Set(events.map(\.eventIdentifier)).count == 2)
    }

    @Test("A stop at any step of a change of later occurrences loses none", arguments: 0..<12)
    func stoppedSplit(step: Int) throws {
        let third = try daily()[2]
        third.title = "Later"
        let reached = Mutex(0)
        var trial = WriteTrial { _ in
            reached.withLock { count in
                defer { count += 1 }
                return count == step ? EIO : nil
            }
        }
        trial.isKill = true
        try? WriteTrial.$current.withValue(trial) { try test.store.save(third, span: .futureEvents) }
        let days = try (1...5).map { try test.date(5, $0, 9) }
        #expect(try Set(test.events().map(\.startDate)) == Set(days))
    }

    @Test("A change of all occurrences is one of the first and later ones")
    func changeAll() throws {
        let first = try daily()[0]
        first.title = "All"
        try test.store.save(first, span: .futureEvents)
        #expect(try test.events().map(\.title) == Array(repeating: "All", count: 5))
        #expect(try test.files().count == 1)
    }

    @Test("Removals of one, of later and of all occurrences")
    func removals() throws {
        let events = try daily()
        try test.store.remove(events[1], span: .thisEvent)
        #expect(try test.events().map(\.startDate) == [1, 3, 4, 5].map { try test.date(5, $0, 9) })
        try test.store.remove(events[3], span: .futureEvents)
        #expect(try test.events().map(\.startDate) == [1, 3].map { try test.date(5, $0, 9) })
        try test.store.remove(try test.events()[0], span: .futureEvents)
        #expect(try test.events().isEmpty && test.files().isEmpty)
    }

    @Test("What other programs have written stays, in the event and in the file")
    func unknown() throws {
        try test.put(
            """
            X-WR-CALNAME:Mine
            BEGIN:VEVENT
            UID:other
            DTSTART:20300601T100000Z
            DTEND:20300601T110000Z
            SUMMARY:Theirs
            X-APPLE-STRUCTURED-LOCATION;X-TITLE="a:b":geo:1,2
            ATTENDEE;CN=Ann;PARTSTAT=ACCEPTED:mailto:ann@example.org
            END:VEVENT
            """,
            in: "theirs.ics"
        )
        let event = try #require(try test.events().first)
        #expect(event.attendees?.map(\.name) == ["Ann"])
        #expect(event.attendees?.first?.participantStatus == .accepted)
        event.title = "Ours"
        try test.store.save(event, span: .thisEvent)
        let text = try #require(try test.files().first)
        for line in ["X-WR-CALNAME:Mine", "X-APPLE-STRUCTURED-LOCATION;X-TITLE=\"a:b\":geo:1,2", "SUMMARY:Ours"] {
            #expect(text.contains(line + "\r\n"))
        }
    }

    private func putMeeting() throws {
        try test.put(
            """
            BEGIN:VTIMEZONE
            TZID:Ship
            BEGIN:STANDARD
            DTSTART:20200101T000000
            TZOFFSETFROM:+0500
            TZOFFSETTO:+0500
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:meeting
            DTSTART;TZID=Ship:20300601T100000
            DTEND;TZID=Ship:20300601T110000
            RRULE:FREQ=DAILY;COUNT=5
            RDATE;TZID=Ship:20300610T100000,20300620T100000
            SUMMARY:Meeting
            ATTENDEE;CN=Ann;PARTSTAT=ACCEPTED:mailto:ann@example.org
            X-THEIRS:1
            END:VEVENT
            """,
            in: "meeting.ics"
        )
    }

    @Test("An occurrence that is changed alone keeps what other programs have written")
    func detachOfOthers() throws {
        try putMeeting()
        let second = try test.events()[1]
        second.title = "Other"
        try test.store.save(second, span: .thisEvent)
        let events = try test.events()
        #expect(events.count == 7 && events.map(\.startDate) == events.map(\.occurrenceDate))
        #expect(events[1].title == "Other" && events[1].attendees?.map(\.name) == ["Ann"])
        let text = try test.files()[0]
        #expect(text.components(separatedBy: "X-THEIRS:1").count == 3)
        #expect(text.components(separatedBy: "RRULE").count == 2)
    }

    @Test("Later occurrences that are changed keep what other programs have written, and are there once")
    func splitOfOthers() throws {
        try putMeeting()
        let starts = try test.events().map(\.startDate)
        let third = try test.events()[2]
        third.title = "Later"
        try test.store.save(third, span: .futureEvents)
        let events = try test.events()
        #expect(events.map(\.startDate) == starts)
        #expect(events.map(\.title) == ["Meeting", "Meeting"] + Array(repeating: "Later", count: 5))
        #expect(events.allSatisfy { $0.attendees?.map(\.name) == ["Ann"] })
        #expect(try test.files().allSatisfy { $0.contains("X-THEIRS:1") && $0.contains("TZOFFSETTO:+0500") })
    }

    @Test("A change that another program made to this and later occurrences is changed for one or for all of them")
    func laterChange() throws {
        try test.put(
            """
            BEGIN:VEVENT
            UID:course
            DTSTART:20300601T100000Z
            DTEND:20300601T110000Z
            RRULE:FREQ=DAILY;COUNT=5
            SUMMARY:Course
            END:VEVENT
            BEGIN:VEVENT
            UID:course
            RECURRENCE-ID;RANGE=THISANDFUTURE:20300602T100000Z
            DTSTART:20300602T120000Z
            DTEND:20300602T130000Z
            SUMMARY:Late course
            END:VEVENT
            """,
            in: "course.ics"
        )
        let late = "Late course"
        #expect(try test.events().map(\.title) == ["Course", late, late, late, late])
        let starts = try test.events().map(\.startDate)
        let (second, fourth) = (try test.events()[1], try test.events()[3])
        #expect(fourth.refresh() && fourth.startDate == starts[3] && fourth.hasRecurrenceRules)
        second.title = "Second"
        try test.store.save(second, span: .thisEvent)
        #expect(try test.events().map(\.title) == ["Course", "Second", late, late, late])
        fourth.title = "Fourth"
        try test.store.save(fourth, span: .thisEvent)
        #expect(try test.events().map(\.title) == ["Course", "Second", late, "Fourth", late])
        #expect(try test.events().map(\.startDate) == starts)
        let third = try test.events()[2]
        third.title = "Rest"
        try test.store.save(third, span: .futureEvents)
        #expect(try test.events().map(\.title) == ["Course", "Second", "Rest", "Fourth", "Rest"])
        try test.store.remove(try test.events()[4], span: .thisEvent)
        #expect(try test.events().map(\.startDate) == starts.dropLast())
    }

    @Test("A change by another program to another part stays")
    func merge() throws {
        try test.store.save(test.event("Ours", try test.date(6, 1, 10)), span: .thisEvent)
        let event = try #require(try test.events().first)
        let folder = "\(test.place.path)/calendars/personal"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let text = try test.files()[0].replacing("SUMMARY", with: "LOCATION:Theirs\r\nSUMMARY")
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
        event.title = "Changed"
        try test.store.save(event, span: .thisEvent)
        let read = try #require(try test.events().first)
        #expect(read.title == "Changed" && read.location == "Theirs")
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        read.title = "Again"
        #expect(storeFailure { try test.store.save(read, span: .thisEvent) } == .internalFailure)
    }

    @Test("Wait for a commit if they should, and are dropped by a reset")
    func commits() throws {
        try test.store.save(test.event("One", try test.date(7, 1, 10)), span: .thisEvent, commit: false)
        #expect(try test.events().isEmpty)
        try test.store.commit()
        #expect(try test.events().count == 1)
        try test.store.save(test.event("Two", try test.date(7, 1, 10)), span: .thisEvent, commit: false)
        test.store.reset()
        try test.store.commit()
        #expect(try test.events().map(\.title) == ["One"])
    }

    @Test("Without a calendar or with wrong dates are refused as Apple refuses them")
    func refusals() throws {
        let store = test.store
        let start = try test.date(8, 1)
        let event = EKEvent(eventStore: store)
        event.title = "a"
        #expect(storeFailure { try store.save(event, span: .thisEvent) } == .noCalendar)
        event.calendar = store.defaultCalendarForNewEvents
        #expect(storeFailure { try store.save(event, span: .thisEvent) } == .noStartDate)
        event.startDate = start
        event.endDate = start - 1
        #expect(storeFailure { try store.save(event, span: .thisEvent) } == .datesInverted)
        event.endDate = start
        let other = try CalendarTest()
        #expect(storeFailure { try other.store.save(event, span: .thisEvent) } == .objectBelongsToDifferentStore)
        let error = EKError(.noCalendar, "x") as any Error as NSError
        #expect(error.domain == "EKErrorDomain" && error.code == 1)
    }

    @Test("Are found by calendar, identifier and overlap, of four years at most")
    func predicates() throws {
        try test.store.save(test.event("One", try test.date(9, 1, 10)), span: .thisEvent)
        let calendar = EKCalendar(for: .event, eventStore: test.store)
        calendar.title = "Second"
        calendar.cgColor = .init(red: 1, green: 0.5, blue: 0, alpha: 1)
        try test.store.saveCalendar(calendar, commit: true)
        let event = test.event("Two", try test.date(9, 2, 10))
        event.calendar = calendar
        try test.store.save(event, span: .thisEvent)
        let all = test.store.calendars(for: .event)
        #expect(Set(all.map(\.title)) == ["personal", "Second"])
        #expect(all.first { $0.title == "Second" }?.cgColor.components?.first == 1)
        func titles(_ start: Date, _ end: Date, _ calendars: [EKCalendar]?) -> [String] {
            test.store.events(matching: test.store.predicateForEvents(withStart: start, end: end, calendars: calendars))
                .map(\.title).sorted()
        }
        let (first, last) = (try test.date(9, 1), try test.date(9, 30))
        #expect(titles(first, last, nil) == ["One", "Two"])
        #expect(titles(first, last, [calendar]) == ["Two"])
        #expect(titles(first - 5 * 366 * 86_400, last, nil) == [])
        #expect(test.store.event(withIdentifier: event.eventIdentifier)?.title == "Two")
        event.calendar = all.first { $0.title == "personal" }
        try test.store.save(event, span: .thisEvent)
        #expect(titles(first, last, [calendar]) == [])
        #expect(titles(first, last, nil) == ["One", "Two"])
        try test.store.removeCalendar(calendar, commit: true)
        #expect(test.store.calendars(for: .event).map(\.title) == ["personal"])
    }
}
