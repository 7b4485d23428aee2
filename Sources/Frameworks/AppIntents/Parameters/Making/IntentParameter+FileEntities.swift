public import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType: FileEntity {
    /// Creates a parameter for a file entity of some types.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes),
            default: `default`
        )
    }

    /// Creates a parameter for a file entity of some types that can be made from other values.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a file entity of some types that an options provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .offered(by: optionsProvider)
        )
    }

    /// Creates a parameter for a file entity of some types that an options provider offers or that can be made from other values.
    public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .offered(by: optionsProvider)
                .resolved(by: resolvers())
        )
    }
}
