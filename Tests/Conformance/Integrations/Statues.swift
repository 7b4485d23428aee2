// Entities and their intents come from another module of the package.
import GalleryKit
import VisualIntelligence

@UnionValue
enum GalleryResult {
    case statue(StatueEntity)
    case painting(PaintingEntity)
}

struct GalleryLens: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [GalleryResult] {
        input.labels.map { .statue(StatueEntity(id: $0, sculptor: "Camille")) } + [
            .painting(PaintingEntity(id: "Sunday"))
        ]
    }
}
