extension TimeWords {
    static let french = TimeWords(
        lists: [
            ("janvier janv", .month(1)), ("février févr fév", .month(2)), ("mars", .month(3)), ("avril avr", .month(4)),
            ("mai", .month(5)), ("juin", .month(6)), ("juillet juil", .month(7)), ("août aout", .month(8)),
            ("septembre sept", .month(9)), ("octobre oct", .month(10)), ("novembre nov", .month(11)),
            ("décembre déc", .month(12)),
            ("lundi lun", .weekday(1)), ("mardi mar", .weekday(2)), ("mercredi mer", .weekday(3)),
            ("jeudi jeu", .weekday(4)),
            ("vendredi ven", .weekday(5)), ("samedi sam", .weekday(6)), ("dimanche dim", .weekday(7)),
            ("minute minutes", .unit(.minute)), ("heure heures", .oclock), ("jour jours", .unit(.day)),
            ("semaine semaines", .unit(.week)), ("mois", .unit(.month)), ("an ans année années", .unit(.year)),
            ("demain", .relativeDay(1)), ("hier", .relativeDay(-1)), ("matin", .part(.morning)),
            ("soir", .part(.evening)), ("nuit", .part(.night)), ("midi", .noon), ("minuit", .midnight),
            ("ce cette cet", .this), ("prochain prochaine", .next), ("dernier dernière", .last), ("le la les", .the),
            ("un une", .a), ("de", .of), ("dans en", .in), ("à", .at), ("du", .from), ("au jusqu", .until),
            ("entre", .between),
            ("et", .and), ("avant", .before), ("après", .after), ("depuis dès", .since), ("vers", .around),
            ("chaque", .every),
            ("maintenant", .now), ("er", .ordinalEnding), ("noël", .holiday(.fixed(month: 12, day: 25))),
            ("pâques", .holiday(.easter(0))),
        ],
        numbers: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze",
        tens: "vingt trente",
        ordinals: "",
        phrases: [
            "aujourd'hui": .relativeDay(0), "aujourd’hui": .relativeDay(0), "après-midi": .part(.afternoon),
            "après-demain": .relativeDay(2), "avant-hier": .relativeDay(-2),
        ]
    )
}
