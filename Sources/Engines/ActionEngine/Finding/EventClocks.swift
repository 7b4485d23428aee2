import Foundation
import CivilDateEngine
import DetectorEngine

/// The times of an event's day, by what takes place at each.
struct EventClocks {
    /// The time at which it begins.
    private(set) var start: CivilTime?
    /// The time at which it ends.
    private(set) var end: CivilTime?
    /// The time at which the doors open.
    private(set) var doors: CivilTime?
    /// The identifier of the time zone that is written with one of them.
    let zone: String?
    /// Where the times stand.
    private(set) var ranges: [Range<Int>] = []

    private enum Role { case doors, show, end, other }

    init(_ mentions: [TimeMention], on page: PageText, read: ReadPage) {
        var neutral: (TimeMention, CivilTime)?
        var show: (TimeMention, CivilTime)?
        for mention in mentions {
            guard let written = mention.time else { continue }
            let time = mention.isExact ? written : Self.evening(written, read: read)
            switch Self.role(of: mention, on: page) {
            case .doors: if doors == nil { (doors, ranges) = (time, ranges + [mention.range]) }
            case .show: if show == nil { show = (mention, time) }
            case .end: if end == nil { (end, ranges) = (time, ranges + [mention.range]) }
            case .other: if neutral == nil { neutral = (mention, time) }
            }
        }
        if let chosen = show ?? neutral {
            start = chosen.1
            if let ending = chosen.0.endTime { end = chosen.0.isExact ? ending : Self.evening(ending, read: read) }
            ranges.append(chosen.0.range)
        } else {
            start = doors
        }
        if start == nil { end = nil }
        zone = mentions.lazy.compactMap(\.zone).first
    }

    private static func role(of mention: TimeMention, on page: PageText) -> Role {
        let line = page.lines[mention.line].range
        let before = page.string(max(line.lowerBound, mention.range.lowerBound - 24)..<mention.range.lowerBound)
        let inside = page.string(mention.range)
        let end =
            page.line(at: max(mention.range.lowerBound, mention.range.upperBound - 1)).map {
                page.lines[$0].range.upperBound
            } ?? line.upperBound
        let after = page.string(
            mention.range.upperBound..<max(mention.range.upperBound, min(end, mention.range.upperBound + 16))
        )
        // What stands before a time names it; what follows does so where nothing stands before.
        let words = Array(FindingWords.words(of: before).suffix(3)) + FindingWords.words(of: inside)
        if let role = words.reversed().lazy.compactMap(role(of:)).first { return role }
        if before.contains("開場") { return .doors }
        if before.contains("開演") { return .show }
        return FindingWords.words(of: after).prefix(2).lazy.compactMap(role(of:)).first ?? characters(after)
    }

    private static func role(of word: String) -> Role? {
        if FindingWords.doors.contains(word) { return .doors }
        if FindingWords.shows.contains(word) { return .show }
        return FindingWords.ends.contains(word) ? .end : nil
    }

    private static func characters(_ text: String) -> Role {
        if text.hasPrefix("開場") || text.hasPrefix("入場") || text.hasPrefix("入场") { return .doors }
        return .other
    }

    /// Events rarely begin at three in the morning.
    static func evening(_ time: CivilTime, read: ReadPage) -> CivilTime {
        guard time.hour < 8, time.hour > 0 else { return time }
        return CivilTime(hour: time.hour + 12, minute: time.minute) ?? time
    }

    /// Returns a note on a time.
    static func note(_ name: String, _ start: CivilTime, _ end: CivilTime?) -> String {
        "\(name) \(text(start))" + (end.map { "–\(text($0))" } ?? "")
    }

    private static func text(_ time: CivilTime) -> String {
        "\(time.hour < 10 ? "0" : "")\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
    }
}
