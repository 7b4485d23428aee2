@_spi(FoveaRegistration) import AppIntents
import FoveaHosting
import FoveaProvider
import ProcessEngine
import ProviderFrames
import ProviderWire
import VisualIntelligence

/// An app in this process: the provider's end of the connection.
struct FuzzedApp: Sendable {
    private let content: HostedContent

    init() throws {
        content = HostedContent(name: "Fuzzed", content: try .registered(inModuleOf: LeafEntity.self))
    }

    /// Answers what comes over a socket; the closure learns once that nothing more comes.
    ///
    /// The server lives as long as there is something to answer.
    @discardableResult
    func serve(_ socket: Descriptor, end: @escaping @Sendable (WireError?) -> Void) -> ProviderServer {
        let face = AppFace(place: { "/leaves" }, page: { .text("\($0.method) \($0.path) \($0.body.count)") })
        let server = ProviderServer(offer: .success(content), face: face)
        server.serve(socket, end: end)
        return server
    }
}

struct LeafEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
    static let defaultQuery = LeafQuery()
    let id: Int

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Leaf \(id)", image: .init(data: Bombs.honest))
    }
}

struct LeafQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [LeafEntity] { identifiers.map { LeafEntity(id: $0) } }
}

struct LeafSearch: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [LeafEntity] {
        // Every pixel is looked at, so that a layout that lies is found out.
        let sum = input.pixelBuffer.map(Pixels.sum) ?? 0
        return (0..<3).map { LeafEntity(id: sum &+ $0) }
    }
}

struct OpenLeaf: OpenIntent {
    static let title: LocalizedStringResource = "Open Leaf"
    @Parameter(title: "Leaf") var target: LeafEntity

    func perform() async throws -> some IntentResult { .result() }
}

struct SearchLeaves: AppIntent, VisualIntelligenceSearchIntent {
    static let title: LocalizedStringResource = "Search Leaves"
    @Parameter(title: "Content") var semanticContent: SemanticContentDescriptor

    func perform() async throws -> some IntentResult { .result() }
}
