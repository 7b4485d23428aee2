extension UnionDescription {
    /// The extension that makes the enumeration a union.
    ///
    /// Names of modules come first, so that types of the app that bear the same names don't get in the way. All of it
    /// is nonisolated: an app may make the main actor the default.
    func code(conformances: [String]) -> String {
        let inheritance = conformances.map { "nonisolated AppIntents.\($0)" }.joined(separator: ", ")
        let access = access.memberModifier
        return """
            extension \(type)\(inheritance.isEmpty ? "" : ": ")\(inheritance) {
                \(access)nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
                    \(access)typealias UnionValue = \(type)

            \(lines(of: entries, indent: 8) { "case \($0.name)" })
                }

                \(access)nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
            \(typeLines)
                }

                \(access)nonisolated var asIntentValue: any AppIntents._IntentValue {
                    switch self {
            \(lines(of: entries, indent: 8) { "case .\($0.name)(let value): value" })
                    }
                }
            }
            """
    }

    /// The statements that list the types.
    ///
    /// A type that is no intent value is an error at its own line in the source, ahead of those in the expansion.
    private var typeLines: String {
        let checks = lines(of: entries, indent: 0) { single in
            let check = "typealias __\(single.identifier) = AppIntents.IntentItem<\(single.payload)>"
            guard let place = single.place else { return check }
            return "#sourceLocation(file: \(place.file), line: \(place.line))\n        \(check)\n#sourceLocation()"
        }
        // Where a case has the name of a type, the name means the case in an expression and the type elsewhere.
        let names = Set(cases.map(\.identifier))
        let shadowed = cases.filter { names.contains(String($0.payload.prefix { $0 != "." && $0 != "<" })) }
        let aliases = shadowed.map { "        typealias __\($0.identifier)Value = \($0.payload)" }
        let type = { (single: Case) in
            shadowed.contains { $0.name == single.name } ? "__\(single.identifier)Value.self" : "\(single.payload).self"
        }
        // A literal can't hold conditions.
        let list =
            cases.count == entries.count
            ? "        return [\(cases.map(type).joined(separator: ", "))]"
            : """
                    var types: [any AppIntents._IntentValue.Type] = []
            \(lines(of: entries, indent: 8) { "types.append(\(type($0)))" })
                    return types
            """
        return ([checks] + aliases + [list]).joined(separator: "\n")
    }

    /// The cases that are there on no condition.
    private var cases: [Case] {
        entries.compactMap { if case .single(let single) = $0 { single } else { nil } }
    }

    private func lines(of entries: [Entry], indent: Int, _ line: (Case) -> String) -> String {
        entries.map { entry in
            switch entry {
            case .single(let single):
                String(repeating: " ", count: indent) + line(single)
            case .conditional(let clauses):
                clauses.map { "\($0.line)\n\(lines(of: $0.entries, indent: indent, line))" }.joined(separator: "\n")
                    + "\n#endif"
            }
        }.joined(separator: "\n")
    }
}
