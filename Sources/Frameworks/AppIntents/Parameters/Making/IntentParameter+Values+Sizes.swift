extension IntentParameter {
    /// Creates a parameter for a collection of values, of a size.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of values that can be made from other values, of a size.
    @_disfavoredOverload
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of values that an options provider offers, of a size.
    @_disfavoredOverload
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a collection of values that an options provider offers or that can be made from other values, of a size.
    @_disfavoredOverload
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }

    /// Creates a parameter for a collection of values, with sizes for widgets.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of values that can be made from other values, with sizes for widgets.
    @_disfavoredOverload
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of values that an options provider offers, with sizes for widgets.
    @_disfavoredOverload
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a collection of values that an options provider offers or that can be made from other values, with sizes for widgets.
    @_disfavoredOverload
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection, Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .sized(size)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }
}
