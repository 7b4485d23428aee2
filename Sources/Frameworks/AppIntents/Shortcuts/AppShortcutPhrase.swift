/// A phrase that people say to run a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Piece {
        case words(String)
        case applicationName
        case parameter((Intent) -> any HostedParameter)
    }

    let pieces: [Piece]

    /// Creates a phrase from a text.
    public init(_ value: String) {
        self.init(stringLiteral: value)
    }

    /// Creates a phrase from a literal.
    public init(stringLiteral value: String) {
        pieces = [.words(value)]
    }

    /// Creates a phrase from a literal with the name of the app and key paths to parameters.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// The phrase with the names of parameters in their places.
    func resolved(for intent: Intent) -> ShortcutPhrase {
        let parameters = intent.hostedParameters
        return ShortcutPhrase(
            pieces: pieces.map { piece in
                switch piece {
                case .words(let words): return .words(words)
                case .applicationName: return .applicationName
                case .parameter(let parameter):
                    let object = parameter(intent)
                    return .parameter(parameters.first { $0.parameter === object }?.name ?? "")
                }
            }
        )
    }

    /// A literal with the name of the app and key paths to parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.words(literal))
        }

        /// Appends the name of the app.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            switch token {
            case .applicationName: pieces.append(.applicationName)
            }
        }

        /// Appends the place of a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append(.parameter { $0[keyPath: parameter] })
        }
    }
}

/// What a phrase contains in place of words.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the app.
    case applicationName
}
