import FoveaSearch

/// The type of a column's values.
package enum ColumnKind: String, CaseIterable, Sendable {
    /// Strings.
    case text
    /// Numbers.
    case number
    /// Boolean values.
    case bool
    /// Dates, with or without a time.
    case date

    /// Parses a value of the kind, or returns nil when it is invalid.
    func value(_ text: String) -> MetadataValue? {
        switch self {
        case .text: .string(text)
        case .number: Self.number(text).map { .number($0) }
        case .bool: Self.bools[text.lowercased()].map { .bool($0) }
        case .date: WrittenDate.date(text).map { .date($0) }
        }
    }

    /// The expected form of a value, as it continues the words "expected …".
    var expectation: String {
        switch self {
        case .text: "a text"
        case .number: "a number such as 12 or 0.5"
        case .bool: "true or false"
        case .date: "a date such as 1999-12-31 or 1999-12-31T23:59:59Z"
        }
    }

    private static let bools = ["true": true, "false": false, "yes": true, "no": false, "1": true, "0": false]

    private static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// Returns whether a text looks like a typical value of the kind.
    ///
    /// A number with a leading zero is probably a code, which would lose the zero. "1" and "yes" are ambiguous.
    func isGuess(_ text: String) -> Bool {
        switch self {
        case .text: true
        case .number: text.wholeMatch(of: /-?(0|[1-9]\d{0,14})(\.\d+)?([eE][+-]?\d{1,2})?/) != nil
        case .bool: ["true", "false"].contains(text.lowercased())
        case .date: WrittenDate.date(text) != nil
        }
    }
}

/// The kinds of columns: the declared ones, and for the others those that fit all values.
struct ColumnKinds: Sendable {
    private let declared: [String: ColumnKind]
    private var candidates: [String: [ColumnKind]] = [:]

    init(declared: [String: ColumnKind] = [:]) {
        self.declared = declared
    }

    /// Records a value of a column.
    mutating func see(_ text: String, in column: String) {
        guard declared[column] == nil, !text.isEmpty else { return }
        candidates[column, default: [.number, .bool, .date]].removeAll { !$0.isGuess(text) }
    }

    /// The kind of a column.
    subscript(column: String) -> ColumnKind {
        declared[column] ?? candidates[column]?.first ?? .text
    }

    /// Parses the value of a column.
    func value(_ text: String, in column: String) throws(ItemError) -> MetadataValue {
        guard let value = self[column].value(text) else {
            throw ItemError("'\(text)' in the column '\(column)' isn't \(self[column].expectation).")
        }
        return value
    }
}
