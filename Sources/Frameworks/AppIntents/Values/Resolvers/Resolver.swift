/// A type that makes a value of one type from a value of another.
///
/// When a value comes in that isn't of a parameter's type, the resolvers of the parameter and those of its type try to
/// make one. Where no single resolver knows how, they are chained.
///
/// ```swift
/// struct AlbumFromTitle: Resolver {
///     func resolve(from input: String, context: IntentParameterContext<AlbumEntity>) async throws -> AlbumEntity? {
///         let albums = AlbumCatalog.shared.albums(titled: input)
///         return albums.count > 1 ? try await context.requestDisambiguation(among: albums) : albums.first
///     }
/// }
/// ```
public protocol Resolver<Input, Output>: Hashable, Sendable {
    /// The type of the value that comes in.
    associatedtype Input: _IntentValue
    /// The type of the value that is wanted.
    associatedtype Output: _IntentValue & Sendable

    /// Returns a value made from another, or nil when it stands for none.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    /// What a resolver knows about the parameter.
    public typealias Context = IntentParameterContext<Output>
}
