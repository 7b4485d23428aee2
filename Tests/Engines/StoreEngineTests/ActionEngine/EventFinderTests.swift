import ActionEngine
import CivilDateEngine
import DetectorEngine
import GeometryEngine
import TextEngine
import Testing

@Suite("Events on posters")
struct EventFinderTests {
    @Test("A concert has title, day, time, doors, venue, address and link")
    func concert() throws {
        let found = events(
            page(
                ("Live Nation presents", 2),
                ("THE PAPER KITES", 9),
                ("Friday, May 8, 2026", 4),
                ("Doors 7pm / Show 8pm", 3),
                ("The Blue Note", 3),
                ("350 Fifth Avenue, New York, NY 10118", 2),
                ("www.paperkites.com", 2)
            )
        )
        let event = try #require(found.first)
        #expect(found.count == 1)
        #expect(event.title == "THE PAPER KITES")
        #expect(event.date == day(2026, 5, 8))
        #expect(event.time == clock(20))
        #expect(event.notes == "Doors 19:00")
        #expect(event.location == "The Blue Note, 350 Fifth Avenue, New York, NY 10118")
        #expect(event.link?.contains("paperkites.com") == true)
    }

    @Test("A time that is written with its zone is one of that zone")
    func zone() throws {
        let found = events(page(("THE PAPER KITES LIVESTREAM", 9), ("Friday, May 8, 2026", 4), ("8pm EST", 3)))
        let event = try #require(found.first)
        #expect(event.time == clock(20) && event.zone == "America/New_York")
        let other = events(page(("THE PAPER KITES", 9), ("Friday, May 8, 2026", 4), ("8pm", 3)))
        #expect(other.map(\.zone) == [nil])
    }

    @Test("Lines of one size and block make one title")
    func title() {
        let lines = page(("SPRING", 8), ("FLOWER MARKET", 8), ("April 18 at 10am", 3), ("Central Park", 3))
        #expect(events(lines).map(\.title) == ["SPRING FLOWER MARKET"])
    }

    @Test(
        "A missing year is that of the next such day, or that of the weekday, or the one that is printed alone",
        arguments: [
            (["May 8", "8pm"], day(2026, 5, 8)),
            (["January 9", "8pm"], day(2027, 1, 9)),
            (["Saturday, May 8", "8pm"], day(2027, 5, 8)),
            (["SATURDAY", "MAY 8", "8pm"], day(2027, 5, 8)),
            (["TOUR 2025", "May 8", "8pm"], day(2025, 5, 8)),
            (["5/8/26", "8pm"], day(2026, 5, 8)), (["May 8", "20:15"], day(2026, 5, 8)),
            (["Tonight", "8pm"], day(2026, 3, 10)),
            (["Friday", "8pm"], day(2026, 3, 13)),
            (["APRIL loth 2026·7PM"], day(2026, 4, 10)),
            (["4·3·26", "7PM"], day(2026, 4, 3)),
        ]
    )
    func years(lines: [String], date: CivilDate) {
        let all =
            [line("The Comets", x: 10, y: 5, height: 9)]
            + lines.enumerated().map { line($1, x: 10, y: 20 + 5 * Double($0), height: 3) }
        #expect(events(all).map(\.date) == [date])
    }

    @Test("Hours have an end, and several days are whole days")
    func spans() {
        let party = events(page(("Garden Party", 8), ("June 6, 2026", 3), ("3pm - 6pm", 3)))
        #expect(party.map(\.time) == [clock(15)])
        #expect(party.map(\.end) == [CivilMoment(date: day(2026, 6, 6), time: clock(18))])
        let fair = events(page(("Book Fair", 8), ("June 17-20, 2026", 3), ("Toronto, ON", 3)))
        #expect(fair.map(\.date) == [day(2026, 6, 17)])
        #expect(fair.map(\.lastDate) == [day(2026, 6, 20)])
        #expect(fair.map(\.time) == [nil])
    }

    @Test("Pieces of a line are venue, town and date")
    func pieces() {
        let lines = page(("THE COMETS", 9), ("1975 GALLERY· ROCHESTER, NY -APRIL 6TH 2026· 7PM", 3))
        #expect(events(lines).map(\.location) == ["1975 GALLERY, ROCHESTER, NY"])
        #expect(events(lines).map(\.time) == [clock(19)])
    }

    @Test("A message tells what takes place, when and where")
    func message() throws {
        let event = try #require(events(note("Team lunch on Friday at 12:30 at Mario's")).first)
        #expect(event.title == "Team lunch")
        #expect(event.date == day(2026, 3, 13))
        #expect(event.time == clock(12, 30))
    }

    @Test(
        "A picture without a date of an event has none",
        arguments: [
            note("George Orwell", "1984", "A Novel"),
            note("Espresso 3.50", "Latte 4.20", "Mocha 4.80", "Tea 2.90"),
            note(
                "CORNER MARKET",
                "03/08/2026 14:22",
                "Milk 2.10",
                "Bread 3.40",
                "SUBTOTAL 5.50",
                "TAX 0.44",
                "TOTAL 5.94"
            ),
            note("9:41", "Settings", "Wi-Fi", "Bluetooth"),
            note("Opening hours", "Mon-Fri 9am-5pm", "Sat 10am-2pm", "Sun closed"),
            note("© 2019 Acme Inc.", "All rights reserved"),
            note("Best before 12/05/2026", "Milk"),
            note("NATIONAL POSTER RETROSPECTICUS", "TOUR", "2014"),
            note("Invoice date: May 3, 2026", "Amount 40.00"),
            note("Final score 3-2", "Page 12/15"),
            note("Since May 3, 1984", "Family bakery"),
        ]
    )
    func none(lines: [TextLine]) {
        #expect(events(lines).isEmpty)
    }

    @Test(
        "Other languages are found out from the text",
        arguments: [
            (
                ["Sommerfest", "Samstag, 13. Juni 2026", "Beginn 19:30 Uhr", "Einlass 18:30 Uhr"], "DE",
                day(2026, 6, 13), clock(19, 30)
            ),
            (["Fête de la musique", "Dimanche 21 juin 2026", "à 20h30"], "FR", day(2026, 6, 21), clock(20, 30)),
            (["Noche de jazz", "Viernes 12 de junio de 2026", "a las 21:00"], "ES", day(2026, 6, 12), clock(21)),
            (["Bal populaire", "22 mai, à 18h45"], "FR", day(2026, 5, 22), clock(18, 45)),
            (
                ["Cinema all'aperto", "Sabato 13 giugno 2026", "Orario: ore 21.15"], "IT", day(2026, 6, 13),
                clock(21, 15)
            ),
            (
                ["Festa da cidade", "Sexta-feira, 12 de junho", "Abertura às 20h, show às 21h30"], "BR",
                day(2026, 6, 12), clock(21, 30)
            ),
            (["Da Vinci Night", "June 6, 2026", "Fine Arts Hall 8pm"], "US", day(2026, 6, 6), clock(20)),
            (["Das Boot", "6. Juni 2026", "20 Uhr"], "DE", day(2026, 6, 6), clock(20)),
            (["春の音楽会", "2026年4月12日（日）", "開場 13:30 開演 14:00"], "JP", day(2026, 4, 12), clock(14)),
            (["春季音乐会", "2026年4月12日 星期日", "19:30"], "CN", day(2026, 4, 12), clock(19, 30)),
        ]
    )
    func languages(lines: [String], region: String, date: CivilDate, time: CivilTime) {
        let all = lines.enumerated().map { line($1, x: 10, y: 5 + 12 * Double($0), height: $0 == 0 ? 8 : 3) }
        let found = events(all, region)
        #expect(found.map(\.title) == [lines[0]])
        #expect(found.map(\.date) == [date])
        #expect(found.map(\.time) == [time])
    }

    @Test("An origin shows the pieces that were read")
    func origin() throws {
        let lines = page(("Garden Party", 8), ("Come on June 6, 2026", 3))
        let draft = try #require(TextFinder.drafts(in: lines, context: context()).first)
        #expect(draft.origin.text == "Garden Party\nJune 6, 2026")
        let piece = try #require(draft.origin.corners.last)
        #expect(piece.topLeft.x > lines[1].corners.topLeft.x)
        #expect(piece.topRight.x == lines[1].corners.topRight.x)
    }
}
