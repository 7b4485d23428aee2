import Foundation
import FoveaSearch

/// A token of a filter with its position.
struct FilterToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A name or a keyword such as `and`.
        case name(String)
        /// A name in backquotes, which is never a keyword.
        case quotedName(String)
        /// A literal.
        case value(MetadataValue)
        /// An operator such as `>=`.
        case sign(String)
        /// The end of the filter.
        case end
    }

    let kind: Kind
    /// The number of characters before the token.
    let column: Int
    /// The token as it was typed.
    let text: String

    /// The token in error messages.
    var description: String { kind == .end ? "the end" : "'\(text)'" }
}

/// A scanner that splits a filter into tokens.
struct FilterScanner {
    private let text: [Character]
    private var offset = 0

    init(_ text: String) { self.text = Array(text) }

    static func tokens(of text: String) throws(FilterError) -> [FilterToken] {
        var scanner = FilterScanner(text)
        var tokens: [FilterToken] = []
        repeat { tokens.append(try scanner.next()) } while tokens.last?.kind != .end
        return tokens
    }

    private static let signs = ["<=", ">=", "!=", "<>", "==", "&&", "||", "<", ">", "=", "!", "(", ")", ","]

    private mutating func next() throws(FilterError) -> FilterToken {
        while offset < text.count, text[offset].isWhitespace { offset += 1 }
        let start = offset
        guard offset < text.count else { return FilterToken(kind: .end, column: start, text: "") }
        let kind: FilterToken.Kind
        switch text[offset] {
        case "\"", "'", "“", "”", "‘", "’": kind = .value(.string(try quoted()))
        case "`": kind = .quotedName(try quoted())
        case let character where character.isNumber || character == "-" || character == "+":
            kind = .value(try number())
        case let character where character.isLetter || character == "_": kind = word()
        default:
            guard let sign = Self.signs.first(where: { text[offset...].starts(with: $0) }) else {
                throw FilterError("'\(text[offset])' has no meaning here", at: offset)
            }
            offset += sign.count
            kind = .sign(sign)
        }
        return FilterToken(kind: kind, column: start, text: String(text[start..<offset]))
    }

    private mutating func quoted() throws(FilterError) -> String {
        let start = offset
        // Typographic quotes count as straight ones.
        let close: [Character] =
            switch text[offset] {
            case "“", "”": ["”", "“"]
            case "‘", "’": ["’", "‘"]
            default: [text[offset]]
            }
        offset += 1
        var content = ""
        while offset < text.count, !close.contains(text[offset]) {
            if text[offset] == "\\", offset + 1 < text.count { offset += 1 }
            content.append(text[offset])
            offset += 1
        }
        guard offset < text.count else { throw FilterError("this quote is never closed", at: start) }
        offset += 1
        return content
    }

    private mutating func number() throws(FilterError) -> MetadataValue {
        let start = offset
        while offset < text.count, text[offset].isLetter || text[offset].isNumber || "+-.:".contains(text[offset]) {
            offset += 1
        }
        let word = String(text[start..<offset])
        if let number = Double(word), number.isFinite { return .number(number) }
        if let date = WrittenDate.date(word) { return .date(date) }
        throw FilterError(
            "'\(word)' is neither a number nor a date such as 1999-12-31; put a text in quotes",
            at: start
        )
    }

    private mutating func word() -> FilterToken.Kind {
        let start = offset
        while offset < text.count, text[offset].isLetter || text[offset].isNumber || "_.-".contains(text[offset]) {
            offset += 1
        }
        let word = String(text[start..<offset])
        switch word.lowercased() {
        case "true": return .value(.bool(true))
        case "false": return .value(.bool(false))
        default: return .name(word)
        }
    }
}

/// An error in a filter, with its position.
package struct FilterError: Error, Hashable {
    /// What is wrong, without a period.
    package let message: String
    /// The number of characters before the position.
    package let column: Int

    init(_ message: String, at column: Int) {
        self.message = message
        self.column = column
    }

    /// Returns the message with the filter, and with a marker below the position.
    package func text(in filter: String, option: String) -> String {
        let line = filter.map { $0.isNewline || $0 == "\t" ? " " : $0 }
        let mark = String(repeating: " ", count: column)
        return "'\(option)' can't be understood at column \(column + 1): \(message)\n  \(String(line))\n  \(mark)^"
    }
}
