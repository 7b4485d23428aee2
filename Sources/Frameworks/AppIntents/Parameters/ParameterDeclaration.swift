/// What an intent declares about one of its parameters: how it is called, what it takes and how to ask for it.
struct ParameterDeclaration<Element: _IntentValue>: Sendable {
    /// What tells the parameter from others.
    var identity: ParameterIdentity
    /// What the parameter means, or nil.
    var description: LocalizedStringResource?
    /// A Boolean value that indicates whether the value may be missing.
    var isOptional: Bool
    /// How people give a value.
    var options = ParameterOptions()
    /// Which values the parameter takes.
    var limits = ParameterLimits<Element>()
    /// What makes values from those of other types, before the resolvers of the type.
    var resolvers: [any Resolver] = []
    /// What to say to ask for a value.
    var requestValueDialog: IntentDialog?
    /// What to say to ask which of several values is meant.
    var requestDisambiguationDialog: IntentDialog?
    /// Where values of other intents may go.
    var inputConnectionBehavior = InputConnectionBehavior.default
    /// The name of the parameter, as people read it.
    var title: LocalizedStringResource { identity.title }

    /// Returns the same declaration for another type of values, whose limits are then unknown.
    func retyped<Other>(to type: Other.Type = Other.self) -> ParameterDeclaration<Other> {
        if let same = self as? ParameterDeclaration<Other> { return same }
        return ParameterDeclaration<Other>(
            identity: identity,
            description: description,
            isOptional: isOptional,
            options: options,
            requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }
}
