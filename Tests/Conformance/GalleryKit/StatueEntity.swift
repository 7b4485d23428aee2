import AppIntents

/// An entity that a library of the app declares.
public struct StatueEntity: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Statue"
    public static let defaultQuery = StatueEntityQuery()

    public let id: String
    @Property(title: "Sculptor") public var sculptor: String

    public var displayRepresentation: DisplayRepresentation { "\(id), \(sculptor)" }

    public init(id: String, sculptor: String) {
        self.id = id
        self.sculptor = sculptor
    }
}

public struct StatueEntityQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [StatueEntity.ID]) async throws -> [StatueEntity] {
        identifiers.map { StatueEntity(id: $0, sculptor: "Unknown") }
    }
}

public struct OpenStatueIntent: OpenIntent {
    public static let title: LocalizedStringResource = "Open Statue"
    @Parameter(title: "Statue") public var target: StatueEntity
    public init() {}
}
