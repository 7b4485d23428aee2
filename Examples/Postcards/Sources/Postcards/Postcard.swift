import Foundation
import Vision
import VisualIntelligence

/// A picture in the folder, by the name of its file.
struct Postcard: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Postcard"
    static let defaultQuery = PostcardQuery()

    let id: String
    let file: URL

    var name: String { String(id.prefix { $0 != "." }) }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: .init(url: file))
    }
}

/// Answers what a person points at with the pictures that look like it.
struct PostcardQuery: EntityQuery, IntentValueQuery {
    @Dependency var rack: Rack

    func entities(for identifiers: [String]) async throws -> [Postcard] {
        rack.postcards.filter { identifiers.contains($0.id) }
    }

    func values(for input: SemanticContentDescriptor) async throws -> [Postcard] {
        guard let picture = input.pixelBuffer?.withUnsafeBuffer({ CIImage(cvPixelBuffer: $0) }) else { return [] }
        let request = GenerateImageFeaturePrintRequest()
        let seen = try await request.perform(on: picture)
        var found: [(postcard: Postcard, distance: Double)] = []
        for postcard in rack.postcards {
            // A folder of thousands makes its prints ahead, or keeps a catalogue of FoveaSearch.
            let distance = try await request.perform(on: postcard.file).distance(to: seen)
            if distance < 1 { found.append((postcard, distance)) }
        }
        return found.sorted { $0.distance < $1.distance }.map(\.postcard)
    }
}

/// Shows the picture that a person tapped.
struct OpenPostcard: OpenIntent {
    static let title: LocalizedStringResource = "Open Postcard"

    @Parameter(title: "Postcard") var target: Postcard
    @Dependency var rack: Rack

    func perform() async throws -> some IntentResult {
        rack.open(target)
        return .result()
    }
}
