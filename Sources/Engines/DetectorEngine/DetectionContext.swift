package import CivilDateEngine

/// What a text itself doesn't say: when and where it was seen.
package struct DetectionContext: Hashable, Sendable {
    /// The moment of capture, by the clock of the place.
    package var moment: CivilMoment
    /// The region, as two capital letters: of phone numbers without a country code, and of the order of day and month.
    package var region: String
    /// The languages of dates, in the order in which they are tried.
    package var languages: [DetectorLanguage]

    package init(moment: CivilMoment, region: String = "US", languages: [DetectorLanguage] = [.english]) {
        self.moment = moment
        self.region = region
        self.languages = languages
    }

    /// A Boolean value that indicates whether 3/4 is the third of April.
    ///
    /// The United States and what follows them write the month first; all others the day.
    package var writesDayFirst: Bool { !["US", "PH", "PW", "FM", "MH", "BZ"].contains(region) }
}

/// A language whose dates are understood.
package enum DetectorLanguage: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Italian.
    case italian = "it"
    /// Portuguese.
    case portuguese = "pt"
    /// Japanese.
    case japanese = "ja"
    /// Chinese.
    case chinese = "zh"

    /// A Boolean value that indicates whether it comes from Latin, so that "20h" is a time and "de 20h a 22h" a span.
    var isRomance: Bool { [.french, .spanish, .italian, .portuguese].contains(self) }
}
