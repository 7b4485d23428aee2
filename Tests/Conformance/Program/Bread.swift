import AppIntents

actor Oven {
    private(set) var baked: [String] = []
    func bake(_ bread: String) { baked.append(bread) }
}

struct BreadEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bread"
    static let defaultQuery = BreadQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id) bread" }
}

struct BreadQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [BreadEntity] { identifiers.map(BreadEntity.init) }
}

struct BakeIntent: AppIntent {
    static let title: LocalizedStringResource = "Bake"
    @Parameter(title: "Bread") var bread: BreadEntity
    @Parameter(title: "Loaves", default: 1) var loaves: Int
    @Dependency var oven: Oven

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        for _ in 0..<loaves { await oven.bake(bread.id) }
        return .result(value: loaves)
    }
}
