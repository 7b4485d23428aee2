// Computed and deferred properties with indexing keys over the model; queries split over extensions.
import AppIntents
import CoreLocation
import CoreSpotlight
import CoreImage
import Foundation
import VisualIntelligence

@Observable @MainActor
class MonumentData {
    var monuments = ["Arch": "Europe", "Obelisk": "Africa"]
    func crowd(_ name: String) -> Int { name.count }
    func search(matching labels: [String]) async throws -> [MonumentResult] {
        monuments.keys.sorted().filter { labels.contains($0.lowercased()) }.map {
            .monument(MonumentEntity(name: $0, data: self))
        }
    }
}

struct MonumentEntity: IndexedEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        return TypeDisplayRepresentation(
            name: LocalizedStringResource("Monument", table: "AppIntents", comment: "The type name of a monument"),
            numericFormat: "\(placeholder: .int) monuments"
        )
    }
    static let defaultQuery = MonumentQuery()

    var id: String { name }

    @ComputedProperty(indexingKey: \.displayName)
    var title: String { name }

    @ComputedProperty(title: "Length", indexingKey: \.contentDescription)
    var summary: String { "A monument, \(name)" }

    @DeferredProperty
    var crowd: Int { get async throws { await data.crowd(name) } }

    @Property(title: "Place") var place: CLPlacemark?

    private let name: String
    private let data: MonumentData

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "\(summary)", image: .init(systemName: "building.columns"))
    }

    init(name: String, data: MonumentData) {
        self.name = name
        self.data = data
    }
}

extension MonumentEntity {
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = ["stone"]
        return attributes
    }
}

struct MonumentQuery: EntityQuery {
    @Dependency var data: MonumentData
    func entities(for identifiers: [MonumentEntity.ID]) async throws -> [MonumentEntity] {
        await data.monuments.keys.filter { identifiers.contains($0) }.map { MonumentEntity(name: $0, data: data) }
    }
    func suggestedEntities() async throws -> [MonumentEntity] { try await allEntities() }
}

extension MonumentQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [MonumentEntity] {
        await data.monuments.keys.sorted().map { MonumentEntity(name: $0, data: data) }
    }
}

extension MonumentQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [MonumentEntity] {
        try await allEntities().filter { $0.title.localizedStandardContains(string) }
    }
}

@UnionValue
enum MonumentResult {
    case monument(MonumentEntity)
}

struct MonumentLens: IntentValueQuery {
    @Dependency var data: MonumentData

    func values(for input: SemanticContentDescriptor) async throws -> [MonumentResult] {
        if !input.labels.isEmpty { return try await data.search(matching: input.labels) }
        guard let pixelBuffer: CVReadOnlyPixelBuffer = input.pixelBuffer else { return [] }
        _ = CIImage(cvPixelBuffer: pixelBuffer)
        return []
    }
}

struct OpenMonumentIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Monument"
    static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
    @Parameter(title: "Monument", requestValueDialog: "Which monument?") var target: MonumentEntity
}

extension OpenMonumentIntent: TargetContentProvidingIntent {}
