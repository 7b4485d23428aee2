/// How hard a QR code is to read, by the four rules of ISO/IEC 18004.
struct QRPenalty {
    private let modules: SymbolModules

    init(_ modules: SymbolModules) { self.modules = modules }

    var sum: Int {
        let size = modules.width
        var sum = 0
        for line in 0..<size {
            sum += Self.penalty((0..<size).map { modules[$0, line] })
            sum += Self.penalty((0..<size).map { modules[line, $0] })
        }
        var darkCount = 0
        for y in 0..<size {
            for x in 0..<size {
                if modules[x, y] { darkCount += 1 }
                guard x + 1 < size, y + 1 < size else { continue }
                let color = modules[x, y]
                if color == modules[x + 1, y], color == modules[x, y + 1], color == modules[x + 1, y + 1] { sum += 3 }
            }
        }
        // Ten for each step of five percent away from one half.
        return sum + abs(20 * darkCount - 10 * size * size) / (size * size) * 10
    }

    /// The penalty of a row or a column: for runs of five modules and more, and for what looks like a finder.
    private static func penalty(_ line: [Bool]) -> Int {
        var (sum, length) = (0, 0)
        for (place, isDark) in line.enumerated() {
            length = place > 0 && isDark == line[place - 1] ? length + 1 : 1
            if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        for start in 0..<line.count - 6 where line[start..<start + 7].elementsEqual(finder) {
            func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
            if isLight(start - 4..<start) || isLight(start + 7..<start + 11) { sum += 40 }
        }
        return sum
    }
}
