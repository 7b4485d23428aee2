import FoveaSearch

/// What the values of a column are.
package enum ColumnKind: String, CaseIterable, Sendable {
    /// Text.
    case text
    /// Numbers.
    case number
    /// Yes or no.
    case bool
    /// Days, or points in time.
    case date

    /// Returns a text as a value of the kind, or nil when it is none.
    func value(_ text: String) -> MetadataValue? {
        switch self {
        case .text: .string(text)
        case .number: Self.number(text).map { .number($0) }
        case .bool: Self.bools[text.lowercased()].map { .bool($0) }
        case .date: CivilDate.date(text).map { .date($0) }
        }
    }

    /// What a value of the kind looks like, as it continues the words "expected …".
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

    /// Returns whether a text looks as values of the kind are commonly written.
    ///
    /// A number with a leading zero is rather a code: it would lose the zero. "1" and "yes" may mean anything.
    func isGuess(_ text: String) -> Bool {
        switch self {
        case .text: true
        case .number: text.wholeMatch(of: /-?(0|[1-9]\d{0,14})(\.\d+)?([eE][+-]?\d{1,2})?/) != nil
        case .bool: ["true", "false"].contains(text.lowercased())
        case .date: CivilDate.date(text) != nil
        }
    }
}

/// The kinds of columns: those that were declared, and for the others those that all their values have.
struct ColumnKinds: Sendable {
    private let declared: [String: ColumnKind]
    private var candidates: [String: [ColumnKind]] = [:]

    init(declared: [String: ColumnKind] = [:]) {
        self.declared = declared
    }

    /// Takes note of a value that stands in a column.
    mutating func see(_ text: String, in column: String) {
        guard declared[column] == nil, !text.isEmpty else { return }
        candidates[column, default: [.number, .bool, .date]].removeAll { !$0.isGuess(text) }
    }

    /// The kind of a column.
    subscript(column: String) -> ColumnKind {
        declared[column] ?? candidates[column]?.first ?? .text
    }

    /// Returns a text as the value of a column.
    func value(_ text: String, in column: String) throws(ItemError) -> MetadataValue {
        guard let value = self[column].value(text) else {
            throw ItemError("'\(text)' in the column '\(column)' isn't \(self[column].expectation).")
        }
        return value
    }
}
