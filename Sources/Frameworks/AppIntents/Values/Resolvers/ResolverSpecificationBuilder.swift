/// A builder of the list of resolvers of a parameter or a type.
///
/// ```swift
/// extension Rating {
///     @ResolverSpecificationBuilder<Self>
///     static var defaultResolverSpecification: some ResolverSpecification {
///         RatingFromInt()
///         RatingFromStars()
///     }
/// }
/// ```
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
    /// Takes a resolver that makes values of the property's type.
    public static func buildExpression<Stage: Resolver>(_ resolver: Stage) -> [any Resolver]
    where Stage.Output.ValueType == Property.ValueType {
        [resolver]
    }

    /// Takes the resolvers of another list.
    public static func buildExpression<Specification: ResolverSpecification>(
        _ specification: Specification
    ) -> [any Resolver] {
        Array(specification)
    }

    /// Joins resolvers, which are tried in the order in which they are written.
    public static func buildBlock(_ resolvers: [any Resolver]...) -> [any Resolver] {
        resolvers.flatMap { $0 }
    }

    /// Makes the list.
    public static func buildFinalResult(_ resolvers: [any Resolver]) -> some ResolverSpecification {
        ResolverList<Property>(resolvers: resolvers.map { AnyHashableResolver(resolver: $0) })
    }
}

/// The list that the builder makes.
struct ResolverList<Value: _IntentValue>: ResolverSpecification {
    typealias Output = Value

    let resolvers: [AnyHashableResolver]

    func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.map(\.resolver).makeIterator() }
}

/// A resolver of any type that can be compared with others.
struct AnyHashableResolver: Hashable {
    let resolver: any Resolver

    static func == (first: AnyHashableResolver, second: AnyHashableResolver) -> Bool {
        AnyHashable(first.resolver) == AnyHashable(second.resolver)
    }

    func hash(into hasher: inout Hasher) {
        AnyHashable(resolver).hash(into: &hasher)
    }
}
