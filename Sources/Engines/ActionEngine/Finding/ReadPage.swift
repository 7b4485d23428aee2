import DetectorEngine
import TextEngine

/// A page of text with what it speaks of, which is found once for all kinds of actions.
struct ReadPage {
    let page: PageText
    /// What was found, in order.
    let detections: [Detection]
    /// When and where the picture was taken, and the languages that were tried.
    let context: DetectionContext

    /// What is looked for; sizes and payments offer no action.
    private static let kinds: DetectionKinds = [
        .times, .addresses, .phones, .mail, .links, .amounts, .flights, .parcels,
    ]

    init(_ lines: [TextLine], context: DetectionContext) {
        let page = PageText(lines)
        self.page = page
        self.context = DetectionContext(
            moment: context.moment,
            region: context.region,
            languages: PageLanguages.languages(of: page.text, first: context.languages)
        )
        let context = self.context
        let found = TextDetector(Self.kinds).detections(in: page.text, context: context)
        detections = BrokenTimes.mended(found, on: page, context: context)
            .filter { !Self.isPartOfDay($0, page) }
    }

    /// Returns the pieces of a line that no finding takes, apart from its separators.
    func segments(of line: Int) -> [PageSegment] {
        let range = page.lines[line].range
        var free: [Range<Int>] = []
        var start = range.lowerBound
        for detection in detections(in: range) where Self.isTaken(detection) {
            if detection.range.lowerBound > start { free.append(start..<detection.range.lowerBound) }
            start = max(start, detection.range.upperBound)
        }
        if start < range.upperBound { free.append(start..<range.upperBound) }
        return free.flatMap { PageSegment.segments(of: page, in: $0, line: line) }
    }

    /// Returns the findings that touch a range.
    func detections(in range: Range<Int>) -> ArraySlice<Detection> {
        var low = 0
        var high = detections.count
        while low < high {
            let middle = (low + high) / 2
            if detections[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < detections.count, detections[end].range.lowerBound < range.upperBound { end += 1 }
        return detections[low..<end]
    }

    /// "Night" and "lunch" alone are parts of names.
    private static func isPartOfDay(_ detection: Detection, _ page: PageText) -> Bool {
        guard case .time(.times) = detection.value else { return false }
        return !page.units[detection.range].contains { (0x30...0x39).contains($0) || (0xFF10...0xFF19).contains($0) }
    }

    /// A Boolean value that indicates whether what a finding covers is no part of a title or a place.
    private static func isTaken(_ detection: Detection) -> Bool {
        switch detection.value {
        case .time(let value):
            switch value {
            case .date, .moment, .moments, .time, .times: true
            // "2026" and "weekend" may be parts of a name.
            case .dates(let span): span.isDays
            case .duration, .recurrence: false
            }
        case .amount, .flight, .parcel, .measurement, .payment: false
        case .phone: detection.confidence >= 0.5
        case .address, .mail, .link: true
        }
    }
}

/// A piece of a line between separators.
struct PageSegment {
    /// The text, without connecting words and signs at its ends.
    let text: String
    /// The place of the piece in the page's text.
    let range: Range<Int>
    /// The line.
    let line: Int
    /// A Boolean value that indicates whether a word such as "at" announces a place.
    let isAnnounced: Bool

    /// Returns the pieces of a range.
    static func segments(of page: PageText, in range: Range<Int>, line: Int) -> [PageSegment] {
        var found: [PageSegment] = []
        var start = range.lowerBound
        for place in range.lowerBound...range.upperBound {
            guard place == range.upperBound || isSeparator(page, place, in: range) else { continue }
            if place > start, let segment = PageSegment(page, start..<place, line: line) { found.append(segment) }
            start = place + 1
        }
        return found
    }

    private init?(_ page: PageText, _ range: Range<Int>, line: Int) {
        var words = page.string(range).split(separator: " ").map { $0.trimmed }.filter { !$0.isEmpty }
        var isAnnounced = false
        // A bar between two pieces is often read as a letter.
        while let first = words.first, words.count > 1,
            Self.isStray(first) || FindingWords.connecting.contains(first.lowercased())
        {
            if FindingWords.places.contains(first.lowercased()) { isAnnounced = true }
            words.removeFirst()
        }
        while let last = words.last, words.count > 1 || Self.isStray(last),
            Self.isStray(last) || FindingWords.connecting.contains(last.lowercased())
        { words.removeLast() }
        let text = words.joined(separator: " ")
        guard text.count(where: \.isLetter) >= 2 || text.unicodeScalars.contains(where: \.properties.isIdeographic),
            !(words.count == 1 && FindingWords.connecting.contains(text.lowercased()))
        else { return nil }
        self.text = text
        self.range = range
        self.line = line
        self.isAnnounced = isAnnounced
    }

    private static func isStray(_ word: String) -> Bool {
        word.count == 1 && word.unicodeScalars.allSatisfy(\.isASCII) && !["a", "A"].contains(word)
    }

    private static func isSeparator(_ page: PageText, _ place: Int, in range: Range<Int>) -> Bool {
        switch page.units[place] {
        case 0x7C, 0x2022, 0x00B7, 0x2219, 0x002B, 0x2F, 0x2013, 0x2014, 0x2A, 0x7E, 0x3B, 0x3000, 0xFF0F, 0xFF5C: true
        case 0x2D:
            // A hyphen within a word divides nothing.
            place == range.lowerBound || place + 1 >= range.upperBound || page.units[place - 1] == 0x20
                || page.units[place + 1] == 0x20
        default: false
        }
    }
}

extension Substring {
    /// The word without signs at its ends.
    fileprivate var trimmed: String {
        let signs: Set<Character> = [
            ",", ":", "(", ")", "[", "]", "\"", "“", "”", "„", "!", "?", "…", "=", "<", ">", "_", "。", "、", "：", "「",
            "」",
        ]
        var word = self
        while let first = word.first, signs.contains(first) || first == "." { word.removeFirst() }
        while let last = word.last, signs.contains(last) || last == "." && word.count > 4 {
            // A comma between a town and its state stays.
            if last == ",", word.count > 1 { break }
            word.removeLast()
        }
        return String(word)
    }
}
