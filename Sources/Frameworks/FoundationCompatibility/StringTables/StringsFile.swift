import Foundation

/// A reader of `.strings` files: pairs of a key and a value, with comments.
///
/// The format is that of old-style property lists, in UTF-8 or, behind a byte order mark, in UTF-16 or UTF-32. A
/// file that was compiled to a binary or XML property list is read too.
enum StringsFile {
    /// Returns the values by key.
    static func read(_ data: Data) throws(StringTableError) -> [String: LocalizedEntry] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            return try PropertyListFile.dictionary(data).compactMapValues { value in
                (value as? String).map { LocalizedEntry(variation: .text($0)) }
            }
        }
        var scanner = StringsScanner(try text(of: data))
        return try scanner.pairs()
    }

    /// Decodes the bytes of a file by its byte order mark.
    static func text(of data: Data) throws(StringTableError) -> String {
        let encoding: String.Encoding =
            if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) {
                .utf32
            } else if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
                .utf16
            } else {
                .utf8
            }
        guard var text = String(data: data, encoding: encoding) else {
            throw .malformed("it is no text in UTF-8 or UTF-16; save it in UTF-8")
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return text
    }
}

/// A scanner over the text of a `.strings` file.
private struct StringsScanner {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func pairs() throws(StringTableError) -> [String: LocalizedEntry] {
        var pairs: [String: LocalizedEntry] = [:]
        try skipBlanks()
        while position < scalars.count {
            let key = try string()
            var value = key
            try skipBlanks()
            if current == "=" {
                advance()
                try skipBlanks()
                value = try string()
                try skipBlanks()
            }
            guard current == ";" else {
                throw .malformed("line \(line): a semicolon is missing behind the value of \"\(key)\"")
            }
            advance()
            pairs[key] = LocalizedEntry(variation: .text(value))
            try skipBlanks()
        }
        return pairs
    }

    private var current: Unicode.Scalar? {
        position < scalars.count ? scalars[position] : nil
    }

    private var next: Unicode.Scalar? {
        position + 1 < scalars.count ? scalars[position + 1] : nil
    }

    private mutating func advance() {
        if current == "\n" { line += 1 }
        position += 1
    }

    private mutating func skipBlanks() throws(StringTableError) {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", next == "/" {
                while let scalar = current, scalar != "\n" { advance() }
            } else if scalar == "/", next == "*" {
                let start = line
                position += 2
                while !(current == "*" && next == "/") {
                    guard current != nil else {
                        throw .malformed("line \(start): the comment has no end; add */")
                    }
                    advance()
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func string() throws(StringTableError) -> String {
        guard let first = current else { throw .malformed("line \(line): the file ends where a value should be") }
        return first == "\"" || first == "'" ? try quoted(first) : try bare()
    }

    private mutating func quoted(_ quote: Unicode.Scalar) throws(StringTableError) -> String {
        let start = line
        var text = String.UnicodeScalarView()
        advance()
        while let scalar = current {
            advance()
            switch scalar {
            case quote: return String(text)
            case "\\": escape(into: &text)
            default: text.append(scalar)
            }
        }
        throw .malformed("line \(start): the text has no closing quotation mark")
    }

    private mutating func bare() throws(StringTableError) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current,
            scalar.properties.isAlphabetic || "0123456789_-.$/:%@".unicodeScalars.contains(scalar)
        {
            text.append(scalar)
            advance()
        }
        guard !text.isEmpty else {
            throw .malformed(
                "line \(line): '\(current.map(String.init) ?? "")' begins no text; put it in quotation marks"
            )
        }
        return String(text)
    }

    /// Reads what stands behind a backslash.
    private mutating func escape(into text: inout String.UnicodeScalarView) {
        guard let scalar = current else { return }
        advance()
        switch scalar {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "a": text.append("\u{07}")
        case "b": text.append("\u{08}")
        case "f": text.append("\u{0C}")
        case "v": text.append("\u{0B}")
        case "U", "u": unicode(into: &text)
        case "0"..."7": octal(scalar, into: &text)
        default: text.append(scalar)
        }
    }

    /// Reads one or, for a surrogate pair, two UTF-16 code units in hexadecimal.
    private mutating func unicode(into text: inout String.UnicodeScalarView) {
        var units = [UInt16(truncatingIfNeeded: number(radix: 16, digits: 4))]
        if UTF16.isLeadSurrogate(units[0]), current == "\\", next == "U" || next == "u" {
            position += 2
            units.append(UInt16(truncatingIfNeeded: number(radix: 16, digits: 4)))
        }
        text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
    }

    private mutating func octal(_ first: Unicode.Scalar, into text: inout String.UnicodeScalarView) {
        position -= 1
        text.append(Unicode.Scalar(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3))))
    }

    private mutating func number(radix: Int, digits: Int) -> Int {
        var number = 0
        var count = 0
        while count < digits, let scalar = current, let digit = Character(scalar).hexDigitValue, digit < radix {
            number = number * radix + digit
            count += 1
            advance()
        }
        return number
    }
}
