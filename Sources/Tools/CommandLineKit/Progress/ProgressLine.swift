import Foundation

/// Progress as one line.
package struct ProgressLine: Sendable {
    /// The number of finished items.
    package var done: Int
    /// The number of all items.
    package var total: Int
    /// The rate a second, if it is known.
    package var rate: Double?
    /// The remaining time, if it is known.
    package var remaining: Duration?
    /// Further remarks, such as `3 skipped`.
    package var remarks: [String]

    /// Creates a line.
    package init(done: Int, total: Int, rate: Double? = nil, remaining: Duration? = nil, remarks: [String] = []) {
        self.done = done
        self.total = total
        self.rate = rate
        self.remaining = remaining
        self.remarks = remarks
    }

    private var part: Double { total == 0 ? 1 : min(1, Double(done) / Double(total)) }

    private var words: [String] {
        var words = ["\(done) of \(total)"]
        if let rate { words.append("\(Self.text(rate)) a second") }
        if let remaining, done < total { words.append("\(remaining.inWords) left") }
        return words + remarks
    }

    /// The line without a bar, for files and pipes.
    package var text: String { "\(Int(part * 100)) %, " + words.joined(separator: ", ") }

    /// Returns the line with a bar that fills the remaining columns.
    package func bar(width: Int) -> String {
        let text = "\(Int(part * 100)) %  " + words.joined(separator: "  ")
        let length = min(30, width - text.count - 3)
        guard length >= 5 else { return String(text.prefix(max(0, width - 1))) }
        let filled = Int((part * Double(length)).rounded(.down))
        return String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled) + "  \(text)"
    }

    private static func text(_ rate: Double) -> String {
        String(format: rate < 10 ? "%.1f" : "%.0f", rate)
    }
}
