/// What differs between two texts, line by line.
enum LineDifference {
    /// The number of lines around a difference that are shown.
    private static let context = 2

    /// Returns the lines that differ with some around them, or an empty text when none do.
    static func text(from old: String, to new: String) -> String {
        guard old != new else { return "" }
        let (old, new) = (lines(of: old), lines(of: new))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(Self.offset))
        let inserted = Set(difference.insertions.map(Self.offset))
        var marked: [(mark: Character, line: String)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                marked.append(("-", old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                marked.append(("+", new[newIndex]))
                newIndex += 1
            } else {
                marked.append((" ", new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return excerpt(marked)
    }

    private static func excerpt(_ lines: [(mark: Character, line: String)]) -> String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        let shown = Set(changed.flatMap { max(0, $0 - context)...min(lines.count - 1, $0 + context) })
        var text: [String] = []
        for index in lines.indices {
            if shown.contains(index) {
                text.append("\(lines[index].mark) \(lines[index].line)")
            } else if index == 0 || shown.contains(index - 1) {
                text.append("  …")
            }
        }
        return text.joined(separator: "\n")
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() } else { lines.append("(no line break at the end)") }
        return lines
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
