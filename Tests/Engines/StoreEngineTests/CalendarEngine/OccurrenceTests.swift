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

    @Test("Of a change of later ones, too, are moved as the first one is, until the next change")
    func laterChanges() throws {
        let file = try calendar(
            """
            DTSTART;TZID=Europe/Berlin:20240329T100000
            DURATION:PT1H
            RRULE:FREQ=DAILY;COUNT=6
            EXDATE:20240401T080000Z
            """,
            // Clocks change on 31 March: the time on the wall is what moves.
            """
            RECURRENCE-ID;RANGE=THISANDFUTURE:20240330T090000Z
            DTSTART;TZID=Europe/Berlin:20240330T113000
            DURATION:PT2H
            SUMMARY:Late
            """,
            "RECURRENCE-ID:20240331T080000Z\nDTSTART:20240331T200000Z\nSUMMARY:Alone",
            "RECURRENCE-ID;RANGE=THISANDFUTURE:20240403T080000Z\nDTSTART:20240402T080000Z\nSUMMARY:Early"
        )
        #expect(
            starts(file) == [
                "2024-03-29T09:00:00Z", "2024-03-30T10:30:00Z", "2024-03-31T20:00:00Z", "2024-04-02T08:00:00Z",
                "2024-04-02T09:30:00Z",
            ]
        )
        let found = file.occurrences(of: "a", in: always)
        #expect(found.map(\.item.title) == [nil, "Late", "Alone", "Early", "Late"])
        #expect(found.map { $0.end.timeIntervalSince($0.start) } == [3600, 7200, 0, 0, 7200])
        #expect(found.compactMap { $0.item.start.map(file.zones.date) } == found.map(\.start))
        for one in found {
            let original = try #require(one.original)
            #expect(file.occurrence(of: "a", at: original) == one)
        }
        // The last one begins in the range though its rule says later.
        let day = try Date("2024-04-02T00:00:00Z", strategy: .iso8601)
        #expect(file.occurrences(of: "a", in: day..<day + 86_400).count == 2)
    }

    @Test("A change of one of several that a change replaces leaves the others as they were")
    func separation() throws {
        var file = try calendar(
            "DTSTART:20240301T100000Z\nDTEND:20240301T110000Z\nRRULE:FREQ=DAILY;COUNT=4",
            "RECURRENCE-ID;RANGE=THISANDFUTURE:20240302T100000Z\nDTSTART:20240302T120000Z\nX-THEIRS:1\nSUMMARY:Late"
        )
        let before = starts(file)
        #expect(before.suffix(3) == ["2024-03-02T12:00:00Z", "2024-03-03T12:00:00Z", "2024-03-04T12:00:00Z"])
        let second = CalendarTime(wall: WallTime(year: 2024, month: 3, day: 2, hour: 10), zone: .utc)
        try file.changeOneOccurrence(of: "a", at: second)
        #expect(starts(file) == before)
        #expect(file.items.map(\.replacesLater) == [false, false, true])
        let read = try CalendarFile(file.data)
        #expect(read.items == file.items)
        #expect(String(decoding: file.data, as: UTF8.self).components(separatedBy: "X-THEIRS:1").count == 3)
        try file.removeOccurrence(of: "a", at: second, date: Date())
        #expect(starts(file) == [before[0], before[2], before[3]])
        let third = CalendarTime(wall: WallTime(year: 2024, month: 3, day: 3, hour: 10), zone: .utc)
        try file.removeOccurrence(of: "a", at: third, date: Date())
        #expect(starts(file) == [before[0], before[3]])
        #expect(file.occurrences(of: "a", in: always).last?.item.title == "Late")
    }

    @Test("A change of later ones may be in years beyond the distant future")
    func farFuture() throws {
        var file = try calendar(
            "DTSTART:49990301T100000Z\nRRULE:FREQ=DAILY;COUNT=3",
            "RECURRENCE-ID;RANGE=THISANDFUTURE:49990302T100000Z\nDTSTART:49990302T120000Z"
        )
        let second = CalendarTime(wall: WallTime(year: 4999, month: 3, day: 2, hour: 10), zone: .utc)
        try file.changeOneOccurrence(of: "a", at: second)
        #expect(file.items.contains { $0.recurrenceID == second && !$0.replacesLater })
        try file.removeOccurrence(of: "a", at: second, date: Date())
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

    /// Returns the numbers below one, as rules have them.
    private static func all(_ count: Int) -> String { (0..<count).map(String.init).joined(separator: ",") }

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
            "FREQ=DAILY;BYSETPOS=-9223372036854775808,86400;BYHOUR=\(all(24));BYMINUTE=\(all(60));BYSECOND=\(all(59))",
            "FREQ=HOURLY;BYSETPOS=3600;BYMINUTE=\(all(60));BYSECOND=\(all(59))", "FREQ=HOURLY;BYHOUR=99",
            "FREQ=YEARLY;BYWEEKNO=54;BYHOUR=\(all(20));BYMINUTE=0,15,30,40,50",
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
