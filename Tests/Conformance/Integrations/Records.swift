import AppIntents
import FoveaSearch
import Vision
import VisualIntelligence

struct Record: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Record"
    static let defaultQuery = RecordQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct RecordQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Record] { identifiers.map(Record.init) }
}

// MARK: - A loop over prints

struct RecordPrints: Sendable {
    var prints: [String: FeaturePrintObservation] = [:]
    let maxDistance = 1.0

    mutating func add(_ id: String, sleeve: URL) async throws {
        prints[id] = try await GenerateImageFeaturePrintRequest().perform(on: sleeve)
    }

    func records(like pixelBuffer: CVReadOnlyPixelBuffer) async throws -> [Record] {
        let picture = pixelBuffer.withUnsafeBuffer { CIImage(cvPixelBuffer: $0) }
        let seen = try await GenerateImageFeaturePrintRequest().perform(on: picture)
        return try prints.mapValues { try $0.distance(to: seen) }
            .filter { $0.value < maxDistance }
            .sorted { $0.value < $1.value }
            .map { Record(id: $0.key) }
    }
}

struct RecordPrintSearch: IntentValueQuery {
    @Dependency var records: RecordPrints

    func values(for input: SemanticContentDescriptor) async throws -> [Record] {
        guard let pixelBuffer = input.pixelBuffer else { return [] }
        return try await records.records(like: pixelBuffer)
    }
}

// MARK: - The same thing set upright first

struct UprightRecordSearch: IntentValueQuery {
    @Dependency var records: RecordPrints

    func values(for input: SemanticContentDescriptor) async throws -> [Record] {
        guard let picture = VisualPicture.descriptor(input) else { return [] }
        return try await records.records(like: picture.upright().pixelBuffer)
    }
}

// MARK: - A catalog

extension VisualCatalog {
    func add(_ id: String, sleeve: URL) async throws {
        try await add(VisualItem(id: id, pictures: [.file(sleeve)]))
    }
}

struct RecordCatalogSearch: IntentValueQuery {
    @Dependency var catalog: VisualCatalog

    func values(for input: SemanticContentDescriptor) async throws -> [Record] {
        try await catalog.search(input).matches.map { Record(id: $0.id) }
    }
}
