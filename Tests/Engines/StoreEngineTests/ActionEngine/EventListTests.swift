import ActionEngine
import CivilDateEngine
import DetectorEngine
import TextEngine
import Testing

@Suite("Lists of events")
struct EventListTests {
    @Test("A line-up of twelve acts has twelve events on their days, none twice")
    func festival() {
        var lines = [
            line("RIVERSIDE FESTIVAL", x: 10, y: 3, height: 8), line("12-14 June 2026", x: 10, y: 13, height: 4),
        ]
        let names = [
            "Amber Sky", "Brick Lane", "Cold Harbor", "Dusty Roads", "Echo Valley", "Foxglove", "Gold Rush",
            "Hollow Moon",
            "Iron Lace", "Juniper", "Kite String", "Lantern",
        ]
        var top = 20.0
        for (day, weekday) in ["FRIDAY", "SATURDAY", "SUNDAY"].enumerated() {
            lines.append(line(weekday, x: 10, y: top, height: 3))
            top += 5
            for act in 0..<4 {
                lines.append(line("\(5 + act):00 PM \(names[day * 4 + act])", x: 10, y: top, height: 2.5))
                top += 4
            }
        }
        let found = events(lines)
        #expect(found.map(\.title) == names)
        #expect(found.map(\.date) == (0..<12).map { day(2026, 6, 12 + $0 / 4) })
        #expect(found.map(\.time) == (0..<12).map { clock(17 + $0 % 4) })
    }

    @Test("A line-up in columns of names has the days of the columns")
    func names() {
        var lines = [line("HILLTOP SESSIONS", x: 10, y: 3, height: 8)]
        for (day, heading) in ["Friday June 12", "Saturday June 13", "Sunday June 14"].enumerated() {
            let x = 5 + 32 * Double(day)
            lines.append(line(heading, x: x, y: 20, height: 3))
            for act in 0..<4 {
                lines.append(
                    line(
                        "Group \(["One", "Two", "Three", "Four"][act]) \(["Red", "Blue", "Green"][day])",
                        x: x,
                        y: 26 + 5 * Double(act),
                        height: 3
                    )
                )
            }
        }
        let found = events(lines)
        #expect(found.count == 12)
        #expect(Set(found.map(\.title)).count == 12)
        #expect(
            found.filter { $0.date == day(2026, 6, 13) }.map(\.title) == [
                "Group One Blue", "Group Two Blue", "Group Three Blue", "Group Four Blue",
            ]
        )
    }

    @Test("A tour has the same title in each town")
    func tour() {
        let found = events(
            page(
                ("THE COMETS", 9),
                ("World Tour 2026", 4),
                ("June 3 - Boston, MA - Paradise Rock Club", 2.5),
                ("June 5 - New York, NY - Bowery Ballroom", 2.5),
                ("June 6 - Philadelphia, PA - Union Transfer", 2.5),
                ("June 9 - Chicago, IL - Metro", 2.5)
            )
        )
        #expect(found.map(\.title) == Array(repeating: "THE COMETS", count: 4))
        #expect(found.map(\.date) == [day(2026, 6, 3), day(2026, 6, 5), day(2026, 6, 6), day(2026, 6, 9)])
        #expect(found.first?.location == "Boston, MA, Paradise Rock Club")
    }

    @Test("Numbers of month and day are dates where they make a list")
    func pairs() {
        let found = events(
            page(("THE COMETS", 9), ("6/3 Boston, MA", 3), ("6/5 New York, NY", 3), ("6/6 Philadelphia, PA", 3))
        )
        #expect(found.map(\.date) == [day(2026, 6, 3), day(2026, 6, 5), day(2026, 6, 6)])
        #expect(found.map(\.title) == ["THE COMETS", "THE COMETS", "THE COMETS"])
    }

    @Test("A programme of a day has an event for each time")
    func programme() {
        let found = events(
            page(
                ("OPEN DAY", 8),
                ("May 9, 2026", 4),
                ("10:00 Guided walk", 3),
                ("11:30 Pottery class", 3),
                ("14:00 Choir", 3)
            )
        )
        #expect(found.map(\.title) == ["Guided walk", "Pottery class", "Choir"])
        #expect(found.map(\.time) == [clock(10), clock(11, 30), clock(14)])
    }
}
