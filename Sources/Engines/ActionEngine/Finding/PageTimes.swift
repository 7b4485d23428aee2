import Foundation
import GeometryEngine
import CivilDateEngine
import DetectorEngine

/// The days and times of a page at which something may take place.
struct PageTimes {
    /// The most days and times that are looked at.
    private static let mostMentions = 200

    /// All days and times, in order.
    private(set) var mentions: [TimeMention] = []
    private let read: ReadPage

    private var page: PageText { read.page }

    init(_ read: ReadPage) {
        self.read = read
        let found = Array(
            read.detections.lazy.compactMap { TimeMention($0, on: read.page, languages: read.context.languages) }
                .prefix(Self.mostMentions)
        )
        guard !Self.isReceipt(read) else { return }
        let hours = found.count(where: { $0.naming == .weekday }) >= 3
        let pairs = found.count(where: { $0.naming == .pair })
        mentions = found.enumerated().compactMap { index, mention in
            guard !isStatusBar(mention), !isOfShop(mention), !isDated(mention) else { return nil }
            // A week's timetable returns; it is no date.
            if mention.naming == .weekday, hours, !found.contains(where: { $0.naming == .explicit }) { return nil }
            if mention.naming == .pair, !isPlausible(mention, among: found, at: index, pairs: pairs) { return nil }
            return mention
        }
        resolveYears()
        resolveWeekdays()
    }

    /// The mentions with a day.
    var days: [TimeMention] { mentions.filter { $0.day != nil } }

    // MARK: - What is no date of an event

    /// A receipt has sums and words such as "total".
    private static func isReceipt(_ read: ReadPage) -> Bool {
        let words = FindingWords.words(of: read.page.text).prefix(4000).count(where: FindingWords.receipts.contains)
        let amounts = read.detections.count { if case .amount = $0.value { true } else { false } }
        let prices = read.page.lines.count { $0.text.endsWithPrice }
        return words >= 2 && amounts + prices >= 2 || prices >= 5 && words >= 1
    }

    /// The clock of a screen stands small at its upper edge.
    private func isStatusBar(_ mention: TimeMention) -> Bool {
        let line = page.lines[mention.line]
        guard line.bounds.minY < 0.035, line.height < 0.03, page.lines.count > 1 else { return false }
        let row = page.lines.filter { abs($0.middle.y - line.middle.y) < line.height }
        let letters = row.reduce(0) { $0 + $1.text.count }
        return letters < 24 || mention.time != nil && row.count > 1
    }

    private func isOfShop(_ mention: TimeMention) -> Bool {
        let indices = max(0, mention.line - 1)...mention.line
        let near = indices.map { page.lines[$0].text.prefix(200) }.joined(separator: " ")
        return FindingWords.words(of: near).contains(where: FindingWords.hours.contains)
    }

    /// "Expires 5/12/26", "Invoice date: 3 May 2026".
    private func isDated(_ mention: TimeMention) -> Bool {
        let start = page.lines[mention.line].range.lowerBound
        let before = page.string(max(start, mention.range.lowerBound - 40)..<max(start, mention.range.lowerBound))
        let words = FindingWords.words(of: before)
        if before.contains("©") || before.contains("(c)") { return true }
        return words.suffix(3).contains(where: FindingWords.dated.contains)
    }

    /// Two numbers are a date only among others of the kind, or with a day of the week or a time.
    private func isPlausible(_ mention: TimeMention, among found: [TimeMention], at index: Int, pairs: Int) -> Bool {
        if mention.weekday != nil || mention.time != nil || pairs >= 3 { return true }
        let written = page.string(mention.range)
        guard written.contains("/") || written.hasSuffix(".") || page.unit(mention.range.upperBound) == 0x2E else {
            return false
        }
        return found.indices.contains { other in
            other != index && abs(found[other].line - mention.line) <= 1
                && (found[other].naming == .weekday || found[other].naming == nil)
        }
    }

    // MARK: - Years

    /// A year that is printed alone decides; otherwise a day of the week does.
    private mutating func resolveYears() {
        let printed = printedYears()
        for index in mentions.indices {
            let mention = mentions[index]
            guard mention.naming == .explicit || mention.naming == .pair, !mention.hasYear, let day = mention.day else {
                continue
            }
            let weekday = mention.weekday ?? neighbor(of: index)
            let years = printed.isEmpty ? nearYears : printed
            if let weekday {
                let fitting = (years + nearYears).first { year in
                    CivilDate(year: year, month: day.month, day: day.day)?.weekday == weekday
                }
                if let fitting { mentions[index].move(to: fitting) }
            } else if printed.count == 1, let year = printed.first {
                mentions[index].move(to: year)
            }
        }
    }

    /// The years in which a day is looked for, those to come first.
    private var nearYears: [Int] {
        let year = read.context.moment.date.year
        return [year, year + 1, year - 1, year + 2, year - 2]
    }

    /// A day of the week on a line of its own, above or below a date.
    private func neighbor(of index: Int) -> Int? {
        [index - 1, index + 1].lazy.filter { mentions.indices.contains($0) }.map { mentions[$0] }
            .first { $0.naming == .weekday && abs($0.line - mentions[index].line) <= 1 }?.weekday
    }

    private func printedYears() -> [Int] {
        var years: [Int] = []
        let now = read.context.moment.date.year
        let possible = now - 30...now + 3
        for line in page.lines.prefix(200) where !line.text.contains("©") && !line.text.lowercased().contains("(c)") {
            var previous = ""
            for word in line.text.split(separator: " ") {
                defer { previous = word.lowercased().filter(\.isLetter) }
                // "20:15" is no year.
                let digits = word.trimmingCharacters(in: .init(charactersIn: ",.;!()[]'’·|"))
                guard digits.utf8.count == 4, let year = Int(digits), possible.contains(year),
                    !FindingWords.dated.contains(previous)
                else { continue }
                if !years.contains(year) { years.append(year) }
            }
        }
        return years
    }

    // MARK: - Days of the week

    /// "Friday" below "12–14 June" is one of those days.
    private mutating func resolveWeekdays() {
        guard let span = mentions.first(where: { $0.lastDay != nil }), let first = span.day, let last = span.lastDay
        else {
            // Otherwise it counts only with a time, unless a date tells the same.
            if mentions.contains(where: { $0.naming == .explicit }) {
                mentions.removeAll { $0.naming == .weekday && $0.time == nil }
            }
            return
        }
        for index in mentions.indices where mentions[index].naming == .weekday {
            guard let weekday = mentions[index].weekday else { continue }
            let day = first.adding(days: (weekday - first.weekday + 7) % 7)
            if day <= last { mentions[index].day = day }
        }
    }
}

extension PageText {
    /// Returns the code unit at a place, or 0 outside of the text.
    func unit(_ place: Int) -> UInt16 { units.indices.contains(place) ? units[place] : 0 }
}

extension String {
    /// "Espresso 3.50", "12,90 €".
    fileprivate var endsWithPrice: Bool {
        let word = (split(separator: " ").last { $0.contains(where: \.isNumber) } ?? "").drop { "$€£¥".contains($0) }
        let parts = word.split { $0 == "." || $0 == "," }
        return parts.count == 2 && parts[0].allSatisfy(\.isNumber) && parts[1].prefix { $0.isNumber }.count == 2
            && parts[1].count <= 3
    }
}
