extension VCardProperty {
    /// Reads a line; what is no property keeps its source alone.
    init(_ line: VCardLines.Line, limits: VCardLimits) throws(VCardError) {
        let pieces = Self.pieces(of: line.text)
        guard let value = pieces.value, let first = pieces.head.first else {
            self.init(group: nil, name: "", parameters: [], value: "", source: line.source)
            return
        }
        guard pieces.head.count <= limits.parameterCount + 1 else {
            throw .tooMany(limits.parameterCount, "parameters of a property")
        }
        let name = String(decoding: first, as: UTF8.self)
        let dot = name.firstIndex(of: ".")
        let parameters = pieces.head.dropFirst().map(Self.parameter)
        func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.values.first }
        let isQuoted = parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE"
        let bytes = isQuoted ? TransferCoding.quotedPrintable(decoding: value)[...] : value
        self.init(
            group: dot.map { String(name[..<$0]) },
            name: (dot.map { name[name.index(after: $0)...] } ?? name[...]).uppercased(),
            parameters: parameters,
            value: CharacterSetDecoder.text(bytes, named: parameter("CHARSET")),
            source: line.source
        )
    }

    /// Divides a line at its colon, and what is before at semicolons; neither counts between quotation marks.
    private static func pieces(of text: [UInt8]) -> (head: [ArraySlice<UInt8>], value: ArraySlice<UInt8>?) {
        var head: [ArraySlice<UInt8>] = []
        var start = 0
        var isQuoted = false
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ";") where !isQuoted:
                head.append(text[start..<index])
                start = index + 1
            case UInt8(ascii: ":") where !isQuoted:
                head.append(text[start..<index])
                return (head, text[(index + 1)...])
            default: break
            }
        }
        return (head, nil)
    }

    /// Reads a parameter; in version 2.1 a value may stand alone.
    private static func parameter(_ bytes: ArraySlice<UInt8>) -> VCardParameter {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let sign = text.firstIndex(of: "=") else {
            let isEncoding = ["7BIT", "8BIT", "BASE64", "QUOTED-PRINTABLE"].contains(text.uppercased())
            return VCardParameter(isEncoding ? "ENCODING" : "TYPE", text)
        }
        var values = [""]
        var isQuoted = false
        for character in text[text.index(after: sign)...] {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: values.append("")
            default: values[values.count - 1].append(character)
            }
        }
        return VCardParameter(String(text[..<sign]), values: values.map(decoded))
    }

    /// Returns the value of a parameter as it is meant (RFC 6868).
    private static func decoded(_ value: String) -> String {
        guard value.contains("^") else { return value }
        var result = ""
        var isEscaped = false
        for character in value {
            guard isEscaped else {
                if character == "^" { isEscaped = true } else { result.append(character) }
                continue
            }
            isEscaped = false
            switch character {
            case "n": result.append("\n")
            case "'": result.append("\"")
            case "^": result.append("^")
            default: result += "^\(character)"
            }
        }
        return isEscaped ? result + "^" : result
    }
}
