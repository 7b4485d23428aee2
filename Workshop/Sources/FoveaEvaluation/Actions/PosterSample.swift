import CivilDateEngine
import DetectorEngine
import Foundation

/// A poster to be drawn in one of six languages: what it says, the same for the same numbers.
struct PosterSample {
    /// A line of the poster with its size.
    struct Line {
        let text: String
        let size: Double
        let isBold: Bool
    }

    let language: DetectorLanguage
    let date: CivilDate
    let time: CivilTime
    private(set) var lines: [Line] = []

    /// The words of a language.
    private struct Words {
        let region: String
        let tag: String
        let titles: [String]
        let venues: [String]
        let slogans: [String]
        let months: [String]
        let weekdays: [String]
    }

    private static func list(_ words: String) -> [String] { words.split(separator: "|").map(String.init) }

    private static let all: [DetectorLanguage: Words] = [
        .english: Words(
            region: "US",
            tag: "en-US",
            titles: list(
                "Harvest Moon Festival|The Velvet Foxes|Jazz in the Garden|Spring Book Fair|Open Air Cinema|Winter Choir|Robot Workshop|Salsa Night"
            ),
            venues: list("Blue Door Theater|Riverside Park|City Library|The Old Warehouse|Grand Hall|Museum of Glass"),
            slogans: list("Free admission|Tickets at the door|All ages welcome|Live on stage|Presented by Radio Six"),
            months: list("January|February|March|April|May|June|July|August|September|October|November|December"),
            weekdays: list("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")
        ),
        .german: Words(
            region: "DE",
            tag: "de-DE",
            titles: list(
                "Sommerfest|Große Kunstschau|Lesung am Fluss|Chor der Stadt|Flohmarkt|Jazz im Hof|Tag der Technik"
            ),
            venues: list("Stadthalle|Altes Theater|Haus der Kunst|Kulturzentrum|Schlossgarten"),
            slogans: list("Eintritt frei|Karten an der Abendkasse|Für Groß und Klein"),
            months: list("Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember"),
            weekdays: list("Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag")
        ),
        .french: Words(
            region: "FR",
            tag: "fr-FR",
            titles: list(
                "Fête du village|Concert de printemps|Salon du livre|Marché aux fleurs|Bal populaire|Ciné en plein air"
            ),
            venues: list("Théâtre municipal|Salle des fêtes|Parc de la mairie|Musée des arts"),
            slogans: list("Entrée libre|Réservation conseillée|Tout public"),
            months: list("janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"),
            weekdays: list("lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche")
        ),
        .spanish: Words(
            region: "ES",
            tag: "es-ES",
            titles: list(
                "Fiesta mayor|Concierto de guitarra|Feria del libro|Cine al aire libre|Gran baile|Mercado de flores"
            ),
            venues: list("Teatro principal|Sala Luna|Parque central|Casa de cultura"),
            slogans: list("Entrada libre|Entradas en taquilla|Para todos los públicos"),
            months: list("enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"),
            weekdays: list("lunes|martes|miércoles|jueves|viernes|sábado|domingo")
        ),
        .italian: Words(
            region: "IT",
            tag: "it-IT",
            titles: list(
                "Festa del borgo|Concerto di chitarra|Fiera del libro|Cinema sotto le stelle|Gran ballo|Mercato dei fiori"
            ),
            venues: list("Teatro comunale|Sala dei Mille|Parco Sempione|Piazza del Popolo"),
            slogans: list("Ingresso libero|Biglietti alla porta|Per grandi e piccoli"),
            months: list(
                "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre"
            ),
            weekdays: list("lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica")
        ),
        .portuguese: Words(
            region: "BR",
            tag: "pt-BR",
            titles: list(
                "Festa da cidade|Concerto de violão|Feira do livro|Cinema ao ar livre|Grande baile|Mercado de flores"
            ),
            venues: list("Teatro municipal|Sala São Paulo|Parque da Cidade|Casa de cultura"),
            slogans: list("Entrada franca|Ingressos na bilheteria|Para toda a família"),
            months: list("janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"),
            weekdays: list(
                "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo"
            )
        ),
        .japanese: Words(
            region: "JP",
            tag: "ja-JP",
            titles: list("春の音楽会|夏まつり|古本市|朗読の夕べ|ジャズの夜"),
            venues: list("市民ホール|中央公園|文化会館|美術館"),
            slogans: list("入場無料|全席自由"),
            months: [],
            weekdays: list("月|火|水|木|金|土|日")
        ),
        .chinese: Words(
            region: "CN",
            tag: "zh-Hans",
            titles: list("春季音乐会|城市书展|露天电影|民乐之夜|花卉展览"),
            venues: list("人民剧院|中山公园|图书馆|艺术中心"),
            slogans: list("免费入场|现场售票"),
            months: [],
            weekdays: list("一|二|三|四|五|六|日")
        ),
    ]

    /// The moment of capture of all samples.
    static var moment: CivilMoment? {
        guard let date = CivilDate(year: 2026, month: 3, day: 10), let time = CivilTime(hour: 9) else { return nil }
        return CivilMoment(date: date, time: time)
    }

    /// The region of capture.
    var region: String { Self.all[language]?.region ?? "US" }
    /// The language's tag.
    var tag: String { Self.all[language]?.tag ?? "en-US" }

    init?(_ language: DetectorLanguage, _ hand: inout DrawingHand) {
        guard let words = Self.all[language], let moment = Self.moment,
            let time = CivilTime(hour: hand.integer(9...22), minute: hand.pick([0, 0, 15, 30, 30, 45]))
        else { return nil }
        (self.language, self.time) = (language, time)
        date = moment.date.adding(days: hand.integer(2...340))
        let title = hand.pick(words.titles)
        let doors = CivilTime(seconds: time.seconds - 3600)
        let hasDoors = hand.chance(0.3)
        var when = [Self.text(date, words, language, &hand)]
        let clock = Self.text(time, language, &hand)
        let opening = Self.text(doors, language, &hand)
        if hasDoors {
            when.append(Self.doors(opening, clock, language))
        } else if hand.chance(0.4) {
            when[0] += language == .japanese || language == .chinese ? " \(clock)" : ", \(clock)"
        } else {
            when.append(clock)
        }
        let venue = hand.pick(words.venues)
        let slogan = hand.pick(words.slogans)
        let large = hand.real(70...100)
        let isCapital = hand.chance(0.3)
        lines = [Line(text: isCapital ? title.uppercased() : title, size: large, isBold: hand.chance(0.6))]
        let middle = hand.real(34...48)
        let small = hand.real(26...32)
        var rest = when.map { Line(text: $0, size: middle, isBold: false) }
        rest.insert(Line(text: venue, size: hand.real(30...40), isBold: false), at: hand.chance(0.7) ? rest.count : 0)
        lines += rest
        lines.insert(Line(text: slogan, size: small, isBold: false), at: hand.chance(0.3) ? 0 : lines.count)
    }

    // MARK: - Dates

    private static func text(_ date: CivilDate, _ words: Words, _ language: DetectorLanguage, _ hand: inout DrawingHand)
        -> String
    {
        let hasYear = hand.chance(0.5)
        let hasWeekday = hand.chance(0.6)
        let weekday = words.weekdays[date.weekday - 1]
        let month = words.months.isEmpty ? "" : words.months[date.month - 1]
        switch language {
        case .english:
            let name = hand.chance(0.3) ? String(month.prefix(3)) : month
            let day = "\(name) \(date.day)" + (hand.chance(0.2) ? Self.ending(date.day) : "")
            return (hasWeekday ? "\(weekday), " : "") + day + (hasYear ? ", \(date.year)" : "")
        case .german:
            let numeric = hand.chance(0.3)
            let number = date.month < 10 ? "0\(date.month)" : "\(date.month)"
            let day =
                numeric
                ? "\(date.day).\(number).\(date.year)" : "\(date.day). \(month)" + (hasYear ? " \(date.year)" : "")
            return (hasWeekday ? "\(weekday), " : "") + day
        case .french:
            return (hasWeekday ? "\(weekday.capitalized) " : "") + "\(date.day) \(month)"
                + (hasYear ? " \(date.year)" : "")
        case .spanish:
            return (hasWeekday ? "\(weekday.capitalized) " : "") + "\(date.day) de \(month)"
                + (hasYear ? " de \(date.year)" : "")
        case .italian:
            return (hasWeekday ? "\(weekday.capitalized) " : "") + "\(date.day) \(month)"
                + (hasYear ? " \(date.year)" : "")
        case .portuguese:
            return (hasWeekday ? "\(weekday.prefix(1).uppercased() + weekday.dropFirst()), " : "")
                + "\(date.day) de \(month)" + (hasYear ? " de \(date.year)" : "")
        case .japanese:
            return (hasYear ? "\(date.year)年" : "") + "\(date.month)月\(date.day)日" + (hasWeekday ? "（\(weekday)）" : "")
        case .chinese:
            return (hasYear ? "\(date.year)年" : "") + "\(date.month)月\(date.day)日" + (hasWeekday ? " 星期\(weekday)" : "")
        }
    }

    private static func ending(_ day: Int) -> String {
        switch day {
        case 1, 21, 31: "st"
        case 2, 22: "nd"
        case 3, 23: "rd"
        default: "th"
        }
    }

    // MARK: - Times

    private static func text(_ time: CivilTime, _ language: DetectorLanguage, _ hand: inout DrawingHand) -> String {
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        switch language {
        case .english:
            let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
            let half = time.hour < 12 ? "am" : "pm"
            let number = time.minute == 0 && hand.chance(0.6) ? "\(hour)" : "\(hour):\(minute)"
            return number + hand.pick(["", " "]) + hand.pick([half, half.uppercased()])
        case .german: return "\(time.hour)\(time.minute == 0 && hand.chance(0.4) ? "" : ":\(minute)") Uhr"
        case .french: return "à \(time.hour)h\(time.minute == 0 ? "" : minute)"
        case .spanish: return "\(time.hour):\(minute) h"
        case .italian: return "ore \(time.hour)" + hand.pick([":", "."]) + minute
        case .portuguese: return "às \(time.hour)h\(time.minute == 0 ? "" : minute)"
        case .japanese:
            return hand.chance(0.5)
                ? "\(time.hour):\(minute)" : "\(time.hour)時\(time.minute == 0 ? "" : "\(time.minute)分")"
        case .chinese: return "\(time.hour):\(minute)"
        }
    }

    private static func doors(_ doors: String, _ show: String, _ language: DetectorLanguage) -> String {
        switch language {
        case .english: "Doors \(doors) / Show \(show)"
        case .german: "Einlass \(doors), Beginn \(show)"
        case .french: "Ouverture des portes \(doors), concert \(show)"
        case .spanish: "Puertas \(doors), inicio \(show)"
        case .italian: "Apertura porte \(doors), inizio \(show)"
        case .portuguese: "Abertura \(doors), show \(show)"
        case .japanese: "開場 \(doors) 開演 \(show)"
        case .chinese: "入场 \(doors) 开演 \(show)"
        }
    }
}
