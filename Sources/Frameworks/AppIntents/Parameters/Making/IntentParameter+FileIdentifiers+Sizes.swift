import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType == IntentFile {
    /// Creates a parameter for a collection of files, of a size.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .files(supportedTypeIdentifiers.compactMap { UTType($0) })
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of files that can be made from other values, of a size.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .files(supportedTypeIdentifiers.compactMap { UTType($0) })
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of files, with sizes for widgets.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .files(supportedTypeIdentifiers.compactMap { UTType($0) })
                .sized(size),
            default: `default`
        )
    }

    /// Creates a parameter for a collection of files that can be made from other values, with sizes for widgets.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Specification
    ) where Value.UnwrappedType: Collection {
        self.init(
            .titled(title, description, requestValueDialog, nil, inputConnectionBehavior)
                .files(supportedTypeIdentifiers.compactMap { UTType($0) })
                .sized(size)
                .resolved(by: resolvers()),
            default: `default`
        )
    }
}
