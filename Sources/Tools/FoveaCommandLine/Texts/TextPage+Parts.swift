import GeometryEngine
import LayoutEngine

extension TextPage {
    /// The paragraphs, lists and tables as objects, in reading order.
    var parts: JSONValue { .array(structure.parts.map(json)) }

    private func json(_ part: PagePart) -> JSONValue {
        switch part {
        case .text(let text):
            let kind = text == structure.title ? "title" : text.isHeading ? "heading" : "paragraph"
            return ["kind": .string(kind), "text": .string(structure.joined(text.lines).text)]
        case .list(let list): return ["kind": "list", "items": json(list)]
        case .table(let table):
            let cells = table.cells.map { cell -> JSONValue in
                [
                    "row": .integer(cell.rows.lowerBound), "column": .integer(cell.columns.lowerBound),
                    "rows": .integer(cell.rows.count), "columns": .integer(cell.columns.count),
                    "text": .string(structure.text(of: cell)),
                ]
            }
            return [
                "kind": "table", "rows": .integer(table.rowCount), "columns": .integer(table.columnCount),
                "cells": .array(cells), "corners": .array(table.corners.corners.map(\.json)),
            ]
        }
    }

    private func json(_ list: PageList) -> JSONValue {
        .array(
            list.items.map { item in
                [
                    "marker": .string(item.marker.text), "text": .string(structure.itemText(item)),
                    "parts": .array(item.parts.map(json)),
                ]
            }
        )
    }
}
