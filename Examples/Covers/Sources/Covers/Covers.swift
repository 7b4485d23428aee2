import Vision
import VisualIntelligence

struct Cover: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cover"
    static let defaultQuery = CoverQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct CoverQuery: EntityQuery, IntentValueQuery {
    @Dependency var prints: [String: FeaturePrintObservation]
    func entities(for identifiers: [String]) async throws -> [Cover] { identifiers.map(Cover.init) }

    func values(for input: SemanticContentDescriptor) async throws -> [Cover] {
        guard let picture = input.pixelBuffer?.withUnsafeBuffer({ CIImage(cvPixelBuffer: $0) }) else { return [] }
        let seen = try await GenerateImageFeaturePrintRequest().perform(on: picture)
        let distances = try prints.mapValues { try $0.distance(to: seen) }.filter { $0.value < 1 }
        return distances.sorted { $0.value < $1.value }.map { Cover(id: $0.key) }
    }
}

struct OpenCover: OpenIntent {
    static let title: LocalizedStringResource = "Open Cover"
    @Parameter(title: "Cover") var target: Cover
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct MoreCovers: TargetContentProvidingIntent {
    var semanticContent: SemanticContentDescriptor
}
