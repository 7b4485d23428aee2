// A task group, an image from Core Image, the answer in a fixed order; a nested function and generics in a query.
import AppIntents
import CoreImage
import CoreVideo
import Vision
#if canImport(VisualIntelligence)
    import VisualIntelligence
#endif

struct MovieEntity: AppEntity, Identifiable, Equatable {
    var id: UUID = UUID()
    var name: String
    var rank: Int = 0
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Movie", numericFormat: "\(placeholder: .int) movies")
    }
    static let defaultQuery = MovieQuery()
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "^[\(rank) star](inflect: true)") {
            try await MoviePosters.shared.poster(for: name).map { DisplayRepresentation.Image(data: $0) }
        }
    }
}

actor MoviePosters {
    static let shared = MoviePosters()
    private var cache: [String: Data] = [:]
    func poster(for name: String) async throws -> Data? { cache[name] }
}

struct MovieQuery: EntityQuery {
    func entities(for identifiers: [MovieEntity.ID]) async throws -> [MovieEntity] { [] }
}

struct MovieLens: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [MovieEntity] {
        guard let pixelBuffer = input.pixelBuffer else { return [] }
        let image = pixelBuffer.withUnsafeBuffer { buffer -> CGImage? in
            let recipe = CIImage(cvPixelBuffer: buffer)
            return CIContext().createCGImage(recipe, from: recipe.extent)
        }
        guard let image else { return [] }
        let terms = Array(input.labels.prefix(4)) + ["\(image.width)x\(image.height)"]
        return try await withThrowingTaskGroup(of: (Int, MovieEntity).self) { group in
            for (index, term) in terms.enumerated() {
                group.addTask {
                    try Task.checkCancellation()
                    return (index, MovieEntity(name: term, rank: index))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
