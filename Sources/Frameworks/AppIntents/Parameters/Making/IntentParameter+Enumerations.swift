extension IntentParameter where Value.ValueType: AppEnum {
    /// Creates a parameter for a case of an enumeration.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedValues: [Value.ValueType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .cases(supportedValues),
            default: `default`
        )
    }

    /// Creates a parameter for a case of an enumeration that can be made from other values.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedValues: [Value.ValueType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .cases(supportedValues)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a case of an enumeration that an options provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        supportedValues: [Value.ValueType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .cases(supportedValues)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a case of an enumeration that an options provider offers or that can be made from other values.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        supportedValues: [Value.ValueType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .cases(supportedValues)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }
}
