import ActionEngine
import CivilDateEngine
import DetectorEngine
import TextEngine

/// Measures the events that are read from posters in six languages, which it draws itself.
struct DrawnPostersEvaluation {
    /// The posters of a language, and those with the right date and time.
    struct Score {
        let language: DetectorLanguage
        var posters = 0
        var dates = 0
        var right = 0
    }

    let seed: UInt64
    let count: Int

    func run(report: (Int, EventDraft?, PosterSample, [String]) throws -> Void) throws -> [Score] {
        var scores = DetectorLanguage.allCases.map { Score(language: $0) }
        guard let moment = PosterSample.moment else { return scores }
        for number in 0..<count {
            let index = number % scores.count
            var hand = DrawingHand(seed: seed, number: number)
            guard let poster = PosterSample(scores[index].language, &hand) else { continue }
            var drawing = PosterDrawing(poster, hand: hand)
            var options = TextOptions()
            options.languages = [poster.tag]
            let lines = try TextEngine.shared.lines(in: drawing.picture(), options)
            let context = DetectionContext(moment: moment, region: poster.region)
            let events = TextFinder.drafts(in: lines, context: context)
                .compactMap { if case .event(let event) = $0.content { event } else { nil } }
            let event = events.count == 1 ? events.first : nil
            scores[index].posters += 1
            if event?.date == poster.date { scores[index].dates += 1 }
            let isRight = event?.date == poster.date && event?.time == poster.time
            if isRight { scores[index].right += 1 }
            if !isRight { try report(number, events.first, poster, lines.compactMap { $0.readings.first?.text }) }
        }
        return scores
    }
}
