public import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType: FileEntity {
    /// Creates a parameter for a collection of file entities of some types, of a size.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of file entities of some types that can be made from other values, of a size.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of file entities of some types, with sizes for widgets.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of file entities of some types that can be made from other values, with sizes for widgets.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
                .fileEntities(supportedContentTypes)
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }
}
