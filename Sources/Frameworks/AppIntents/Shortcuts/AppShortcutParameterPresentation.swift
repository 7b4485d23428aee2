/// How a parameter of a shortcut is shown.
///
/// ```swift
/// ParameterPresentation(
///     for: \.$target,
///     summary: Summary("Open \(\.$target)"),
///     optionsCollections: {
///         OptionsCollection(AlbumQuery(), title: "Albums", systemImageName: "music.note")
///     }
/// )
/// ```
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    private let parameter: ParameterKeyPath
    private let summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
    private let collections: [ShortcutPresentation.Collection]

    /// Creates a way to show a parameter.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - summary: What the shortcut does with the parameter.
    ///   - optionsCollections: The values to choose, in groups.
    public init(
        for keyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
        optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {
        parameter = keyPath
        self.summary = summary
        collections = (optionsCollections() as? any ShortcutCollections)?.collections ?? []
    }

    func resolved(for intent: Intent) -> ShortcutPresentation {
        let object: any HostedParameter = intent[keyPath: parameter]
        return ShortcutPresentation(
            parameterName: intent.hostedParameters.first { $0.parameter === object }?.name ?? "",
            summary: summary.string.template.text(for: intent, table: summary.table),
            collections: collections
        )
    }
}

/// What a shortcut does with a parameter.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    let string: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>
    let table: String?

    /// Creates a summary, which contains the parameter.
    public init(
        _ summary: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {
        string = summary
        self.table = table.map { "\($0)" }
    }
}

/// A sentence with a place for a parameter of a shortcut.
public struct AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>:
    ExpressibleByStringInterpolation
where
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    let template: ParameterTemplate<Intent>

    /// Creates a sentence from a literal.
    public init(stringLiteral value: String) {
        template = ParameterTemplate(pieces: [.words(value)])
    }

    /// Creates a sentence from a literal with the key path of the parameter.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// A literal with the key path of a parameter.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = ParameterTemplate<Intent>(pieces: [])

        /// Creates an empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {
            template.pieces.append(.words(literal))
        }

        /// Appends the place of the parameter.
        public mutating func appendInterpolation(_ parameter: ParameterKeyPath) {
            template.pieces.append(.parameter { $0[keyPath: parameter] })
        }
    }
}
