import Foundation

/// A reader of query strings.
struct QueryParser {
    /// The most characters of a query string.
    private static let lengthLimit = 1 << 16
    /// How deep parts may be in each other.
    private static let depthLimit = 64

    private let letters: [Character]
    private var position = 0
    private var depth = 0

    /// Returns the expression of a query string, or throws if it is none.
    static func parse(_ text: String) throws(CSSearchQueryError) -> QueryExpression {
        let letters = Array(text.prefix(lengthLimit + 1))
        guard letters.count <= lengthLimit else {
            throw CSSearchQueryError(.invalidQuery, "The query string has more than \(lengthLimit) characters.")
        }
        var parser = QueryParser(letters: letters)
        let expression = try parser.disjunction()
        parser.skipSpace()
        guard parser.position == letters.count else { throw parser.unexpected("its end") }
        return expression
    }

    private init(letters: [Character]) { self.letters = letters }

    private func unexpected(_ expected: String) -> CSSearchQueryError {
        let rest = position < letters.count ? "\"\(String(letters[position...].prefix(20)))\"" : "the end"
        return CSSearchQueryError(
            .invalidQuery,
            "The query string has \(rest) where \(expected) is expected. Write it like: title == \"blue*\"cd && rating >= 3"
        )
    }

    // MARK: - Parts

    private mutating func disjunction() throws(CSSearchQueryError) -> QueryExpression {
        var parts = [try conjunction()]
        while take("||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(CSSearchQueryError) -> QueryExpression {
        var parts = [try part()]
        while take("&&") { parts.append(try part()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func part() throws(CSSearchQueryError) -> QueryExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw CSSearchQueryError(.invalidQuery, "The query string is nested deeper than \(Self.depthLimit) levels.")
        }
        if take("!") { return .not(try part()) }
        if take("(") {
            let inner = try disjunction()
            guard take(")") else { throw unexpected("a closing parenthesis") }
            return inner
        }
        if take("InRange(") { return try range() }
        let attribute = try name()
        guard let comparison = comparison() else { throw unexpected("a comparison such as ==") }
        return .comparison(attribute: attribute, comparison, try value())
    }

    private mutating func range() throws(CSSearchQueryError) -> QueryExpression {
        let attribute = try name()
        guard take(",") else { throw unexpected("a comma") }
        let low = try value()
        guard take(",") else { throw unexpected("a comma") }
        let high = try value()
        guard take(")") else { throw unexpected("a closing parenthesis") }
        return .range(attribute: attribute, low, high)
    }

    private mutating func name() throws(CSSearchQueryError) -> String {
        skipSpace()
        let name = letters[position...].prefix { $0.isLetter || $0.isNumber || "_-.:*".contains($0) }
        guard !name.isEmpty else { throw unexpected("the name of an attribute") }
        position += name.count
        return String(name)
    }

    private mutating func comparison() -> QueryOperator? {
        let operators: [(String, QueryOperator)] = [
            ("==", .equal), ("!=", .notEqual), ("<=", .atMost), (">=", .atLeast), ("=", .equal), ("<", .less),
            (">", .greater),
        ]
        for (sign, comparison) in operators where take(sign) { return comparison }
        return nil
    }

    // MARK: - Values

    private mutating func value() throws(CSSearchQueryError) -> QueryValue {
        skipSpace()
        if take("$time.") { return .date(try moment()) }
        guard position < letters.count else { throw unexpected("a value") }
        if "\"'".contains(letters[position]) { return .pattern(try pattern()) }
        let word = String(letters[position...].prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) })
        let truth = ["true": 1.0, "YES": 1, "false": 0, "NO": 0]
        guard let number = Double(word) ?? truth[word] else { throw unexpected("a text in quotes, a number or a time") }
        position += word.count
        return .number(number)
    }

    private mutating func pattern() throws(CSSearchQueryError) -> QueryPattern {
        let quote = letters[position]
        position += 1
        var pieces = [""]
        while position < letters.count, letters[position] != quote {
            if letters[position] == "\\", position + 1 < letters.count {
                position += 1
                pieces[pieces.count - 1].append(letters[position])
            } else if letters[position] == "*" {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(letters[position])
            }
            position += 1
        }
        guard position < letters.count else { throw unexpected("a closing quote") }
        position += 1
        let modifiers = letters[position...].prefix { $0.isLetter }
        position += modifiers.count
        return QueryPattern(pieces: pieces, modifiers: Set(modifiers))
    }

    /// A time, such as `now(-3600)`, `today(-1)` or `iso(2026-12-24T19:30:00Z)`.
    private mutating func moment() throws(CSSearchQueryError) -> Date {
        let word = String(letters[position...].prefix { $0.isLetter || $0 == "_" })
        position += word.count
        var argument = ""
        if take("(") {
            argument = String(letters[position...].prefix { $0 != ")" })
            position += argument.count
            guard take(")") else { throw unexpected("a closing parenthesis") }
        }
        if word == "iso" {
            guard let date = try? Date(argument, strategy: .iso8601) else { throw unexpected("a time of ISO 8601") }
            return date
        }
        let calendar = Calendar.current
        let now = Date()
        let units: [String: (Calendar.Component, Int)] = [
            "today": (.day, 0), "yesterday": (.day, -1), "tomorrow": (.day, 1), "this_week": (.weekOfYear, 0),
            "this_month": (.month, 0), "this_year": (.year, 0),
        ]
        guard let offset = argument.isEmpty ? 0 : Int(argument), offset.magnitude < 1 << 40 else {
            throw unexpected("a whole number")
        }
        if word == "now" { return now.addingTimeInterval(Double(offset)) }
        guard let (unit, base) = units[word], offset.magnitude < 100_000,
            let start = calendar.dateInterval(of: unit, for: now)?.start,
            let date = calendar.date(byAdding: unit, value: base + offset, to: start)
        else { throw unexpected("a time such as $time.today(-1)") }
        return date
    }

    // MARK: - Letters

    private mutating func skipSpace() {
        while position < letters.count, letters[position].isWhitespace { position += 1 }
    }

    private mutating func take(_ sign: String) -> Bool {
        skipSpace()
        guard letters[position...].starts(with: sign) else { return false }
        position += sign.count
        return true
    }
}
