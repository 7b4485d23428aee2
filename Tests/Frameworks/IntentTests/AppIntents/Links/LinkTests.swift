@testable import AppIntents
import Testing

@Suite("Links to what an app has")
struct LinkTests {
    @Test("A link contains the identifier and the properties of an entity")
    func entity() {
        let trail = PathEntity(id: "7", name: "North Loop")
        #expect(trail.representedURL?.absoluteString == "https://example.com/trail/7/details?name=North%20Loop")
    }

    @Test(
        "An identifier stays one part of the link, whatever it contains",
        arguments: [
            ("a/../b", "a%2F..%2Fb"), ("x?y=1&z#top", "x%3Fy%3D1%26z%23top"),
            ("https://evil.example", "https%3A%2F%2Fevil.example"),
            ("%2e%2e", "%252e%252e"), ("ä 💿", "%C3%A4%20%F0%9F%92%BF"), ("a\u{0}\n", "a%00%0A"), ("...", "..."),
        ]
    )
    func hostileIdentifiers(identifier: String, encoded: String) {
        let url = PathEntity(id: identifier, name: "n").representedURL
        #expect(url?.absoluteString == "https://example.com/trail/\(encoded)/details?name=n")
    }

    @Test("An identifier that would lead to another folder has no link", arguments: ["", ".", ".."])
    func otherFolders(identifier: String) {
        #expect(PathEntity(id: identifier, name: "n").representedURL == nil)
    }

    @Test("A case has the link of all cases or one of its own")
    func cases() {
        #expect(Tab.search.representedURL?.absoluteString == "https://example.com/tab/search")
        #expect(Page.two.representedURL?.absoluteString == "https://example.com/second")
        #expect(Page.three.representedURL == nil)
    }

    @Test("The link of an intent contains its parameters, or there is none while one is missing")
    func intents() {
        let intent = ShowPath()
        #expect(intent.representedURL == nil)
        intent.path = PathEntity(id: "a b", name: "n")
        intent.tab = .search
        #expect(intent.representedURL?.absoluteString == "https://example.com/show/a%20b/search")
    }

    @Test("An intent that opens an entity has the entity's link")
    func opening() {
        let intent = OpenPath()
        intent.target = PathEntity(id: "7", name: "n")
        #expect(intent.representedURL?.absoluteString == "https://example.com/trail/7/details?name=n")
    }

    @Test("A result that names a link lets the host open it")
    func openURL() async throws {
        let host = RecordingHost()
        let intent = ShowPath()
        intent.path = PathEntity(id: "7", name: "n")
        intent.tab = .home
        _ = try await IntentRunner(host: host).run(intent)
        #expect(
            host.events == ["next OpenURLIntent", "forward", "link https://example.com/trail/7/details?name=n"]
        )
    }

    @Test("A link is opened by a host alone")
    func openURLAlone() async throws {
        let url = try #require(URL(string: "https://example.com"))
        await #expect(throws: AppIntentError.self) { _ = try await OpenURLIntent(url).perform() }
    }

    @Test("A suggestion has the values of an intent, or there is none while one is missing")
    func predictions() {
        let intent = ShowPath()
        #expect(intent.predictedLook == nil)
        intent.path = PathEntity(id: "7", name: "North")
        intent.tab = .home
        #expect(intent.predictedLook.map { String(localized: $0.title) } == "Show North")
        #expect(OpenPath().predictedLook.map { String(localized: $0.title) } == "Open a path")
    }
}

private struct PathEntity: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Path"
    static let defaultQuery = PathQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(.id)/details?name=\(\.$name)" }

    var id: String
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

private struct PathQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PathEntity] { [] }
}

private enum Tab: String, URLRepresentableEnum {
    case home, search
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
    static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [.home: "Home", .search: "Search"]
    static var urlRepresentation: URLRepresentation { "https://example.com/tab/\(.rawValue)" }
}

private enum Page: String, URLRepresentableEnum {
    case one, two, three
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
    static let caseDisplayRepresentations: [Page: DisplayRepresentation] = [:]
    static var urlRepresentation: URLRepresentation {
        [.one: "https://example.com/first", .two: "https://example.com/second"]
    }
}

private struct OpenPath: OpenIntent, URLRepresentableIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Open Path"
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$target) { target in DisplayRepresentation(title: "Open \(target.name)") }
        IntentPrediction { DisplayRepresentation(title: "Open a path") }
    }
    @Parameter(title: "Path") var target: PathEntity
}

private struct ShowPath: URLRepresentableIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Show Path"
    static var urlRepresentation: URLRepresentation { "https://example.com/show/\(\.$path)/\(\.$tab)" }
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$path, \.$tab)) { path, _ in
            DisplayRepresentation(title: "Show \(path.name)")
        }
    }
    @Parameter(title: "Path") var path: PathEntity
    @Parameter(title: "Tab") var tab: Tab
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(urlRepresentable: path))
    }
}
