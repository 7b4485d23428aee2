import Foundation
import GeometryEngine
import CivilDateEngine
import DetectorEngine

/// Finds the events that a page announces: one, or a list of many.
struct EventFinder {
    let read: ReadPage
    let times: PageTimes
    let layout: PageLayout

    /// The most events of a page.
    static let mostEvents = 40

    init(_ read: ReadPage) {
        self.read = read
        times = PageTimes(read)
        layout = PageLayout(read, times: times)
    }

    var page: PageText { read.page }

    /// Returns the events in the order of the page, each once.
    func drafts() -> [ActionDraft] {
        let days = times.days
        guard !days.isEmpty else { return [] }
        var found = list(days) ?? programme(days) ?? single(days).map { [$0] } ?? []
        var seen: Set<String> = []
        found = found.filter { event in
            guard case .event(let draft) = event.content else { return false }
            let time = draft.time.map { "\($0.seconds)" } ?? ""
            return seen.insert("\(draft.date.dayNumber) \(time) \(draft.title.lowercased())").inserted
        }
        return Array(found.prefix(Self.mostEvents))
    }

    // MARK: - One event

    private func single(_ days: [TimeMention]) -> ActionDraft? {
        let explicit = days.filter { $0.naming == .explicit || $0.naming == .pair }
        guard
            let main = explicit.first(where: { $0.lastDay == nil && $0.time != nil }) ?? explicit.first
                ?? days.first(where: { $0.naming == .relative || $0.time != nil }) ?? weekdayWithClock(days),
            let day = main.day
        else { return nil }
        let clocks = EventClocks(
            times.mentions.filter { $0.time != nil && ($0.day == nil || $0.day == day) },
            on: page,
            read: read
        )
        let titleParts = layout.title ?? layout.fallbackTitle(near: main)
        guard let title = titleParts else { return nil }
        // Without a title of its own a date of the past is but mentioned.
        guard main.naming == .explicit || layout.isAnnouncement || clocks.start != nil else { return nil }
        if layout.isProse, main.naming == .pair || clocks.start == nil { return nil }
        var draft = EventDraft(title: title.text, date: day, time: clocks.start)
        draft.lastDate = main.lastDay ?? days.lazy.compactMap { $0.day == day ? $0.lastDay : nil }.first
        if draft.lastDate != nil {
            if let start = clocks.start { draft.notes = EventClocks.note("Hours", start, clocks.end) }
            draft.time = nil
        } else if let start = clocks.start, let end = clocks.end {
            draft.end = CivilMoment(date: end <= start ? day.adding(days: 1) : day, time: end)
        }
        // A day has no zone.
        if draft.time != nil { draft.zone = clocks.zone }
        if let doors = clocks.doors, doors != clocks.start { draft.notes = EventClocks.note("Doors", doors, nil) }
        let place = layout.place(excluding: title.lines)
        draft.location = place?.text
        draft.link = layout.link
        let ranges = [main.range] + clocks.ranges + title.ranges + (place?.ranges ?? [])
        return ActionDraft(
            content: .event(draft),
            origin: page.origin(ranges.uniqued()),
            confidence: confidence(main, clock: clocks.start, place: place != nil)
        )
    }

    /// "Friday" counts where a time is told.
    private func weekdayWithClock(_ days: [TimeMention]) -> TimeMention? {
        guard times.mentions.contains(where: { $0.time != nil }) else { return nil }
        return days.first { day in times.mentions.contains { $0.time != nil && abs($0.line - day.line) <= 2 } }
    }

    func confidence(_ mention: TimeMention, clock: CivilTime?, place: Bool) -> Double {
        var sum = mention.naming == .explicit ? 0.55 : 0.35
        if mention.hasYear || mention.weekday != nil { sum += 0.15 }
        if clock != nil { sum += 0.15 }
        if place { sum += 0.1 }
        if let day = mention.day, (mention.lastDay ?? day) < read.context.moment.date { sum -= 0.2 }
        return min(max(sum, 0.1), 0.95)
    }
}

extension Sequence where Element: Hashable {
    /// The elements, each once.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
