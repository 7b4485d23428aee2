/// A place for a value in a column of the log.
public struct OSLogStringAlignment: Sendable {
    private enum Side { case none, left, right }

    private let side: Side
    private let columns: @Sendable () -> Int

    /// No column.
    public static var none: OSLogStringAlignment { Self(side: .none) { 0 } }

    /// Returns a column of so many characters, with the value at its right end.
    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        Self(side: .right, columns: columns)
    }

    /// Returns a column of so many characters, with the value at its left end.
    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        Self(side: .left, columns: columns)
    }
}

extension OSLogStringAlignment {
    /// Fills a text with blanks up to the width of the column.
    func aligned(_ text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns() - text.count))
        return switch side {
        case .none: text
        case .left: text + blanks
        case .right: blanks + text
        }
    }
}
