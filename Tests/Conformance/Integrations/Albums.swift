// As the talk teaches it: the model on the main actor beside the entity it keeps, everything after `import Vision`.
import Vision
import VisualIntelligence

@MainActor
@Observable
class CoverCatalog {
    static let shared = CoverCatalog()

    struct CatalogEntry: Sendable {
        let cover: CoverEntity
        let featurePrint: FeaturePrintObservation
    }

    private(set) var entries: [CatalogEntry] = []

    func add(_ cover: CoverEntity, image: CGImage) async throws {
        entries.append(CatalogEntry(cover: cover, featurePrint: try await featurePrint(for: image)))
    }

    private func featurePrint(for image: CGImage) async throws -> FeaturePrintObservation {
        let request = GenerateImageFeaturePrintRequest()
        let result = try await request.perform(on: image)
        return result
    }

    func search(matching pixelBuffer: CVReadOnlyPixelBuffer, maxDistance: Double = 1.0, limit: Int = 10) async throws
        -> [CoverEntity]
    {
        var cgImage: CGImage?
        pixelBuffer.withUnsafeBuffer {
            cgImage = CIContext().createCGImage(
                CIImage(cvPixelBuffer: $0),
                from: CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth($0), height: CVPixelBufferGetHeight($0))
            )
        }
        guard let cgImage else { return [] }
        let query = try await featurePrint(for: cgImage)
        return
            try entries
            .compactMap { entry -> (CoverEntity, Double)? in
                let distance = try query.distance(to: entry.featurePrint)
                return distance <= maxDistance ? (entry.cover, distance) : nil
            }
            .sorted { $0.1 < $1.1 }
            .prefix(limit)
            .map { $0.0 }
    }

    func covers(for identifiers: [String]) -> [CoverEntity] {
        entries.map(\.cover).filter { identifiers.contains($0.id) }
    }
}

struct CoverEntity: AppEntity {
    var id: String
    @Property var name: String
    @Property var artistName: String
    var coverArtData: Data

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(artistName)", image: .init(data: coverArtData))
    }
    static let defaultQuery = CoverQuery()
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Album" }

    init(id: String, name: String, artistName: String, coverArtData: Data) {
        self.id = id
        self.coverArtData = coverArtData
        self.name = name
        self.artistName = artistName
    }
}

struct CoverQuery: EntityQuery {
    @Dependency var catalog: CoverCatalog
    func entities(for identifiers: [String]) async throws -> [CoverEntity] { await catalog.covers(for: identifiers) }
}

@UnionValue
enum CoverSearchResult {
    case cover(CoverEntity)
    case singer(SingerEntity)
}

struct CoverSearchHandler: IntentValueQuery {
    @Dependency var catalog: CoverCatalog

    func values(for input: SemanticContentDescriptor) async throws -> [CoverSearchResult] {
        guard let pixelBuffer = input.pixelBuffer else { return [] }
        let covers = try await catalog.search(matching: pixelBuffer)
        return covers.map { CoverSearchResult.cover($0) }
    }
}
