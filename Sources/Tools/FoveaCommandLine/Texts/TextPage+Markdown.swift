import GeometryEngine

extension TextPage {
    /// The text with headings, paragraphs and lists, which the sizes and distances of lines tell.
    var markdown: String {
        let heights = lines.map(\.letterHeight).sorted()
        guard !heights.isEmpty else { return "" }
        let usual = heights[heights.count / 2]
        var blocks: [String] = []
        var before: Line?
        for line in lines {
            let mark = Self.mark(of: line, usual: usual)
            if let before, mark == nil, Self.mark(of: before, usual: usual)?.isHeading != true,
                Self.goesOn(before, line), let last = blocks.popLast()
            {
                blocks.append(Self.joined(last, line.text))
            } else {
                blocks.append((mark?.text ?? "") + Self.escaped(mark?.rest ?? line.text))
            }
            before = line
        }
        var text = ""
        for (index, block) in blocks.enumerated() {
            let isList = block.hasPrefix("- ")
            if index > 0 { text += isList && blocks[index - 1].hasPrefix("- ") ? "\n" : "\n\n" }
            text += block
        }
        return text + "\n"
    }

    /// What a line begins with in Markdown, and what is left of it.
    private struct Mark {
        var text: String
        var rest: String
        var isHeading: Bool
    }

    private static func mark(of line: Line, usual: Double) -> Mark? {
        if let first = line.text.first, "•·◦▪‣–-*".contains(first), line.text.dropFirst().first == " " {
            return Mark(text: "- ", rest: String(line.text.dropFirst(2)), isHeading: false)
        }
        guard line.text.count <= 80, line.text.contains(where: \.isLetter) else { return nil }
        if line.letterHeight > 1.8 * usual { return Mark(text: "# ", rest: line.text, isHeading: true) }
        if line.letterHeight > 1.35 * usual { return Mark(text: "## ", rest: line.text, isHeading: true) }
        return nil
    }

    /// Whether a line belongs to the paragraph of the one before it.
    private static func goesOn(_ before: Line, _ line: Line) -> Bool {
        let (above, below) = (before.corners.bounds, line.corners.bounds)
        let height = min(before.letterHeight, line.letterHeight)
        let isClose = below.minY - above.maxY < 0.75 * height && below.minY > above.minY
        let isBelow = below.minX < above.maxX && above.minX < below.maxX
        // The last line of a paragraph is shorter than the others.
        let isFull = above.maxX > below.maxX - 4 * height
        return isClose && isBelow && isFull && abs(below.minX - above.minX) < 3 * height
    }

    private static func joined(_ first: String, _ second: String) -> String {
        let second = escaped(second)
        guard first.hasSuffix("-"), first.dropLast().last?.isLetter == true, second.first?.isLowercase == true else {
            return first + " " + second
        }
        return first.dropLast() + second
    }

    private static func escaped(_ text: String) -> String {
        let escaped = text.map { "\\`*_[]<>#|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        // A number and a period begin a list, as they did in the picture.
        return escaped.hasPrefix("+ ") || escaped.hasPrefix("= ") ? "\\" + escaped : escaped
    }
}
