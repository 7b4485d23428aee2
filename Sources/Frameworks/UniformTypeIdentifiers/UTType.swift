@_exported public import FoundationCompatibility

/// A kind of data, file or other thing, with its place in a hierarchy of kinds.
public struct UTType: Sendable, Hashable {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// Creates the type with an identifier, or returns nil when none is known.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased() == identifier ? identifier : Declaration.spelling(of: identifier)
        guard Declaration.all[identifier] != nil || DynamicType(identifier: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that another program declares, known here or not.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates a type that this program declares, known here or not.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
}

// MARK: - File name extensions and media types

extension UTType {
    /// Creates the type of files with an extension.
    ///
    /// An extension that is not known gives a dynamic type. Returns nil when the type of the extension doesn't
    /// conform to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a media type.
    ///
    /// A media type that is not known gives a dynamic type. Returns nil when the type doesn't conform to
    /// `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type that a tag of a class stands for.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = found
    }

    /// Returns the types that a tag of a class stands for, the preferred one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return [] }
        let known = Declaration.ordered.filter { $0.tags(tagClass).contains(tag) }.map { UTType(known: $0.identifier) }
        let found = known.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        if !known.isEmpty { return found }
        // Files and data of undeclared kinds are data.
        guard supertype.map({ UTType.data.conforms(to: $0) }) ?? true else { return [] }
        return [UTType(known: DynamicType(tag: tag, tagClass: tagClass).identifier)]
    }

    /// The usual file name extension, without a dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The usual media type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The file name extensions and media types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic = DynamicType(identifier: identifier) { return [dynamic.tagClass: [dynamic.tag]] }
        guard let declaration = Declaration.all[identifier] else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] where !declaration.tags(tagClass).isEmpty {
            tags[tagClass] = declaration.tags(tagClass)
        }
        return tags
    }
}

// MARK: - Hierarchy

extension UTType {
    /// Returns a Boolean value that indicates whether this is another type or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Returns a Boolean value that indicates whether this is a kind of another type.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    /// Returns a Boolean value that indicates whether another type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// All types that this is a kind of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents
        while let next = open.popLast() {
            if found.insert(next).inserted { open += next.parents }
        }
        return found
    }

    private var parents: [UTType] {
        if isDynamic { return [.data] }
        return Declaration.all[identifier]?.parents.map { UTType(known: $0) } ?? []
    }
}

// MARK: - Description

extension UTType {
    /// A Boolean value that indicates whether the type is dynamic: made for a tag that no type declares.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// A Boolean value that indicates whether the type is known.
    public var isDeclared: Bool { Declaration.all[identifier] != nil }

    /// A Boolean value that indicates whether the type is in the public domain of identifiers.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The name for people, in English.
    public var localizedDescription: String? { Declaration.all[identifier]?.name }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// The identifier.
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    /// Reads an identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
