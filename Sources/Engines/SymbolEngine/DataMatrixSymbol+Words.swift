extension DataMatrixSymbol.Size {
    // MARK: - Blocks

    /// The words of the message with their check words, in the order in which they are laid: in turn by block.
    func interleaved(_ words: [Int]) -> [Int] {
        let checks = (0..<blocks).map { block in
            let message = stride(from: block, to: words.count, by: blocks).map { words[$0] }
            return DataMatrixSymbol.field.checkWords(of: message, count: checkCount, firstRoot: 1)
        }
        var (laid, next) = (words, [Int](repeating: 0, count: blocks))
        while laid.count < wordCount {
            let block = laid.count % blocks
            laid.append(checks[block][next[block]])
            next[block] += 1
        }
        return laid
    }

    /// The words of the message from all words as they are laid, or nil where too many are wrong.
    func message(in words: [Int]) -> [Int]? {
        guard words.count == wordCount else { return nil }
        var message = [Int](repeating: 0, count: dataCount)
        for block in 0..<blocks {
            let places = Array(stride(from: block, to: wordCount, by: blocks))
            let read = places.map { words[$0] }
            guard let corrected = DataMatrixSymbol.field.corrected(read, checkCount: checkCount, firstRoot: 1) else {
                return nil
            }
            for (place, word) in zip(places, corrected) where place < dataCount { message[place] = word }
        }
        return message
    }

    // MARK: - Places

    /// A Boolean value that indicates whether four modules at the lower right belong to no word.
    var hasFreeCorner: Bool { freeRows * freeColumns % 8 != 0 }

    /// The modules of each word, the highest bit first, as annex F lays them.
    var places: [[(x: Int, y: Int)]] {
        var layout = Layout(rows: freeRows, columns: freeColumns)
        layout.lay()
        let (height, width) = (freeRows / grid.rows, freeColumns / grid.columns)
        return layout.words.map { modules in
            modules.map { module in
                // Borders are left out.
                let (row, column) = (module / freeColumns, module % freeColumns)
                return (column / width * 2 + 1 + column, row / height * 2 + 1 + row)
            }
        }
    }

    /// The words on the modules without the borders.
    private struct Layout {
        let rows: Int
        let columns: Int
        /// The modules of each word, by their numbers from row to row.
        private(set) var words: [[Int]] = []
        private var isTaken: [Bool]

        init(rows: Int, columns: Int) {
            (self.rows, self.columns) = (rows, columns)
            isTaken = [Bool](repeating: false, count: rows * columns)
        }

        /// Lays words along diagonals, up and down in turn.
        mutating func lay() {
            var (row, column) = (4, 0)
            repeat {
                layCorner(row, column)
                repeat {
                    if row < rows, column >= 0 { layWord(row, column) }
                    (row, column) = (row - 2, column + 2)
                } while row >= 0 && column < columns
                (row, column) = (row + 1, column + 3)
                repeat {
                    if row >= 0, column < columns { layWord(row, column) }
                    (row, column) = (row + 2, column - 2)
                } while row < rows && column >= 0
                (row, column) = (row + 3, column + 1)
            } while row < rows || column < columns
        }

        /// Lays a word whose lowest bit is at a module, unless that is taken.
        private mutating func layWord(_ row: Int, _ column: Int) {
            guard !isTaken[row * columns + column] else { return }
            take(
                [(-2, -2), (-2, -1), (-1, -2), (-1, -1), (-1, 0), (0, -2), (0, -1), (0, 0)].map {
                    (row + $0.0, column + $0.1)
                }
            )
        }

        /// Lays the word that is bent around corners where a diagonal meets one.
        private mutating func layCorner(_ row: Int, _ column: Int) {
            let (bottom, right) = (rows - 1, columns - 1)
            switch (row, column) {
            case (rows, 0):
                take([
                    (bottom, 0), (bottom, 1), (bottom, 2), (0, right - 1), (0, right), (1, right), (2, right),
                    (3, right),
                ])
            case (rows - 2, 0) where columns % 8 == 4:
                take([
                    (bottom - 2, 0), (bottom - 1, 0), (bottom, 0), (0, right - 1), (0, right), (1, right), (2, right),
                    (3, right),
                ])
            case (rows - 2, 0) where columns % 4 != 0:
                take([
                    (bottom - 2, 0), (bottom - 1, 0), (bottom, 0), (0, right - 3), (0, right - 2), (0, right - 1),
                    (0, right), (1, right),
                ])
            case (rows + 4, 2) where columns % 8 == 0:
                take([
                    (bottom, 0), (bottom, right), (0, right - 2), (0, right - 1), (0, right), (1, right - 2),
                    (1, right - 1), (1, right),
                ])
            default: break
            }
        }

        private mutating func take(_ modules: [(row: Int, column: Int)]) {
            words.append(
                modules.map { module in
                    var (row, column) = module
                    // What is beyond an edge goes on at the opposite one.
                    if row < 0 { (row, column) = (row + rows, column + 4 - (rows + 4) % 8) }
                    if column < 0 { (row, column) = (row + 4 - (columns + 4) % 8, column + columns) }
                    let number = row * columns + column
                    isTaken[number] = true
                    return number
                }
            )
        }
    }
}
