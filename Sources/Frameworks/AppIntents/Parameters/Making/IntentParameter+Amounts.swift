extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates a parameter for an amount of money.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes),
            default: `default`
        )
    }

    /// Creates a parameter for an amount of money that can be made from other values.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for an amount of money that an options provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for an amount of money that an options provider offers or that can be made from other values.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }
}
