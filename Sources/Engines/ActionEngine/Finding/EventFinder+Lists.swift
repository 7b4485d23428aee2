import Foundation
import GeometryEngine
import CivilDateEngine
import DetectorEngine

extension EventFinder {
    // MARK: - Several days

    /// Returns the events of a page with several days, or nil if it has one.
    func list(_ mentions: [TimeMention]) -> [ActionDraft]? {
        // A span whose days are named one by one is their heading.
        let spans = mentions.filter { $0.lastDay != nil }
        let days = mentions.filter { $0.lastDay == nil && $0.naming != .relative }
        let inner = days.filter { day in spans.isEmpty || spans.contains { Self.holds($0, day) } }
        let rows = Array((spans.count > 1 ? mentions.filter { $0.naming != .relative } : inner).prefix(Self.mostEvents))
        guard Set(rows.compactMap(\.day)).count >= 2 else { return nil }
        let isWeekdays = rows.allSatisfy { $0.naming == .weekday }
        if isWeekdays, spans.isEmpty { return nil }
        let entries = rows.indices.map { entry(rows, $0) }
        let full = entries.filter { !$0.pieces.isEmpty }
        // Days in a line of text are no list.
        if layout.isProse, full.count * 2 < entries.count { return nil }
        let isTour = hasTourWord || full.count >= 2 && full.count(where: { isPlaceRow($0.pieces) }) * 2 > full.count
        return entries.flatMap { entry in events(of: entry, isTour: isTour, isRows: full.count * 2 >= entries.count) }
    }

    private static func holds(_ span: TimeMention, _ day: TimeMention) -> Bool {
        guard let first = span.day, let last = span.lastDay, let day = day.day else { return false }
        return first <= day && day <= last
    }

    private var hasTourWord: Bool {
        FindingWords.words(of: page.text).prefix(2000).contains(where: FindingWords.tours.contains)
    }

    private func isPlaceRow(_ pieces: [PageSegment]) -> Bool {
        pieces.contains { FindingWords.isTown($0.text) || FindingWords.isVenue($0.text) }
    }

    /// What belongs to a day of a list.
    private struct Entry {
        let mention: TimeMention
        /// The pieces on the day's own row.
        let pieces: [PageSegment]
        /// The lines below, up to the next day.
        let lines: Range<Int>
    }

    private func entry(_ mentions: [TimeMention], _ index: Int) -> Entry {
        let mention = mentions[index]
        let own = page.lines[mention.line]
        let next = index + 1 < mentions.count ? mentions[index + 1] : nil
        var pieces = layout.segments[mention.line]
        // Two days on one line share it out.
        if let next, next.line == mention.line {
            pieces = pieces.filter { $0.range.upperBound <= next.range.lowerBound }
        }
        if index > 0, mentions[index - 1].line == mention.line {
            pieces = pieces.filter { $0.range.lowerBound >= mentions[index - 1].range.upperBound }
        }
        // Reading order keeps a row together or goes down its columns; a row has few pieces.
        let isHeading = mentions.count { $0.line == mention.line } == 1
        let around = max(0, mention.line - 60)..<min(page.lines.count, mention.line + 60)
        for line in around where isHeading && line != mention.line && !(layout.title?.lines.contains(line) ?? false) {
            let other = page.lines[line]
            guard abs(other.middle.y - own.middle.y) < min(own.height, other.height) * 0.5,
                !mentions.contains(where: { $0.line == line })
            else { continue }
            pieces += layout.segments[line]
        }
        let end = next.map { max($0.line, mention.line + 1) } ?? page.lines.count
        var last = mention.line + 1
        while last < end, isBelow(last, own) { last += 1 }
        return Entry(mention: mention, pieces: pieces.filter(isNoStatement), lines: mention.line + 1..<last)
    }

    /// A Boolean value that indicates whether a line stands in the column of another, close to what precedes it.
    private func isBelow(_ index: Int, _ heading: PageText.Line) -> Bool {
        let (line, previous) = (page.lines[index], page.lines[index - 1])
        return line.bounds.minY - previous.bounds.maxY < max(line.height, previous.height) * 3
            && line.bounds.minX < heading.bounds.maxX + heading.bounds.width
            && line.bounds.maxX > heading.bounds.minX - heading.bounds.width
    }

    private func isNoStatement(_ segment: PageSegment) -> Bool {
        let words = FindingWords.words(of: segment.text)
        return !words.isEmpty && !(words.first.map(FindingWords.slogans.contains) ?? false)
            && !["sold", "tba", "tbc", "tickets"].contains(words[0])
            && !words.allSatisfy {
                FindingWords.doors.contains($0) || FindingWords.shows.contains($0) || $0.allSatisfy(\.isNumber)
            }
            && !words.allSatisfy { word in read.context.languages.contains { DayWord(word, in: $0) != nil } }
    }

    private func events(of entry: Entry, isTour: Bool, isRows: Bool) -> [ActionDraft] {
        if !entry.pieces.isEmpty {
            let place = entry.pieces.filter {
                FindingWords.isTown($0.text) || FindingWords.isVenue($0.text) || $0.isAnnounced
            }
            if isTour, let title = layout.title {
                return [draft(entry.mention, title: title, place: layout.joined(entry.pieces.map(layout.part)))]
                    .compactMap(\.self)
            }
            let name = entry.pieces.first { piece in !place.contains { $0.range == piece.range } } ?? entry.pieces[0]
            let rest = place.filter { $0.range != name.range }.map(layout.part)
            return [draft(entry.mention, title: layout.part(name), place: layout.joined(rest))].compactMap(\.self)
        }
        let below = entry.lines.filter { line in layout.segments[line].contains(where: isNoStatement) && !isSlogan(line)
        }
        let timed = below.filter { clock(on: $0) != nil }
        if timed.count >= 2 { return timed.compactMap { draft(entry.mention, row: $0) } }
        // Names alone below a day, in letters of a size.
        if !isRows, below.count >= 2, below.count <= 12, !isTour, sizes(below) {
            return below.compactMap { draft(entry.mention, row: $0) }
        }
        if let first = below.max(by: { page.lines[$0].height < page.lines[$1].height }), !isTour || layout.title == nil
        {
            return [draft(entry.mention, row: timed.first ?? first)].compactMap(\.self)
        }
        guard let title = layout.title else { return [] }
        let place = isTour ? layout.joined(below.prefix(3).flatMap { layout.segments[$0] }.map(layout.part)) : nil
        return [draft(entry.mention, title: title, place: place)].compactMap(\.self)
    }

    private func isSlogan(_ line: Int) -> Bool {
        layout.title?.lines.contains(line) ?? false
            || layout.segments[line].first.map { !isNoStatement($0) } ?? true
    }

    private func sizes(_ lines: [Int]) -> Bool {
        let heights = lines.map { page.lines[$0].height }
        guard let least = heights.min(), let most = heights.max() else { return false }
        return most < least * 1.5
    }

    // MARK: - Several times of a day

    /// Returns the events of a day's programme, or nil if the page announces one event.
    func programme(_ days: [TimeMention]) -> [ActionDraft]? {
        let named = days.filter { $0.naming == .explicit || $0.naming == .pair || $0.naming == .relative }
        guard let day = named.first ?? days.first, Set(days.compactMap(\.day)).count == 1, day.lastDay == nil else {
            return nil
        }
        let rows = page.lines.indices.filter { line in
            clock(on: line) != nil && layout.segments[line].contains(where: isNoStatement)
        }
        guard rows.count >= 3 else { return nil }
        return rows.compactMap { draft(day, row: $0) }
    }

    /// Returns the time that stands on a line.
    private func clock(on line: Int) -> TimeMention? { times.mentions.first { $0.line == line && $0.time != nil } }

    // MARK: - Drafts

    private func draft(_ mention: TimeMention, row line: Int) -> ActionDraft? {
        let pieces = layout.segments[line].filter(isNoStatement)
        guard let name = pieces.first(where: { !$0.isAnnounced }) ?? pieces.first else { return nil }
        let rest = pieces.filter { $0.range != name.range && (FindingWords.isVenue($0.text) || $0.isAnnounced) }
        return draft(
            mention,
            title: layout.part(name),
            place: layout.joined(rest.map(layout.part)),
            clock: clock(on: line)
        )
    }

    private func draft(
        _ mention: TimeMention,
        title: PageLayout.Part,
        place: PageLayout.Part?,
        clock: TimeMention? = nil
    ) -> ActionDraft? {
        guard let day = mention.day, !title.text.isEmpty else { return nil }
        let row = times.mentions.first {
            $0.time != nil && $0.line == mention.line && ($0.day == nil || $0.day == day) && !Self.areApart($0, mention)
        }
        let timed = clock ?? (mention.time == nil ? row : mention)
        let clocks = EventClocks(timed.map { [$0] } ?? [], on: page, read: read)
        var draft = EventDraft(title: title.text, date: day, time: clocks.start)
        draft.lastDate = mention.lastDay
        if draft.lastDate != nil { draft.time = nil }
        if draft.time != nil { draft.zone = clocks.zone }
        if let start = draft.time, let end = clocks.end {
            draft.end = CivilMoment(date: end <= start ? day.adding(days: 1) : day, time: end)
        }
        let whole = place ?? layout.place(excluding: title.lines.union(layout.title?.lines ?? []))
        draft.location = place?.text ?? (isRowPlace(whole) ? nil : whole?.text)
        draft.link = layout.link
        let ranges = [mention.range] + clocks.ranges + title.ranges + (place?.ranges ?? [])
        return ActionDraft(
            content: .event(draft),
            origin: page.origin(ranges.uniqued()),
            confidence: confidence(mention, clock: draft.time, place: draft.location != nil)
        )
    }

    /// A Boolean value that indicates whether a place belongs to one row of the list alone.
    private func isRowPlace(_ place: PageLayout.Part?) -> Bool {
        place?.lines.contains { layout.timeLines.contains($0) } ?? false
    }

    /// A Boolean value that indicates whether another day stands between a time and its day.
    private static func areApart(_ clock: TimeMention, _ day: TimeMention) -> Bool {
        clock.range.lowerBound < day.range.lowerBound && clock.day == nil
            && day.range.lowerBound - clock.range.upperBound > 60
    }
}
