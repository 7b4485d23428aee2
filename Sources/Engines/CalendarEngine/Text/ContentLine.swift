import Foundation

/// A line of an iCalendar text: a name with parameters, and a value.
///
/// The bytes as they were read are kept, so that a line that isn't changed is written as it was.
package struct ContentLine: Sendable, Hashable {
    /// The name in upper case; empty for a line that isn't a property.
    let name: String
    /// The parameters' values by their names in upper case.
    let parameters: [String: String]
    /// The value as it is written, with its escapes.
    let value: String
    /// The bytes, with folds and the end of the line.
    let bytes: [UInt8]

    /// Reads an unfolded line.
    init(unfolded: some Sequence<UInt8>, bytes: [UInt8]) {
        self.bytes = bytes
        let unfolded = Array(unfolded)
        guard let colon = Self.colon(in: unfolded) else {
            (name, parameters, value) = ("", [:], "")
            return
        }
        let parts = Self.split(unfolded[..<colon], at: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
        name = parts[0].uppercased()
        var parameters: [String: String] = [:]
        for part in parts.dropFirst().prefix(100) {
            guard let equals = part.firstIndex(of: "=") else { continue }
            let value = part[part.index(after: equals)...]
            parameters[part[..<equals].uppercased()] = String(value).replacing("\"", with: "")
        }
        self.parameters = parameters
        value = String(decoding: unfolded[(colon + 1)...], as: UTF8.self)
    }

    /// Creates a line, folded at 75 bytes.
    init(_ name: String, _ value: String, parameters: [(String, String)] = []) {
        let written = parameters.map { ";\($0.0)=\(Self.quoted($0.1))" }.joined()
        // A line feed in a value would begin a line of its own.
        let scalars = "\(name)\(written):\(value)".unicodeScalars
        let line = String(
            String.UnicodeScalarView(scalars.filter { ($0.value >= 32 || $0 == "\t") && $0.value != 127 })
        )
        self.init(unfolded: line.utf8, bytes: Self.folded(line))
    }

    /// Creates a line with a text.
    init(_ name: String, text: String) { self.init(name, Self.escaped(text)) }

    /// The value as a text, without escapes.
    var text: String {
        var text = ""
        var isEscaped = false
        for character in value.unicodeScalars {
            if isEscaped {
                text.unicodeScalars.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(character)
            }
        }
        return text
    }

    // Scalar by scalar: a character of Swift may join a line feed or a semicolon to what is next to it.

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += ["\\", scalar]
            case "\n": escaped += ["\\", "n"]
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func quoted(_ value: String) -> String {
        let plain = String(String.UnicodeScalarView(value.unicodeScalars.map { $0 == "\"" ? "'" : $0 }))
        return plain.unicodeScalars.contains { ":;,".unicodeScalars.contains($0) } ? "\"\(plain)\"" : plain
    }

    private static func folded(_ line: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var length = 0
        for scalar in line.unicodeScalars {
            let scalar = Array(String(scalar).utf8)
            if length + scalar.count > 75 {
                bytes += Array("\r\n ".utf8)
                length = 1
            }
            bytes += scalar
            length += scalar.count
        }
        return bytes + Array("\r\n".utf8)
    }

    /// The colon before the value; one between quotes belongs to a parameter.
    private static func colon(in bytes: [UInt8]) -> Int? {
        var isQuoted = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ":"), !isQuoted { return index }
        }
        return nil
    }

    private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if bytes[index] == separator, !isQuoted {
                parts.append(bytes[start..<index])
                start = index + 1
            }
        }
        return parts + [bytes[start...]]
    }
}
