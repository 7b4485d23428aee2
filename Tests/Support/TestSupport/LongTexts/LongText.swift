/// A text that repeats a piece, for arguments of tests: the log names each argument, and would show all of a text.
package struct LongText: Sendable, CustomStringConvertible {
    private let start: String
    private let piece: String
    private let count: Int
    private let end: String

    package init(_ start: String = "", repeating piece: String = "", count: Int = 0, end: String = "") {
        self.start = start
        self.piece = piece
        self.count = count
        self.end = end
    }

    /// The whole text.
    package var text: String { start + String(repeating: piece, count: count) + end }

    package var description: String {
        "\(start.debugDescription) + \(count) * \(piece.debugDescription) + \(end.debugDescription)"
    }
}
