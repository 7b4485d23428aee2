package import GeometryEngine

/// The columns in which prose is set, which are read one after another.
///
/// On both sides of a gutter there are several long lines next to each other. Tables and receipts have short cells, and
/// are read across.
package struct TextColumns {
    /// The boxes of the lines, on an upright page.
    private let boxes: [Rect]

    /// Creates the columns of lines on an upright page.
    package init(boxes: [Rect]) {
        self.boxes = boxes
    }

    /// The fewest lines of a column.
    private static let leastLines = 4
    /// The least length of a column's lines, in their heights: some sixteen letters.
    private static let leastLength = 8.0
    /// The share of a column's width from which a line is a full one; half of its lines are.
    private static let fullShare = 0.75
    /// Beyond this, columns within columns aren't looked for.
    private static let deepest = 6
    /// The most gutters that are tried at once.
    private static let mostGutters = 24

    /// A part of a page, from the top.
    private enum Part {
        /// Lines that are read row by row.
        case rows([Int])
        /// Lines on both sides of a gutter.
        case columns([Int], [Int])
    }

    /// The indices of the boxes in reading order.
    package var order: [Int] { groups.flatMap { $0 } }

    /// The indices of the boxes in groups that are read one after another: each column, and what is between columns.
    package var groups: [[Int]] { groups(of: Array(boxes.indices), depth: 0) }

    private func groups(of members: [Int], depth: Int) -> [[Int]] {
        guard depth < Self.deepest, let parts = parts(of: members) else {
            return [members.map { boxes[$0] }.rows.joined().map { members[$0] }]
        }
        return parts.flatMap { part in
            switch part {
            case .rows(let lines): groups(of: lines, depth: depth + 1)
            case .columns(let left, let right): groups(of: left, depth: depth + 1) + groups(of: right, depth: depth + 1)
            }
        }
    }

    /// The parts of a page by the gutter with the most lines next to it, or nil where there are no columns.
    private func parts(of members: [Int]) -> [Part]? {
        guard members.count >= 2 * Self.leastLines else { return nil }
        let height = members.map { boxes[$0].height }.median
        var best: (parts: [Part], lines: Int)?
        for gutter in gutters(among: members, step: max(height, 1)) {
            let parts = parts(of: members, beside: gutter)
            let lines = parts.reduce(0) { sum, part in
                if case .columns(let left, let right) = part { sum + left.count + right.count } else { sum }
            }
            if lines > best?.lines ?? 0 { best = (parts, lines) }
        }
        return best?.parts
    }

    /// The places where several lines begin, from the left.
    private func gutters(among members: [Int], step: Double) -> [Double] {
        let starts = members.map { boxes[$0].minX }
        return Dictionary(grouping: starts) { ($0 / step).rounded(.down) }.values
            .filter { $0.count >= 2 }
            .sorted { $0.count > $1.count }.prefix(Self.mostGutters)
            .compactMap { group in
                // A line that begins a little farther to the left isn't one that crosses the gutter.
                group.min().flatMap { first in starts.filter { $0 > first - step / 2 }.min() }
            }
            .sorted()
    }

    /// Divides a page where lines cross a gutter: what is between them may be columns.
    private func parts(of members: [Int], beside gutter: Double) -> [Part] {
        let lines = members.sorted { boxes[$0].middle.y < boxes[$1].middle.y }
        var parts: [Part] = []
        var (across, left, right): ([Int], [Int], [Int]) = ([], [], [])
        func close() {
            if areColumns(left, right) {
                if !across.isEmpty { parts.append(.rows(across)) }
                parts.append(.columns(left, right))
                across = []
            } else {
                across += left + right
            }
            (left, right) = ([], [])
        }
        for line in lines {
            if boxes[line].minX >= gutter {
                right.append(line)
            } else if boxes[line].maxX <= gutter {
                left.append(line)
            } else {
                close()
                across.append(line)
            }
        }
        close()
        if !across.isEmpty { parts.append(.rows(across)) }
        return parts
    }

    private func areColumns(_ left: [Int], _ right: [Int]) -> Bool {
        guard isColumn(left), isColumn(right) else { return false }
        let (fewer, more) = left.count < right.count ? (left, right) : (right, left)
        let rows = more.map { boxes[$0].minY...boxes[$0].maxY }
        return 2 * fewer.count { line in rows.contains { $0.contains(boxes[line].middle.y) } } >= fewer.count
    }

    private func isColumn(_ lines: [Int]) -> Bool {
        guard lines.count >= Self.leastLines else { return false }
        let widths = lines.map { boxes[$0].width }.sorted()
        // A heading may be wider than the lines.
        let full = widths[widths.count * 9 / 10]
        return full >= Self.leastLength * lines.map { boxes[$0].height }.median
            && 2 * widths.count { $0 >= Self.fullShare * full } >= widths.count
    }
}
