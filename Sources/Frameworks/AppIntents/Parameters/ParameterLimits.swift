/// Which values a parameter takes, and where to find some.
struct ParameterLimits<Element>: Sendable {
    /// Returns why the parameter doesn't take a value, or nil when it takes it.
    var refusal: @Sendable (Element) -> LocalizedStringResource? = { _ in nil }
    /// What offers the values to choose from; nil when any value can be given.
    var choices: (any ChoiceSource<Element>)?
    /// Returns the values that a reference stands for, or nil when it is no reference; nil when the type knows best.
    var lookup: (@Sendable (Any) async throws -> [Element]?)?
}

/// The values that a person chooses from.
struct ParameterChoices<Element> {
    var values: [Element]
    /// The looks of the values, where they differ from the values' own.
    var looks: [DisplayRepresentation?]

    init(_ values: [Element], looks: [DisplayRepresentation?] = []) {
        self.values = values
        // A collection whose items stand for several values each can't say how each of those looks.
        self.looks = looks.count == values.count ? looks : Array(repeating: nil, count: values.count)
    }
}

/// What offers values to choose from.
protocol ChoiceSource<Element>: Sendable {
    associatedtype Element

    /// Returns the values to choose from.
    func choices() async throws -> ParameterChoices<Element>
    /// Returns the values to take without asking, or nil when there are none.
    func suggestion() async throws -> [Element]?
}

/// Values that are known beforehand.
struct FixedChoices<Element: Sendable>: ChoiceSource {
    let values: [Element]

    func choices() async throws -> ParameterChoices<Element> { ParameterChoices(values) }
    func suggestion() async throws -> [Element]? { nil }
}

/// The values of an options provider.
///
/// Unchecked, as a provider needn't be sendable and its conformance may belong to the main actor, as that of every
/// provider of an app does that is built with main-actor isolation by default. A provider doesn't change once it is
/// here, and what is asked of it is asynchronous: an implementation that belongs to an actor goes there by itself.
struct ProvidedChoices<Provider: DynamicOptionsProvider>: ChoiceSource, @unchecked Sendable {
    private let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    func choices() async throws -> ParameterChoices<Provider.DefaultValue.ValueType> {
        try await provider.loadDependencies()
        let results = try await provider.results()
        return ParameterChoices(results.items, looks: (results as? any ItemLooks)?.looks ?? [])
    }

    func suggestion() async throws -> [Provider.DefaultValue.ValueType]? {
        try await provider.loadDependencies()
        guard let result = await provider.defaultResult() else { return nil }
        if let value = result as? Provider.DefaultValue.ValueType { return [value] }
        return result as? [Provider.DefaultValue.ValueType]
    }
}

/// A collection whose values have looks of their own.
protocol ItemLooks {
    var looks: [DisplayRepresentation?] { get }
}

extension IntentItemCollection: ItemLooks {
    var looks: [DisplayRepresentation?] { sections.flatMap { $0.items.map(\.description) } }
}
