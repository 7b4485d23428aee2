/// A sentence with places for the parameters of an intent.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Piece {
        case words(String)
        case parameter((Intent) -> String)
    }

    let pieces: [Piece]

    /// Creates a sentence without parameters.
    public init(stringLiteral value: String) {
        pieces = [.words(value)]
    }

    /// Creates a sentence from a literal with key paths to parameters.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    func text(for intent: Intent) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .parameter(let text): text(intent)
            }
        }
        .joined()
    }

    /// A literal with key paths to parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.words(literal))
        }

        /// Appends the place of a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append(.parameter { $0[keyPath: parameter].summaryText })
        }
    }
}

extension IntentParameter {
    /// The value as people read it, or the title of the parameter before there is one.
    var summaryText: String {
        guard case .set(let value) = valueState else { return String(localized: title) }
        return Self.text(of: value)
    }

    private static func text(of value: Any) -> String {
        if let named = value as? any CustomLocalizedStringResourceConvertible {
            return String(localized: named.localizedStringResource)
        }
        if let list = value as? [Any] {
            return list.map { text(of: $0) }.formatted(.list(type: .and))
        }
        return "\(value)"
    }
}
