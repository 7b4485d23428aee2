/// A type that offers values to choose from.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// The type of the collection of values.
    associatedtype Result: ResultsCollection
    /// The type of the value that is chosen in advance.
    associatedtype DefaultValue: _IntentValue = Result.Result where DefaultValue.ValueType == Result.Result.ValueType

    /// Returns the values to choose from.
    func results() async throws -> Result
    /// Returns the value that is chosen in advance, or nil.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// A collection of values in sections.
    public typealias ItemCollection = IntentItemCollection
    /// A section of values under a title.
    public typealias ItemSection = IntentItemSection
    /// A value with a look of its own.
    public typealias Item = IntentItem

    /// Returns nil: nothing is chosen in advance.
    public func defaultResult() async -> DefaultValue? { nil }
}
