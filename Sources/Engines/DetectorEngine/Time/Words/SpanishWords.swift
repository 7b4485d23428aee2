extension TimeWords {
    static let spanish = TimeWords(
        lists: [
            ("enero ene", .month(1)), ("febrero feb", .month(2)), ("marzo", .month(3)), ("abril abr", .month(4)),
            ("mayo", .month(5)), ("junio jun", .month(6)), ("julio jul", .month(7)), ("agosto ago", .month(8)),
            ("septiembre setiembre sept sep", .month(9)), ("octubre oct", .month(10)), ("noviembre nov", .month(11)),
            ("diciembre dic", .month(12)),
            ("lunes", .weekday(1)), ("martes", .weekday(2)), ("miércoles miercoles", .weekday(3)),
            ("jueves", .weekday(4)),
            ("viernes", .weekday(5)), ("sábado sabado", .weekday(6)), ("domingo", .weekday(7)),
            ("minuto minutos", .unit(.minute)), ("hora horas", .unit(.hour)), ("día días dia dias", .unit(.day)),
            ("semana semanas", .unit(.week)), ("mes meses", .unit(.month)), ("año años", .unit(.year)),
            ("hoy", .relativeDay(0)), ("mañana", .relativeDay(1)), ("ayer", .relativeDay(-1)),
            ("anteayer", .relativeDay(-2)),
            ("tarde", .part(.afternoon)), ("noche", .part(.night)), ("mediodía", .noon), ("medianoche", .midnight),
            ("este esta", .this), ("próximo próxima", .next), ("pasado pasada último última", .last),
            ("el la los las", .the),
            ("un una", .a), ("de", .of), ("en dentro", .in), ("del desde", .from), ("a", .to), ("al hasta", .until),
            ("entre", .between),
            ("y", .and), ("antes", .before), ("después", .after), ("sobre", .around), ("cada", .every), ("ahora", .now),
            ("am", .morning), ("pm", .afternoon), ("h hs", .oclock), ("navidad", .holiday(.fixed(month: 12, day: 25))),
            ("nochebuena", .holiday(.fixed(month: 12, day: 24))), ("nochevieja", .holiday(.fixed(month: 12, day: 31))),
        ],
        numbers: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
        tens: "veinte treinta",
        ordinals: "",
        phrases: ["a las": .at, "a la": .at, "pasado mañana": .relativeDay(2), "a.m.": .morning, "p.m.": .afternoon]
    )
}
