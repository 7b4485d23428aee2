package import GeometryEngine
package import TextEngine

/// What a page consists of: its lines, and the paragraphs, lists and tables that they make.
///
/// Parts name their lines by their places in ``lines``, so that each line is there once.
package struct PageStructure: Sendable, Hashable {
    /// The lines in the order of the parts; those that cross a table's cells are divided.
    package var lines: [TextLine]
    /// The parts in reading order, the title among them.
    package var parts: [PagePart]
    /// The lines of the title; nil where there is none.
    package var title: PageText?
    /// The lines whose text goes on in the next one.
    package var wrapped: Set<Int>

    package init(
        lines: [TextLine] = [],
        parts: [PagePart] = [],
        title: PageText? = nil,
        wrapped: Set<Int> = []
    ) {
        (self.lines, self.parts, self.title, self.wrapped) = (lines, parts, title, wrapped)
    }
}

/// A part of a page.
package enum PagePart: Sendable, Hashable {
    /// A paragraph.
    case text(PageText)
    /// A list.
    case list(PageList)
    /// A table.
    case table(PageTable)

    /// The places of the lines, in reading order.
    package var lines: [Int] {
        switch self {
        case .text(let text): text.lines
        case .list(let list): list.items.flatMap(\.lines)
        case .table(let table): table.cells.flatMap { $0.parts.flatMap(\.lines) }
        }
    }

    /// The paragraphs, in reading order: an item of a list and a cell of a table have their own.
    package var texts: [PageText] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.items.flatMap { item in [item.text] + item.parts.flatMap(\.texts) }
        case .table(let table): table.cells.flatMap { $0.parts.flatMap(\.texts) }
        }
    }
}

/// Lines that belong together.
package struct PageText: Sendable, Hashable {
    /// The places of the lines, in reading order; there is one at least.
    package var lines: [Int]
    /// How the lines are set; nil where it can't be told.
    package var alignment: PageAlignment?
    /// A Boolean value that indicates whether the letters are larger than those of most text.
    package var isHeading: Bool

    package init(lines: [Int], alignment: PageAlignment? = nil, isHeading: Bool = false) {
        (self.lines, self.alignment, self.isHeading) = (lines, alignment, isHeading)
    }
}

/// How lines are set.
package enum PageAlignment: Sendable, Hashable {
    /// Each line's middle is below that of the one before.
    case center
    /// Lines begin below one another.
    case leading
    /// Lines end below one another.
    case trailing
}

/// A list.
package struct PageList: Sendable, Hashable {
    /// The items, from the first.
    package var items: [Item]

    package init(items: [Item]) { self.items = items }

    /// An item of a list.
    package struct Item: Sendable, Hashable {
        /// What the item begins with.
        package var marker: ListMarker
        /// The item's own lines; the first begins with the marker.
        package var text: PageText
        /// The lists in the item.
        package var parts: [PagePart]

        /// The places of all lines of the item.
        package var lines: [Int] { text.lines + parts.flatMap(\.lines) }
    }
}

/// A table.
package struct PageTable: Sendable, Hashable {
    /// The number of rows.
    package var rowCount: Int
    /// The number of columns.
    package var columnCount: Int
    /// The cells, row by row; each place of the table is in one of them.
    package var cells: [Cell]
    /// The corners in fractions of the picture's sides.
    package var corners: Quadrilateral

    /// A cell of a table.
    package struct Cell: Sendable, Hashable {
        /// The rows that the cell is in.
        package var rows: ClosedRange<Int>
        /// The columns that the cell is in.
        package var columns: ClosedRange<Int>
        /// What the cell contains.
        package var parts: [PagePart]
        /// The corners in fractions of the picture's sides.
        package var corners: Quadrilateral
    }
}

extension PageTable {
    /// Returns the cell at a place, or nil for a place outside the table.
    package func cell(row: Int, column: Int) -> Cell? {
        cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
    }

    /// Returns the cells that begin in a row, from the left.
    package func cells(beginningIn row: Int) -> [Cell] {
        cells.filter { $0.rows.lowerBound == row }.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    }
}
