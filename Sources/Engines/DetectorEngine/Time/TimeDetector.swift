import CivilDateEngine

/// Finds dates, times and spans of them, in one language.
struct TimeDetector {
    let text: ScannedText
    let language: DetectorLanguage
    let context: DetectionContext

    /// The most tokens at which phrases are looked for; a page of a newspaper has some hundred.
    private static let mostBeginnings = 2000

    func detections() -> [Detection] {
        guard let words = TimeWords.words(of: language) else {
            return CharacterDateDetector(text: text, context: context).detections()
        }
        let grammar = TimeGrammar(
            text: text,
            meanings: words.meanings(in: text),
            language: language,
            context: context
        )
        var found: [Detection] = []
        var index = 0
        var last: (date: CivilDate, next: Int)?
        var beginnings = 0
        while index < text.tokens.count, beginnings < Self.mostBeginnings {
            guard grammar.canBegin(index) else {
                index += 1
                continue
            }
            beginnings += 1
            guard var phrase = grammar.phrase(index), phrase.next > index else {
                index += 1
                continue
            }
            // "Friday 7pm or 8pm", "Doors 7pm, show 8pm".
            if let day = last, grammar.isFurtherTime(from: day.next, to: index) {
                phrase.value.value = phrase.value.value.on(day.date)
            }
            last = phrase.value.value.hoursDay.map { ($0, phrase.next) }
            let range = text.tokens[index].start..<text.tokens[phrase.next - 1].end
            let zone = (index..<phrase.next).lazy.compactMap { grammar.zone($0)?.value }.first
            found.append(
                Detection(
                    range: range,
                    value: .time(phrase.value.value),
                    confidence: phrase.value.confidence,
                    zone: zone
                )
            )
            index = phrase.next
        }
        return found
    }
}

extension TimeGrammar {
    /// Returns a Boolean value that indicates whether a phrase may begin with a token.
    ///
    /// It doesn't begin within a word: "x7pm", or after what binds a number to another.
    func canBegin(_ index: Int) -> Bool {
        let token = text.tokens[index]
        guard token.sort == .number || meanings[index] != nil || isFrequency(index) || isSign(index, in: "'’") else {
            return false
        }
        guard index > 0, token.gap == .none else { return true }
        if isSign(index - 1, in: "$€£¥") { return false }
        return text.tokens[index - 1].sort == .sign && !(token.sort == .word && isSign(index - 1, in: "_@#"))
    }

    /// Returns a Boolean value that indicates whether a time is a further one of the same day as one before it.
    func isFurtherTime(from end: Int, to index: Int) -> Bool {
        guard index > end, index - end <= 4 else { return false }
        return (end..<index).allSatisfy { place in
            isSign(place, in: ",/|·•:-–") || text.word(place) == "or" || word(place) == .occasion || word(place) == .at
        }
    }

    private func isFrequency(_ index: Int) -> Bool {
        text.tokens[index].sort == .word && text.unit(text.tokens[index].end - 1) | 0x20 == 0x79  // y
            || ["eod", "once", "q"].contains(text.word(index))
    }
}

extension TimeValue {
    /// The day of hours.
    fileprivate var hoursDay: CivilDate? {
        switch self {
        case .moment(let moment, _): moment.date
        case .moments(let start?, let end?) where end.date.dayNumber - start.date.dayNumber < 2: start.date
        default: nil
        }
    }

    /// Returns a time as one of a day.
    fileprivate func on(_ date: CivilDate) -> TimeValue {
        switch self {
        case .time(let time, let isExact): .moment(CivilMoment(date: date, time: time), isExact: isExact)
        case .times(let start?, let end?): PointTerm.moments(date, start, end)
        default: self
        }
    }
}
