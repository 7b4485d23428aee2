import Foundation
import Testing

@testable import CalendarEngine

/// Returns a calendar with events, given as lines.
private func calendar(_ events: String..., zones: String = "") throws -> CalendarFile {
    let body = events.map { "BEGIN:VEVENT\nUID:a\n\($0)\nEND:VEVENT\n" }.joined()
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(zones)\(body)END:VCALENDAR\n"
    return try CalendarFile(Data(text.utf8), local: TimeZone(secondsFromGMT: 7200) ?? .gmt)
}

@Suite("Occurrences")
struct OccurrenceTests {
    private let always = Date.distantPast..<Date(timeIntervalSince1970: 2_000_000_000)

    /// The starts of the occurrences as ISO 8601 writes them.
    private func starts(_ file: CalendarFile) -> [String] {
        file.occurrences(of: "a", in: always).map { $0.start.formatted(.iso8601) }
    }

    @Test("Of an event that doesn't recur are one")
    func single() throws {
        let file = try calendar("DTSTART:20240301T100000Z\nDTEND:20240301T113000Z")
        let found = file.occurrences(of: "a", in: always)
        #expect(found.map { $0.end.timeIntervalSince($0.start) } == [5400])
        #expect(found.first?.original == nil)
    }

    @Test("Keep their time on the wall when clocks change")
    func clocks() throws {
        let file = try calendar("DTSTART;TZID=Europe/Berlin:20240330T093000\nRRULE:FREQ=DAILY;COUNT=3")
        #expect(starts(file) == ["2024-03-30T08:30:00Z", "2024-03-31T07:30:00Z", "2024-04-01T07:30:00Z"])
    }

    @Test("Count a time that clocks skip with the offset before, and the first of two")
    func skipped() throws {
        let skipped = try calendar("DTSTART;TZID=Europe/Berlin:20240331T023000")
        #expect(starts(skipped) == ["2024-03-31T01:30:00Z"])
        let twice = try calendar("DTSTART;TZID=Europe/Berlin:20241027T023000")
        #expect(starts(twice) == ["2024-10-27T00:30:00Z"])
    }

    @Test("Leave out exceptions, add dates and replace single ones")
    func exceptions() throws {
        let file = try calendar(
            """
            DTSTART:20240301T100000Z
            RRULE:FREQ=DAILY;COUNT=4
            RDATE:20240310T080000Z
            EXDATE:20240302T100000Z
            """,
            "RECURRENCE-ID:20240303T100000Z\nDTSTART:20240303T150000Z\nSUMMARY:Moved"
        )
        #expect(
            starts(file) == [
                "2024-03-01T10:00:00Z", "2024-03-03T15:00:00Z", "2024-03-04T10:00:00Z", "2024-03-10T08:00:00Z",
            ]
        )
        #expect(file.occurrences(of: "a", in: always)[1].item.title == "Moved")
    }

    @Test("End with a last time that is written in universal time")
    func until() throws {
        let file = try calendar(
            "DTSTART;TZID=America/New_York:20240301T200000\nRRULE:FREQ=DAILY;UNTIL=20240303T010000Z"
        )
        #expect(starts(file) == ["2024-03-02T01:00:00Z", "2024-03-03T01:00:00Z"])
    }

    @Test("Of days begin and end with the midnights of the reader")
    func days() throws {
        let file = try calendar("DTSTART;VALUE=DATE:20240301\nDTEND;VALUE=DATE:20240303\nRRULE:FREQ=YEARLY;COUNT=2")
        let found = file.occurrences(of: "a", in: always)
        #expect(found.map { $0.end.timeIntervalSince($0.start) } == [172_800, 172_800])
        #expect(starts(file) == ["2024-02-29T22:00:00Z", "2025-02-28T22:00:00Z"])
    }

    @Test("Follow a zone that the file defines")
    func definedZone() throws {
        let zones = """
            BEGIN:VTIMEZONE
            TZID:Our Time
            BEGIN:STANDARD
            DTSTART:20201025T030000
            TZOFFSETFROM:+0530
            TZOFFSETTO:+0430
            RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:20200329T020000
            TZOFFSETFROM:+0430
            TZOFFSETTO:+0530
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
            END:DAYLIGHT
            END:VTIMEZONE

            """
        let file = try calendar("DTSTART;TZID=Our Time:20240330T100000\nRRULE:FREQ=DAILY;COUNT=3", zones: zones)
        #expect(starts(file) == ["2024-03-30T05:30:00Z", "2024-03-31T04:30:00Z", "2024-04-01T04:30:00Z"])
    }

    @Test(
        "Of rules that would be counted for ever are few and soon there",
        .timeLimit(.minutes(5)),
        arguments: [
            "FREQ=SECONDLY", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYDAY=MO;BYHOUR=1;BYSECOND=59",
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=4", "FREQ=DAILY;INTERVAL=0",
            "FREQ=DAILY;INTERVAL=99999999999999999999", "FREQ=DAILY;COUNT=-1", "FREQ=HOURLY;BYSETPOS=366", "FREQ=NEVER",
            "FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=13", "FREQ=YEARLY;BYDAY=99XX", "", ";;;=", "FREQ=YEARLY;BYWEEKNO=54",
            "FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=2,3,4,5,6;BYSECOND=3,4,5", "FREQ=MONTHLY;BYDAY=1MO,-1FR;BYSETPOS=30",
            "FREQ=MONTHLY;BYDAY=\(String(repeating: "1MO,", count: 1000))TU",
        ]
    )
    func hostileRules(rule: String) throws {
        let file = try calendar("DTSTART:19000101T100000Z\nRRULE:\(rule)")
        #expect((1...20_000).contains(file.occurrences(of: "a", in: always).count))
    }

    @Test("Of a zone that would be expanded for ever aren't awaited", .timeLimit(.minutes(5)))
    func hostileZone() throws {
        let zones = """
            BEGIN:VTIMEZONE
            TZID:X/Y
            BEGIN:STANDARD
            DTSTART:00010101T000000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0000
            RRULE:FREQ=SECONDLY
            END:STANDARD
            END:VTIMEZONE

            """
        let file = try calendar("DTSTART;TZID=X/Y:20240330T100000", zones: zones)
        #expect(starts(file) == ["2024-03-30T08:00:00Z"])
    }

    @Test("Overlap a range by more than an end")
    func overlap() throws {
        let file = try calendar("DTSTART:20240301T100000Z\nDTEND:20240301T110000Z")
        let hour = try Date("2024-03-01T10:00:00Z", strategy: .iso8601)
        #expect(file.occurrences(of: "a", in: hour + 3600..<hour + 7200).isEmpty)
        #expect(file.occurrences(of: "a", in: hour + 3599..<hour + 7200).count == 1)
        #expect(file.occurrences(of: "a", in: hour - 3600..<hour).isEmpty)
    }
}
