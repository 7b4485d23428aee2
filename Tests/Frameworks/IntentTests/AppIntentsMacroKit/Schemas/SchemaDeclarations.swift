@testable import AppIntentsMacroKit

/// The source that declares the schemas of a family for apps.
struct SchemaDeclarations {
    let family: SchemaFamily

    /// The name of the file.
    var fileName: String { "AppSchema+\(capitalized).swift" }

    /// The source.
    var source: String {
        (["// Written by `make schemas` from the table in AppIntentsMacroKit."] + [protocols] + conformances + accessors
            + members + [earlierNames])
            .joined(separator: "\n\n") + "\n"
    }

    private var capitalized: String { family.name.prefix(1).uppercased() + family.name.dropFirst() }

    private var kinds: [Schema.Kind] {
        Schema.Kind.allCases.filter { kind in family.schemas.contains { $0.kind == kind } }
    }

    private var protocols: String {
        let lines = kinds.map { kind in
            "    /// \(abstract(kind))\n    @_marker public protocol \(capitalized)\(kind.rawValue): Kind {}"
        }
        return "extension AppSchema {\n\(lines.joined(separator: "\n"))\n}"
    }

    private var conformances: [String] {
        [
            kinds.map { "extension AppSchema.\($0.rawValue): AppSchema.\(capitalized)\($0.rawValue) {}" }.joined(
                separator: "\n"
            )
        ]
    }

    private var accessors: [String] {
        kinds.map { kind in
            let type = "AppSchema.\(capitalized)\(kind.rawValue)"
            return """
                extension AppSchema\(kind.rawValue) where Self == AppSchema.\(kind.rawValue) {
                    /// \(abstract(kind))
                \(property("static var \(family.name): some \(type)", kind, family.name))
                }
                """
        }
    }

    private var members: [String] {
        kinds.map { kind in
            let schemas = family.schemas.filter { $0.kind == kind }.map { schema in
                let name = String(schema.name.drop { $0 != "." }.dropFirst())
                let declared = property("var \(name): some AppSchema\(kind.rawValue)", kind, schema.name)
                return "    /// The schema of \(schema.summary).\n\(details(of: schema))\(declared)"
            }
            return "extension AppSchema.\(capitalized)\(kind.rawValue) {\n\(schemas.joined(separator: "\n\n"))\n}"
        }
    }

    private var earlierNames: String {
        let lines = kinds.map { kind in
            let name = "\(capitalized)\(kind.rawValue)"
            return "    /// \(abstract(kind))\n    public typealias \(name) = AppSchema.\(name)"
        }
        return "extension AssistantSchemas {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func abstract(_ kind: Schema.Kind) -> String {
        let things =
            switch kind {
            case .intent: "intents"
            case .entity: "entities"
            case .enumeration: "enumerations"
            }
        return "The schemas of \(things) around \(family.summary)."
    }

    /// What a type that follows a schema has, a line for each.
    private func details(of schema: Schema) -> String {
        let members = schema.members.map { member in
            let types = member.types.map(\.text).joined(separator: "` or `")
            return "    /// - `\(member.name): \(types)`\(member.isOptional ? ", if there is one" : "")\n"
        }
        let cases = schema.cases.map { "    /// - `\($0)`\n" }
        return members.isEmpty && cases.isEmpty ? "" : "    ///\n" + (members + cases).joined()
    }

    private func property(_ head: String, _ kind: Schema.Kind, _ identifier: String) -> String {
        let value = "AppSchema.\(kind.rawValue)(identifier: \"\(identifier)\")"
        let line = "    public \(head) { \(value) }"
        return line.count <= 120 ? line : "    public \(head) {\n        \(value)\n    }"
    }
}
