import Foundation
import HTTPEngine
import Testing

@testable import FoveaService

@Suite("The description of the interface")
struct DescriptionTests {
    private struct Description: Decodable {
        let openapi: String
        let paths: [String: [String: AnyContent]]
    }

    private struct AnyContent: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    private let description: Description

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Schemas/openapi.json"))
        description = try JSONDecoder().decode(Description.self, from: data)
    }

    @Test("Names paths and methods that the service has")
    func describesRoutes() throws {
        #expect(description.openapi == "3.1.0")
        var seen: Set<String> = []
        for (path, methods) in description.paths {
            let filled = path.replacing("{index}", with: "0").replacing("{", with: "").replacing("}", with: "")
            let route = Route(try #require(HTTPTarget(filled)))
            #expect(route != .nothing && route != .file, "\(path)")
            seen.insert(route.name)
            let described = Set(methods.keys.filter { $0 != "parameters" }.map { $0.uppercased() })
            // What is said of GET holds for HEAD.
            #expect(described == Set(route.methods.filter { $0 != .head }.map(\.rawValue)), "\(path)")
        }
        #expect(seen.count == description.paths.count)
    }
}
