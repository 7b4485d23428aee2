/// A sentence with parameters, and the parameters that are shown below it.
public struct IntentParameterSummary<Intent: AppIntent>: SpokenSummary {
    private let string: ParameterSummaryString<Intent>?
    private let table: String?
    /// The parameters below the sentence, in order.
    package let otherParameters: [PartialKeyPath<Intent>]

    /// Creates a summary that says nothing.
    public init() {
        self.init(nil, nil, [])
    }

    /// Creates a summary of a sentence.
    ///
    /// - Parameters:
    ///   - summary: The sentence.
    ///   - table: The table with its translations, under the sentence with `${name}` for each parameter.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
        self.init(summary, table, [])
    }

    /// Creates a summary of a sentence with parameters below it.
    ///
    /// - Parameters:
    ///   - summary: The sentence.
    ///   - table: The table with its translations, under the sentence with `${name}` for each parameter.
    ///   - otherParameters: The parameters below.
    public init(
        _ summary: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
    ) {
        self.init(summary, table, otherParameters())
    }

    /// Creates a summary of parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]) {
        self.init(nil, nil, otherParameters())
    }

    private init(
        _ string: ParameterSummaryString<Intent>?,
        _ table: String?,
        _ otherParameters: [PartialKeyPath<Intent>]
    ) {
        self.string = string
        self.table = table
        self.otherParameters = otherParameters
    }

    func chosen(for intent: Intent) -> IntentParameterSummary<Intent>? { self }

    /// The sentence for an intent, or nil without one.
    func text(for intent: Intent) -> String? { string?.text(for: intent, table: table) }
}

/// A builder of the parameters below a summary.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// Takes the key path of a parameter.
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] {
        [parameter]
    }

    /// Joins key paths.
    public static func buildBlock(_ parameters: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parameters.flatMap { $0 }
    }
}
