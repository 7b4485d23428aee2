import AppIntents
import FoveaTesting

// A top-level script in Swift 5 mode that searches an app for a picture: no test, no plugin, nothing but the two imports.

struct Thing: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static var defaultQuery = ThingQuery()

    var id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ThingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Thing] { identifiers.map { Thing(id: $0) } }
}

struct ThingSearch: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [Thing] { input.labels.map { Thing(id: $0) } }
}

struct OpenThing: OpenIntent {
    static var title: LocalizedStringResource = "Open Thing"

    @Parameter(title: "Thing")
    var target: Thing
}

let app = HostedApp(queries: [ThingSearch.self], intents: [OpenThing.self])
let picture = URL(fileURLWithPath: CommandLine.arguments[1])
let results = try await VisualSearch(in: app).results(for: picture)
print(results.titles.joined(separator: ", "))
if let first = results.first {
    try await app.intent(OpenThing.self).with(\.$target, Thing(id: first.title)).run()
    print("opened \(app.activity.opened.map(\.identifier).joined(separator: ", "))")
}
results.expectTitles(["Nothing of the kind"])
