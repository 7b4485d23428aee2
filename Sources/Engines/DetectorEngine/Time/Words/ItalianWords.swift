extension TimeWords {
    static let italian = TimeWords(
        lists: [
            ("gennaio gen genn", .month(1)), ("febbraio feb febb", .month(2)), ("marzo mar", .month(3)),
            ("aprile apr", .month(4)), ("maggio mag", .month(5)), ("giugno giu", .month(6)), ("luglio lug", .month(7)),
            ("agosto ago", .month(8)), ("settembre sett set", .month(9)), ("ottobre ott", .month(10)),
            ("novembre nov", .month(11)), ("dicembre dic", .month(12)),
            ("lunedì lunedi lun", .weekday(1)), ("martedì martedi", .weekday(2)),
            ("mercoledì mercoledi mer", .weekday(3)), ("giovedì giovedi gio", .weekday(4)),
            ("venerdì venerdi ven", .weekday(5)), ("sabato sab", .weekday(6)), ("domenica dom", .weekday(7)),
            ("minuto minuti", .unit(.minute)), ("ora", .unit(.hour)), ("giorno giorni", .unit(.day)),
            ("settimana settimane", .unit(.week)), ("mese mesi", .unit(.month)), ("anno anni", .unit(.year)),
            ("oggi", .relativeDay(0)), ("domani", .relativeDay(1)), ("dopodomani", .relativeDay(2)),
            ("ieri", .relativeDay(-1)), ("altroieri", .relativeDay(-2)),
            ("mattina mattino", .part(.morning)), ("pomeriggio", .part(.afternoon)), ("sera", .part(.evening)),
            ("notte", .part(.night)), ("stasera", .tonight), ("mezzogiorno", .noon), ("mezzanotte", .midnight),
            ("questo questa", .this), ("prossimo prossima", .next), ("scorso scorsa ultimo ultima", .last),
            ("il lo la i gli le l", .the), ("un una", .a), ("di", .of), ("in nel tra fra", .in), ("ore alle", .at),
            ("dal dalle dall", .from), ("al fino", .until), ("e ed", .and), ("prima", .before), ("dopo", .after),
            ("da", .since), ("circa verso", .around), ("ogni", .every), ("adesso", .now),
            ("inizio apertura ingresso", .occasion), ("h", .oclock), ("º", .ordinalEnding),
            ("natale", .holiday(.fixed(month: 12, day: 25))), ("capodanno", .holiday(.fixed(month: 1, day: 1))),
            ("epifania", .holiday(.fixed(month: 1, day: 6))), ("ferragosto", .holiday(.fixed(month: 8, day: 15))),
            ("pasqua", .holiday(.easter(0))), ("pasquetta", .holiday(.easter(1))),
        ],
        numbers: "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici",
        tens: "venti trenta",
        ordinals: "",
        phrases: [
            "alle ore": .at, "dalle ore": .from, "fino al": .until, "fino alle": .until, "altro ieri": .relativeDay(-2),
        ]
    )
}
