import FoveaTesting
import Synchronization

// An app of the usual shape: entities in a catalog that is a dependency of the queries.

struct SampleEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static let defaultQuery = SampleQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct SampleQuery: EntityQuery {
    @Dependency var catalog: SampleCatalog

    func entities(for identifiers: [String]) async throws -> [SampleEntity] {
        let catalog = catalog
        return identifiers.compactMap { catalog[$0] }
    }
}

struct SampleSearch: IntentValueQuery {
    @Dependency var catalog: SampleCatalog

    func values(for input: SemanticContentDescriptor) async throws -> [SampleEntity] {
        Array(catalog.entities.prefix(input.labels.isEmpty ? 0 : 10))
    }
}

struct OpenSample: OpenIntent {
    static let title: LocalizedStringResource = "Open Album"

    @Parameter(title: "Album")
    var target: SampleEntity
}

struct CountSamples: AppIntent {
    static let title: LocalizedStringResource = "Count Albums"

    @Parameter(title: "Number", default: 7)
    var number: Int
    @Parameter(title: "Names")
    var names: [String]?
    @Dependency
    var catalog: SampleCatalog

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: min(number, catalog.entities.count))
    }
}

final class SampleCatalog: Sendable {
    let entities: [SampleEntity]
    private let byIdentifier: [String: SampleEntity]

    init(count: Int) {
        entities = (0..<count).map { SampleEntity(id: "album-\($0)", name: "Album \($0)") }
        byIdentifier = Dictionary(uniqueKeysWithValues: entities.map { ($0.id, $0) })
    }

    var identifiers: [String] { entities.map(\.id) }

    subscript(identifier: String) -> SampleEntity? { byIdentifier[identifier] }
}

/// A query that waits until it is cancelled, and notes when.
struct SleepingSearch: IntentValueQuery {
    @Dependency var watch: CancellationWatch

    func values(for input: SemanticContentDescriptor) async throws -> [SampleEntity] {
        watch.start()
        do {
            try await Task.sleep(for: .seconds(60))
        } catch {
            watch.notice()
            throw error
        }
        return []
    }
}

final class CancellationWatch: Sendable {
    private let state = Mutex((started: false, noticed: ContinuousClock.Instant?.none))

    var hasStarted: Bool { state.withLock { $0.started } }
    var noticed: ContinuousClock.Instant? { state.withLock { $0.noticed } }

    func start() { state.withLock { $0.started = true } }
    func notice() { state.withLock { $0.noticed = .now } }
}
