import LayoutEngine

extension TextPage {
    /// The tables as comma-separated values (RFC 4180), with an empty line between two tables.
    ///
    /// A cell in several places is in the first of them; the others are empty.
    var csv: String {
        let tables = structure.parts.compactMap { part -> String? in
            guard case .table(let table) = part else { return nil }
            return csv(table)
        }
        return tables.joined(separator: "\r\n")
    }

    private func csv(_ table: PageTable) -> String {
        (0..<table.rowCount).map { row in
            (0..<table.columnCount).map { column -> String in
                guard let cell = table.cell(row: row, column: column), cell.rows.lowerBound == row,
                    cell.columns.lowerBound == column
                else { return "" }
                return Self.quoted(structure.text(of: cell))
            }.joined(separator: ",") + "\r\n"
        }.joined()
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
