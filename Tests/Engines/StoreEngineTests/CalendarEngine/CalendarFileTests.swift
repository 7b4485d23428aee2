import Foundation
import TestSupport
import Testing

@testable import CalendarEngine

@Suite("A calendar's file")
struct CalendarFileTests {
    private let sample = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//Example//EN\r
        X-WR-CALNAME;X-Y="a:b;c":Name\r
        BEGIN:VTIMEZONE\r
        TZID:Our Time\r
        BEGIN:STANDARD\r
        DTSTART:20201025T030000\r
        TZOFFSETFROM:+0200\r
        TZOFFSETTO:+0100\r
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r
        END:STANDARD\r
        END:VTIMEZONE\r
        BEGIN:VEVENT\r
        UID:one@example.org\r
        DTSTAMP:20240101T000000Z\r
        SUMMARY;LANGUAGE=de:Konzert\\, la\r
         ut\r
        DTSTART;TZID=Our Time:20240301T200000\r
        RRULE:FREQ=MONTHLY;BYDAY=1MO,-1FR;BYSETPOS=1;COUNT=30\r
        DURATION:PT2H\r
        X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC\r
        X-UNKNOWN;P=1:some;value,as\\nit is\r
        UNKNOWN-IANA:kept\r
        a line without a colon\r
        BEGIN:VALARM\r
        ACTION:DISPLAY\r
        TRIGGER:-PT15M\r
        X-MOZ-LASTACK:20240101T000000Z\r
        END:VALARM\r
        BEGIN:X-OTHER\r
        A:1\r
        END:X-OTHER\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    private func code(_ text: String, limits: CalendarLimits = CalendarLimits()) -> CalendarError.Code? {
        let error = #expect(throws: CalendarError.self) { try CalendarFile(Data(text.utf8), limits: limits) }
        return error?.code
    }

    @Test("Is written as it was read")
    func identity() throws {
        #expect(try CalendarFile(Data(sample.utf8)).data == Data(sample.utf8))
        let bare = sample.replacing("\r\n", with: "\n")
        #expect(try CalendarFile(Data(bare.utf8)).data == Data(bare.utf8))
    }

    @Test("Is read")
    func reading() throws {
        let item = try #require(try CalendarFile(Data(sample.utf8)).items.first)
        #expect(item.uid == "one@example.org")
        #expect(item.title == "Konzert, laut")
        #expect(item.start?.zone == .named("Our Time"))
        #expect(item.duration == 7200)
        #expect(item.alarms.map(\.trigger) == [.afterStart(-900)])
    }

    @Test("Alarms know the places that other calendars write")
    func alarmPlaces() throws {
        let place =
            "PROXIMITY:DEPART\r\nBEGIN:VLOCATION\r\nUID:p\r\nNAME:Office\\, 2\r\nURL:geo:40.443,-79.945;u=10\r\n"
            + "END:VLOCATION\r\n"
        let text = sample.replacing("TRIGGER:-PT15M\r\n", with: "TRIGGER:-PT15M\r\n" + place)
        let alarm = try #require(try CalendarFile(Data(text.utf8)).items.first?.alarms.first)
        let coordinates = CalendarItem.Coordinates(latitude: 40.443, longitude: -79.945)
        #expect(alarm.place == AlarmPlace(title: "Office, 2", coordinates: coordinates, radius: 10, way: .departure))
        let odd = sample.replacing(
            "TRIGGER:-PT15M\r\n",
            with: "TRIGGER:-PT15M\r\nX-APPLE-STRUCTURED-LOCATION;X-APPLE-RADIUS=nan;X-TITLE=A:geo:91,nan\r\n"
        )
        let other = try #require(try CalendarFile(Data(odd.utf8)).items.first?.alarms.first)
        #expect(other.place == AlarmPlace(title: "A", coordinates: nil, way: nil))
    }

    @Test("Changes the lines of what has changed, and keeps the bytes of all others")
    func change() throws {
        var file = try CalendarFile(Data(sample.utf8))
        var item = try #require(file.items.first)
        item.title = "Laut; leise, \\ \n" + String(repeating: "ü", count: 60)
        item.alarms.append(CalendarAlarm(trigger: .afterStart(0)))
        try file.store(item)
        let lines = Set(String(decoding: file.data, as: UTF8.self).components(separatedBy: "\r\n"))
        for line in sample.components(separatedBy: "\r\n") where !line.hasPrefix("SUMMARY") && line != " ut" {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        let again = try CalendarFile(file.data)
        #expect(again.items == file.items)
        #expect(again.items.first?.title == item.title)
    }

    @Test("Stores every part of a new item, and removes it")
    func newItem() throws {
        var file = CalendarFile()
        var item = CalendarItem(kind: .event, uid: "x")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        item.title = "Title"
        item.location = "Hall 1; left, up"
        item.coordinates = .init(latitude: 52.5, longitude: -13.25)
        item.notes = "a\nb"
        item.url = "https://example.org/?a=1;b=2,3"
        item.start = CalendarTime(date, zone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        item.end = CalendarTime(date + 3600, zone: .gmt)
        item.status = "CONFIRMED"
        item.isTransparent = true
        item.priority = 5
        (item.created, item.modified) = (date, date)
        item.sequence = 3
        item.rules = ["FREQ=DAILY;COUNT=3"]
        item.removedTimes = [CalendarTime(date + 86_400, zone: .gmt)]
        item.alarms = [CalendarAlarm(trigger: .at(date)), CalendarAlarm(trigger: .afterEnd(60))]
        try file.store(item)
        var again = try CalendarFile(file.data)
        #expect(again.items == [item])
        again.remove { $0.uid == "x" }
        #expect(try CalendarFile(again.data).items.isEmpty)
    }

    @Test("Defines the zones of what is stored, as they are in the IANA database")
    func zones() throws {
        var file = CalendarFile()
        var item = CalendarItem(kind: .event, uid: "x")
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        item.start = CalendarTime(Date(timeIntervalSince1970: 1_900_000_000), zone: zone)
        try file.store(item)
        try file.store(item)
        let text = String(decoding: file.data, as: UTF8.self)
        #expect(text.components(separatedBy: "TZID:America/New_York\r\n").count == 2)
        // Under another name the definition counts, as the database knows none.
        let renamed = try CalendarFile(Data(text.replacing("America/New_York", with: "Ours").utf8))
        var days = 0
        for day in stride(from: 0, to: 20_000, by: 3) {
            let date = Date(timeIntervalSince1970: TimeInterval(day * 86_400 + 43_200))
            let wall = renamed.zones.wall(at: date, in: .named("Ours"))
            #expect(wall == file.zones.wall(at: date, in: .named("America/New_York")), "\(date)")
            days += 1
        }
        #expect(days > 6000)
    }

    @Test("A value can't begin a line of its own")
    func injection() throws {
        var file = CalendarFile()
        var item = CalendarItem(kind: .event, uid: "x\r\nATTENDEE:mailto:a@b.c")
        item.title = "a\r\nEND:VEVENT"
        item.url = "https://a\r\nATTACH:file:///etc/passwd"
        item.rules = ["FREQ=DAILY\r\nX-A:1"]
        try file.store(item)
        let again = try CalendarFile(file.data)
        #expect(again.items.count == 1)
        let names = String(decoding: file.data, as: UTF8.self).components(separatedBy: "\r\n").map { $0.prefix(6) }
        #expect(!names.contains { ["ATTEND", "ATTACH", "X-A:1"].contains($0) })
    }

    @Test("Is refused when it isn't one, or beyond the limits")
    func refusals() throws {
        for text in [
            "", "hello", "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:A\nEND:B", "BEGIN:A\nBEGIN:B\nEND:A\nEND:B",
        ] {
            #expect(code(text) == .malformed)
        }
        let deep = (0..<1000).map { "BEGIN:A\($0)\n" }.joined()
        #expect(code(deep) == .tooLarge)
        var limits = CalendarLimits()
        limits.lineCount = 10
        #expect(code(sample, limits: limits) == .tooLarge)
        limits.byteCount = 10
        #expect(code(sample, limits: limits) == .tooLarge)
    }

    @Test("Never traps, whatever is changed in it", .timeLimit(.minutes(5)))
    func mutations() throws {
        var numbers = SplitMix(state: 1)
        let pieces = [
            "BEGIN:VEVENT", "END:VEVENT", ":", ";", "\\", "\"", "\n ", "99999999", "-", "\0", "RRULE:FREQ=DAILY",
        ]
        var read = 0
        for _ in 0..<400 {
            var bytes = Array(sample.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0...3, using: &numbers) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 20))
                case 2:
                    bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &numbers)].utf8, at: place)
                default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
                }
            }
            guard var file = try? CalendarFile(Data(bytes)) else { continue }
            read += 1
            #expect(file.data == Data(bytes))
            for var item in file.items {
                _ = file.occurrences(of: item.uid, in: .distantPast..<Date(timeIntervalSince1970: 2_000_000_000))
                item.title = "x"
                try? file.store(item)
            }
        }
        #expect(read > 100)
    }
}
