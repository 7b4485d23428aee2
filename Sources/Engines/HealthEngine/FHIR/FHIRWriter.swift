extension FHIRObject {
    /// The JSON text of the object, indented, with a line break at its end.
    package var text: String {
        var text = ""
        Self.write(self, to: &text, indent: "\n")
        return text + "\n"
    }

    private static func write(_ object: FHIRObject, to text: inout String, indent: String) {
        guard !object.members.isEmpty else { return text += "{}" }
        for (index, member) in object.members.enumerated() {
            text += (index == 0 ? "{" : ",") + indent + "  "
            write(member.name, to: &text)
            text += ": "
            write(member.value, to: &text, indent: indent + "  ")
        }
        text += indent + "}"
    }

    private static func write(_ element: FHIRElement, to text: inout String, indent: String) {
        switch element {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): write(string, to: &text)
        case .object(let object): write(object, to: &text, indent: indent)
        case .list(let elements):
            guard !elements.isEmpty else { return text += "[]" }
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "[" : ",") + indent + "  "
                write(element, to: &text, indent: indent + "  ")
            }
            text += indent + "]"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case ..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
