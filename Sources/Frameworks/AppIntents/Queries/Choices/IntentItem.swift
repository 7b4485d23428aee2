/// A value to choose, with a look of its own.
public struct IntentItem<Value: _IntentValue> {
    /// The value.
    public var value: Value
    private var look: DisplayRepresentation?

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
        look = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    /// The look of the item: its own, or else that of the value.
    public var description: DisplayRepresentation {
        get { look ?? Self.look(of: value) }
        set { look = newValue }
    }

    private static func look(of value: Value) -> DisplayRepresentation {
        switch value {
        case let value as any InstanceDisplayRepresentable: value.displayRepresentation
        case let value as any AppEnum: value.caseLook
        case let value as any CustomLocalizedStringResourceConvertible:
            DisplayRepresentation(title: value.localizedStringResource)
        default: DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(value)"))
        }
    }
}

extension IntentItem: Sendable where Value: Sendable {}

extension AppEnum {
    fileprivate var caseLook: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: localizedStringResource)
    }
}

// MARK: - Building

extension IntentItem {
    /// A builder of the items of a section.
    @resultBuilder
    public enum Builder {
        /// Returns an item that looks like its value.
        public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] { [IntentItem(expression)] }

        /// Returns an item.
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }

        /// Returns several items.
        public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] { expression }

        /// Returns the items, in order.
        public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap(\.self) }

        /// Returns the items of all turns of a loop.
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap(\.self)
        }

        /// Returns the items of a condition, or none.
        public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] { component ?? [] }

        /// Returns the items of the first of two branches.
        public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }

        /// Returns the items of the second of two branches.
        public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    }
}
