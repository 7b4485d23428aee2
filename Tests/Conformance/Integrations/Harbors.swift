// A guide to harbors: its search, places, filter, settings and shortcuts, and photos that follow schemas.
import AppIntents
import CoreTransferable
import GeoToolbox
import UniformTypeIdentifiers

struct HarborEntity: AppEntity, Codable, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
    static let defaultQuery = HarborQuery()

    var id: String
    var name: String
    var place: PlaceDescriptor

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(place.address ?? "")")
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        FileRepresentation(exportedContentType: .plainText) { harbor in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
            try Data(harbor.name.utf8).write(to: file)
            return SentTransferredFile(file)
        }
        .suggestedFileName { "\($0.name).txt" }
        ProxyRepresentation(exporting: \.name)
    }
}

struct HarborQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [HarborEntity] {
        Harbors.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [HarborEntity] {
        try Harbors.all.filter(#Predicate { $0.name.localizedStandardContains(string) })
    }

    func suggestedEntities() async throws -> [HarborEntity] { Harbors.all }
}

enum Harbors {
    static let all = [
        HarborEntity(
            id: "cork",
            name: "Cork",
            place: PlaceDescriptor(
                representations: [
                    .address("Cobh, Ireland"),
                    .coordinate(CLLocationCoordinate2D(latitude: 51.85, longitude: -8.29)),
                ],
                commonName: "Cork Harbour"
            )
        )
    ]
}

@AppIntent(schema: .system.searchInApp)
struct SearchHarborsIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Search")
    var criteria: StringSearchCriteria

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[HarborEntity]> {
        .result(value: try await HarborQuery().entities(matching: criteria.term))
    }
}

struct HarborSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = UniqueAppEntityProvider { HarborSettings(showsTides: true) }

    @Property(title: "Shows Tides") var showsTides: Bool

    var displayRepresentation: DisplayRepresentation { "Settings" }

    init(showsTides: Bool) { self.showsTides = showsTides }
}

struct HarborFocusFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Choose a Harbor"

    @Parameter(title: "Harbor") var harbor: HarborEntity?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Harbor", subtitle: harbor.map { "\($0.name)" })
    }

    var appContext: FocusFilterAppContext {
        FocusFilterAppContext(targetContentIdentifierPrefix: harbor?.id)
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct HarborShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: SearchHarborsIntent(), phrases: ["Search harbors in \(.applicationName)"])
        if #available(iOS 17, *) {
            AppShortcut(
                intent: SearchHarborsIntent(),
                phrases: ["Find harbors with \(.applicationName)"],
                shortTitle: "Find",
                systemImageName: "sailboat"
            )
        }
    }
}

@AppEntity(schema: .photos.album)
struct HarborAlbum {
    static let defaultQuery = HarborAlbumQuery()

    let harbor: HarborEntity

    var id: String { harbor.id }
    var name: String { harbor.name }
    var creationDate: Date? { nil }
    var albumType: HarborAlbumType { .custom }

    var displayRepresentation: DisplayRepresentation { "\(harbor.name)" }
}

struct HarborAlbumQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [HarborAlbum] {
        try await HarborQuery().entities(for: identifiers).map { HarborAlbum(harbor: $0) }
    }
}

@AppEnum(schema: .photos.albumType)
enum HarborAlbumType: String, AppEnum {
    case custom

    static let caseDisplayRepresentations: [HarborAlbumType: DisplayRepresentation] = [.custom: "Custom"]
}

@AppIntent(schema: .photos.openAlbum)
struct OpenHarborAlbum: OpenIntent {
    var target: HarborAlbum

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: target.name) }
}
