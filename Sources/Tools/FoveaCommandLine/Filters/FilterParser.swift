package import FoveaSearch

/// A parser of conditions on metadata, such as `year >= 1990 and artist = "Nina Simone"`.
///
/// The grammar, from lowest to highest precedence:
///
/// ```text
/// filter     = and { ("or" | "||") and }
/// and        = not { ("and" | "&&") not }
/// not        = ("not" | "!") not | "(" filter ")" | "has" name | comparison
/// comparison = name sign value | name ["not"] "in" "(" value { "," value } ")" | name "between" value "and" value
/// sign       = "=" | "==" | "!=" | "<>" | "<" | "<=" | ">" | ">="
/// value      = text in quotes | number | date | "true" | "false"
/// ```
package struct FilterParser {
    private let tokens: [FilterToken]
    private var index = 0
    private var depth = 0

    private init(_ tokens: [FilterToken]) { self.tokens = tokens }

    /// Parses a filter.
    package static func filter(_ text: String) throws(FilterError) -> MetadataFilter {
        var parser = FilterParser(try FilterScanner.tokens(of: text))
        let filter = try parser.alternatives()
        let rest = parser.token
        guard rest.kind == .end else {
            throw FilterError("'and', 'or' or the end was expected before \(rest.description)", at: rest.column)
        }
        return filter
    }

    private var token: FilterToken { tokens[index] }

    private mutating func advance() { index = min(index + 1, tokens.count - 1) }

    /// Consumes a keyword or an equivalent sign.
    private mutating func take(_ word: String, or sign: String? = nil) -> Bool {
        switch token.kind {
        case .name(let name) where name.lowercased() == word: break
        case .sign(let text) where text == sign: break
        default: return false
        }
        advance()
        return true
    }

    private mutating func expect(_ sign: String, _ place: String) throws(FilterError) {
        guard token.kind == .sign(sign) else {
            throw FilterError("'\(sign)' was expected \(place), before \(token.description)", at: token.column)
        }
        advance()
    }

    private mutating func alternatives() throws(FilterError) -> MetadataFilter {
        var filters = [try conjunction()]
        while take("or", or: "||") { filters.append(try conjunction()) }
        return filters.count == 1 ? filters[0] : .any(filters)
    }

    private mutating func conjunction() throws(FilterError) -> MetadataFilter {
        var filters = [try negation()]
        while take("and", or: "&&") { filters.append(try negation()) }
        return filters.count == 1 ? filters[0] : .all(filters)
    }

    private mutating func negation() throws(FilterError) -> MetadataFilter {
        // The parser is recursive, and the stack is limited.
        guard depth < 100 else { throw FilterError("it is nested too deeply", at: token.column) }
        depth += 1
        defer { depth -= 1 }
        if take("not", or: "!") { return .not(try negation()) }
        if take("has") { return .exists(try name()) }
        if token.kind == .sign("(") {
            advance()
            let filter = try alternatives()
            try expect(")", "at the end of the group")
            return filter
        }
        return try comparison()
    }

    private mutating func name() throws(FilterError) -> String {
        let token = token
        switch token.kind {
        case .name(let name) where !["and", "or", "not", "in", "between"].contains(name.lowercased()):
            advance()
            return name
        case .quotedName(let name):
            advance()
            return name
        case .value(.string):
            throw FilterError(
                "a name was expected before \(token.description); names stand without quotes, or in backquotes",
                at: token.column
            )
        default:
            throw FilterError("the name of a value was expected before \(token.description)", at: token.column)
        }
    }

    private mutating func value(after word: String) throws(FilterError) -> MetadataValue {
        guard case .value(let value) = token.kind else {
            let hint = if case .name = token.kind { "; put a text in quotes" } else { "" }
            throw FilterError(
                "a value was expected after \(word), before \(token.description)\(hint)",
                at: token.column
            )
        }
        advance()
        return value
    }

    private mutating func comparison() throws(FilterError) -> MetadataFilter {
        let key = try name()
        if take("in") { return try list(key) }
        if take("between") {
            let low = try value(after: "'between'")
            guard take("and", or: "&&") else {
                throw FilterError(
                    "'and' was expected between two values, before \(token.description)",
                    at: token.column
                )
            }
            return .all([.isAtLeast(key, low), .isAtMost(key, try value(after: "'and'"))])
        }
        if take("not") {
            guard take("in") else {
                throw FilterError("'in' was expected after 'not', before \(token.description)", at: token.column)
            }
            return .not(try list(key))
        }
        guard case .sign(let sign) = token.kind, let compare = Self.comparisons[sign] else {
            throw FilterError(
                "a comparison such as '=' or '>=' was expected after '\(key)', before \(token.description)",
                at: token.column
            )
        }
        advance()
        return compare(key, try value(after: "'\(sign)'"))
    }

    private static let comparisons: [String: @Sendable (String, MetadataValue) -> MetadataFilter] = [
        "=": { .equals($0, $1) }, "==": { .equals($0, $1) },
        "!=": { .not(.equals($0, $1)) }, "<>": { .not(.equals($0, $1)) },
        "<": { .isLess($0, $1) }, "<=": { .isAtMost($0, $1) },
        ">": { .isGreater($0, $1) }, ">=": { .isAtLeast($0, $1) },
    ]

    private mutating func list(_ key: String) throws(FilterError) -> MetadataFilter {
        try expect("(", "after 'in'")
        var values: Set = [try value(after: "'('")]
        while token.kind == .sign(",") {
            advance()
            values.insert(try value(after: "','"))
        }
        try expect(")", "at the end of the list")
        return .isOne(key, of: values)
    }
}
