/// A list of resolvers, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// The type of the values that the resolvers make.
    associatedtype Output
}

/// A list without resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
    /// The type that only its own values stand for.
    public typealias Output = Value

    /// Creates the list.
    public init() {}

    /// Returns an iterator over no resolvers.
    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        ([] as [any Resolver]).makeIterator()
    }
}
