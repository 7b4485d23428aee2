import AppIntents
import Observation
import Vision
import VisualIntelligence

// Everything here is on the main actor unless it says otherwise, as in a new app project.

@Observable
final class Orchard {
    var trees: [Tree] = []
    var opened: String?
    private(set) var prints: [String: FeaturePrintObservation] = [:]

    init() {}

    func grow(_ tree: Tree, picture: URL) async throws {
        trees.append(tree)
        prints[tree.name] = try await GenerateImageFeaturePrintRequest().perform(on: picture)
    }

    func trees(like buffer: CVReadOnlyPixelBuffer) async throws -> [Tree] {
        let image = buffer.withUnsafeBuffer { buffer -> CGImage? in
            let recipe = CIImage(cvPixelBuffer: buffer)
            return CIContext().createCGImage(recipe, from: recipe.extent)
        }
        guard let image else { return [] }
        let print = try await GenerateImageFeaturePrintRequest().perform(on: image)
        var found: [(tree: Tree, distance: Double)] = []
        for tree in trees {
            guard let known = prints[tree.name] else { continue }
            found.append((tree, try known.distance(to: print)))
        }
        return found.filter { $0.distance < 1 }.sorted { $0.distance < $1.distance }.map(\.tree)
    }
}

nonisolated struct Tree: Identifiable {
    var name: String
    var fruit: String?
    var id: String { name }
}
