import LayoutEngine

extension [TextPage] {
    /// The pages as one document of the web: headings, paragraphs, lists and tables.
    var html: String {
        let title = compactMap { page in page.structure.title.map { page.structure.joined($0.lines).text } }.first
        var text = """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="utf-8">
            <title>\((title ?? self.first?.name ?? "").inXML)</title>
            </head>
            <body>

            """
        for page in self {
            text += "<section>\n" + page.structure.parts.map(page.html).joined() + "</section>\n"
        }
        return text + "</body>\n</html>\n"
    }
}

extension TextPage {
    fileprivate func html(_ part: PagePart) -> String {
        switch part {
        case .text(let text):
            let tag = text == structure.title ? "h1" : text.isHeading ? "h2" : "p"
            return "<\(tag)\(text.alignment.style)>\(Self.inHTML(structure.joined(text.lines).text))</\(tag)>\n"
        case .list(let list): return html(list)
        case .table(let table): return html(table)
        }
    }

    private func html(_ list: PageList) -> String {
        guard let first = list.items.first else { return "" }
        let (tag, attributes) = Self.tag(first.marker)
        let items = list.items.map { item in
            // What browsers don't count is written.
            let marker = attributes == nil ? item.marker.text.inXML + " " : ""
            return "<li>\(marker)\(Self.inHTML(structure.itemText(item)))" + item.parts.map(html).joined() + "</li>\n"
        }
        return "<\(tag)\(attributes ?? " style=\"list-style: none\"")>\n" + items.joined() + "</\(tag)>\n"
    }

    /// The tag of a list with this marker, and what it has beside; nil where browsers can't write such markers.
    private static func tag(_ marker: ListMarker) -> (tag: String, attributes: String?) {
        let start = marker.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
        switch marker.kind {
        case .bullet, .hyphen: return ("ul", "")
        case .decimal: return ("ol", start)
        case .lowercaseLatin: return ("ol", " type=\"\(marker.isRoman ? "i" : "a")\"" + start)
        case .uppercaseLatin: return ("ol", " type=\"\(marker.isRoman ? "I" : "A")\"" + start)
        case .decorativeDecimal, .compositeDecimal: return ("ul", nil)
        }
    }

    private func html(_ table: PageTable) -> String {
        let rows = (0..<table.rowCount).map { row in
            let cells = table.cells(beginningIn: row).map { cell in
                let down = cell.rows.count > 1 ? " rowspan=\"\(cell.rows.count)\"" : ""
                let across = cell.columns.count > 1 ? " colspan=\"\(cell.columns.count)\"" : ""
                return "<td\(down)\(across)>\(html(cell))</td>"
            }
            return "<tr>" + cells.joined() + "</tr>\n"
        }
        return "<table>\n" + rows.joined() + "</table>\n"
    }

    /// A cell's text, with its lists.
    private func html(_ cell: PageTable.Cell) -> String {
        cell.parts.enumerated().map { index, part in
            guard case .text(let text) = part else { return html(part) }
            return (index > 0 ? "<br>" : "") + Self.inHTML(structure.joined(text.lines).text)
        }.joined()
    }

    private static func inHTML(_ text: String) -> String {
        text.split(separator: "\n").map { String($0).inXML }.joined(separator: "<br>\n")
    }
}

extension PageAlignment? {
    /// The style of what isn't set from the beginning of lines.
    fileprivate var style: String {
        switch self {
        case .center: " style=\"text-align: center\""
        case .trailing: " style=\"text-align: end\""
        case .leading, nil: ""
        }
    }
}
