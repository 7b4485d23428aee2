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
            let check = "typealias __\(single.name.filter { $0 != "`" }) = AppIntents.IntentItem<\(single.payload)>"
            guard let place = single.place else { return check }
            return "#sourceLocation(file: \(place.file), line: \(place.line))\n        \(check)\n#sourceLocation()"
        }
        let cases = entries.compactMap { if case .single(let single) = $0 { single } else { nil } }
        // A literal can't hold conditions.
        guard cases.count < entries.count else {
            return "\(checks)\n        return [\(cases.map { "\($0.payload).self" }.joined(separator: ", "))]"
        }
        return """
            \(checks)
                    var types: [any AppIntents._IntentValue.Type] = []
            \(lines(of: entries, indent: 8) { "types.append(\($0.payload).self)" })
                    return types
            """
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
