import CalendarEngine
import CivilDateEngine
import DetectorEngine
import Foundation

/// Finds what a list or a note says is to do.
struct ReminderFinder {
    let read: ReadPage
    /// The time zone of the person.
    let local: TimeZone

    /// The most reminders of a page.
    private static let mostReminders = 20

    /// Headings of lists.
    private static let headings: Set<String> = [
        "todo", "to do", "to-do", "to do list", "todo list", "to-do list", "tasks", "reminders", "checklist",
        "aufgaben",
        "à faire", "tareas", "やること", "待办", "待办事项",
    ]
    /// Beginnings of what a note asks.
    private static let beginnings = [
        "remember to ", "don't forget to ", "don’t forget to ", "dont forget to ", "reminder: ", "todo: ", "to do: ",
        "nicht vergessen: ", "n'oublie pas de ", "no olvides ",
    ]
    /// What stands between a task and the day by which it is due.
    private static let deadlines = [
        " due by ", " due on ", " due ", " by ", " bis zum ", " bis ", " avant le ", " antes del ",
    ]

    /// Words between a task and its day.
    private static let ties: Set<String> = [
        "due", "by", "on", "at", "bis", "zum", "avant", "le", "antes", "del", "until", "-", "–", "(",
    ]

    /// Returns the reminders in order.
    func drafts() -> [ActionDraft] {
        var found: [ActionDraft] = []
        var isList = false
        for (index, line) in read.page.lines.enumerated() where found.count < Self.mostReminders {
            let text = line.text.lowercased()
            if Self.headings.contains(text.filter { $0 != ":" }) {
                isList = true
                continue
            }
            let bare = Self.bare(line.text)
            if let beginning = Self.beginnings.first(where: { text.hasPrefix($0) || bare.lowercased().hasPrefix($0) }) {
                let start = text.hasPrefix(beginning) ? line.text : bare
                add(String(start.dropFirst(beginning.count)), index, 0.8, to: &found)
            } else if isList, bare.contains(where: \.isLetter), bare.count <= 80 {
                add(bare, index, 0.7, to: &found)
            } else if isDeadline(index) {
                add(bare, index, 0.6, to: &found)
            }
        }
        return found
    }

    /// Returns a line without the box, the dash or the number before it.
    private static func bare(_ line: String) -> String {
        var rest = Substring(line)
        while let first = rest.first, "-–•*·☐□○◦[]()✓✔ ".contains(first) { rest.removeFirst() }
        let number = rest.prefix { $0.isNumber }
        if (1...2).contains(number.count), [".", ")"].contains(rest.dropFirst(number.count).prefix(1)) {
            rest = rest.dropFirst(number.count + 1)
        }
        return rest.trimmingCharacters(in: .whitespaces)
    }

    /// "Hand in the essay by Friday", "Rent due 5 May".
    private func isDeadline(_ index: Int) -> Bool {
        let line = read.page.lines[index]
        guard line.text.count <= 90, let due = due(index) else { return false }
        let before = read.page.string(line.range.lowerBound..<due.range.lowerBound).lowercased() + " "
        let normalized = before.split(separator: " ").joined(separator: " ") + " "
        return Self.deadlines.contains { normalized.hasSuffix($0) }
            && FindingWords.words(of: normalized).count >= 2
    }

    private func due(_ index: Int) -> TimeMention? {
        let line = read.page.lines[index]
        for detection in read.detections(in: line.range) {
            guard case .time = detection.value else { continue }
            for found in [detection] + withoutTie(detection) {
                guard let mention = TimeMention(found, on: read.page, languages: read.context.languages) else {
                    continue
                }
                if mention.line == index, mention.day != nil, mention.lastDay == nil { return mention }
            }
        }
        return nil
    }

    /// "by Friday" is a span of time without a beginning; its end is the day that counts.
    private func withoutTie(_ detection: Detection) -> [Detection] {
        let words = read.page.string(detection.range).split(separator: " ")
        guard let first = words.first, words.count > 1, Self.ties.contains(first.lowercased()) else { return [] }
        let start = detection.range.lowerBound + first.utf16.count
        return BrokenTimes.times(in: start..<detection.range.upperBound, read.page, read.context)
    }

    private func add(_ text: String, _ index: Int, _ confidence: Double, to found: inout [ActionDraft]) {
        let due = due(index)
        let title = due.map { untimed(text, of: index, before: $0) } ?? text
        guard title.contains(where: \.isLetter) else { return }
        var draft = ReminderDraft(title: String(title.prefix(200)), date: due?.day, time: due?.time)
        if let moment = due.flatMap(localMoment) { (draft.date, draft.time) = (moment.date, moment.time) }
        found.append(
            ActionDraft(content: .reminder(draft), origin: read.page.origin(lines: [index]), confidence: confidence)
        )
    }

    /// What the person's clock shows at a time that is written with a zone; nil without one.
    private func localMoment(_ due: TimeMention) -> CivilMoment? {
        guard let day = due.day, let time = due.time, let zone = due.zone else { return nil }
        let zones = CalendarZones(local: local)
        let wall = WallTime(CivilMoment(date: day, time: time))
        let date = zones.date(of: CalendarTime(wall: wall, zone: .named(zone)))
        return CivilMoment(zones.wall(at: date, in: .floating))
    }

    /// Returns a task without the day by which it is due.
    private func untimed(_ text: String, of index: Int, before due: TimeMention) -> String {
        let line = read.page.lines[index]
        let left = line.range.lowerBound + line.text.utf16.count - text.utf16.count
        guard due.range.lowerBound > left else { return text }
        var words = read.page.string(left..<due.range.lowerBound).split(separator: " ").map(String.init)
        while let last = words.last, Self.ties.contains(last.lowercased()) { words.removeLast() }
        let title = words.joined(separator: " ").trimmingCharacters(in: .init(charactersIn: " ,:;-–("))
        return title.isEmpty ? text : title
    }
}
