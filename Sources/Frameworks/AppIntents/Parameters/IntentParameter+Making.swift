extension IntentParameter {
    /// Creates a parameter with a title.
    ///
    /// - Parameters:
    ///   - title: The name of the parameter, as people read it.
    ///   - description: What the parameter means.
    ///   - default: The value it starts with.
    ///   - requestValueDialog: What to say to ask for a value.
    ///   - inputConnectionBehavior: Where values of other intents may go.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title,
            description: description,
            initialValue: `default`.flatMap { $0 as? Value },
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter without a title, with a description.
    public convenience init(
        description: LocalizedStringResource,
        default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: "",
            description: description,
            default: `default`,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter without a title, with a value to start with.
    public convenience init(
        default: Value.UnwrappedType,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: "",
            default: `default`,
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter without a title, with words to ask for a value.
    public convenience init(
        requestValueDialog: IntentDialog,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: "",
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter of entities or cases with words to ask which of several is meant.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType: AppValue {
        self.init(
            title: title,
            description: description,
            initialValue: `default`.flatMap { $0 as? Value },
            requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }
}
