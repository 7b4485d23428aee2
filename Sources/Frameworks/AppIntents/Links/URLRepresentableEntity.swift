/// An entity that a link leads to.
///
/// ```swift
/// extension AlbumEntity: URLRepresentableEntity {
///     static var urlRepresentation: URLRepresentation { "https://example.com/albums/\(.id)" }
/// }
/// ```
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    /// The type of the link.
    typealias URLRepresentation = EntityURLRepresentation<Self>
    /// The link, with places for the identifier and the properties.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// The text of the identifier.
    public var urlRepresentationParameter: String { id.entityIdentifierString }

    /// The link that leads to the entity, or nil when a value in it is missing.
    package var representedURL: URL? { Self.urlRepresentation.template.url(for: self) }

    /// Returns the text of the identifier of the entity that a link leads to, or nil for a link of another form.
    package static func identifier(representedBy link: URL) -> String? {
        urlRepresentation.template.identifier(in: link)
    }
}

/// A link to an entity, with places for its identifier and its properties.
///
/// Values are encoded: whatever an identifier contains, it stays one part of the link.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
    let template: LinkTemplate<Entity>

    /// Creates a link without places.
    public init(_ url: String) {
        self.init(stringLiteral: url)
    }

    /// Creates a link from a literal.
    public init(stringLiteral value: String) {
        template = LinkTemplate(pieces: [.words(value)])
    }

    /// Creates a link from a literal with places.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// A literal with places for the identifier and the properties.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// A part of an entity that isn't a property.
        public enum Token: Hashable, Sendable {
            /// The identifier.
            case id
        }

        var template = LinkTemplate<Entity>(pieces: [])

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a part of the link as it is.
        public mutating func appendLiteral(_ literal: String) {
            template.pieces.append(.words(literal))
        }

        /// Appends the place of the identifier.
        public mutating func appendInterpolation(_ token: Token) {
            switch token {
            case .id: template.pieces.append(.identifier { $0.id })
            }
        }

        /// Appends the place of a property.
        public mutating func appendInterpolation<Value>(_ property: KeyPath<Entity, EntityProperty<Value>>) {
            template.pieces.append(.value { $0[keyPath: property].wrappedValue })
        }
    }
}
