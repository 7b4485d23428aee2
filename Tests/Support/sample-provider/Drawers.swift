import AppIntents

/// Something that an intent opens and that a link leads to.
struct DrawerEntity: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drawer"
    static let defaultQuery = DrawerQuery()
    static var urlRepresentation: URLRepresentation { "sample://drawers/\(.id)/inside" }

    let id: String

    var displayRepresentation: DisplayRepresentation { "Drawer \(id)" }
}

struct DrawerQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [DrawerEntity] {
        identifiers.filter { $0 != "none" }.map { DrawerEntity(id: $0) }
    }
}

struct OpenDrawer: OpenIntent {
    static let title: LocalizedStringResource = "Open Drawer"

    @Parameter(title: "Drawer") var target: DrawerEntity
    @Dependency var desk: Desk

    func perform() async throws -> some IntentResult {
        await desk.go(to: "/drawers?id=\(target.id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")")
        return .result()
    }
}
