/// A group of values to choose for the parameter of a shortcut.
public struct AppShortcutOptionsCollection<Provider>: AppShortcutOptionsCollectionSpecification
where Provider: DynamicOptionsProvider & Sendable, Provider.Result: SendableMetatype {
    /// The type of a value.
    public typealias Value = Provider.Result.Result.ValueType

    private let provider: Provider
    private let title: LocalizedStringResource
    private let systemImageName: String

    /// Creates a group from the values of an options provider or a query.
    public init(_ optionsProvider: Provider, title: LocalizedStringResource, systemImageName: String) {
        provider = optionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// Groups of values to choose for the parameter of a shortcut.
public protocol AppShortcutOptionsCollectionSpecification<Value> {
    /// The type of a value.
    associatedtype Value
}

/// A builder of groups of values.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> {
    /// Takes a group.
    public static func buildExpression<Provider>(
        _ collection: AppShortcutOptionsCollection<Provider>
    ) -> _AppShortcutOptionsCollections<Value>
    where AppShortcutOptionsCollection<Provider>.Value == Value {
        _AppShortcutOptionsCollections(collections: collection.collections)
    }

    /// Joins groups.
    public static func buildBlock(
        _ collections: _AppShortcutOptionsCollections<Value>...
    ) -> _AppShortcutOptionsCollections<Value> {
        _AppShortcutOptionsCollections(collections: collections.flatMap(\.collections))
    }
}

/// Groups of values, in order.
public struct _AppShortcutOptionsCollections<Value>: AppShortcutOptionsCollectionSpecification {
    let collections: [ShortcutPresentation.Collection]
}

/// Groups of values that a host can read.
protocol ShortcutCollections {
    var collections: [ShortcutPresentation.Collection] { get }
}

extension _AppShortcutOptionsCollections: ShortcutCollections {}

extension AppShortcutOptionsCollection: ShortcutCollections {
    var collections: [ShortcutPresentation.Collection] {
        [
            ShortcutPresentation.Collection(title: title, systemImageName: systemImageName) { [provider] in
                try await provider.loadDependencies()
                return try await provider.results().items.map { OutcomeValue($0) }
            }
        ]
    }
}

/// How a parameter of a shortcut is shown, as a host reads it.
package struct ShortcutPresentation: Sendable {
    /// The name of the parameter in the source.
    package let parameterName: String
    /// What the shortcut does with the parameter.
    package let summary: String
    /// The values to choose, in groups.
    package let collections: [Collection]

    /// A group of values to choose.
    package struct Collection: Sendable {
        /// The name of the group.
        package let title: LocalizedStringResource
        /// The name of the symbol of the group.
        package let systemImageName: String
        /// Returns the values.
        package let values: @Sendable () async throws -> [OutcomeValue]
    }
}
