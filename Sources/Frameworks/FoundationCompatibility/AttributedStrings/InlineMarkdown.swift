import Foundation

/// A reader of Markdown inside a line: emphasis, code, strikethrough and links.
///
/// Blank space stays as it is, and what is no Markdown stays visible.
struct InlineMarkdown {
    private let characters: [Character]

    private init(_ text: String) {
        characters = Array(text)
    }

    /// Returns a text with the attributes that its marks stand for.
    static func attributed(_ text: String) -> AttributedString {
        let reader = InlineMarkdown(text)
        return reader.text(in: 0..<reader.characters.count, intent: [], link: nil, depth: 0)
    }

    private func text(
        in range: Range<Int>,
        intent: InlinePresentationIntent,
        link: URL?,
        depth: Int
    ) -> AttributedString {
        var result = AttributedString()
        var plain = ""
        func flush() {
            result += Self.piece(plain, intent: intent, link: link)
            plain = ""
        }
        var position = range.lowerBound
        while position < range.upperBound {
            let character = characters[position]
            // Text is nested as deep as a translation file says; a limit keeps the stack.
            if depth < 16, let span = span(at: position, in: range) {
                flush()
                switch span.kind {
                case .code:
                    result += Self.piece(
                        String(characters[span.content]),
                        intent: intent.union(.code),
                        link: link
                    )
                case .intent(let added):
                    result += text(in: span.content, intent: intent.union(added), link: link, depth: depth + 1)
                case .link(let url):
                    result += text(in: span.content, intent: intent, link: url, depth: depth + 1)
                }
                position = span.end
            } else if character == "\\", position + 1 < range.upperBound, Self.isMark(characters[position + 1]) {
                plain.append(characters[position + 1])
                position += 2
            } else {
                plain.append(character)
                position += 1
            }
        }
        flush()
        return result
    }

    private static func piece(_ text: String, intent: InlinePresentationIntent, link: URL?) -> AttributedString {
        var piece = AttributedString(text)
        if !intent.isEmpty { piece.inlinePresentationIntent = intent }
        if let link { piece.link = link }
        return piece
    }

    private static func isMark(_ character: Character) -> Bool {
        character.isASCII && (character.isPunctuation || character.isSymbol)
    }
}

// MARK: - Spans

extension InlineMarkdown {
    private enum Kind {
        case code
        case intent(InlinePresentationIntent)
        case link(URL?)
    }

    /// A part of the text between marks.
    private struct Span {
        let kind: Kind
        let content: Range<Int>
        let end: Int
    }

    private func span(at position: Int, in range: Range<Int>) -> Span? {
        switch characters[position] {
        case "`": code(at: position, in: range)
        case "*", "_": emphasis(at: position, in: range)
        case "~": marked("~~", at: position, in: range, .strikethrough)
        case "[": link(at: position, in: range)
        case "^": attributes(at: position, in: range)
        case "<": address(at: position, in: range)
        default: nil
        }
    }

    private func code(at position: Int, in range: Range<Int>) -> Span? {
        let length = characters[position..<range.upperBound].prefix { $0 == "`" }.count
        let fence = Array(repeating: Character("`"), count: length)
        var end = position + length
        while end + length <= range.upperBound {
            let run = characters[end..<range.upperBound].prefix { $0 == "`" }.count
            if run == length, Array(characters[end..<end + length]) == fence {
                return Span(kind: .code, content: position + length..<end, end: end + length)
            }
            end += max(1, run)
        }
        return nil
    }

    private func emphasis(at position: Int, in range: Range<Int>) -> Span? {
        let mark = characters[position]
        // An underscore inside a word is part of it.
        if mark == "_", position > range.lowerBound, Self.isWord(characters[position - 1]) { return nil }
        for (length, intent) in [
            (3, [.emphasized, .stronglyEmphasized]), (2, .stronglyEmphasized), (1, .emphasized),
        ] as [(Int, InlinePresentationIntent)] {
            let marks = String(repeating: mark, count: length)
            if let span = marked(marks, at: position, in: range, intent) { return span }
        }
        return nil
    }

    /// A part between two equal marks, with no blank next to them on the inside.
    private func marked(
        _ marks: String,
        at position: Int,
        in range: Range<Int>,
        _ intent: InlinePresentationIntent
    ) -> Span? {
        let marks = Array(marks)
        let start = position + marks.count
        guard start < range.upperBound, Array(characters[position..<start]) == marks,
            !characters[start].isWhitespace, characters[start] != marks[0]
        else { return nil }
        var end = start
        while end + marks.count <= range.upperBound {
            if characters[end] == "\\" {
                end += 2
                continue
            }
            if characters[end] == "`", let code = code(at: end, in: range) {
                end = code.end
                continue
            }
            let run = characters[end..<range.upperBound].prefix { $0 == marks[0] }.count
            let after = end + run
            let isInsideWord =
                marks[0] == "_" && after < range.upperBound && Self.isWord(characters[after])
            if run == marks.count, end > start, !characters[end - 1].isWhitespace, !isInsideWord {
                return Span(kind: .intent(intent), content: start..<end, end: after)
            }
            if run > marks.count, end > start, !characters[end - 1].isWhitespace, !isInsideWord, marks.count == 1,
                run == 3
            {
                // The inner text ends with stronger marks of its own.
                return Span(kind: .intent(intent), content: start..<end + 2, end: after)
            }
            end += max(1, run)
        }
        return nil
    }

    private func link(at position: Int, in range: Range<Int>) -> Span? {
        guard let text = bracketed("[", "]", at: position, in: range), text.upperBound + 1 < range.upperBound,
            let target = bracketed("(", ")", at: text.upperBound + 1, in: range)
        else { return nil }
        // A title may stand behind the address.
        let address = String(characters[target]).split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
        guard let url = URL(string: address) else { return nil }
        return Span(kind: .link(url), content: text, end: target.upperBound + 1)
    }

    /// A text with attributes of its own, such as `^[3 apples](inflect: true)`: the text is shown as it stands.
    private func attributes(at position: Int, in range: Range<Int>) -> Span? {
        guard position + 1 < range.upperBound,
            let text = bracketed("[", "]", at: position + 1, in: range), text.upperBound + 1 < range.upperBound,
            let list = bracketed("(", ")", at: text.upperBound + 1, in: range)
        else { return nil }
        return Span(kind: .intent([]), content: text, end: list.upperBound + 1)
    }

    private func address(at position: Int, in range: Range<Int>) -> Span? {
        guard let inner = bracketed("<", ">", at: position, in: range) else { return nil }
        let text = String(characters[inner])
        guard text.contains(":"), !text.contains(" "), let url = URL(string: text), url.scheme != nil else {
            return nil
        }
        return Span(kind: .link(url), content: inner, end: inner.upperBound + 1)
    }

    /// The inside of a pair of brackets that opens at a position.
    private func bracketed(_ open: Character, _ close: Character, at position: Int, in range: Range<Int>) -> Range<Int>?
    {
        guard position < range.upperBound, characters[position] == open else { return nil }
        var depth = 0
        var end = position
        while end < range.upperBound {
            switch characters[end] {
            case "\\": end += 1
            case open where open != close: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return position + 1..<end }
            default: break
            }
            end += 1
        }
        return nil
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}
