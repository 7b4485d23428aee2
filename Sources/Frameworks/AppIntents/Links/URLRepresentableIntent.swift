/// An action that a link stands for.
///
/// An intent that opens an entity with a link of its own needs to declare no other.
public protocol URLRepresentableIntent: AppIntent {
    /// The type of the link.
    typealias URLRepresentation = IntentURLRepresentation<Self>
    /// The link, with places for the parameters.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The link that leads to the target.
    public static var urlRepresentation: URLRepresentation {
        URLRepresentation(template: LinkTemplate(pieces: []), target: { $0.target.representedURL })
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// The link that leads to the target.
    public static var urlRepresentation: URLRepresentation {
        URLRepresentation(template: LinkTemplate(pieces: []), target: { $0.target.representedURL })
    }
}

extension URLRepresentableIntent {
    /// The link that stands for the intent, or nil when a value in it is missing.
    package var representedURL: URL? { Self.urlRepresentation.url(for: self) }
}

/// A link that stands for an action, with places for its parameters.
///
/// Values are encoded: whatever an identifier contains, it stays one part of the link.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let template: LinkTemplate<Intent>
    private let target: ((Intent) -> URL?)?

    init(template: LinkTemplate<Intent>, target: ((Intent) -> URL?)? = nil) {
        self.template = template
        self.target = target
    }

    /// Creates a link without places.
    public init(_ url: String) {
        self.init(stringLiteral: url)
    }

    /// Creates a link from a literal.
    public init(stringLiteral value: String) {
        self.init(template: LinkTemplate(pieces: [.words(value)]))
    }

    /// Creates a link from a literal with places for parameters.
    public init(stringInterpolation: StringInterpolation) {
        self.init(template: stringInterpolation.template)
    }

    func url(for intent: Intent) -> URL? {
        if let target { target(intent) } else { template.url(for: intent) }
    }

    /// A literal with places for parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = LinkTemplate<Intent>(pieces: [])

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a part of the link as it is.
        public mutating func appendLiteral(_ literal: String) {
            template.pieces.append(.words(literal))
        }

        /// Appends the place of a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            template.pieces.append(.value { $0[keyPath: parameter].currentValue })
        }
    }
}
