import CivilDateEngine
import DetectorEngine
import Testing

/// Letters of eight languages, each with the dates, phone numbers, mail addresses and links that a reader finds in it.
///
/// All are read on Tuesday, 10 March 2026, at nine in the morning.
@Suite("Detectors in eight languages")
struct DetectorLocaleTests {
    struct Letter: Sendable {
        var language: DetectorLanguage
        var region: String
        var text: String
        var times: [TimeValue]
        var phones: [String]
        var mail: [String]
        var links: [String]
    }

    static let letters = [
        Letter(
            language: .english,
            region: "GB",
            text: """
                Dear guests, our summer party is on Friday, 12 June 2026 at 7 pm. Please answer by mail to \
                party@lakeside.example.org before May 30, or call 020 7946 0958 tomorrow. Rooms are free from \
                12 to 14 June 2026. The plan of 09/04/2026 is at https://lakeside.example.org/plan and the old one at \
                www.lakeside.example.com. For the press: press.office@lakeside.example.org, +44 20 7946 0123.
                """,
            times: [
                at(2026, 6, 12, 19), .dates(DateSpan(start: nil, end: day(2026, 5, 30))), .date(day(2026, 3, 11)),
                days(2026, 6, 12, 14), .date(day(2026, 4, 9)),
            ],
            phones: ["+442079460958", "+442079460123"],
            mail: ["party@lakeside.example.org", "press.office@lakeside.example.org"],
            links: ["https://lakeside.example.org/plan", "http://www.lakeside.example.com"]
        ),
        Letter(
            language: .german,
            region: "DE",
            text: """
                Liebe Gäste, unser Sommerfest ist am Freitag, 12. Juni 2026 um 19 Uhr. Bitte antworten Sie an \
                fest@seehof.example.org oder rufen Sie morgen an: 030 23125001. Zimmer gibt es vom 12. bis 14. Juni 2026. \
                Der Plan vom 09.04.2026 steht auf https://seehof.example.org/plan, der alte auf www.seehof.example.com. \
                Presse: presse@seehof.example.org, +49 30 23125002.
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), days(2026, 6, 12, 14), .date(day(2026, 4, 9))],
            phones: ["+493023125001", "+493023125002"],
            mail: ["fest@seehof.example.org", "presse@seehof.example.org"],
            links: ["https://seehof.example.org/plan", "http://www.seehof.example.com"]
        ),
        Letter(
            language: .french,
            region: "FR",
            text: """
                Chers invités, notre fête d'été aura lieu le vendredi 12 juin 2026 à 19h. Merci de répondre à \
                fete@lac.example.org ou d'appeler demain le 01 70 18 99 01. Des chambres sont libres du 12 au 14 juin 2026. \
                Le plan du 09/04/2026 est sur https://lac.example.org/plan, l'ancien sur www.lac.example.com. \
                Presse : presse@lac.example.org, +33 1 70 18 99 02.
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), days(2026, 6, 12, 14), .date(day(2026, 4, 9))],
            phones: ["+33170189901", "+33170189902"],
            mail: ["fete@lac.example.org", "presse@lac.example.org"],
            links: ["https://lac.example.org/plan", "http://www.lac.example.com"]
        ),
        Letter(
            language: .spanish,
            region: "ES",
            text: """
                Queridos invitados, nuestra fiesta de verano es el viernes 12 de junio de 2026 a las 19:00. Respondan a \
                fiesta@lago.example.org o llamen mañana al 912 345 678. Hay habitaciones del 12 al 14 de junio de 2026. \
                El plano del 09/04/2026 está en https://lago.example.org/plano y el antiguo en www.lago.example.com. \
                Prensa: prensa@lago.example.org, +34 912 345 679.
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), days(2026, 6, 12, 14), .date(day(2026, 4, 9))],
            phones: ["+34912345678", "+34912345679"],
            mail: ["fiesta@lago.example.org", "prensa@lago.example.org"],
            links: ["https://lago.example.org/plano", "http://www.lago.example.com"]
        ),
        Letter(
            language: .italian,
            region: "IT",
            text: """
                Cari ospiti, la nostra festa d'estate è venerdì 12 giugno 2026 alle ore 19:00. Rispondete a \
                festa@lago.example.org o chiamate domani lo 02 1234 5678. Ci sono camere dal 12 al 14 giugno 2026. \
                La pianta del 09/04/2026 è su https://lago.example.org/pianta, la vecchia su www.lago.example.com. \
                Stampa: stampa@lago.example.org, +39 02 1234 5679.
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), days(2026, 6, 12, 14), .date(day(2026, 4, 9))],
            phones: ["+390212345678", "+390212345679"],
            mail: ["festa@lago.example.org", "stampa@lago.example.org"],
            links: ["https://lago.example.org/pianta", "http://www.lago.example.com"]
        ),
        Letter(
            language: .portuguese,
            region: "BR",
            text: """
                Caros convidados, a nossa festa de verão será na sexta-feira, 12 de junho de 2026, às 19h. Respondam para \
                festa@lago.example.org ou liguem amanhã para (11) 2345-6789. Há quartos de 12 a 14 de junho de 2026. \
                A planta de 09/04/2026 está em https://lago.example.org/planta e a antiga em www.lago.example.com. \
                Imprensa: imprensa@lago.example.org, +55 11 2345-6780.
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), days(2026, 6, 12, 14), .date(day(2026, 4, 9))],
            phones: ["+551123456789", "+551123456780"],
            mail: ["festa@lago.example.org", "imprensa@lago.example.org"],
            links: ["https://lago.example.org/planta", "http://www.lago.example.com"]
        ),
        Letter(
            language: .japanese,
            region: "JP",
            text: """
                お客様各位。夏祭りは2026年6月12日（金）19時に行います。お返事は matsuri@mizuumi.example.org まで、または明日 \
                03-1234-5678 へお電話ください。地図は2026年4月9日のものが https://mizuumi.example.org/map に、古いものが \
                www.mizuumi.example.com にあります。報道: press@mizuumi.example.org +81 3-1234-5679
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), .date(day(2026, 4, 9))],
            phones: ["+81312345678", "+81312345679"],
            mail: ["matsuri@mizuumi.example.org", "press@mizuumi.example.org"],
            links: ["https://mizuumi.example.org/map", "http://www.mizuumi.example.com"]
        ),
        Letter(
            language: .chinese,
            region: "CN",
            text: """
                各位来宾：夏季晚会将于2026年6月12日晚上7点举行。请回复 wanhui@hupan.example.org ，或明天致电 010 6552 9988 。\
                2026年4月9日的地图在 https://hupan.example.org/map ，旧地图在 www.hupan.example.com 。\
                媒体：press@hupan.example.org +86 10 6552 9989
                """,
            times: [at(2026, 6, 12, 19), .date(day(2026, 3, 11)), .date(day(2026, 4, 9))],
            phones: ["+861065529988", "+861065529989"],
            mail: ["wanhui@hupan.example.org", "press@hupan.example.org"],
            links: ["https://hupan.example.org/map", "http://www.hupan.example.com"]
        ),
    ]

    private static func at(_ year: Int, _ month: Int, _ number: Int, _ hour: Int) -> TimeValue {
        .moment(CivilMoment(date: day(year, month, number), time: clock(hour)), isExact: true)
    }

    private static func days(_ year: Int, _ month: Int, _ first: Int, _ last: Int) -> TimeValue {
        .dates(DateSpan(start: day(year, month, first), end: day(year, month, last), endUnit: .day))
    }

    /// Findings that are right, all findings, and all that there is to find.
    private struct Score {
        var right = 0
        var found = 0
        var expected = 0

        var f1: Double { 2 * Double(right) / Double(max(found + expected, 1)) }

        mutating func add<Value: Hashable>(_ values: [Value], _ truth: [Value]) {
            var left = truth
            for value in values {
                guard let index = left.firstIndex(of: value) else { continue }
                left.remove(at: index)
                right += 1
            }
            found += values.count
            expected += truth.count
        }
    }

    @Test("Find nearly all mail, links, phone numbers and dates, and little else")
    func scores() {
        var (times, phones, addresses) = (Score(), Score(), Score())
        for letter in Self.letters {
            let values = found(
                [.times, .phones, .mail, .links],
                in: letter.text,
                region: letter.region,
                languages: [letter.language]
            ).map(\.value)
            times.add(
                values.compactMap { if case .time(let value) = $0 { value } else { nil } },
                letter.times
            )
            phones.add(
                values.compactMap {
                    if case .phone(let number) = $0 { number.international ?? number.written } else { nil }
                },
                letter.phones
            )
            addresses.add(
                values.compactMap {
                    switch $0 {
                    case .mail(let address): address
                    case .link(let url): url
                    default: nil
                    }
                },
                letter.mail + letter.links
            )
        }
        #expect(times.expected >= 30 && times.f1 >= 0.85, "\(times)")
        #expect(phones.expected == 16 && phones.f1 >= 0.9, "\(phones)")
        #expect(addresses.expected == 32 && addresses.f1 >= 0.95, "\(addresses)")
    }
}
