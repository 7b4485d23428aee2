/// A layout of text in columns.
package enum TextLayout {
    /// Wraps text to lines of at most a number of columns.
    package static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? "\(word)" : " \(word)"
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Wraps text and indents each line.
    package static func paragraph(_ text: String, indent: Int = 0, width: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return lines(text, width: max(20, width - indent)).map { "\(margin)\($0)\n" }.joined()
    }

    /// Lists terms with their meanings in a second column, or below a term that is too long.
    package static func definitions(
        _ items: [(term: String, meaning: String)],
        column: Int,
        width: Int,
        emphasis: (String) -> String = { $0 }
    ) -> String {
        var text = ""
        for (term, meaning) in items {
            var lines = lines(meaning, width: max(20, width - column))
            text += "  " + emphasis(term)
            if term.count + 4 <= column, !lines.isEmpty {
                text += String(repeating: " ", count: column - term.count - 2) + lines.removeFirst()
            }
            text += "\n"
            text += lines.map { String(repeating: " ", count: column) + $0 + "\n" }.joined()
        }
        return text
    }

    /// Pads text with spaces to a number of columns.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
