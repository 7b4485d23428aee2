/// An enumeration whose cases links lead to.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    /// The type of the link.
    typealias URLRepresentation = EnumURLRepresentation<Self>
    /// The link, with a place for the raw value, or one link for each case.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// The raw value as text.
    public var urlRepresentationParameter: String { rawValue.description }

    /// The link that leads to the case, or nil when there is none.
    package var representedURL: URL? { Self.urlRepresentation.url(for: self) }
}

/// A link to the cases of an enumeration.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, ExpressibleByDictionaryLiteral {
    private enum Links {
        case one(LinkTemplate<Enum>)
        case each([Enum: EnumSingleURLRepresentation])
    }

    private let links: Links

    /// Creates a link to all cases.
    public init(_ url: String) {
        self.init(stringLiteral: url)
    }

    /// Creates a link for each case.
    public init(_ urls: [Enum: EnumSingleURLRepresentation]) {
        links = .each(urls)
    }

    /// Creates a link from a literal.
    public init(stringLiteral value: String) {
        links = .one(LinkTemplate(pieces: [.words(value)]))
    }

    /// Creates a link from a literal with places for the raw value.
    public init(stringInterpolation: StringInterpolation) {
        links = .one(stringInterpolation.template)
    }

    /// Creates a link for each case from a literal.
    public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
        links = .each(Dictionary(elements) { $1 })
    }

    func url(for value: Enum) -> URL? {
        switch links {
        case .one(let template): template.url(for: value)
        case .each(let links): links[value]?.template.url(for: value)
        }
    }

    /// A link to one case.
    public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation {
        let template: LinkTemplate<Enum>

        /// Creates a link from a literal.
        public init(stringLiteral value: String) {
            template = LinkTemplate(pieces: [.words(value)])
        }

        /// Creates a link from a literal with places for the raw value.
        public init(stringInterpolation: EnumURLRepresentation.StringInterpolation) {
            template = stringInterpolation.template
        }
    }

    /// A literal with places for the raw value.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// A part of a case.
        public enum Token: Hashable, Sendable {
            /// The raw value.
            case rawValue
        }

        var template = LinkTemplate<Enum>(pieces: [])

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a part of the link as it is.
        public mutating func appendLiteral(_ literal: String) {
            template.pieces.append(.words(literal))
        }

        /// Appends the place of the raw value.
        public mutating func appendInterpolation(_ token: Token) {
            switch token {
            case .rawValue: template.pieces.append(.value { $0.rawValue })
            }
        }
    }
}
