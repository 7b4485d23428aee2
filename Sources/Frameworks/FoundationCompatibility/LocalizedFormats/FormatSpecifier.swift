/// A conversion in a format, such as `%2$.1f` or `%#@landmarks@`.
struct FormatSpecifier: Equatable, Sendable {
    /// The position of the value among the arguments, from 1; nil takes the next one.
    var position: Int?
    /// The flags, out of `-+ #0'`.
    var flags: String
    /// The least number of characters.
    var width: Int?
    /// The number of digits behind the decimal point, or of characters of a text.
    var precision: Int?
    /// The letter of the conversion, without its length.
    var conversion: Character
}

/// A piece of a format.
enum FormatPiece: Equatable, Sendable {
    case literal(String)
    case value(FormatSpecifier)
    /// A part with plural forms, by its name.
    case substitution(position: Int?, name: String)
    /// The number that a substitution depends on.
    case argument
}

extension FormatPiece {
    /// Takes a format apart.
    ///
    /// What looks like a conversion and is none stays as it is, so that a mistake in a translation is visible and
    /// does no harm.
    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var rest = Substring(format)
        while let start = rest.firstIndex(of: "%") {
            literal += rest[..<start]
            rest = rest[start...]
            var scanner = FormatScanner(rest.dropFirst())
            switch scanner.piece() {
            case .literal(let text):
                literal += text
                rest = scanner.rest
            case .some(let piece):
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(piece)
                rest = scanner.rest
            case nil:
                literal += "%"
                rest = rest.dropFirst()
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }
}

/// A scanner over what stands behind a percent sign.
private struct FormatScanner {
    var rest: Substring

    init(_ rest: Substring) {
        self.rest = rest
    }

    mutating func piece() -> FormatPiece? {
        if take("%") { return .literal("%") }
        if rest.hasPrefix("arg"), rest.dropFirst(3).first.map({ !$0.isLetter && !$0.isNumber }) ?? true {
            rest = rest.dropFirst(3)
            return .argument
        }
        let position = position()
        if rest.hasPrefix("#@") { return substitution(position) }
        let flags = String(rest.prefix { "-+ #0'".contains($0) })
        rest = rest.dropFirst(flags.count)
        let width = number()
        var precision: Int?
        if take(".") { precision = number() ?? 0 }
        while let letter = rest.first, "hlqLzjt".contains(letter) { rest.removeFirst() }
        guard let conversion = rest.popFirst(), "@diuoxXfFeEgGaAcCsSp".contains(conversion) else { return nil }
        return .value(
            FormatSpecifier(
                position: position,
                flags: flags,
                width: width,
                precision: precision,
                conversion: conversion
            )
        )
    }

    private mutating func position() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else { return nil }
        rest = rest.dropFirst(digits.count + 1)
        return number
    }

    private mutating func substitution(_ position: Int?) -> FormatPiece? {
        let inner = rest.dropFirst(2)
        guard let end = inner.firstIndex(of: "@") else { return nil }
        rest = inner[inner.index(after: end)...]
        return .substitution(position: position, name: String(inner[..<end]))
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        // A width out of a damaged file must not ask for gigabytes.
        return min(number, 1000)
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
