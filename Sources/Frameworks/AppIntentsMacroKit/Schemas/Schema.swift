/// What a schema of the system asks of a type.
package struct Schema: Sendable {
    /// What a schema describes.
    package enum Kind: String, CaseIterable, Sendable {
        case intent = "Intent"
        case entity = "Entity"
        case enumeration = "Enum"
    }

    /// What the schema describes.
    package let kind: Kind
    /// The name with the family before it, as it follows the dot in the source.
    package let name: String
    /// What a type that follows the schema is, in words.
    let summary: String
    /// The properties that the system fills in or reads.
    package let members: [SchemaMember]
    /// The cases of which an enumeration has one at least; none where the app chooses all of them.
    let cases: [String]
    /// The protocols that a type following the schema conforms to, besides those of its kind.
    package let conformances: [String]

    /// The schemas there are.
    package static let all = SchemaFamily.all.flatMap(\.schemas)

    /// Returns the schema of a kind with a name, or nil.
    package static func named(_ name: String, _ kind: Kind) -> Schema? {
        all.first { $0.kind == kind && $0.name == name }
    }
}

/// A property that a schema names.
package struct SchemaMember: Sendable {
    /// The name of the property.
    package let name: String
    /// The type, or the types of which the app chooses one.
    let types: [SchemaType]
    /// The name as people read it.
    package let title: String
    /// A Boolean value that indicates whether a type may do without the property.
    let isOptional: Bool

    /// Reads a member as a row has it: `name: Type`, or `name 'Title': Type` where the name in words isn't the title.
    ///
    /// A question mark behind the name says that a type may do without it. Several types stand between bars.
    init(_ text: String) {
        let halves = text.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != "\n" } }
        let parts = (halves.first ?? "").split(separator: "'").map(String.init)
        let spelled = (parts.first ?? "").filter { $0 != " " }
        isOptional = spelled.hasSuffix("?")
        name = isOptional ? String(spelled.dropLast()) : spelled
        types = (halves.last ?? "").split(separator: "|").map { SchemaType(String($0.filter { $0 != " " })) }
        title = parts.count > 1 ? parts[1] : Self.words(of: name)
    }

    /// Returns a name as people write it: "isFavorite" becomes "Favorite".
    private static func words(of name: String) -> String {
        var words = ""
        for character in name {
            words += words.isEmpty ? character.uppercased() : character.isUppercase ? " \(character)" : "\(character)"
        }
        let first = words.prefix { $0 != " " }
        return ["Is", "Has"].contains(first) ? String(words.dropFirst(first.count + 1)) : words
    }

    /// The member as the source of a type has it; what the app chooses is left open.
    var declaration: String { "var \(name): \(types.first?.spelling ?? "<#Type#>")" }
}

/// A type that a schema asks for.
enum SchemaType: Equatable, Sendable {
    /// A type of that name.
    case named(String)
    /// A type of the app that follows the schema of that name, in the same family.
    case following(String)
    /// A type that the app chooses, such as a union.
    case any
    indirect case optional(SchemaType)
    indirect case array(SchemaType)
    indirect case set(SchemaType)

    /// Reads a type as a row has it: `String?`, `[{asset}]`, `Set<String>`, or `*` for any.
    init(_ text: String) {
        if text.hasSuffix("?") {
            self = .optional(SchemaType(String(text.dropLast())))
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            self = .array(SchemaType(String(text.dropFirst().dropLast())))
        } else if text.hasPrefix("Set<"), text.hasSuffix(">") {
            self = .set(SchemaType(String(text.dropFirst(4).dropLast())))
        } else if text.hasPrefix("{"), text.hasSuffix("}") {
            self = .following(String(text.dropFirst().dropLast()))
        } else {
            self = text == "*" ? .any : .named(text)
        }
    }

    /// The type as the source has it, or nil where the app chooses a part of it.
    var name: String? {
        switch self {
        case .named(let name): name
        case .following, .any: nil
        case .optional(let type): type.name.map { "\($0)?" }
        case .array(let type): type.name.map { "[\($0)]" }
        case .set(let type): type.name.map { "Set<\($0)>" }
        }
    }

    /// The type with a placeholder for what the app chooses.
    var spelling: String {
        switch self {
        case .named(let name): name
        case .following(let schema): "<#\(schema)#>"
        case .any: "<#Type#>"
        case .optional(let type): "\(type.spelling)?"
        case .array(let type): "[\(type.spelling)]"
        case .set(let type): "Set<\(type.spelling)>"
        }
    }
}
