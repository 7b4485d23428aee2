import Foundation
/// Words that tell what a piece of a poster is.
enum FindingWords {
    private static func list(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    /// Words that connect a name with a date or a place, and belong to neither.
    static let connecting = list(
        """
        at @ on from in to and the - – & , . : um am im den der vom von bis ab le la au à du de el en del las a los y \
        et und till until with by når dal dalle alle ore às ao até
        """
    )
    .subtracting(["the"])

    /// Words before a place.
    static let places = list("at @ in im au à en chez")

    /// Words of the opening of the doors.
    static let doors = list("doors door einlass portes puertas apertura abertura entry 開場 入场 入場")

    /// Words of the beginning itself.
    static let shows = list(
        """
        show showtime starts start begins begin concert music beginn konzert concierto spectacle début inicio inizio \
        concerto início 開演 开演 開始 开始
        """
    )

    /// Words of an end.
    static let ends = list("until till til ends end curfew bis ende fin fim")

    /// Kinds of places at which events take place.
    static let venues = list(
        """
        hall club theatre theater gallery arena stadium church bar pub studio studios center centre museum park library \
        school university college cafe café ballroom lounge house room rooms garden gardens hotel tavern brewery \
        auditorium pavilion amphitheater amphitheatre bowl warehouse fairgrounds chapel cathedral temple court inn \
        restaurant bookshop bookstore cinema factory halle kirche platz haus saal keller schloss zentrum rathaus \
        stadion bibliothek salle théâtre église musée parc stade cinéma médiathèque teatro sala iglesia museo plaza \
        centro casa estadio parque auditorio biblioteca palacio palais parco chiesa piazza stadio palazzo igreja praça \
        estádio auditório palácio dojo forum loft basement barn
        """
    )

    /// Ends of the names of places in languages that don't divide words, and of German compounds.
    static let venueEndings = [
        "halle", "haus", "theater", "museum", "kirche", "platz", "saal", "garten", "zentrum", "ホール", "会館", "劇場", "公園",
        "美術館", "体育館", "ドーム", "センター", "広場", "剧院", "剧场", "体育馆", "体育场", "公园", "广场", "音乐厅", "美术馆", "中心", "博物馆", "大厦", "图书馆",
        "図書館",
        "大学", "神社", "会場",
    ]

    /// Beginnings of lines that are no title.
    static let slogans = list(
        """
        free tickets ticket all rsvp info featuring feat special admission doors join don't come sold buy scan \
        sponsored presented presents present live hosted welcome please more visit call contact www http food drinks \
        einlass eintritt karten vorverkauf tickets entrée billets réservation entradas gratis ingresso \
        biglietti ingressos freier 入場 料金 チケット 主催 门票 票价 主办 limited
        """
    )

    /// Words before a date on which nothing takes place.
    static let dated = list(
        """
        expires expiry exp expiration before bb mhd issued printed published updated posted born dob birth since \
        copyright est established founded seit depuis desde invoice due modified created version rev revised valid \
        paid received ordered order shipped payment effective gültig ausgestellt geboren fabrication emisión \
        scadenza emessa validade emissão 有効期限 発行
        """
    )

    /// Words of a receipt or an invoice.
    static let receipts = list(
        """
        total subtotal tax vat change cash receipt invoice mwst summe tva iva totale visa mastercard card tip balance qty \
        cashier register gesamt betrag rechnung ticket total: 合計 小計 税 总计 小计
        """
    )

    /// Words of lines with the hours of a shop.
    static let hours = list(
        """
        hours daily closed weekdays weekends öffnungszeiten geöffnet geschlossen täglich horaires fermé ouvert horario \
        cerrado abierto chiuso fechado 営業時間 定休日 营业时间
        """
    )

    /// Words of a list of concerts in several towns.
    static let tours = list("tour tournée gira tournee ツアー 巡演")

    /// The states of the United States and the provinces of Canada, and how towns of other countries go on.
    static let states = list(
        """
        AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA \
        RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL PE UK USA D.C. Mich Mass Calif Texas \
        California Florida Illinois Ohio Oregon Washington Colorado Georgia Michigan Minnesota Tennessee Virginia \
        England Scotland Wales Ireland Germany France Spain Canada Australia Deutschland Österreich Schweiz Italy \
        Netherlands Belgium Sweden Norway Denmark España México
        """
    )

    /// Returns the words of a text in lower case, without signs at their ends.
    static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "@" }.map(String.init)
    }

    /// Returns a Boolean value that indicates whether a text names a place at which events take place.
    static func isVenue(_ text: String) -> Bool {
        let words = words(of: text)
        return words.contains { word in
            venues.contains(word) || word.count > 3 && venueEndings.contains { word.hasSuffix($0) && word != $0 }
        } || venueEndings.contains { !$0.utf8.allSatisfy { $0 < 0x80 } && text.contains($0) }
    }

    /// Returns a Boolean value that indicates whether a text is a town with its state or country.
    static func isTown(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        guard (2...5).contains(words.count), !isVenue(words.dropLast().joined(separator: " ")), let last = words.last,
            words[0].first?.isLetter == true
        else {
            return false
        }
        let bare = last.count > 4 ? last.filter(\.isLetter) : last.filter { $0 != "." || last.count > 3 }
        guard states.contains(bare) || states.contains(bare.capitalized) && bare.count > 3 else { return false }
        // "COME IN" and "OR" are words as well: a comma or a dot stands before those.
        return bare.count > 2 || text.contains(",") || text.contains(".")
            || !["IN", "OR", "ME", "OK", "HI", "ON", "LA", "DE", "PA", "MA", "OH"].contains(bare)
    }
}
