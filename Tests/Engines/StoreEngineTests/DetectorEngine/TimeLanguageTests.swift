import CivilDateEngine
import DetectorEngine
import Testing

/// All texts are seen on Tuesday, 10 March 2026, at nine in the morning.
@Suite("Dates and times of other languages")
struct TimeLanguageTests {
    @Test(
        "A day with its time is found in each language",
        arguments: [
            (DetectorLanguage.german, "Samstag, 14. März 2026 um 20:30 Uhr"), (.french, "samedi 14 mars 2026 à 20h30"),
            (.spanish, "14 de marzo de 2026 a las 20:30"), (.italian, "sabato 14 marzo 2026 alle ore 20.30"),
            (.portuguese, "sábado, 14 de março de 2026 às 20h30"), (.japanese, "2026年3月14日（土）20時30分"),
            (.chinese, "2026年3月14日晚上8点半"),
        ]
    )
    func moments(language: DetectorLanguage, text: String) {
        let moment = CivilMoment(date: day(2026, 3, 14), time: clock(20, 30))
        #expect(
            found(.times, in: text, languages: [language])
                == [Found(text: text, value: .time(.moment(moment, isExact: true)))]
        )
    }

    @Test(
        "Words name days",
        arguments: [
            (DetectorLanguage.german, "morgen"), (.french, "demain"), (.spanish, "mañana"), (.italian, "domani"),
            (.portuguese, "amanhã"), (.japanese, "明日"),
            (.chinese, "明天"),
        ]
    )
    func tomorrow(language: DetectorLanguage, text: String) {
        #expect(found(.times, in: text, languages: [language]).map(\.value) == [.time(.date(day(2026, 3, 11)))])
    }

    @Test(
        "Spans of days share their month",
        arguments: [
            (DetectorLanguage.german, "3. bis 5. Juni 2026"), (.french, "du 3 au 5 juin 2026"),
            (.spanish, "del 3 al 5 de junio de 2026"), (.italian, "dal 3 al 5 giugno 2026"),
            (.portuguese, "de 3 a 5 de junho de 2026"),
        ]
    )
    func spans(language: DetectorLanguage, text: String) {
        let span = DateSpan(start: day(2026, 6, 3), end: day(2026, 6, 5), endUnit: .day)
        #expect(found(.times, in: text, languages: [language]) == [Found(text: text, value: .time(.dates(span)))])
    }

    @Test(
        "Spans of hours are of one day",
        arguments: [
            (DetectorLanguage.german, "14. März 2026 von 20 bis 23 Uhr"), (.french, "14 mars 2026 de 20h à 23h"),
            (.spanish, "14 de marzo de 2026 de 20:00 a 23:00"), (.italian, "14 marzo 2026 dalle 20 alle 23"),
            (.italian, "14 marzo 2026 dalle ore 20:00 alle ore 23:00"),
            (.portuguese, "14 de março de 2026 das 20h às 23h"),
        ]
    )
    func hours(language: DetectorLanguage, text: String) {
        let (start, end) = (
            CivilMoment(date: day(2026, 3, 14), time: clock(20)), CivilMoment(date: day(2026, 3, 14), time: clock(23))
        )
        #expect(
            found(.times, in: text, languages: [language])
                == [Found(text: text, value: .time(.moments(start, end)))]
        )
    }

    @Test(
        "Days of the week and holidays have names",
        arguments: [
            (DetectorLanguage.italian, "Ferragosto", day(2026, 8, 15)), (.italian, "1º maggio", day(2026, 5, 1)),
            (.italian, "Pasquetta", day(2026, 4, 6)), (.portuguese, "quinta-feira", day(2026, 3, 12)),
            (.portuguese, "depois de amanhã", day(2026, 3, 12)), (.portuguese, "Páscoa", day(2026, 4, 5)),
        ]
    )
    func names(language: DetectorLanguage, text: String, date: CivilDate) {
        #expect(
            found(.times, in: text, languages: [language]) == [Found(text: text, value: .time(.date(date)))]
        )
    }
}
