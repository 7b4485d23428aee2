extension IntentParameter where Value.ValueType: AppEntity {
    /// Creates a parameter for a collection of entities, of a size.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of entities that can be made from other values, of a size.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of entities that an options provider offers, of a size.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a collection of entities that an options provider offers or that can be made from other values, of a size.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }

    /// Creates a parameter for a collection of entities that a query of its own finds, of a size.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.UnwrappedType: Collection, Query.Entity == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .found(by: query),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of entities, with sizes for widgets.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of entities that can be made from other values, with sizes for widgets.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of entities that an options provider offers, with sizes for widgets.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a collection of entities that an options provider offers or that can be made from other values, with sizes for widgets.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }

    /// Creates a parameter for a collection of entities that a query of its own finds, with sizes for widgets.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.UnwrappedType: Collection, Query.Entity == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .sized(size)
                .found(by: query),
            default: `default`
        )
    }
}
