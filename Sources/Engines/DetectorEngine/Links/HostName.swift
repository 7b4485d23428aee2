/// The name of a host: labels with dots between.
struct HostName {
    /// The labels, as written.
    let labels: [Substring]

    /// Reads a name, or returns nil if the text isn't one.
    init?(_ text: String) {
        guard text.utf8.count <= 1012 else { return nil }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(Self.isLabel) else { return nil }
        self.labels = labels
    }

    /// The last label, as written.
    var writtenEnding: Substring { labels.last ?? "" }

    /// The last label in lower case.
    var ending: String { writtenEnding.lowercased() }

    /// A Boolean value that indicates whether the name begins with www.
    var beginsWithWWW: Bool { labels.count > 2 && labels.first?.lowercased() == "www" }

    /// A Boolean value that indicates whether names under the last label are registered.
    ///
    /// Endings of two letters are countries; those in other scripts end with a label in that script.
    var hasKnownEnding: Bool {
        let ending = ending
        if ending.utf8.allSatisfy({ $0 < 0x80 }) {
            return Self.countryEndings.contains(ending) || Self.genericEndings.contains(ending)
                || ending.hasPrefix("xn--") && ending.utf8.count > 5
        }
        return ending.count >= 2 && ending.allSatisfy(\.isLetter)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        guard let first = label.first, label.utf8.count <= 252 else { return false }
        return first != "-" && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Endings that are words as well.
    static let wordEndings: Set<String> = [
        "am", "as", "at", "be", "by", "do", "in", "is", "it", "me", "my", "no", "so", "to", "us", "can", "family",
        "fun",
        "here", "live", "one", "today", "world",
    ]

    /// Endings that files have more often than hosts.
    static let fileEndings: Set<String> = [
        "ai", "app", "bat", "bz", "cab", "cc", "cs", "gz", "java", "md", "mk", "ml", "mm", "mo", "mov", "pl", "pm",
        "ps",
        "py", "rs", "sc", "sh", "so", "st", "tf", "vb", "zip",
    ]

    private static let countryEndings = Set(
        """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd \
        cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge \
        gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh \
        ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw \
        mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb \
        sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk \
        us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
        """.split(separator: " ").map(String.init)
    )

    private static let genericEndings = Set(
        """
        com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel asia cat tel post academy agency \
        apartments app art associates audio auction aws band bank bar beer berlin best bike bio black blog blue boutique \
        build builders business buzz cab cafe camera camp capital care careers cash casino center chat cheap church city \
        claims cleaning click clinic clothing cloud club codes coffee college community company computer condos \
        construction consulting contractors cooking cool country coupons courses credit cruises dance dating deals degree \
        delivery democrat dental design dev diamonds diet digital direct directory discount dog domains download earth \
        education email energy engineer engineering enterprises equipment estate events exchange expert exposed express \
        family fans farm fashion film finance financial fish fit fitness flights florist fm football forsale foundation \
        fun fund furniture futbol fyi gallery game games garden gift gifts gives glass global gmbh gold golf google graphics \
        gratis green group guide guitars guru hamburg haus health healthcare help here hiphop hockey holdings holiday home \
        homes horse hospital host hosting hotel house how immo industries ink institute insurance international \
        investments jewelry kaufen kitchen koeln kim land law lawyer legal lgbt life lighting limited limo link live loan \
        loans lol london love ltd maison management market marketing markets mba media melbourne menu microsoft mom money \
        moscow motorcycles movie music network new news ngo ninja nyc one ong online ooo organic page paris partners parts \
        party pet pharmacy photo photography photos pics pictures pink pizza place plumbing plus poker press productions \
        promo properties property pub quebec racing radio realty recipes red rehab reise reisen rent rentals repair report \
        republican rest restaurant review reviews rip rocks rodeo run sale salon sarl school schule science scot security \
        services sex shiksha shoes shop shopping show singles site ski skin soccer social software solar solutions space \
        sport store stream studio study style supplies supply support surf surgery swiss systems tax taxi team tech \
        technology tennis theater theatre tickets tienda tips tires today tokyo tools top tours town toys trade training tube \
        university vacations ventures vet viajes video villas vin vip vision vodka vote voyage wales watch webcam website \
        wedding wien wiki win wine work works world wtf xyz yoga youtube zone zip mov
        """.split(separator: " ").map(String.init)
    )
}
