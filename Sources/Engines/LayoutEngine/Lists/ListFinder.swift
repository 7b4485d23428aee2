import GeometryEngine

/// Finds lists in a column: lines with markers, those that go on in further lines, and lists within items.
struct ListFinder {
    let flow: LineFlow

    /// An item, before it is known whether it is one of a list.
    final class Item {
        let marker: ListMarker
        /// Where the marker begins, and the text after it.
        let left: Double
        let textLeft: Double
        var paragraph: Paragraph
        var lists: [[Item]] = []

        init(_ line: PageLine, _ marker: ListMarker) {
            self.marker = marker
            left = line.box.minX
            paragraph = Paragraph(line)
            let isApart = line.text.dropFirst(marker.length - 1).first?.isWhitespace == true
            textLeft = isApart && line.words.count > 1 ? line.words[1].lowerBound : line.box.minX + line.size
        }

        var size: Double { paragraph.size }
        /// All lines, those of items in it as well.
        var lines: [PageLine] { paragraph.lines + lists.flatMap { $0.flatMap(\.lines) } }
    }

    /// How much farther to the right items in an item begin, and how far apart those of one list may, in sizes of
    /// letters.
    private static let (nesting, likeness) = (0.75, 0.6)
    /// How much farther than lines items may be below one another, in sizes of letters.
    private static let mostSpace = 1.4
    /// The deepest list in lists.
    private static let deepest = 8

    /// Returns the lists of a column, each as its items; the lines are in reading order.
    func lists(_ lines: [PageLine]) -> [[Item]] {
        var runs: [[Item]] = []
        for line in lines {
            if let marker = ListMarker(beginning: line.text) {
                let item = Item(line, marker)
                if let last = runs.last?.last?.paragraph.lines.last, isNear(line, last) {
                    runs[runs.count - 1].append(item)
                } else {
                    runs.append([item])
                }
            } else if let item = runs.last?.last, let last = item.paragraph.lines.last, goesOn(item, last, line) {
                item.paragraph.append(line, wraps: flow.wraps(last, into: line))
            }
        }
        return runs.flatMap { lists(of: $0) }
    }

    /// Returns whether an item's marker is near enough to the last line of the one before.
    private func isNear(_ line: PageLine, _ last: PageLine) -> Bool {
        let size = max(line.size, last.size)
        let distance = (line.baseline - last.baseline) / max(size, 1)
        return distance > 0.4 && distance <= flow.pitch + Self.mostSpace
            && (0.7...1.43).contains(line.size / max(last.size, 1))
    }

    /// Returns whether an item goes on in a line: below its text, or below its marker where the line before was full.
    private func goesOn(_ item: Item, _ last: PageLine, _ line: PageLine) -> Bool {
        guard flow.isNext(line, after: last) else { return false }
        if abs(line.box.minX - item.textLeft) < 0.8 * line.size { return true }
        let isBelowMarker = abs(line.box.minX - item.left) < 0.6 * line.size
        return isBelowMarker && item.paragraph.lines.count < 12 && flow.wraps(last, into: line)
    }

    // MARK: - Trees

    /// Makes lists of items that follow one another, by their indents.
    private func lists(of items: [Item]) -> [[Item]] {
        var lists: [[Item]] = []
        var open: [Item] = []
        for item in items {
            while let last = open.last, item.left < last.left - Self.likeness * item.size { open.removeLast() }
            if let last = open.last, item.left <= last.left + Self.nesting * item.size {
                open.removeLast()
            }
            if let parent = open.last, open.count < Self.deepest {
                if let before = parent.lists.last?.last, item.marker.follows(before.marker) {
                    parent.lists[parent.lists.count - 1].append(item)
                } else {
                    parent.lists.append([item])
                }
            } else if let before = lists.last?.last, abs(before.left - item.left) <= Self.nesting * item.size,
                item.marker.follows(before.marker)
            {
                lists[lists.count - 1].append(item)
            } else {
                lists.append([item])
            }
            open.append(item)
        }
        prune(lists)
        return lists.flatMap { list in Self.isList(list) ? [list] : list.flatMap(\.lists) }
    }

    /// Makes further lines of the items around them of what are no lists within items.
    ///
    /// A number alone may be anything, and so may a dash.
    private func prune(_ lists: [[Item]]) {
        for item in lists.joined() {
            let lost = item.lists.filter { !Self.isList($0) }.joined().flatMap(\.lines)
            item.lists.removeAll { !Self.isList($0) }
            prune(item.lists)
            for line in lost {
                guard let last = item.paragraph.lines.last else { continue }
                item.paragraph.append(line, wraps: flow.wraps(last, into: line))
            }
        }
    }

    private static func isList(_ items: [Item]) -> Bool {
        items.count > 1 || items.first?.marker.isSure == true
    }
}
