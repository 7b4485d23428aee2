/// A value to choose, with a look of its own.
public struct IntentItem<Value: _IntentValue> {
    /// The value.
    public var value: Value
    /// The look of the value, or nil for the value's own.
    public var description: DisplayRepresentation?

    /// Creates an item that looks like its value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Creates an item with a look of its own.
    public init(
        _ value: Value,
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

extension IntentItem: Sendable where Value: Sendable {}

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
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [Result]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}
