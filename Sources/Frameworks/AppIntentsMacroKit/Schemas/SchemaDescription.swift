/// A type that follows a schema.
struct SchemaDescription {
    /// The name of the type, with the types around it.
    let type: String
    let access: AccessLevel
    let kind: SchemaKind
    let schema: Schema

    /// The extensions that make the type follow the schema; protocols it conforms to already are left out.
    ///
    /// Each protocol has an extension of its own, and is nonisolated by name: where an app makes the main actor the
    /// default, the type would otherwise conform on the main actor alone.
    func code(conformances missing: [String]) -> [String] {
        let plain = ([kind.name] + schema.conformances).filter { missing.contains($0) }
            .map { "extension \(type): nonisolated AppIntents.\($0) {}" }
        let conformance =
            missing.contains(kind.schemaProtocol) ? ": nonisolated AppIntents.\(kind.schemaProtocol)" : ""
        return plain + [
            """
            extension \(type)\(conformance) {
                \(access.memberModifier)nonisolated static var \(kind.schemaMember): \(schemaType) {
                    \(schemaType)(identifier: "\(schema.name)")
                }
            }
            """
        ]
    }

    private var schemaType: String { "AppIntents.AppSchema.\(kind.schemaType)" }
}
