/// An object of an app that the system can find, show and pass to an intent.
///
/// An entity carries little: an identifier, what is shown, and the properties that people ask for. Its query finds
/// it again by identifier.
///
/// ```swift
/// struct AlbumEntity: AppEntity {
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
///     static let defaultQuery = AlbumQuery()
///
///     var id: String
///     var name: String
///
///     var displayRepresentation: DisplayRepresentation {
///         DisplayRepresentation(title: "\(name)")
///     }
/// }
/// ```
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
    /// The type of the query that finds entities of the type.
    associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
    /// The query that finds entities of the type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property that the system can read.
    public typealias Property = EntityProperty
}
