import CivilDateEngine
import DetectorEngine

/// Divides times that were read across lines, where each line has a meaning of its own.
///
/// "June" and "12" on two lines are a day, but "2026" above "June 12" may be a part of a name.
enum BrokenTimes {
    /// Words that begin a time, but mostly end the name of what takes place.
    private static let parts: Set<String> = ["lunch", "night", "evening", "morning", "afternoon"]

    /// Returns findings with those of single lines where the lines together tell no more days.
    static func mended(_ detections: [Detection], on page: PageText, context: DetectionContext) -> [Detection] {
        var mended: [Detection] = []
        var index = 0
        while index < detections.count {
            var lines = page.lines(of: detections[index].range)
            var next = index + 1
            var isBroken = detections[index].isTime && lines.count > 1
            // Findings that share a line belong together.
            while next < detections.count, case let more = page.lines(of: detections[next].range), lines.overlaps(more)
            {
                isBroken = isBroken || detections[next].isTime && more.count > 1
                lines = lines.lowerBound..<max(lines.upperBound, more.upperBound)
                next += 1
            }
            let joined = Array(detections[index..<next])
            mended += isBroken ? chosen(joined, lines, page, context) : joined
            index = next
        }
        return mended.map { withoutPart($0, page, context) }
    }

    private static func chosen(
        _ joined: [Detection],
        _ lines: Range<Int>,
        _ page: PageText,
        _ context: DetectionContext
    ) -> [Detection] {
        let others = joined.filter { !$0.isTime }
        let separate = lines.flatMap { times(in: page.lines[$0].range, page, context) }
            .filter { time in !others.contains { $0.range.overlaps(time.range) } }
        func days(_ detections: [Detection]) -> Int {
            detections.count { TimeMention($0, on: page, languages: context.languages)?.naming == .explicit }
        }
        guard days(separate) >= days(joined) else { return joined }
        return (others + separate).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// "Team lunch on Friday" is a lunch.
    private static func withoutPart(_ detection: Detection, _ page: PageText, _ context: DetectionContext) -> Detection
    {
        guard detection.isTime else { return detection }
        let text = page.string(detection.range)
        guard let first = text.split(separator: " ").first, parts.contains(first.lowercased()), first.count < text.count
        else { return detection }
        let rest = times(in: detection.range.lowerBound + first.utf16.count..<detection.range.upperBound, page, context)
        return rest.first ?? detection
    }

    /// Returns the times within a part of a page alone.
    static func times(in range: Range<Int>, _ page: PageText, _ context: DetectionContext) -> [Detection] {
        guard !range.isEmpty else { return [] }
        return TextDetector(.times).detections(in: page.string(range), context: context).map {
            Detection(
                range: $0.range.lowerBound + range.lowerBound..<$0.range.upperBound + range.lowerBound,
                value: $0.value,
                confidence: $0.confidence,
                zone: $0.zone
            )
        }
    }
}

extension Detection {
    /// A Boolean value that indicates whether it is a date, a time or a span of them.
    fileprivate var isTime: Bool { value.kind == .times }
}

extension DateSpan {
    /// A Boolean value that indicates whether days are named, and not a year, a month or a season.
    var isDays: Bool {
        guard let start, let lastDay, endUnit == .day else { return false }
        return lastDay >= start && lastDay.dayNumber - start.dayNumber < 100
    }
}
