import LayoutEngine

extension TextPage {
    /// The text with headings, paragraphs, lists and tables.
    var markdown: String {
        let blocks = structure.parts.map(markdown)
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    private func markdown(_ part: PagePart) -> String {
        switch part {
        case .text(let text):
            let mark = text == structure.title ? "# " : text.isHeading ? "## " : ""
            let content = structure.joined(text.lines).text
            // A heading has one line.
            return mark + (mark.isEmpty ? Self.escaped(content) : Self.escaped(content.replacing("\n", with: " ")))
        case .list(let list): return markdown(list).joined(separator: "\n")
        case .table(let table): return markdown(table)
        }
    }

    /// The lines of a list; those of lists in items are indented to the items' texts.
    private func markdown(_ list: PageList) -> [String] {
        list.items.flatMap { item -> [String] in
            let marker = Self.marker(item.marker)
            let indent = String(repeating: " ", count: marker.isNumber ? marker.text.count + 1 : 2)
            let text = marker.text + " " + Self.escaped(structure.itemText(item))
            var lines = text.split(separator: "\n").map(String.init)
            for case .list(let inner) in item.parts { lines += markdown(inner) }
            return lines.prefix(1) + lines.dropFirst().map { indent + $0 }
        }
    }

    /// A marker as Markdown knows it: numbers and dashes; others stand behind a dash.
    private static func marker(_ marker: ListMarker) -> (text: String, isNumber: Bool) {
        switch marker.kind {
        case .bullet, .hyphen: return ("-", false)
        case .decimal:
            let digits = marker.text.filter(\.isNumber)
            return (digits + (marker.text.hasSuffix(")") ? ")" : "."), true)
        case .lowercaseLatin, .uppercaseLatin, .decorativeDecimal, .compositeDecimal:
            return ("- " + escaped(marker.text), false)
        }
    }

    /// A table whose first row is its head; a cell in several places is in the first of them.
    private func markdown(_ table: PageTable) -> String {
        let rows = (0..<table.rowCount).map { row in
            let cells = (0..<table.columnCount).map { column -> String in
                guard let cell = table.cell(row: row, column: column), cell.rows.lowerBound == row,
                    cell.columns.lowerBound == column
                else { return "" }
                return Self.escaped(structure.text(of: cell)).replacing("\\\n", with: "<br>")
            }
            return "| " + cells.joined(separator: " | ") + " |"
        }
        let rule = "|" + String(repeating: " --- |", count: table.columnCount)
        return (rows.prefix(1) + [rule] + rows.dropFirst()).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "\n").map(escaped(line:)).joined(separator: "\\\n")
    }

    private static func escaped(line: Substring) -> String {
        let escaped = line.map { "\\`*_[]<>#|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        // A sign at the beginning would make a list or a heading.
        guard let first = line.first else { return "" }
        if "+=-~".contains(first) { return "\\" + escaped }
        // So would a number, which the picture has as text.
        let digits = escaped.prefix(while: \.isNumber)
        let rest = escaped.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count < 10, let sign = rest.first, ".)".contains(sign),
            rest.dropFirst().first.map(\.isWhitespace) ?? true
        else { return escaped }
        return digits + "\\" + rest
    }
}

extension PageStructure {
    /// Returns what a cell says, with line breaks between paragraphs.
    func text(of cell: PageTable.Cell) -> String { joined(cell.parts.flatMap { $0.texts.flatMap(\.lines) }).text }
}
