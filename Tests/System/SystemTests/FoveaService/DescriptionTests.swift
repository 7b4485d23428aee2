import Foundation
import HTTPEngine
import Testing

@testable import FoveaService

@Suite("The description of the interface")
struct DescriptionTests {
    private let description: InterfaceDescription

    init() throws { description = try InterfaceDescription() }

    @Test("Names paths and methods that the service has")
    func describesRoutes() throws {
        #expect(description.version == "3.1.0")
        var seen: Set<String> = []
        for path in description.paths.keys {
            let filled = path.replacing("{index}", with: "0").replacing("{", with: "").replacing("}", with: "")
            let route = Route(try #require(HTTPTarget(filled)))
            #expect(route != .nothing && route != .file, "\(path)")
            seen.insert(route.name)
            // What is said of GET holds for HEAD.
            let methods = route.methods.filter { $0 != .head }.map { $0.rawValue.lowercased() }
            #expect(description.methods(of: path) == Set(methods), "\(path)")
        }
        #expect(seen.count == description.paths.count)
    }

    @Test("Points to nothing that it lacks, and gives each operation a name of its own")
    func isSound() {
        #expect(description.danglingReferences() == [])
        let count = description.paths.keys.reduce(0) { $0 + description.methods(of: $1).count }
        #expect(description.operations.count == count && Set(description.operations).count == count)
    }

    @Test("Leaves out no route of the service")
    func isWhole() {
        let routes: [Route] = [
            .health, .metrics, .description, .search, .session("s"), .searchAgain("s"), .picture("s"),
            .thumbnail(session: "s", app: "a", index: 0), .open, .more, .look, .providers, .pin("a"), .icon("a"),
            .events, .catalogs, .catalog("c"), .catalogItems("c"), .searchCatalog("c"), .index("c"), .job("j"),
            .page(app: "a"), .file, .nothing,
        ]
        #expect(Set(routes.map(\.name)).count == routes.count)
        #expect(Set(routes.compactMap(Self.path)) == Set(description.paths.keys))
    }

    /// The path by which a route is described; a new route doesn't compile before it has one.
    private static func path(of route: Route) -> String? {
        switch route {
        case .health: "/healthz"
        case .metrics: "/metrics"
        case .description: "/openapi.json"
        case .search: "/v1/search"
        case .session: "/v1/sessions/{session}"
        case .searchAgain: "/v1/sessions/{session}/search"
        case .picture: "/v1/sessions/{session}/picture"
        case .thumbnail: "/v1/sessions/{session}/apps/{app}/results/{index}/thumbnail"
        case .open: "/v1/open"
        case .more: "/v1/more"
        case .look: "/v1/look"
        case .providers: "/v1/providers"
        case .pin: "/v1/providers/{app}/pin"
        case .icon: "/v1/providers/{app}/icon"
        case .events: "/v1/events"
        case .catalogs: "/v1/catalogs"
        case .catalog: "/v1/catalogs/{catalog}"
        case .catalogItems: "/v1/catalogs/{catalog}/items"
        case .searchCatalog: "/v1/catalogs/{catalog}/search"
        case .index: "/v1/catalogs/{catalog}/index"
        case .job: "/v1/jobs/{job}"
        case .page: "/apps/{app}/{path}"
        case .file, .nothing: nil
        }
    }

    @Test(
        "Finds what an answer has wrong",
        arguments: [
            ("GET", "/healthz", "200 OK", "application/json", "{}"),
            ("GET", "/healthz", "204 No Content", "application/json", ""),
            ("GET", "/healthz", "200 OK", "text/plain", "fine"),
            ("GET", "/v1/jobs/1", "404 Not Found", "application/json", "{}"),
            ("GET", "/v1/jobs/1", "404 Not Found", "application/problem+json", "{\"status\":404}"),
            ("PUT", "/v1/jobs/1", "200 OK", "application/json", "{}"),
            ("GET", "/v1/unheard", "200 OK", "application/json", "{}"),
            ("GET", "/v1/events", "200 OK", "text/event-stream", "event: jobs\ndata: {}\n\n"),
            ("GET", "/v1/events", "200 OK", "text/event-stream", "event: job\ndata: {}\n\n"),
        ]
    )
    func finds(method: String, target: String, status: String, type: String, body: String) throws {
        let text = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n\r\n\(body)"
        #expect(try !description.problems(in: #require(HTTPAnswer(text)), to: method, target).isEmpty)
    }
}
