/// The modules of a code: dark and light squares in rows from the top.
package struct SymbolModules: Sendable, Hashable {
    /// The number of modules in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    private var isDark: [Bool]

    /// Creates light modules.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        isDark = [Bool](repeating: false, count: width * height)
    }

    /// Whether the module in a column and a row is dark.
    package subscript(x: Int, y: Int) -> Bool {
        get { isDark[y * width + x] }
        set { isDark[y * width + x] = newValue }
    }

    /// The modules of all rows, several times below each other.
    package func repeated(_ times: Int) -> SymbolModules {
        var result = SymbolModules(width: width, height: height * times)
        for y in 0..<result.height { for x in 0..<width { result[x, y] = self[x, y % height] } }
        return result
    }

    /// The modules with columns for rows.
    package var mirrored: SymbolModules {
        var result = SymbolModules(width: height, height: width)
        for y in 0..<height { for x in 0..<width { result[y, x] = self[x, y] } }
        return result
    }

    /// The modules as they are, turned by quarters, and mirrored.
    package var orientations: [SymbolModules] {
        var turns = [self]
        for _ in 0..<3 { turns.append(turns[turns.count - 1].turned) }
        return turns + turns.map(\.mirrored)
    }

    /// The modules turned by a quarter to the right.
    private var turned: SymbolModules {
        var result = SymbolModules(width: height, height: width)
        for y in 0..<height { for x in 0..<width { result[height - 1 - y, x] = self[x, y] } }
        return result
    }

    /// The modules inside a light border.
    package func bordered(_ border: Int) -> SymbolModules {
        var result = SymbolModules(width: width + 2 * border, height: height + 2 * border)
        for y in 0..<height { for x in 0..<width { result[x + border, y + border] = self[x, y] } }
        return result
    }
}
