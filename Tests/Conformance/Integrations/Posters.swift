// One class on the main actor, @Observable after Foundation's import alone, and everything in it.
import AppIntents
import Foundation
import Observation
import VisualIntelligence

@Observable @MainActor public final class PosterModel {
    public static let shared = PosterModel()
    public private(set) var opened: [String] = []
    var query: SemanticContentDescriptor?
    @ObservationIgnored lazy var formatter = ISO8601DateFormatter()
    public func open(_ id: String) { opened.append(id) }
}

public struct PosterEntity: AppEntity {
    public var id: String
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Poster")
    public static let defaultQuery: PosterQuery = PosterQuery()
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: id),
            subtitle: "Poster",
            image: DisplayRepresentation.Image(named: "poster", isTemplate: true)
        )
    }
}

public struct PosterQuery: EntityQuery {
    public init() {}
    @MainActor public func entities(for identifiers: [String]) async throws -> [PosterEntity] {
        identifiers.compactMap { PosterEntity(id: $0) }
    }
}

public struct OpenPoster: OpenIntent {
    public init() {}
    public static let title: LocalizedStringResource = "Open Poster"
    public static let openAppWhenRun: Bool = true
    @Parameter(title: "Poster") public var target: PosterEntity
    @MainActor public func perform() async throws -> some IntentResult {
        PosterModel.shared.open(target.id)
        return .result()
    }
}

public struct PosterSearch: IntentValueQuery {
    public init() {}
    @MainActor
    public func values(for input: SemanticContentDescriptor) async throws -> [PosterEntity] {
        PosterModel.shared.query = input
        return input.labels.map { PosterEntity(id: $0) }
    }
}
