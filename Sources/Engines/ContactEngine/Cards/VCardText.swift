/// What is escaped in values, and how lists and structures are divided.
enum VCardText {
    /// Returns a text as it is meant, from how a value writes it.
    ///
    /// In version 2.1 a backslash before a letter is a backslash.
    static func unescaped(_ value: some StringProtocol, in version: VCard.Version) -> String {
        guard value.utf8.contains(UInt8(ascii: "\\")) else { return String(value) }
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            guard isEscaped else {
                if scalar == "\\" { isEscaped = true } else { result.append(scalar) }
                continue
            }
            isEscaped = false
            switch scalar {
            case "n" where version != .v2, "N" where version != .v2: result.append("\n")
            case ";", ",", ":", "\\": result.append(scalar)
            default: result.append(contentsOf: ["\\", scalar])
            }
        }
        if isEscaped { result.append("\\") }
        return String(result)
    }

    /// Returns a text as a value writes it.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result.append(contentsOf: ["\\", scalar])
            case "\n" where isAfterReturn: break
            case "\n", "\r", "\u{2028}", "\u{2029}": result.append(contentsOf: ["\\", "n"])
            case "\t": result.append(scalar)
            default: if scalar.properties.generalCategory != .control { result.append(scalar) }
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }

    /// Returns an escaped text with real ends of lines, as version 2.1 has them.
    static func unescapedNewlines(_ value: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            if isEscaped, scalar == "n" {
                result.removeLast()
                result.append(contentsOf: ["\r", "\n"])
            } else {
                result.append(scalar)
            }
            isEscaped = !isEscaped && scalar == "\\"
        }
        return String(result)
    }

    /// Divides a value where a separator isn't escaped; the parts remain escaped.
    static func parts(of value: some StringProtocol, at separator: Unicode.Scalar) -> [Substring] {
        let value = Substring(value)
        var parts: [Substring] = []
        var start = value.startIndex
        var isEscaped = false
        for index in value.unicodeScalars.indices {
            let scalar = value.unicodeScalars[index]
            if !isEscaped, scalar == separator {
                parts.append(value[start..<index])
                start = value.unicodeScalars.index(after: index)
            }
            isEscaped = !isEscaped && scalar == "\\"
        }
        return parts + [value[start...]]
    }
}
