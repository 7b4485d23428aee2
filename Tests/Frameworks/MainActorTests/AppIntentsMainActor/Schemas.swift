public import AppIntents
import CoreLocation
public import VisualIntelligence

// Intents, entities and enumerations that follow schemas, in each of the shapes that apps write.

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowMore: AppIntent {
    static let title: LocalizedStringResource = "Show More"
    static let openAppWhenRun: Bool = true

    var semanticContent: SemanticContentDescriptor

    @Dependency var shown: Shown

    func perform() async throws -> some IntentResult {
        await shown.add(semanticContent.labels)
        return .result()
    }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowMoreMusic {
    static let title: LocalizedStringResource = "Show More Music"
    static let supportedModes: IntentModes = .foreground

    @Parameter(title: "Picture") var semanticContent: SemanticContentDescriptor
    @Parameter var limit: Int?

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: limit ?? 10) }
}

/// An intent whose scene does the work.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
public struct ShowInScene {
    /// What the person is looking at.
    public var semanticContent: SemanticContentDescriptor

    /// Creates the intent.
    public init() {}
}

extension ShowInScene: TargetContentProvidingIntent {}

struct ViewMoreLandmarks: AppIntent, VisualIntelligenceSearchIntent {
    static let title: LocalizedStringResource = "View More Landmarks"

    @Parameter var semanticContent: SemanticContentDescriptor

    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .system.search)
struct SearchText {
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria.term) }
}

@AppIntent(schema: .system.searchInApp)
struct SearchInApp: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Search") var criteria: StringSearchCriteria

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        criteria.term = criteria.term.lowercased()
        return .result(value: criteria.term)
    }
}

@AppEnum(schema: .photos.assetType)
enum PhotoKind: String {
    case photo, video
}

@AppEntity(schema: .photos.asset)
struct PhotoEntity {
    static let defaultQuery = PhotoQuery()

    let id: String
    @Property(title: "Name") var title: String?
    var creationDate: Date?
    var location: CLPlacemark?
    var assetType: PhotoKind?
    var isFavorite: Bool
    var isHidden: Bool
    var hasSuggestedEdits: Bool

    var displayRepresentation: DisplayRepresentation { "\(title ?? "Photo")" }

    init(id: String) {
        self.id = id
        isFavorite = true
        isHidden = false
        hasSuggestedEdits = false
    }
}

struct PhotoQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PhotoEntity] { identifiers.map { PhotoEntity(id: $0) } }
}

@AppIntent(schema: .photos.openAsset)
struct OpenPhoto: OpenIntent {
    var target: PhotoEntity
}

/// What was shown, so that a test sees it.
final class Shown: Sendable {
    private(set) var labels: [String] = []

    func add(_ labels: [String]) { self.labels += labels }
}
