import GeometryEngine

/// Finds the paragraphs of a column by the distances, sizes, indents and ends of its lines.
struct ParagraphFinder {
    let flow: LineFlow

    /// The indent of a paragraph's first line, in sizes of letters: less is none, and more is another column.
    private static let indent = 0.7
    private static let mostIndent = 6.0
    /// The share of a column up to which a line is short, as headings are, and from which one is long.
    private static let (short, long) = (0.65, 0.85)
    /// The most paragraphs that a line may go on in.
    private static let mostOpen = 24

    /// Returns the paragraphs of some of the column's lines, by their first lines.
    func paragraphs(_ lines: [PageLine]) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        for line in lines.sorted(by: { ($0.baseline, $0.box.minX) < ($1.baseline, $1.box.minX) }) {
            let open = paragraphs.indices.suffix(Self.mostOpen).reversed().filter { place in
                guard let last = paragraphs[place].lines.last else { return false }
                return line.isBelow(last)
            }
            // A paragraph doesn't go on below another one.
            let nearest = open.max { a, b in
                (paragraphs[a].lines.last?.baseline ?? 0) < (paragraphs[b].lines.last?.baseline ?? 0)
            }
            guard let nearest, let last = paragraphs[nearest].lines.last, flow.isNext(line, after: last),
                goesOn(paragraphs[nearest], in: line)
            else {
                paragraphs.append(Paragraph(line))
                continue
            }
            paragraphs[nearest].append(line, wraps: flow.wraps(last, into: line))
        }
        return paragraphs
    }

    private func goesOn(_ paragraph: Paragraph, in line: PageLine) -> Bool {
        guard let last = paragraph.lines.last else { return false }
        let size = line.size
        let (left, right) = (line.box.minX - last.box.minX, line.box.maxX - last.box.maxX)
        let isFull = flow.wraps(last, into: line)
        // A line in the middle is shorter, or longer, on both sides.
        if left * right < 0, abs(line.middle.x - last.middle.x) < 0.6 * size, abs(left) > 0.4 * size {
            let lefts = paragraph.lines.map(\.box.minX)
            if lefts.count == 1 || lefts.contains(where: { abs($0 - lefts[0]) > 0.4 * size }) { return true }
        }
        let indent = line.box.minX - paragraph.left
        if abs(right) < 0.4 * size, abs(indent) > Self.indent * size, isTrailing(paragraph) { return true }
        if indent > Self.indent * size {
            return paragraph.lines.count == 1 && isFull && indent < Self.mostIndent * size
        }
        if indent < -Self.indent * size {
            return paragraph.lines.count == 1 && isFull && indent > -Self.mostIndent * size
        }
        if isFull { return true }
        let ends = last.text.last.map { ".!?:…。！？".contains($0) } ?? false
        if ends, line.text.first.map({ !$0.isLowercase }) ?? true { return false }
        // A short line above long ones is a heading or a greeting.
        let width = max(flow.edge(of: line) - min(line.box.minX, last.box.minX), 1)
        return
            !(paragraph.lines.count == 1 && last.box.width < Self.short * width
            && line.box.width > Self.long * width && width > 20 * size)
    }

    private func isTrailing(_ paragraph: Paragraph) -> Bool {
        let lines = paragraph.lines
        guard let first = lines.first else { return false }
        return lines.allSatisfy { abs($0.box.maxX - first.box.maxX) < 0.4 * $0.size }
            && (lines.count == 1 || lines.contains { abs($0.box.minX - first.box.minX) > 0.4 * $0.size })
    }
}
