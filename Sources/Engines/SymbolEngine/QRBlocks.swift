/// The blocks that the words of a QR code fall into, each of which corrects its own errors.
struct QRBlocks {
    /// The check words of a block for each correction and version: table 9 of ISO/IEC 18004.
    private static let checkCounts: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// The number of blocks for each correction and version, from the same table.
    private static let blockCounts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    private static let field = GaloisField(polynomial: 0x11D)

    private let checkCount: Int
    private let count: Int
    /// The number of words, with those that correct errors.
    let wordCount: Int

    init(_ version: Int, _ correction: QRSymbol.Correction) {
        checkCount = Self.checkCounts[correction.rawValue][version - 1]
        count = Self.blockCounts[correction.rawValue][version - 1]
        wordCount = Self.moduleCount(version) / 8
    }

    /// The modules that are free for data: all but those of the patterns.
    private static func moduleCount(_ version: Int) -> Int {
        let size = 4 * version + 17
        // Three finders with their borders, two lines between them, and the marks of the format.
        var count = size * size - 3 * 64 - 2 * (size - 16) - 31
        if version > 1 {
            let alignments = version / 7 + 2
            // Those on the lines share five modules with them.
            count -= 25 * (alignments * alignments - 3) - 5 * 2 * (alignments - 2)
        }
        return version < 7 ? count : count - 36
    }

    /// The number of words of the message.
    var dataCount: Int { wordCount - checkCount * count }

    /// The numbers of words of the message in each block; the first ones have one less.
    private var lengths: [Int] {
        let shortCount = count - wordCount % count
        return (0..<count).map { wordCount / count - checkCount + ($0 < shortCount ? 0 : 1) }
    }

    /// The words of the message and their check words, in the order in which they are laid.
    func interleaved(_ words: [Int]) -> [Int] {
        var (blocks, start) = ([[Int]](), 0)
        for length in lengths {
            blocks.append(Array(words[start..<start + length]))
            start += length
        }
        let checks = blocks.map { Self.field.checkWords(of: $0, count: checkCount, firstRoot: 0) }
        let data = (0..<(lengths.last ?? 0)).flatMap { place in
            blocks.compactMap { place < $0.count ? $0[place] : nil }
        }
        return data + (0..<checkCount).flatMap { place in checks.map { $0[place] } }
    }

    /// The words of the message from all words as they are laid, or nil where too many are wrong.
    func message(in words: [Int]) -> [Int]? {
        guard words.count == wordCount else { return nil }
        let lengths = lengths
        var (blocks, rest) = ([[Int]](repeating: [], count: count), words[...])
        for place in 0..<(lengths.last ?? 0) {
            for block in 0..<count where place < lengths[block] { blocks[block].append(rest.removeFirst()) }
        }
        for _ in 0..<checkCount { for block in 0..<count { blocks[block].append(rest.removeFirst()) } }
        let corrected = blocks.compactMap { Self.field.corrected($0, checkCount: checkCount, firstRoot: 0) }
        guard corrected.count == count else { return nil }
        return zip(corrected, lengths).flatMap { $0.prefix($1) }
    }
}
