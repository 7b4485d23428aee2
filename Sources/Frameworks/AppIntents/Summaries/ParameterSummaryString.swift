/// A sentence with places for the parameters of an intent.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let template: ParameterTemplate<Intent>

    /// Creates a sentence without parameters.
    public init(stringLiteral value: String) {
        template = ParameterTemplate(pieces: [.words(value)])
    }

    /// Creates a sentence from a literal with key paths to parameters.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    func text(for intent: Intent, table: String?) -> String {
        template.text(for: intent, table: table)
    }

    /// A literal with key paths to parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = ParameterTemplate<Intent>(pieces: [])

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {
            template.pieces.append(.words(literal))
        }

        /// Appends the place of a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            template.pieces.append(.parameter { $0[keyPath: parameter] })
        }
    }
}

/// Words with places for the parameters of an intent.
struct ParameterTemplate<Intent: AppIntent> {
    enum Piece {
        case words(String)
        case parameter((Intent) -> any HostedParameter)
    }

    var pieces: [Piece]

    /// Returns the words with the values of an intent in their places.
    ///
    /// A table has the translation under the words with `${name}` for each parameter.
    func text(for intent: Intent, table: String?) -> String {
        var text = key(for: intent)
        // Without its mark, a text with a percent sign would be read as a format.
        text = text.contains("%") ? text : String(localized: String.LocalizationValue(text), table: table)
        for (name, parameter) in parameters(of: intent) {
            text = text.replacing("${\(name)}", with: parameter.summaryText)
        }
        return text
    }

    /// The words with `${name}` for each parameter.
    func key(for intent: Intent) -> String {
        let parameters = intent.hostedParameters
        return pieces.map { piece in
            switch piece {
            case .words(let words): return words
            case .parameter(let parameter):
                let object = parameter(intent)
                return "${\(parameters.first { $0.parameter === object }?.name ?? "")}"
            }
        }
        .joined()
    }

    private func parameters(of intent: Intent) -> [WrappedProperties.Parameter] {
        let parameters = intent.hostedParameters
        return pieces.compactMap { piece in
            guard case .parameter(let parameter) = piece else { return nil }
            let object = parameter(intent)
            return (parameters.first { $0.parameter === object }?.name ?? "", object)
        }
    }
}
