extension IntentParameter where Value.ValueType: AppEntity {
    /// Creates a parameter for an entity.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior),
            default: `default`
        )
    }

    /// Creates a parameter for an entity that can be made from other values.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for an entity that an options provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for an entity that an options provider offers or that can be made from other values.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }

    /// Creates a parameter for an entity that a query of its own finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .found(by: query)
        )
    }
}
