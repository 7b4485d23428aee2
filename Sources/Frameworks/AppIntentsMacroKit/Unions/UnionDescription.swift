/// What an enumeration says about the values it unites.
struct UnionDescription {
    /// The name of the enumeration, with the types around it.
    let type: String
    let access: AccessLevel
    let entries: [Entry]

    /// Something between the braces of the enumeration.
    enum Entry {
        case single(Case)
        case conditional([Clause])
    }

    /// A case and the value in it.
    struct Case {
        /// The name as it is written, with backticks where it has them.
        let name: String
        /// The type of the value as it is written.
        let payload: String
        /// Where the type stands: the file as a literal, and the line.
        let place: Place?

        /// The name without backticks.
        var identifier: String { name.filter { $0 != "`" } }
    }

    /// A line of the source.
    struct Place {
        let file: String
        let line: String
    }

    /// A part of the enumeration that is there on a condition.
    struct Clause {
        /// The line that begins the part, such as `#if os(Linux)` or `#else`.
        let line: String
        let entries: [Entry]
    }
}
