/// A scanner of CSV fields.
struct CSVScanner: Sendable {
    private let bytes: [UInt8]
    private let separator: UInt8
    private var offset = 0
    /// The number of the current line, from 1.
    private(set) var line = 1

    init(_ bytes: [UInt8], separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
    }

    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")

    /// Returns the fields of the next record, or nil at the end; a damaged one is skipped to its end.
    mutating func nextRecord() -> Result<[String], CSVError>? {
        guard offset < bytes.count else { return nil }
        var fields: [String] = []
        var damage: CSVError?
        repeat {
            do throws(CSVError) {
                fields.append(try nextField())
            } catch {
                damage = damage ?? error
            }
        } while endField() == .separator
        return damage.map { .failure($0) } ?? .success(fields)
    }

    private enum End { case separator, record }

    /// Skips the rest of a field, which is empty unless the field is damaged.
    private mutating func endField() -> End {
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == separator { return .separator }
            if byte == Self.lineFeed {
                line += 1
                return .record
            }
        }
        return .record
    }

    private mutating func nextField() throws(CSVError) -> String {
        let content = offset < bytes.count && bytes[offset] == Self.quote ? try quotedContent() : plainContent()
        guard let text = String(validating: content, as: UTF8.self) else {
            throw CSVError("It isn't UTF-8. Save the table in UTF-8.")
        }
        return text
    }

    private mutating func plainContent() -> [UInt8] {
        let start = offset
        while offset < bytes.count, bytes[offset] != separator, bytes[offset] != Self.lineFeed { offset += 1 }
        let isEndOfLine = offset == bytes.count || bytes[offset] == Self.lineFeed
        let hasReturn = isEndOfLine && offset > start && bytes[offset - 1] == UInt8(ascii: "\r")
        return Array(bytes[start..<(hasReturn ? offset - 1 : offset)])
    }

    private mutating func quotedContent() throws(CSVError) -> [UInt8] {
        let first = line
        var content: [UInt8] = []
        offset += 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == Self.quote {
                // Two quotes are an escaped one; a single one ends the field.
                guard offset < bytes.count, bytes[offset] == Self.quote else {
                    try expectEndOfField()
                    return content
                }
                offset += 1
            } else if byte == Self.lineFeed {
                line += 1
            }
            content.append(byte)
        }
        throw CSVError("The quote that opens on line \(first) is never closed.")
    }

    private func expectEndOfField() throws(CSVError) {
        let rest = bytes[offset...].prefix { $0 != separator && $0 != Self.lineFeed }
        guard rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) else {
            throw CSVError("Text follows a closing quote. Write a quote inside quotes twice.")
        }
    }
}

/// An error in CSV.
struct CSVError: Error, Hashable {
    /// What is wrong and how to fix it, in whole sentences.
    let message: String

    init(_ message: String) { self.message = message }
}
