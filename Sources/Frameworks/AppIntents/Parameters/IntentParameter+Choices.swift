extension IntentParameter {
    /// Creates a parameter whose values come from an options provider.
    ///
    /// A provider is made each time the person has to choose.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: @autoclosure @escaping @Sendable () -> Provider
    )
    where
        // Whatever conforms may be used from any task; isolated conformances may not.
        Provider: SendableMetatype, Provider.Result: SendableMetatype,
        Provider.Result.Result.ValueType == Value.ValueType
    {
        self.init(
            title: title,
            description: description,
            initialValue: nil,
            limits: ParameterLimits(choices: {
                let provider = optionsProvider()
                try await provider.loadDependencies()
                return try await provider.results().items
            }),
            requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }

    /// Creates a parameter of entities that a query of its own suggests.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: @autoclosure @escaping @Sendable () -> Query
    ) where Value.ValueType: AppEntity, Query.Entity == Value.ValueType, Query.Result: SendableMetatype {
        self.init(
            title: title,
            description: description,
            requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior,
            optionsProvider: query()
        )
    }

    /// Creates a parameter of some of the cases of an enumeration.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedValues: [Value.ValueType],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType: AppEnum {
        self.init(
            title: title,
            description: description,
            initialValue: `default`.flatMap { $0 as? Value },
            limits: ParameterLimits(accepts: { supportedValues.contains($0) }, choices: { supportedValues }),
            requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior
        )
    }
}
