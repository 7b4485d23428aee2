import Foundation

/// A CSV table by RFC 4180: fields between separators, quoted if they contain separators, quotes or line breaks.
///
/// Lines end with LF or CRLF, a byte order mark is skipped, and empty lines are ignored. The separator is the comma, or
/// the semicolon or tab if the header has more of them, as spreadsheets write in some countries.
struct CSVTable: Sendable {
    /// The names in the first line.
    let header: [String]
    private let rest: CSVScanner

    /// A record of the table, or its error.
    struct Record: Sendable {
        /// The number of its first line, from 1.
        let line: Int
        /// The fields, as many as the header has.
        let fields: Result<[String], CSVError>
    }

    /// Parses the header of a table.
    init(_ data: Data) throws(CSVError) {
        let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        var scanner = CSVScanner(bytes, separator: Self.separator(of: bytes))
        var first = [""]
        while first == [""] {
            guard let record = scanner.nextRecord() else {
                throw CSVError("It has no header: the first line has to name the columns.")
            }
            first = try record.get()
        }
        header = first.map { $0.trimmingCharacters(in: .whitespaces) }
        rest = scanner
        let names = header.filter { !$0.isEmpty }
        if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw CSVError("The header names the column '\(twice)' twice. Rename one of the two.")
        }
    }

    private static func separator(of bytes: [UInt8]) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes.prefix(while: { $0 != UInt8(ascii: "\n") }) {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        let comma = UInt8(ascii: ",")
        let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return others.first { counts[$0, default: 0] > counts[comma, default: 0] } ?? comma
    }

    /// The records below the header.
    var records: some Sequence<Record> {
        sequence(state: rest) { [count = header.count] scanner in
            while true {
                let line = scanner.line
                guard let record = scanner.nextRecord() else { return nil }
                guard case .success(let fields) = record, fields.count != count else {
                    return Record(line: line, fields: record)
                }
                if fields == [""] { continue }
                let error = CSVError("It has \(Number.count(fields.count, "field")), and the header has \(count).")
                return Record(line: line, fields: .failure(error))
            }
        }
    }
}
