extension DocumentObservation.Container {
    /// A table of a document.
    public struct Table: BoundingRegionProviding, Sendable, Hashable, Codable {
        /// A cell of a table.
        public struct Cell: Sendable, Hashable, Codable {
            /// What the cell contains.
            public let content: DocumentObservation.Container
            /// The rows that the cell is in, counted from 0.
            public let rowRange: ClosedRange<Int>
            /// The columns that the cell is in, counted from 0.
            public let columnRange: ClosedRange<Int>
        }

        /// The rows from the top, each with the cells in it from the left.
        ///
        /// A cell that is in several rows is in each of them; one that is in several columns is in a row once.
        public let rows: [[Cell]]
        /// The columns from the left, each with the cells in it from the top.
        ///
        /// A cell that is in several columns is in each of them; one that is in several rows is in a column once.
        public let columns: [[Cell]]
        private let corners: [NormalizedPoint]

        /// Creates a table of cells that are in order, row by row.
        init(_ cells: [Cell], rows: Int, columns: Int, corners: [NormalizedPoint]) {
            self.rows = (0..<rows).map { row in
                cells.filter { $0.rowRange.contains(row) }
                    .sorted { $0.columnRange.lowerBound < $1.columnRange.lowerBound }
            }
            self.columns = (0..<columns).map { column in cells.filter { $0.columnRange.contains(column) } }
            self.corners = corners
        }

        /// The region of the table.
        public var boundingRegion: NormalizedRegion { NormalizedRegion(corners, aspectRatio: 1) }

        /// Returns the cell at a place, or nil for a place outside the table.
        public func cell(row: Int, col: Int) -> Cell? {
            guard rows.indices.contains(row) else { return nil }
            return rows[row].first { $0.columnRange.contains(col) }
        }
    }
}
