/// A group of items under a title.
public struct IntentItemSection<Result: _IntentValue> {
    /// The look of the title, or nil for a section without one.
    public var title: DisplayRepresentation?
    /// The items, in order.
    public var items: [IntentItem<Result>]

    /// Creates a section from items.
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Result>]
    ) {
        self.title = title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
        self.items = items
    }

    /// Creates a section from values.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [Result]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }

    /// Creates a section from items.
    @available(*, deprecated, message: "Use init(_:items:).")
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    /// Creates a section from what a builder lists.
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}

// MARK: - Building

extension IntentItemSection {
    /// A builder of the sections of a collection.
    @resultBuilder
    public enum Builder {
        /// Returns no sections.
        public static func buildBlock() -> [IntentItemSection<Result>] { [] }

        /// Returns the sections, in order.
        public static func buildBlock(_ sections: IntentItemSection<Result>...) -> [IntentItemSection<Result>] {
            sections
        }

        /// Returns one section, without a title, of the items.
        public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: items)]
        }
    }
}
