package import TextEngine

/// How the text of one line goes on in that of the next: the one rule by which lines become a text.
package struct TextJoint: Sendable, Hashable {
    /// The number of characters at the end of the first line that the joined text leaves out: a hyphen, or none.
    package let dropped: Int
    /// What stands between the lines.
    package let separator: String

    /// Creates the joint of two lines.
    ///
    /// - Parameter wraps: Whether the first line goes on in the second, rather than ends.
    package init(_ first: String, _ second: String, wraps: Bool) {
        guard wraps else {
            (dropped, separator) = (0, "\n")
            return
        }
        if Self.isHyphenated(first, second) {
            (dropped, separator) = (1, "")
        } else {
            // Characters of Chinese and Japanese stand side by side.
            let isClose = (first.last?.isIdeographic ?? false) && (second.first?.isIdeographic ?? false)
            (dropped, separator) = (0, isClose ? "" : " ")
        }
    }

    /// Returns whether a word is divided at the end of a line; an address may have a hyphen of its own.
    private static func isHyphenated(_ first: String, _ second: String) -> Bool {
        guard first.hasSuffix("-"), first.dropLast().last?.isLetter == true, second.first?.isLowercase == true,
            let word = first.split(separator: " ").last
        else { return false }
        return !word.contains { "./@:".contains($0) }
    }
}

/// Lines as one text.
package struct JoinedText: Sendable, Hashable {
    /// The text.
    package private(set) var text = ""
    /// Each line's place in the text, in characters.
    package private(set) var ranges: [Range<Int>] = []

    /// Joins lines.
    ///
    /// - Parameters:
    ///   - lines: What each line says.
    ///   - wraps: Whether a line goes on in the next one.
    package init(_ lines: [String], wraps: (Int) -> Bool) {
        var count = 0
        for (index, line) in lines.enumerated() {
            let joint = index + 1 < lines.count ? TextJoint(line, lines[index + 1], wraps: wraps(index)) : nil
            let own = line.dropLast(joint?.dropped ?? 0)
            ranges.append(count..<count + own.count)
            // A character may join the one before it, which is counted once then.
            let (end, added) = (String(text.suffix(1)), own + (joint?.separator ?? ""))
            text += added
            count += (end + added).count - end.count
        }
    }
}

extension PageStructure {
    /// Returns lines of the page as one text.
    package func joined(_ lines: [Int]) -> JoinedText {
        JoinedText(lines.map { self.lines[$0].text }) { wrapped.contains(lines[$0]) }
    }

    /// Returns what an item of a list says, without its marker and the lists in it.
    package func itemText(_ item: PageList.Item) -> String {
        String(joined(item.text.lines).text.dropFirst(item.marker.length))
    }
}

extension TextLine {
    /// What the line says most probably.
    package var text: String { readings.first?.text ?? "" }
}

extension Character {
    /// A Boolean value that indicates whether the character belongs to a script without spaces between words.
    var isIdeographic: Bool {
        unicodeScalars.contains { scalar in
            // Kana, the marks of Chinese and Japanese, and ideographs.
            scalar.properties.isIdeographic || (0x3001...0x30FF).contains(scalar.value)
                || (0xFF01...0xFF60).contains(scalar.value)
        }
    }
}
