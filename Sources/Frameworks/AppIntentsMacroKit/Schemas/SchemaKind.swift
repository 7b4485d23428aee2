/// What a macro for schemas makes of a type, and how the sources say so.
struct SchemaKind {
    /// The schemas that the macro knows.
    let described: Schema.Kind
    /// The name of the macro and of the protocol.
    let name: String
    /// What a declaration of the kind begins with.
    let introducer: String
    /// The wrapper of the properties that a schema names.
    let wrapper: String
    /// The attributes that say of a property how the system reads it.
    let wrapperSpellings: [String]

    /// The protocol for types of the kind that follow a schema.
    var schemaProtocol: String { "AssistantSchema\(described.rawValue)" }
    /// The type of the schemas, inside `AppSchema`.
    var schemaType: String { described.rawValue }
    /// The name of the member that names the schema.
    var schemaMember: String { "__appSchema\(described.rawValue)" }

    static let intent = SchemaKind(
        described: .intent,
        name: "AppIntent",
        introducer: "struct",
        wrapper: "IntentParameter",
        wrapperSpellings: ["Parameter", "IntentParameter"]
    )

    static let entity = SchemaKind(
        described: .entity,
        name: "AppEntity",
        introducer: "struct",
        wrapper: "EntityProperty",
        wrapperSpellings: ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]
    )

    static let enumeration = SchemaKind(
        described: .enumeration,
        name: "AppEnum",
        introducer: "enum",
        wrapper: "",
        wrapperSpellings: []
    )

    /// Returns the schemas to choose from in place of a name: those of its family, or the families.
    func suggestions(for name: String) -> String {
        let schemas = Schema.all.filter { $0.kind == described }
        let family = name.drop { $0 == "." }.prefix { $0 != "." }
        let close = schemas.filter { $0.name.hasPrefix("\(family).") }.map(\.name)
        let families = schemas.map { String($0.name.prefix { $0 != "." }) }
        var seen: Set<String> = []
        let names = close.isEmpty ? families.filter { seen.insert($0).inserted }.map { "\($0).…" } : close
        return names.map { "'.\($0)'" }.joined(separator: ", ")
    }
}
