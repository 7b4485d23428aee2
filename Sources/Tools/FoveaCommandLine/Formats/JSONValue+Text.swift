extension JSONValue {
    /// The value as JSON on one line.
    package var line: String { text(indent: nil) }

    /// The value as indented JSON; arrays of numbers stay on one line.
    package var lines: String { text(indent: 0) }

    func text(indent: Int?) -> String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): "\(value)"
        case .double(let value): value.isFinite ? "\(value)" : "null"
        case .float(let value): value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): Self.list(values, indent: indent)
        case .object(let members): Self.object(members, indent: indent)
        }
    }

    private var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }

    private static func list(_ values: [JSONValue], indent: Int?) -> String {
        guard let indent, values.contains(where: \.isContainer) else {
            return "[" + values.map { $0.text(indent: nil) }.joined(separator: indent == nil ? "," : ", ") + "]"
        }
        return block("[", values.map { $0.text(indent: indent + 2) }, "]", indent: indent)
    }

    private static func object(_ members: [Member], indent: Int?) -> String {
        guard let indent else {
            return "{" + members.map { "\(quoted($0.name)):\($0.value.text(indent: nil))" }.joined(separator: ",") + "}"
        }
        // A short object of plain values reads best on one line: {"width": 4032, "height": 3024}.
        if members.count <= 2, !members.contains(where: \.value.isContainer) {
            return "{" + members.map { "\(quoted($0.name)): \($0.value.text(indent: nil))" }.joined(separator: ", ")
                + "}"
        }
        return block(
            "{",
            members.map { "\(quoted($0.name)): \($0.value.text(indent: indent + 2))" },
            "}",
            indent: indent
        )
    }

    private static func block(_ open: String, _ items: [String], _ close: String, indent: Int) -> String {
        guard !items.isEmpty else { return open + close }
        let margin = String(repeating: " ", count: indent)
        return "\(open)\n" + items.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n\(margin)\(close)"
    }

    /// Returns a quoted string; control characters are escaped, everything else stays readable.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
