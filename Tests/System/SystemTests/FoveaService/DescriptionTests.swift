import Foundation
import HTTPEngine
import ServiceInterface
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
            let route = Route(try #require(HTTPTarget(filled)).segments)
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
            .health, .metrics, .description, .search, .session("{session}"), .searchAgain("{session}"),
            .picture("{session}"), .thumbnail(session: "{session}", app: "{app}", index: 0), .open, .more, .look,
            .read, .readAgain("{session}"), .subjects, .subjectsAgain("{session}"), .cutOut, .cutOutAgain("{session}"),
            .providers, .pin("{app}"), .icon("{app}"), .events, .catalogs,
            .catalog("{catalog}"),
            .catalogItems("{catalog}"), .searchCatalog("{catalog}"), .index("{catalog}"), .job("{job}"),
            .page(app: "{app}"), .questions, .answer("{question}"),
            .actions("{session}"), .save(session: "{session}", index: 0),
            .join(session: "{session}", index: 0), .saved("{item}"), .savedPicture("{item}"),
            .consents, .consent(app: "{app}", store: "{store}"), .agenda, .reminders, .contacts, .readings,
        ]
        let paths = routes.map { route in
            let path = route.path.removingPercentEncoding ?? ""
            return route == .page(app: "{app}") ? path + "{path}" : path.replacing("/0/", with: "/{index}/")
        }
        #expect(Set(paths) == Set(description.paths.keys))
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
