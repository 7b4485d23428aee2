extension IntentParameter where Value.ValueType == Date {
    /// Creates a parameter for a date.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .dates(kind.components)
        )
    }

    /// Creates a parameter for a date that can be made from other values.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .dates(kind.components)
                .resolved(by: resolvers())
        )
    }

    /// Creates a parameter for a date that an options provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .dates(kind.components)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a date that an options provider offers or that can be made from other values.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .dates(kind.components)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }
}
