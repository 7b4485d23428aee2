// A catalog behind a protocol, generic search, typed errors.
import AppIntents
import CoreImage
import Vision
import VisualIntelligence

protocol PaintingCatalog: Sendable {
    associatedtype Key: Hashable & Sendable
    func candidates() async throws(MuseumError) -> [(key: Key, print: FeaturePrintObservation)]
}

enum MuseumError: Error, LocalizedError, CustomLocalizedStringResourceConvertible {
    case closed
    case unreadable(String)

    var errorDescription: String? { String(localized: localizedStringResource) }
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .closed: "The museum is closed."
        case .unreadable(let name): "\(name) can't be read."
        }
    }
}

struct MuseumSearcher<Catalog: PaintingCatalog>: Sendable {
    let catalog: Catalog

    func keys(closestTo buffer: CVReadOnlyPixelBuffer, limit: Int = 5) async throws -> [Catalog.Key] {
        let observation: FeaturePrintObservation = try await buffer.withUnsafeBuffer { CIImage(cvPixelBuffer: $0) }
            .print()
        return try await catalog.candidates()
            .map { ($0.key, try $0.print.distance(to: observation)) }
            .sorted { $0.1 < $1.1 }
            .prefix(limit)
            .map(\.0)
    }
}

extension CIImage {
    fileprivate func print() async throws -> FeaturePrintObservation {
        let request = GenerateImageFeaturePrintRequest()
        return try await request.perform(on: self)
    }
}

struct MuseumCollection: PaintingCatalog {
    var prints: [String: FeaturePrintObservation] = [:]
    func candidates() async throws(MuseumError) -> [(key: String, print: FeaturePrintObservation)] {
        if prints.isEmpty { throw .closed }
        return prints.map { (key: $0.key, print: $0.value) }
    }
}

struct PaintingEntity: AppEntity {
    let id: String
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Painting",
        numericFormat: "\(placeholder: .int) paintings"
    )
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [PaintingEntity] { identifiers.map { .init(id: $0) } }
    }
}

struct PaintingVisualSearch: IntentValueQuery {
    @Dependency var searcher: MuseumSearcher<MuseumCollection>

    func values(for input: SemanticContentDescriptor) async throws -> [PaintingEntity] {
        guard let buffer = input.pixelBuffer else { return [] }
        return try await searcher.keys(closestTo: buffer).map { PaintingEntity(id: $0) }
    }
}
