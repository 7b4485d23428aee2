import CivilDateEngine
import DetectorEngine
import Foundation

/// Measures the detectors of text.
enum DetectorsEvaluation {
    /// The right ones among some cases.
    struct Score: Sendable {
        let name: String
        var cases = 0
        /// Cases whose findings stand where they should.
        var placed = 0
        /// Cases whose findings have the right values as well.
        var right = 0
    }

    private static let kinds: [(part: String, name: String, kinds: DetectionKinds)] = [
        ("DateTime/", "dates and times", .times), ("PhoneNumberModel", "phones", .phones),
        ("EmailModel", "mail", .mail),
        ("URLModel", "links", .links), ("CurrencyModel", "amounts", .amounts),
    ]

    static func scores(_ cases: [DetectorCase]) -> [Score] {
        kinds.map { kind in
            var score = Score(name: kind.name)
            for one in cases
            where one.isSupported && one.specification.contains(kind.part) && !one.specification.contains("TimeZone") {
                let found = findings(one, kind.kinds)
                score.cases += 1
                guard found.map(\.text) == one.results.map({ $0.text.lowercased() }) else { continue }
                score.placed += 1
                let isRight = zip(found, one.results).allSatisfy { found, result in
                    kind.kinds != .times || result.values.isEmpty || !result.values.isDisjoint(with: found.values)
                }
                if isRight { score.right += 1 }
            }
            return score
        }
    }

    private static func findings(_ one: DetectorCase, _ kinds: DetectionKinds) -> [(text: String, values: [String])] {
        let numbers = (one.moment ?? "2016-11-07T00:00:00").split { "-T:".contains($0) }.map { Int($0) ?? 0 }
        guard numbers.count >= 5, let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]),
            let time = CivilTime(hour: numbers[3], minute: numbers[4])
        else { return [] }
        let context = DetectionContext(
            moment: CivilMoment(date: date, time: time),
            region: one.specification.contains("EnglishOthers") ? "GB" : "US"
        )
        // All kinds, as a link hides the digits in it.
        let detections = TextDetector(kinds).detections(in: one.input, context: context)
        let units = Array(one.input.utf16)
        return detections.map {
            (String(decoding: units[$0.range], as: UTF16.self).lowercased(), values($0.value))
        }
    }

    // MARK: - Values as the cases write them

    private static func values(_ value: DetectedValue) -> [String] {
        guard case .time(let value) = value else { return [] }
        switch value {
        case .date(let date): return [text(date)]
        case .time(let time, let isExact): return isExact ? [text(time)] : [text(time), text(other(time))]
        case .moment(let moment, let isExact):
            let later = CivilMoment(date: moment.date, time: other(moment.time))
            return isExact ? [text(moment)] : [text(moment), text(later)]
        case .dates(let span): return [(span.start.map(text) ?? "") + "," + (span.end.map(text) ?? "")]
        case .times(let start, let end): return [(start.map(text) ?? "") + "," + (end.map(text) ?? "")]
        case .moments(let start, let end): return [(start.map(text) ?? "") + "," + (end.map(text) ?? "")]
        case .duration(let length): return [String(length.total)]
        case .recurrence: return []
        }
    }

    private static func text(_ date: CivilDate) -> String {
        String(format: "%04d-%02d-%02d", date.year, date.month, date.day)
    }

    private static func text(_ time: CivilTime) -> String {
        String(format: "%02d:%02d:%02d", time.hour, time.minute, time.second)
    }

    private static func text(_ moment: CivilMoment) -> String { text(moment.date) + " " + text(moment.time) }

    private static func other(_ time: CivilTime) -> CivilTime {
        CivilTime(hour: (time.hour + 12) % 24, minute: time.minute, second: time.second) ?? time
    }
}
