extension TimeWords {
    // Alone, "segunda", "quarta", "quinta" and "sexta" are rather ordinals than days of the week.
    static let portuguese = TimeWords(
        lists: [
            ("janeiro jan", .month(1)), ("fevereiro fev", .month(2)), ("março marco mar", .month(3)),
            ("abril abr", .month(4)), ("maio mai", .month(5)), ("junho jun", .month(6)), ("julho jul", .month(7)),
            ("agosto ago", .month(8)), ("setembro set", .month(9)), ("outubro out", .month(10)),
            ("novembro nov", .month(11)), ("dezembro dez", .month(12)),
            ("terça", .weekday(2)), ("sábado sabado sáb", .weekday(6)),
            ("domingo dom", .weekday(7)),
            ("minuto minutos", .unit(.minute)), ("hora horas h", .oclock), ("dia dias", .unit(.day)),
            ("semana semanas", .unit(.week)), ("mês meses", .unit(.month)), ("ano anos", .unit(.year)),
            ("hoje", .relativeDay(0)), ("amanhã amanha", .relativeDay(1)), ("ontem", .relativeDay(-1)),
            ("anteontem", .relativeDay(-2)),
            ("manhã", .part(.morning)), ("tarde", .part(.afternoon)), ("noite", .part(.night)),
            ("este esta neste nesta", .this), ("próximo próxima", .next), ("passado passada último última", .last),
            ("o os as", .the), ("um uma", .a), ("de", .of), ("em no na dentro", .in), ("à às", .at),
            ("do das desde", .from), ("a", .to), ("ao até", .until), ("entre", .between), ("e", .and),
            ("antes", .before),
            ("depois após", .after), ("sobre", .around), ("cada", .every), ("agora", .now), ("º", .ordinalEnding),
            ("natal", .holiday(.fixed(month: 12, day: 25))), ("réveillon", .holiday(.fixed(month: 12, day: 31))),
            ("páscoa", .holiday(.easter(0))), ("carnaval", .holiday(.easter(-47))),
        ],
        numbers: "zero um dois três quatro cinco seis sete oito nove dez onze doze",
        tens: "vinte trinta",
        ordinals: "",
        phrases: [
            "segunda-feira": .weekday(1), "terça-feira": .weekday(2), "quarta-feira": .weekday(3),
            "quinta-feira": .weekday(4), "sexta-feira": .weekday(5), "meio-dia": .noon, "meia-noite": .midnight,
            "depois de amanhã": .relativeDay(2),
        ]
    )
}
