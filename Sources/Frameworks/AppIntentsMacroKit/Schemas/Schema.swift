/// What a schema of the system asks of a type.
struct Schema {
    /// The name with the family before it, as it follows the dot in the source.
    let name: String
    /// The properties that the system fills in or reads.
    var members: [Member] = []
    /// The cases that the system counts on.
    var cases: [String] = []
    /// The protocols that a type following the schema conforms to, besides those of its kind.
    var conformances: [String] = []

    /// A property that the schema names.
    struct Member {
        let name: String
        /// The type as it is written, or nil where the app chooses it.
        let type: String?
        /// The name as people read it.
        let title: String
    }
}

/// What a schema describes, and how the sources say so.
struct SchemaKind {
    /// The name of the macro and of the protocol.
    let name: String
    /// What a declaration of the kind begins with.
    let introducer: String
    /// The protocol for types of the kind that follow a schema.
    let schemaProtocol: String
    /// The type of the schemas, inside `AppSchema`.
    let schemaType: String
    /// The wrapper of the properties that a schema names.
    let wrapper: String
    /// The attributes that say of a property how the system reads it.
    let wrapperSpellings: [String]
    /// The schemas there are.
    let schemas: [Schema]

    /// The name of the member that names the schema.
    var schemaMember: String { "__appSchema\(schemaType)" }
}
