import Foundation
import GeometryEngine
import DetectorEngine

extension PageLayout {
    private var page: PageText { read.page }

    /// Returns where the event of the page takes place: the venue, then the address or the town.
    func place(excluding titleLines: Set<Int> = []) -> Part? {
        var parts: [Part] = []
        let address = self.address
        if let venue = venue(excluding: titleLines, address: address) { parts.append(venue) }
        if let address {
            parts.append(address.part)
        } else if let town = town(excluding: titleLines) {
            parts.append(town)
        }
        return joined(parts)
    }

    /// Returns parts as one, each once.
    func joined(_ parts: [Part]) -> Part? {
        guard var whole = parts.first else { return nil }
        for part in parts.dropFirst() where !whole.text.lowercased().contains(part.text.lowercased()) {
            whole.text += ", " + part.text
            whole.ranges += part.ranges
            whole.lines.formUnion(part.lines)
        }
        whole.text = String(whole.text.prefix(300))
        return whole
    }

    /// The first address of the page, in one line.
    private var address: (part: Part, line: Int)? {
        for detection in read.detections {
            guard case .address = detection.value else { continue }
            let lines = page.lines(of: detection.range)
            let text = lines.map { PageLayout.clean(page.string(detection.range.clamped(to: page.lines[$0].range))) }
            return (
                Part(text: text.joined(separator: ", "), ranges: [detection.range], lines: Set(lines)), lines.lowerBound
            )
        }
        return nil
    }

    private func venue(excluding titleLines: Set<Int>, address: (part: Part, line: Int)?) -> Part? {
        let all = page.lines.indices.filter { !titleLines.contains($0) }.flatMap { segments[$0] }.filter(isPlaceable)
        // The piece before the address, or the line above it.
        if let address {
            let near =
                all.last { $0.line == address.line && $0.range.lowerBound < address.part.ranges[0].lowerBound }
                ?? all.last { isAbove($0.line, address.line) }
            if let near { return part(near) }
        }
        if let announced = all.first(where: \.isAnnounced) ?? announced(excluding: titleLines) {
            return part(announced)
        }
        let near = all.filter { isNearTime($0.line) }
        let named = near.first { FindingWords.isVenue($0.text) } ?? all.first { FindingWords.isVenue($0.text) }
        if let named { return part(named) }
        // On the line of the date itself what isn't a town is the venue.
        return near.first { timeLines.contains($0.line) && !FindingWords.isTown($0.text) }.map(part)
    }

    /// A Boolean value that indicates whether a line stands just above another.
    private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
        let (first, second) = (page.lines[upper].bounds, page.lines[lower].bounds)
        let height = page.lines[lower].height
        return first.maxY <= second.minY + height * 0.5 && second.minY - first.maxY < height * 1.5
            && first.minX < second.maxX && second.minX < first.maxX
    }

    /// "at the Blue Note", "@ Mario's" within a line.
    private func announced(excluding titleLines: Set<Int>) -> PageSegment? {
        for line in page.lines.indices where !titleLines.contains(line) {
            for segment in segments[line] {
                let words = segment.text.split(separator: " ")
                guard let index = words.lastIndex(where: { $0 == "@" || $0.lowercased() == "at" }),
                    index + 1 < words.count,
                    words[index + 1].first?.isUppercase == true || words[index + 1].lowercased() == "the"
                else { continue }
                let name = words[(index + 1)...].prefix(6).joined(separator: " ")
                return PageSegment(text: name, range: segment.range, line: line, isAnnounced: true)
            }
        }
        return nil
    }

    private func town(excluding titleLines: Set<Int>) -> Part? {
        let all = page.lines.indices.filter { !titleLines.contains($0) }.flatMap { segments[$0] }
        if let town = all.first(where: { FindingWords.isTown($0.text) }) { return part(town) }
        // "Print Matters · San Francisco": the last piece of a line of pieces.
        let pieces = all.filter { timeLines.contains($0.line) && isPlaceable($0) && !FindingWords.isVenue($0.text) }
        return pieces.count >= 2 ? pieces.last.map(part) : nil
    }

    /// A Boolean value that indicates whether a piece may name a place.
    private func isPlaceable(_ segment: PageSegment) -> Bool {
        let words = FindingWords.words(of: segment.text)
        guard let first = words.first, segment.text.count <= 60 else { return false }
        return !FindingWords.slogans.contains(first) && !FindingWords.isTown(segment.text)
            && !words.allSatisfy {
                FindingWords.doors.contains($0) || FindingWords.shows.contains($0) || FindingWords.ends.contains($0)
                    || $0.allSatisfy(\.isNumber)
            }
    }

    /// A Boolean value that indicates whether a line stands with one that has a day or a time.
    private func isNearTime(_ line: Int) -> Bool {
        if timeLines.contains(line) { return true }
        let own = page.lines[line]
        return (max(0, line - 3)...min(page.lines.count - 1, line + 3)).contains { other in
            guard timeLines.contains(other) else { return false }
            let gap =
                max(own.bounds.minY, page.lines[other].bounds.minY)
                - min(own.bounds.maxY, page.lines[other].bounds.maxY)
            return gap < own.height * 3
        }
    }

    /// Returns a piece as a part.
    func part(_ segment: PageSegment) -> Part {
        Part(text: PageLayout.clean(segment.text), ranges: [segment.range], lines: [segment.line])
    }
}

extension PageSegment {
    /// Creates a piece of another.
    init(text: String, range: Range<Int>, line: Int, isAnnounced: Bool) {
        self.text = text
        self.range = range
        self.line = line
        self.isAnnounced = isAnnounced
    }
}
