public import AppIntents
import FoveaHosting

/// One result of a visual search.
public struct VisualSearchResult: Sendable {
    /// The entity that the app answered.
    public let entity: any AppEntity
    /// The name of the union's case around the entity, or nil where the query answers entities of one type.
    public let unionCase: String?
    /// The way the result looks.
    public let displayRepresentation: DisplayRepresentation
    let app: HostedApp

    init(_ found: FoundEntity, in app: HostedApp) {
        entity = found.entity
        unionCase = found.unionCase
        displayRepresentation = found.entity.displayRepresentation
        self.app = app
    }

    /// The title that people read.
    public var title: String { String(localized: displayRepresentation.title) }

    /// The line below the title, or nil.
    public var subtitle: String? { displayRepresentation.subtitle.map { String(localized: $0) } }

    /// The reference to the entity, which outlives this process.
    public var identifier: EntityIdentifier { entity.reference }

    /// Returns the entity as one of a type, or nil when it is of another.
    public func entity<Entity: AppEntity>(as type: Entity.Type) -> Entity? { entity as? Entity }
}

extension VisualSearchResult: CustomStringConvertible {
    /// The type, title and subtitle.
    public var description: String {
        "\(identifier.typeName) “\(title)”\(subtitle.map { " (\($0))" } ?? "")"
    }
}
