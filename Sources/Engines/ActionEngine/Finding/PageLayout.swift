import Foundation
import ContactEngine
import DetectorEngine
import GeometryEngine

/// What the sizes and places of lines tell: which are the title, and where it takes place.
struct PageLayout {
    /// A text with the lines that it was taken from.
    struct Part {
        var text: String
        var ranges: [Range<Int>]
        var lines: Set<Int>
    }

    let read: ReadPage
    /// The pieces of each line that say neither date nor address.
    let segments: [[PageSegment]]
    /// The lines with a day or a time.
    let timeLines: Set<Int>
    /// The title in the largest letters.
    private(set) var title: Part?

    private var page: PageText { read.page }

    init(_ read: ReadPage, times: PageTimes) {
        self.read = read
        segments = read.page.lines.indices.map { read.segments(of: $0) }
        timeLines = Set(times.mentions.flatMap { read.page.lines(of: $0.range) })
        title = foundTitle()
    }

    /// A Boolean value that indicates whether the page is a running text, as letters and articles are.
    var isProse: Bool {
        let long = page.lines.count { $0.text.count > 45 && $0.text.split(separator: " ").count > 6 }
        return long >= 6 && long * 2 > page.lines.count
    }

    /// A Boolean value that indicates whether the page has a title that stands out.
    var isAnnouncement: Bool {
        guard let title else { return false }
        let others = page.lines.indices.filter { !title.lines.contains($0) }.map { page.lines[$0].height }.sorted()
        guard !others.isEmpty, let first = title.lines.first else { return false }
        return page.lines[first].height > others[others.count / 2] * 1.2
    }

    /// The first link of the page.
    var link: String? {
        read.detections.lazy.compactMap { if case .link(let link) = $0.value { link } else { nil } }.first
    }

    // MARK: - Title

    private func foundTitle() -> Part? {
        let scores = page.lines.indices.map { timeLines.contains($0) ? 0 : score($0) }
        let candidates = Set(page.lines.indices.filter { scores[$0] > 0 })
        guard let best = candidates.max(by: { (scores[$0], $1) < (scores[$1], $0) }) else { return nil }
        var lines = [best]
        let height = page.lines[best].height
        // Lines of one size next to each other make one title.
        for step in [-1, 1] {
            var last = best
            var index = best + step
            while page.lines.indices.contains(index), lines.count < 6, abs(index - last) <= 3 {
                defer { index += step }
                guard candidates.contains(index), areJoined(page.lines[index], page.lines[last], height) else {
                    continue
                }
                lines.append(index)
                last = index
            }
        }
        lines = ordered(lines)
        let text = lines.map { Self.clean(page.lines[$0].text) }.joined(separator: " ")
        return Part(text: String(text.prefix(200)), ranges: lines.map { page.lines[$0].range }, lines: Set(lines))
    }

    /// Returns lines from top to bottom, those of one row from left to right.
    private func ordered(_ lines: [Int]) -> [Int] {
        lines.sorted { left, right in
            let (a, b) = (page.lines[left], page.lines[right])
            if abs(a.middle.y - b.middle.y) < min(a.height, b.height) * 0.6 { return a.bounds.minX < b.bounds.minX }
            return a.middle.y < b.middle.y
        }
    }

    private func areJoined(_ a: PageText.Line, _ b: PageText.Line, _ height: Double) -> Bool {
        guard (0.62...1.6).contains(a.height / max(height, 0.0001)) else { return false }
        let gap = max(a.bounds.minY, b.bounds.minY) - min(a.bounds.maxY, b.bounds.maxY)
        let isBelow = a.bounds.minX < b.bounds.maxX && b.bounds.minX < a.bounds.maxX
        let isRow = abs(a.middle.y - b.middle.y) < height * 0.6
        return isRow || isBelow && gap < height * 1.3
    }

    /// How much a line looks like a title.
    private func score(_ index: Int) -> Double {
        let line = page.lines[index]
        let letters = line.text.count { $0.isLetter }
        let isIdeographic = line.text.unicodeScalars.contains {
            $0.properties.isIdeographic || (0x3041...0x30FF).contains($0.value)
        }
        guard letters >= (isIdeographic ? 2 : 3), letters * 2 >= line.text.count, let segment = segments[index].first
        else { return 0 }
        // A line that is all link or phone number has no piece left.
        guard segments[index].reduce(0, { $0 + $1.text.count }) * 2 > line.text.count else { return 0 }
        var score = line.height * (letters < 5 && !isIdeographic ? 0.6 : 1) * (0.4 + 0.6 * min(1, line.confidence * 2))
        let words = FindingWords.words(of: segment.text)
        if let word = words.first, FindingWords.slogans.contains(word) { score *= 0.5 }
        if words.last == "presents" || words.last == "présente" || words.last == "präsentiert" { score *= 0.3 }
        if FindingWords.isTown(segment.text) { score *= 0.4 }
        if words.count == 1, FindingWords.tours.contains(words[0]) { score *= 0.3 }
        if FindingWords.isVenue(line.text), letters > 4 { score *= 0.8 }
        return score
    }

    /// Returns the piece next to a date, for a message in a single size.
    func fallbackTitle(near mention: TimeMention) -> Part? {
        let near = [mention.line, mention.line - 1, mention.line + 1].filter { page.lines.indices.contains($0) }
        for line in near {
            let free = segments[line].filter { !FindingWords.isTown($0.text) && !$0.isAnnounced }
            guard let best = free.max(by: { $0.text.count < $1.text.count }) else { continue }
            return Part(text: String(Self.clean(best.text).prefix(200)), ranges: [best.range], lines: [])
        }
        return nil
    }

    static func clean(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        while let first = words.first, words.count > 1, !first.contains(where: { $0.isLetter || $0.isNumber }) {
            words.removeFirst()
        }
        while let last = words.last, words.count > 1, !last.contains(where: { $0.isLetter || $0.isNumber }), last != "&"
        { words.removeLast() }
        return words.joined(separator: " ").trimmingCharacters(in: .init(charactersIn: " ,;:|·•-–—[]()"))
    }
}
