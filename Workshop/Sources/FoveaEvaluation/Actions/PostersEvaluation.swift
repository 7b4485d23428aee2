import ActionEngine
import CivilDateEngine
import DetectorEngine
import Foundation
import PictureEngine
import TextEngine

/// Measures the events that are read from posters.
struct PostersEvaluation {
    /// How many of what is printed was found.
    struct Score {
        var posters = 0
        /// Posters that print each, and those on which it was right.
        var printed: [Part: Int] = [:]
        var right: [Part: Int] = [:]
        /// Posters that print no date.
        var undated = 0
        /// Those among them that got an event all the same.
        var invented = 0
    }

    /// What a poster may print.
    enum Part: String, CaseIterable {
        case date, time, title, venue, city
    }

    /// What was found on a poster, to be looked at.
    struct Finding {
        let name: String
        let lines: [String]
        let event: EventDraft?
        let missed: [Part]
    }

    private static let likeness = 0.8

    /// Reads the posters of a folder.
    func run(_ folder: EvaluationFolder, report: (Finding) throws -> Void) throws -> Score {
        let truth = try folder.read("truth.json", as: [String: PosterTruth].self)
        var score = Score()
        for (name, poster) in truth.sorted(by: { $0.key < $1.key }) {
            guard let moment = poster.moment else { continue }
            let picture = try Picture(contentsOf: folder.file(name))
            let lines = try TextEngine.shared.lines(in: picture)
            let drafts = TextFinder.drafts(in: lines, context: DetectionContext(moment: moment))
            let event = drafts.lazy.compactMap { if case .event(let event) = $0.content { event } else { nil } }.first
            try report(Self.add(poster, event, name, lines, to: &score))
        }
        return score
    }

    private static func add(
        _ poster: PosterTruth,
        _ event: EventDraft?,
        _ name: String,
        _ lines: [TextLine],
        to score: inout Score
    ) -> Finding {
        var missed: [Part] = []
        func count(_ part: Part, _ isRight: Bool) {
            score.printed[part, default: 0] += 1
            if isRight { score.right[part, default: 0] += 1 } else { missed.append(part) }
        }
        score.posters += 1
        if let date = poster.date {
            count(.date, event?.date == date)
            if let time = poster.time { count(.time, event?.date == date && event?.time == time) }
            if let title = poster.printed.title { count(.title, of(title, event?.title)) }
            if let venue = poster.printed.venue { count(.venue, of(venue, event?.location)) }
            if let city = poster.printed.city { count(.city, of(city, event?.location)) }
        } else {
            score.undated += 1
            if event != nil { score.invented += 1 }
        }
        return Finding(name: name, lines: lines.compactMap { $0.readings.first?.text }, event: event, missed: missed)
    }

    private static func of(_ truth: String, _ found: String?) -> Bool {
        found.map { TextLikeness.of(truth, in: $0) >= likeness } ?? false
    }
}
