/// A sentence with parameters, and the parameters that are shown below it.
public struct IntentParameterSummary<Intent: AppIntent>: SpokenSummary {
    private let string: ParameterSummaryString<Intent>?
    /// The parameters below the sentence, in order.
    package let otherParameters: [PartialKeyPath<Intent>]

    /// Creates a summary of a sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
        string = summary
        otherParameters = []
    }

    /// Creates a summary of a sentence with parameters below it.
    public init(
        _ summary: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
    ) {
        string = summary
        self.otherParameters = otherParameters()
    }

    /// Creates a summary of parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]) {
        string = nil
        self.otherParameters = otherParameters()
    }

    init() {
        string = nil
        otherParameters = []
    }

    func sentence(for intent: Intent) -> ParameterSummaryString<Intent>? { string }
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
