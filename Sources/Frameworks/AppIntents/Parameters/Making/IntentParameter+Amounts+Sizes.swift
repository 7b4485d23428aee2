extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates a parameter for a collection of amounts of money, of a size.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of amounts of money that can be made from other values, of a size.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of amounts of money, with sizes for widgets.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of amounts of money that can be made from other values, with sizes for widgets.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .amounts(in: inclusiveRange, of: currencyCodes)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }
}
