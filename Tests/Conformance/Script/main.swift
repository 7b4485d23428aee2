// A script: code at top level, and no other file.
import AppIntents
import Vision
import VisualIntelligence

struct PictureEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
    static let defaultQuery = PictureQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PictureQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PictureEntity] {
        identifiers.map { PictureEntity(id: $0) }
    }
}

struct PictureLens: IntentValueQuery {
    @Dependency var known: Set<String>

    func values(for input: SemanticContentDescriptor) async throws -> [PictureEntity] {
        input.labels.filter(known.contains).map { PictureEntity(id: $0) }
    }
}

guard CommandLine.arguments.count == 2 else { fatalError("Name one picture.") }
let file = URL(fileURLWithPath: CommandLine.arguments[1])
AppDependencyManager.shared.add(dependency: Set(["cat", "balloon"]))

let labels = try await ClassifyImageRequest().perform(on: file).filter { $0.confidence > 0.5 }.map(\.identifier)
let stored = try JSONSerialization.data(withJSONObject: ["labels": labels])
let descriptor = try JSONDecoder().decode(SemanticContentDescriptor.self, from: stored)
for picture in try await PictureLens().values(for: descriptor) {
    print(String(localized: picture.displayRepresentation.title))
}
