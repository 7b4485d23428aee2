/// A phrase that sounds like that of a shortcut and means something else.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    let phrase: ShortcutPhrase

    /// Creates a phrase from a text.
    public init(_ phraseKey: String) {
        self.init(stringLiteral: phraseKey)
    }

    /// Creates a phrase from a literal.
    public init(stringLiteral value: String) {
        phrase = ShortcutPhrase(pieces: [.words(value)])
    }

    /// Creates a phrase from a literal with the name of the app.
    public init(stringInterpolation: StringInterpolation) {
        phrase = ShortcutPhrase(pieces: stringInterpolation.pieces)
    }

    /// A literal with the name of the app.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [ShortcutPhrase.Piece] = []

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
    }
}

/// The phrases that don't run any shortcut of an app, although they sound like it.
public struct NegativeAppShortcutPhrases: Sendable {
    /// The phrases, with the name of the app.
    package let phrases: [String]

    /// Creates a list of phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) {
        self.phrases = phrases.map { $0.phrase.text(for: nil) }
    }
}
