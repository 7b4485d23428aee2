import CivilDateEngine
import DetectorEngine
import Testing

/// All texts are seen on Tuesday, 10 March 2026, at nine in the morning.
@Suite("Dates and times in text")
struct TimeDetectorTests {
    private func at(_ year: Int, _ month: Int, _ dayNumber: Int, _ hour: Int, _ minute: Int = 0) -> CivilMoment {
        CivilMoment(date: day(year, month, dayNumber), time: clock(hour, minute))
    }

    @Test(
        "A day is found in all its forms",
        arguments: [
            ("on 2026-11-07.", "2026-11-07", day(2026, 11, 7)),
            ("April 22nd, 2027", "April 22nd, 2027", day(2027, 4, 22)),
            ("the 5 December 1991 issue", "5 December 1991", day(1991, 12, 5)), ("4/22", "4/22", day(2026, 4, 22)),
            ("see you tomorrow!", "tomorrow", day(2026, 3, 11)), ("two weeks ago", "two weeks ago", day(2026, 2, 24)),
            ("in 3 days", "in 3 days", day(2026, 3, 13)), ("Next Friday", "Next Friday", day(2026, 3, 20)),
            ("the second Monday of April", "the second Monday of April", day(2026, 4, 13)),
            ("on Black Friday 2010", "Black Friday 2010", day(2010, 11, 26)),
            ("the 21st", "the 21st", day(2026, 3, 21)),
            ("3 days from Tuesday", "3 days from Tuesday", day(2026, 3, 13)),
        ]
    )
    func days(text: String, range: String, date: CivilDate) {
        #expect(found(.times, in: text) == [Found(text: range, value: .time(.date(date)))])
    }

    @Test(
        "A missing year is the nearest that fits, and a weekday decides",
        arguments: [
            ("March 10", day(2026, 3, 10)), ("March 9", day(2027, 3, 9)), ("Feb 29", day(2028, 2, 29)),
            ("Sat 14 Mar", day(2026, 3, 14)), ("Saturday 7 March", day(2026, 3, 7)),
            ("Sunday, March 14", day(2027, 3, 14)),
            ("Tuesday", day(2026, 3, 10)), ("Monday", day(2026, 3, 16)),
        ]
    )
    func years(text: String, date: CivilDate) {
        #expect(found(.times, in: text).map(\.value) == [.time(.date(date))])
    }

    @Test("The region decides between day and month where both are possible")
    func order() {
        #expect(found(.times, in: "3/4/2026").map(\.value) == [.time(.date(day(2026, 3, 4)))])
        #expect(found(.times, in: "3/4/2026", region: "GB").map(\.value) == [.time(.date(day(2026, 4, 3)))])
        #expect(found(.times, in: "25/4/2026").map(\.value) == [.time(.date(day(2026, 4, 25)))])
    }

    @Test(
        "A time zone belongs to its time, by name or as an offset",
        arguments: [
            ("14 March, 8 pm EST", "14 March, 8 pm EST", "America/New_York"),
            ("8:30pm Pacific Time, sharp", "8:30pm Pacific Time", "America/Los_Angeles"),
            ("1pm mountain timezone", "1pm mountain timezone", "America/Denver"),
            ("6:30 to 9 pm pst", "6:30 to 9 pm pst", "America/Los_Angeles"),
            ("20:00 UTC+2", "20:00 UTC+2", "Etc/GMT-2"), ("18:15 GMT -03:00.", "18:15 GMT -03:00", "Etc/GMT+3"),
            ("noon UTC+0530", "noon UTC+0530", "Asia/Kolkata"), ("20:00 UTC+99", "20:00 UTC", "UTC"),
            ("8pm GMT-9pm", "8pm GMT-9pm", "UTC"), ("7pm", "7pm", nil), ("7pm\nEST", "7pm", nil),
        ] as [(String, String, String?)]
    )
    func zones(text: String, range: String, zone: String?) {
        #expect(found(.times, in: text).map(\.text) == [range])
        #expect(detections(.times, in: text).map(\.zone) == [zone])
    }

    @Test("What is a word of another language is no time zone there, nor in small letters")
    func wordsForZones() {
        func zones(_ text: String, _ languages: [DetectorLanguage]) -> [String?] {
            detections(.times, in: text, languages: languages).map(\.zone)
        }
        #expect(zones("20:00 IST", [.english]) == ["Asia/Kolkata"])
        #expect(zones("20:00 ist ausverkauft", [.english]) == [nil])
        #expect(zones("14.3. 20:00 IST AUSVERKAUFT", [.german, .english]) == [nil])
        #expect(zones("19:30 EST COMPLET", [.french, .english]) == [nil])
        #expect(zones("20:00 CET", [.german, .english]) == ["Europe/Berlin"])
    }

    @Test("Times of a day join it in either order")
    func moments() {
        let seven = TimeValue.moment(at(2026, 3, 14, 19, 30), isExact: true)
        for text in [
            "Saturday, 14 March 2026 at 7:30 PM", "7:30pm, 14 March", "14 March 19:30", "SAT 14 MAR\nDOORS 7.30PM",
        ] {
            #expect(found(.times, in: text) == [Found(text: text, value: .time(seven))], "\(text)")
        }
        #expect(found(.times, in: "half past seven").map(\.value) == [.time(.time(clock(7, 30), isExact: false))])
    }

    @Test("Doors and the beginning are two times of one day")
    func doors() {
        #expect(
            found(.times, in: "Sat 14 March, doors 7pm / show 8pm").map(\.value) == [
                .time(.moment(at(2026, 3, 14, 19), isExact: true)), .time(.moment(at(2026, 3, 14, 20), isExact: true)),
            ]
        )
    }

    @Test("Spans take from one end what the other lacks")
    func spans() {
        let expected: [(String, TimeValue)] = [
            ("June 3-5, 2026", .dates(DateSpan(start: day(2026, 6, 3), end: day(2026, 6, 5), endUnit: .day))),
            (
                "from April 3 to May 17, 2027",
                .dates(DateSpan(start: day(2027, 4, 3), end: day(2027, 5, 17), endUnit: .day))
            ),
            (
                "from May to October 2026",
                .dates(DateSpan(start: day(2026, 5, 1), end: day(2026, 10, 1), endUnit: .month))
            ),
            ("April 2, 6-9pm", .moments(at(2026, 4, 2, 18), at(2026, 4, 2, 21))),
            ("from 11 to 3pm", .times(clock(11), clock(15))),
            ("next week", .dates(DateSpan(start: day(2026, 3, 16), end: day(2026, 3, 23)))),
            ("after 6pm", .times(clock(18), nil)),
            ("Q3 2026", .dates(DateSpan(start: day(2026, 7, 1), end: day(2026, 10, 1)))),
        ]
        for (text, value) in expected {
            #expect(found(.times, in: text) == [Found(text: text, value: .time(value))], "\(text)")
        }
        #expect(DateSpan(start: nil, end: day(2026, 10, 1), endUnit: .month).lastDay == day(2026, 10, 31))
    }

    @Test("Lengths and what returns have values of their own")
    func others() {
        #expect(found(.times, in: "an hour and a half").map(\.text) == ["an hour and a half"])
        let rule = Recurrence(unit: .week, weekdays: [1], time: clock(17))
        #expect(found(.times, in: "Every Monday at 5pm").map(\.value) == [.time(.recurrence(rule))])
    }

    @Test(
        "Versions, fractions, prices, counts and words aren't times",
        arguments: [
            "Version 3.14", "a 1-1 meeting", "30/4.85", "This may be right", "10 students", "(112/2108)", "$12",
            "march on", "sat down in the sun", "room 101", "10:99", "13/13/2026", "x7pm",
        ]
    )
    func noTimes(text: String) {
        #expect(found(.times, in: text) == [])
    }

    @Test(
        "A megabyte of awkward text takes no longer than a page",
        arguments: [
            "1 ", "12 12 ", "1/1/", "a.", "a@", "((((", "Monday ", "one hundred ", "5 to ", "1 day ", "early ", "from ",
            "9400 1000 ", "http://", "+1 ",
        ]
    )
    func awkward(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf16.count)
        let time = ContinuousClock().measure { _ = detections(.all, in: text) }
        #expect(time < .seconds(20))
    }
}
