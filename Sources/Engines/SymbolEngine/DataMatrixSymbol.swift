package import Foundation

/// A Data Matrix code that corrects errors by Reed and Solomon's code, ECC 200 of ISO/IEC 16022.
package enum DataMatrixSymbol {
    /// A size of code: a grid of regions, each with a border that shows where it is.
    struct Size {
        let rows: Int
        let columns: Int
        /// The grid of regions.
        let grid: (rows: Int, columns: Int)
        /// The number of words of the message.
        let dataCount: Int
        /// The number of blocks that the words fall into, each of which corrects its own errors.
        let blocks: Int

        /// The rows of modules without the borders.
        var freeRows: Int { rows - 2 * grid.rows }
        /// The columns of modules without the borders.
        var freeColumns: Int { columns - 2 * grid.columns }
        /// The number of words, with those that correct errors.
        var wordCount: Int { freeRows * freeColumns / 8 }
        /// The number of words of a block that correct errors.
        var checkCount: Int { (wordCount - dataCount) / blocks }

        init(_ rows: Int, _ columns: Int, _ grid: (rows: Int, columns: Int), _ dataCount: Int, _ blocks: Int = 1) {
            (self.rows, self.columns, self.grid) = (rows, columns, grid)
            (self.dataCount, self.blocks) = (dataCount, blocks)
        }

        /// The sizes of table 7.
        static let all: [Size] = [
            Size(10, 10, (1, 1), 3), Size(12, 12, (1, 1), 5), Size(14, 14, (1, 1), 8), Size(16, 16, (1, 1), 12),
            Size(18, 18, (1, 1), 18), Size(20, 20, (1, 1), 22), Size(22, 22, (1, 1), 30), Size(24, 24, (1, 1), 36),
            Size(26, 26, (1, 1), 44), Size(32, 32, (2, 2), 62), Size(36, 36, (2, 2), 86), Size(40, 40, (2, 2), 114),
            Size(44, 44, (2, 2), 144), Size(48, 48, (2, 2), 174), Size(52, 52, (2, 2), 204, 2),
            Size(64, 64, (4, 4), 280, 2), Size(72, 72, (4, 4), 368, 4), Size(80, 80, (4, 4), 456, 4),
            Size(88, 88, (4, 4), 576, 4), Size(96, 96, (4, 4), 696, 4), Size(104, 104, (4, 4), 816, 6),
            Size(120, 120, (6, 6), 1050, 6), Size(132, 132, (6, 6), 1304, 8), Size(144, 144, (6, 6), 1558, 10),
            Size(8, 18, (1, 1), 5), Size(8, 32, (1, 2), 10), Size(12, 26, (1, 1), 16), Size(12, 36, (1, 2), 22),
            Size(16, 36, (1, 2), 32), Size(16, 48, (1, 2), 49),
        ]
    }

    static let field = GaloisField(polynomial: 0x12D)

    /// What a code that was read is made of.
    package struct Reading: Sendable, Hashable, Codable {
        /// The number of rows of modules.
        package let rows: Int
        /// The number of columns of modules.
        package let columns: Int
        /// The words of the message, errors corrected.
        package let payload: Data

        /// Creates what a code is to be made of.
        package init(rows: Int, columns: Int, payload: Data) {
            (self.rows, self.columns, self.payload) = (rows, columns, payload)
        }

        /// Reads modules, which may have errors; nil when there are too many, or when they are no code of this kind.
        package init?(_ read: SymbolModules) {
            guard let reading = read.orientations.lazy.compactMap({ Self(upright: $0) }).first else { return nil }
            self = reading
        }

        private init?(upright modules: SymbolModules) {
            // A quarter of the border may be damaged.
            guard let size = Size.all.first(where: { $0.rows == modules.height && $0.columns == modules.width }),
                4 * modules.borderCount >= 3 * (size.rows + size.columns - 1)
            else { return nil }
            let words = size.places.map { places in
                places.reduce(0) { $0 << 1 | (modules[$1.x, $1.y] ? 1 : 0) }
            }
            guard let message = size.message(in: words) else { return nil }
            (rows, columns) = (size.rows, size.columns)
            payload = Data(message.map { UInt8($0) })
        }
    }

    /// Draws a code; nil for a payload that doesn't fill a code of its size.
    package static func modules(_ reading: Reading) -> SymbolModules? {
        let size = Size.all.first { $0.rows == reading.rows && $0.columns == reading.columns }
        guard let size, size.dataCount == reading.payload.count else { return nil }
        var modules = SymbolModules(width: size.columns, height: size.rows)
        let (height, width) = (size.rows / size.grid.rows, size.columns / size.grid.columns)
        for y in 0..<size.rows {
            for x in 0..<size.columns {
                // Dark lines at the left and below, and lines of dark and light modules opposite to them.
                let (row, column) = (y % height, x % width)
                let isLine = column == 0 || row == height - 1
                let isDashed = row == 0 && column.isMultiple(of: 2) || column == width - 1 && !row.isMultiple(of: 2)
                modules[x, y] = isLine || isDashed
            }
        }
        if size.hasFreeCorner {
            let (right, bottom) = (size.columns - 2, size.rows - 2)
            (modules[right, bottom], modules[right - 1, bottom - 1]) = (true, true)
        }
        let words = size.interleaved(reading.payload.map(Int.init))
        for (word, places) in zip(words, size.places) {
            for (bit, place) in places.enumerated() { modules[place.x, place.y] = word >> (7 - bit) & 1 == 1 }
        }
        return modules
    }
}

extension SymbolModules {
    /// The number of dark modules on the left and lower border.
    fileprivate var borderCount: Int {
        guard width > 0, height > 0 else { return 0 }
        return (0..<height).count(where: { self[0, $0] }) + (1..<width).count(where: { self[$0, height - 1] })
    }
}
