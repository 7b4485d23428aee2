extension IntentParameter where Value.ValueType == Int {
    /// Creates a parameter for an integer.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .integers(controlStyle.control, in: inclusiveRange),
            default: `default`
        )
    }

    /// Creates a parameter for an integer that can be made from other values.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .integers(controlStyle.control, in: inclusiveRange)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for an integer that an options provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .integers(controlStyle.control, in: inclusiveRange)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for an integer that an options provider offers or that can be made from other values.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .integers(controlStyle.control, in: inclusiveRange)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }
}
