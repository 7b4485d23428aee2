extension TimeWords {
    static let english = TimeWords(
        lists: [
            ("january jan", .month(1)), ("february feb", .month(2)), ("march mar", .month(3)), ("april apr", .month(4)),
            ("may", .month(5)), ("june jun", .month(6)), ("july jul", .month(7)), ("august aug", .month(8)),
            ("september sept sep", .month(9)), ("october oct", .month(10)), ("november nov", .month(11)),
            ("december dec", .month(12)),
            ("monday mon", .weekday(1)), ("tuesday tues tue", .weekday(2)), ("wednesday weds wed", .weekday(3)),
            ("thursday thurs thur thu", .weekday(4)), ("friday fri", .weekday(5)), ("saturday sat", .weekday(6)),
            ("sunday sun", .weekday(7)),
            ("mondays", .weekdays(1)), ("tuesdays", .weekdays(2)), ("wednesdays", .weekdays(3)),
            ("thursdays", .weekdays(4)),
            ("fridays", .weekdays(5)), ("saturdays", .weekdays(6)), ("sundays", .weekdays(7)),
            ("seconds sec secs", .unit(.second)), ("minute minutes min mins", .unit(.minute)),
            ("hour hours hr hrs h", .unit(.hour)), ("day days", .unit(.day)), ("week weeks wk wks", .unit(.week)),
            ("weekend weekends", .unit(.weekend)), ("fortnight fortnights", .unit(.fortnight)),
            ("month months", .unit(.month)), ("quarters", .unit(.quarter)), ("year years yr yrs", .unit(.year)),
            ("decade decades", .unit(.decade)), ("century centuries", .unit(.century)),
            ("today", .relativeDay(0)), ("tomorrow tmr tmrw", .relativeDay(1)), ("yesterday", .relativeDay(-1)),
            ("morning", .part(.morning)), ("afternoon", .part(.afternoon)), ("evening", .part(.evening)),
            ("night nighttime", .part(.night)), ("lunchtime lunch", .part(.lunch)),
            ("mornings", .parts(.morning)), ("afternoons", .parts(.afternoon)), ("evenings", .parts(.evening)),
            ("nights", .parts(.night)),
            ("spring", .season(0)), ("summer", .season(1)), ("autumn fall", .season(2)), ("winter", .season(3)),
            ("am", .morning), ("pm", .afternoon), ("tonight", .tonight), ("noon midday noonish", .noon),
            ("midnight", .midnight),
            ("oclock", .oclock),
            ("this current", .this), ("next", .next), ("last previous", .last), ("coming upcoming", .coming),
            ("following", .following),
            ("the", .the), ("a an another", .a), ("of", .of), ("in during", .in), ("on", .on), ("at", .at),
            ("for", .for),
            ("from", .from), ("to till til", .to), ("until through thru", .until), ("between", .between), ("and", .and),
            ("before", .before), ("by", .by), ("after", .after), ("since", .since),
            ("around about circa approximately", .around),
            ("ago", .ago), ("now", .now), ("later hence", .later), ("end", .end), ("beginning start", .start),
            ("mid middle", .middle), ("early", .early), ("late", .late), ("rest remainder", .rest),
            ("every each", .every), ("other", .other), ("half", .half), ("quarter", .quarter), ("past", .past),
            ("few several", .few), ("couple", .couple), ("within", .within), ("all whole full entire", .all),
            ("hundred", .hundred), ("thousand", .thousand), ("st nd rd th", .ordinalEnding),
            ("doors door starts begins show open opens opening starting", .occasion),
            ("est edt et", .zone("America/New_York")), ("cst cdt ct", .zone("America/Chicago")),
            ("mst mdt mt", .zone("America/Denver")), ("pst pdt pt", .zone("America/Los_Angeles")),
            ("akst akdt", .zone("America/Anchorage")), ("hst", .zone("Pacific/Honolulu")),
            ("gmt utc", .zone("UTC")), ("bst", .zone("Europe/London")), ("cet cest", .zone("Europe/Paris")),
            ("eet eest", .zone("Europe/Athens")), ("ist", .zone("Asia/Kolkata")), ("jst", .zone("Asia/Tokyo")),
            ("sgt", .zone("Asia/Singapore")), ("hkt", .zone("Asia/Hong_Kong")),
            ("aest aedt", .zone("Australia/Sydney")), ("acst acdt", .zone("Australia/Adelaide")),
            ("awst", .zone("Australia/Perth")), ("nzst nzdt", .zone("Pacific/Auckland")),
            ("christmas xmas", .holiday(.fixed(month: 12, day: 25))),
            ("halloween", .holiday(.fixed(month: 10, day: 31))),
            ("easter", .holiday(.easter(0))), ("juneteenth", .holiday(.fixed(month: 6, day: 19))),
            ("thanksgiving", .holiday(.counted(month: 11, weekday: 4, count: 4, plus: 0))),
        ],
        numbers:
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
            + "seventeen eighteen nineteen",
        tens: "twenty thirty forty fifty sixty seventy eighty ninety",
        ordinals:
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
            + "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
        phrases: [
            "new year's eve": .holiday(.fixed(month: 12, day: 31)),
            "new years eve": .holiday(.fixed(month: 12, day: 31)),
            "new year's day": .holiday(.fixed(month: 1, day: 1)), "new years day": .holiday(.fixed(month: 1, day: 1)),
            "new year": .holiday(.fixed(month: 1, day: 1)), "new years": .holiday(.fixed(month: 1, day: 1)),
            "christmas eve": .holiday(.fixed(month: 12, day: 24)),
            "christmas day": .holiday(.fixed(month: 12, day: 25)),
            "boxing day": .holiday(.fixed(month: 12, day: 26)), "valentine's day": .holiday(.fixed(month: 2, day: 14)),
            "valentines day": .holiday(.fixed(month: 2, day: 14)),
            "st patrick's day": .holiday(.fixed(month: 3, day: 17)),
            "independence day": .holiday(.fixed(month: 7, day: 4)),
            "veterans day": .holiday(.fixed(month: 11, day: 11)),
            "good friday": .holiday(.easter(-2)), "easter monday": .holiday(.easter(1)),
            "easter sunday": .holiday(.easter(0)),
            "ash wednesday": .holiday(.easter(-46)), "palm sunday": .holiday(.easter(-7)),
            "thanksgiving day": .holiday(.counted(month: 11, weekday: 4, count: 4, plus: 0)),
            "black friday": .holiday(.counted(month: 11, weekday: 4, count: 4, plus: 1)),
            "cyber monday": .holiday(.counted(month: 11, weekday: 4, count: 4, plus: 4)),
            "labor day": .holiday(.counted(month: 9, weekday: 1, count: 1, plus: 0)),
            "memorial day": .holiday(.counted(month: 5, weekday: 1, count: -1, plus: 0)),
            "mother's day": .holiday(.counted(month: 5, weekday: 7, count: 2, plus: 0)),
            "mothers day": .holiday(.counted(month: 5, weekday: 7, count: 2, plus: 0)),
            "father's day": .holiday(.counted(month: 6, weekday: 7, count: 3, plus: 0)),
            "fathers day": .holiday(.counted(month: 6, weekday: 7, count: 3, plus: 0)),
            "martin luther king day": .holiday(.counted(month: 1, weekday: 1, count: 3, plus: 0)),
            "columbus day": .holiday(.counted(month: 10, weekday: 1, count: 2, plus: 0)),
            "presidents day": .holiday(.counted(month: 2, weekday: 1, count: 3, plus: 0)),
            "april fools": .holiday(.fixed(month: 4, day: 1)), "earth day": .holiday(.fixed(month: 4, day: 22)),
            "labour day": .holiday(.fixed(month: 5, day: 1)), "groundhog day": .holiday(.fixed(month: 2, day: 2)),
            "business day": .unit(.businessDay), "business days": .unit(.businessDay),
            "working days": .unit(.businessDay), "work days": .unit(.businessDay),
            "business hours": .part(.businessHours), "business hour": .part(.businessHours), "o'clock": .oclock,
            "o’clock": .oclock, "as of": .since, "prior to": .before, "later than": .after, "earlier than": .before,
            "day after tomorrow": .relativeDay(2), "day before yesterday": .relativeDay(-2),
            "week end": .unit(.weekend),
            "night time": .part(.night), "night-time": .part(.night), "mid-night": .midnight, "mid-day": .noon,
            "a.m.": .morning, "p.m.": .afternoon, "p m": .afternoon, "a m": .morning, "a.m": .morning,
            "p.m": .afternoon, "a . m .": .morning,
            "p . m .": .afternoon, "no later than": .until, "up to": .until, "as late as": .until, "right now": .now,
            "at the moment": .now, "mid night": .midnight, "mid day": .noon, "day before": .relativeDay(-1),
        ].merging(zones) { $1 }
    )

    /// "eastern time", "pacific daylight time", "mountain timezone".
    private static let zones: [String: TimeWord] = {
        let regions = [
            ("eastern", "America/New_York"), ("central", "America/Chicago"), ("mountain", "America/Denver"),
            ("pacific", "America/Los_Angeles"), ("central european", "Europe/Paris"), ("india", "Asia/Kolkata"),
            ("japan", "Asia/Tokyo"), ("australian eastern", "Australia/Sydney"),
        ]
        let nouns = ["time", "standard time", "daylight time", "summer time", "timezone", "time zone"]
        var phrases: [String: TimeWord] = [:]
        for (region, zone) in regions {
            for noun in nouns { phrases["\(region) \(noun)"] = .zone(zone) }
        }
        return phrases
    }()
}
