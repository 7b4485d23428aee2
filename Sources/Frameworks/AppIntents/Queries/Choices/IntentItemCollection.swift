/// A collection of values in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    /// The sentence above the values.
    public var promptLabel: LocalizedStringResource?
    /// A Boolean value that indicates whether the values are shown under their first letters.
    public var usesIndexedCollation: Bool
    /// The sections, in order.
    public var sections: [IntentItemSection<Result>]

    /// Creates a collection from sections.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Creates a collection from items without sections.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [IntentItem<Result>]
    ) {
        self.init(
            promptLabel: promptLabel,
            usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)]
        )
    }

    /// Creates a collection from values without sections.
    ///
    /// An empty list is one of items.
    @_disfavoredOverload
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel,
            usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)]
        )
    }

    /// Creates a collection from the sections that a builder lists, or from its items.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel,
            usesIndexedCollation: usesIndexedCollation,
            sections: sectionsBuilder()
        )
    }

    /// The values of all sections, in order.
    public var items: [Result.ValueType] { sections.flatMap { $0.items.map(\.value).items } }

    /// A collection without sections.
    public static var empty: Self { Self(sections: []) }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
