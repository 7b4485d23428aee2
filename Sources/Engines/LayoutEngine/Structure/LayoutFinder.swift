import GeometryEngine
import TextEngine

/// Finds what a page consists of: tables first, then in each column lists and paragraphs, and the title.
struct LayoutFinder {
    var page: LayoutPage
    /// The lines whose text goes on in the next one.
    private var wrapped: Set<Int> = []
    /// The usual size of letters.
    let usualSize: Double

    /// A part with the box of its first line, and what tells whether it may be the title.
    struct Placed {
        var part: PagePart
        var box: Rect
        var paragraph: Paragraph?
    }

    /// The least size of a title's letters, in those of others; boxes tell it roughly.
    private static let (titleSize, roughTitleSize) = (1.25, 1.35)
    /// The most lines and characters of a title.
    private static let (mostTitleLines, mostTitleLength) = (4, 200)

    init(_ page: LayoutPage) {
        self.page = page
        usualSize = page.usualSize
    }

    /// Returns the structure of the page.
    mutating func structure() -> PageStructure {
        guard !page.lines.isEmpty else { return PageStructure() }
        let (tables, rest) = ruledTables()
        // A table is read where it is, as a line would be.
        let lines = LineJoiner(lines: rest.map { page.lines[$0] }).joined
        // Columns are told by lines beside one another, which are higher than their ink.
        let boxes = lines.map { $0.box.outset(x: 0, y: 0.2 * $0.size) } + tables.map(\.grid.box)
        var placed: [Placed] = []
        for group in TextColumns(boxes: boxes).groups {
            var parts = parts(group.filter { $0 < lines.count }.flatMap { lines[$0].members })
            for table in group where table >= lines.count {
                let table = tables[table - lines.count]
                parts.insert(Placed(part: .table(self.table(table)), box: table.grid.box))
            }
            placed += parts
        }
        let title = title(placed)
        return ordered(placed.map(\.part), title: title)
    }

    // MARK: - Columns

    /// Returns the parts of a column, whose lines are in reading order.
    private mutating func parts(_ members: [Int]) -> [Placed] {
        var members = members
        var tables: [Placed] = []
        for table in AlignedTables(lines: members.map { page.lines[$0] }, rules: page.rules).tables {
            let inside = Set(table.lines.flatMap(\.members))
            let found = assigned(members.filter(inside.contains), to: table.grid, dividing: table.grid.xs)
            tables.append(Placed(part: .table(self.table(found)), box: table.grid.box))
            members.removeAll(where: inside.contains)
        }
        return tables.reduce(into: texts(members)) { $0.insert($1) }
    }

    /// Returns the lists and paragraphs of lines, from the top; those side by side as they are read.
    mutating func texts(_ members: [Int]) -> [Placed] {
        let isRightToLeft = 2 * members.count { page.read[$0].direction == .rightToLeft } > members.count
        let lines = LineJoiner(lines: members.map { isRightToLeft ? page.lines[$0].mirrored : page.lines[$0] }).joined
        guard let first = lines.first else { return [] }
        let span = lines.reduce(first.box.minX...first.box.maxX) { span, line in
            min(span.lowerBound, line.box.minX)...max(span.upperBound, line.box.maxX)
        }
        let flow = LineFlow(lines, areMeasured: page.areMeasured)
        let lists = ListFinder(flow: flow).lists(lines)
        let listed = Set(lists.flatMap { $0.flatMap(\.lines) }.flatMap(\.members))
        var parts: [Placed] = []
        for list in lists {
            let box = list.first?.paragraph.lines.first?.box ?? .empty
            parts.append(Placed(part: .list(self.list(list, in: span)), box: box))
        }
        let others = lines.filter { line in !line.members.contains(where: listed.contains) }
        for paragraph in ParagraphFinder(flow: flow).paragraphs(others) {
            let box = paragraph.lines.first?.box ?? .empty
            parts.append(Placed(part: .text(text(paragraph, in: span)), box: box, paragraph: paragraph))
        }
        return parts.map(\.box).rows.joined().map { parts[$0] }
    }

    // MARK: - Texts

    private mutating func text(_ paragraph: Paragraph, in span: ClosedRange<Double>) -> PageText {
        for (index, line) in paragraph.lines.enumerated() {
            wrapped.formUnion(line.members.dropLast())
            if index < paragraph.wraps.count, paragraph.wraps[index], let last = line.members.last {
                wrapped.insert(last)
            }
        }
        return PageText(
            lines: paragraph.lines.flatMap(\.members),
            alignment: paragraph.alignment(in: span),
            isHeading: isHeading(paragraph)
        )
    }

    private mutating func list(_ items: [ListFinder.Item], in span: ClosedRange<Double>) -> PageList {
        var list = PageList(items: [])
        for item in items {
            let text = text(item.paragraph, in: span)
            var parts: [PagePart] = []
            for inner in item.lists { parts.append(.list(self.list(inner, in: span))) }
            list.items.append(PageList.Item(marker: item.marker, text: text, parts: parts))
        }
        return list
    }

    // MARK: - Title

    /// Returns whether a paragraph is short and in larger letters than most.
    private func isHeading(_ paragraph: Paragraph) -> Bool {
        let text = paragraph.lines.map(\.text).joined()
        let least = (page.areMeasured ? Self.titleSize : Self.roughTitleSize) * usualSize
        return paragraph.size >= least && paragraph.lines.count <= Self.mostTitleLines
            && text.count <= Self.mostTitleLength && text.contains(where: \.isLetter)
    }

    /// Returns the paragraph in the largest letters of the upper part, if they are larger than most; its lines are one.
    private mutating func title(_ placed: [Placed]) -> PageText? {
        let whole = page.lines.reduce(Rect.empty) { $0.union($1.box) }
        let candidates = placed.indices.prefix(6).filter { index in
            guard let paragraph = placed[index].paragraph else { return false }
            return isHeading(paragraph) && paragraph.box.minY <= whole.minY + 0.45 * whole.height
        }
        // Of the same size, the first.
        let best = candidates.max { a, b in
            let (first, second) = (placed[a].paragraph?.size ?? 0, placed[b].paragraph?.size ?? 0)
            return second > first * 1.05
        }
        guard let best, placed.count > 1, case .text(let text) = placed[best].part else { return nil }
        wrapped.formUnion(text.lines.dropLast())
        return text
    }

    // MARK: - Order

    /// Returns the structure with lines in the order of the parts.
    private func ordered(_ parts: [PagePart], title: PageText?) -> PageStructure {
        let order = parts.flatMap(\.lines)
        var places: [Int: Int] = [:]
        for (place, line) in order.enumerated() { places[line] = place }
        func renumbered(_ text: PageText) -> PageText {
            var text = text
            text.lines = text.lines.compactMap { places[$0] }
            return text
        }
        func renumbered(_ part: PagePart) -> PagePart {
            switch part {
            case .text(let text): return .text(renumbered(text))
            case .list(var list):
                for index in list.items.indices {
                    list.items[index].text = renumbered(list.items[index].text)
                    list.items[index].parts = list.items[index].parts.map(renumbered)
                }
                return .list(list)
            case .table(var table):
                for index in table.cells.indices { table.cells[index].parts = table.cells[index].parts.map(renumbered) }
                return .table(table)
            }
        }
        return PageStructure(
            lines: order.map { page.read[$0] },
            parts: parts.map(renumbered),
            title: title.map(renumbered),
            wrapped: Set(wrapped.compactMap { places[$0] })
        )
    }
}

extension [LayoutFinder.Placed] {
    /// Inserts a part among those that are from the top.
    fileprivate mutating func insert(_ part: Element) {
        insert(part, at: firstIndex { $0.box.minY > part.box.minY } ?? count)
    }
}
