import Foundation
import FoveaService
import FoveaSessions
import HTTPEngine
import ServiceSupport
import TestSupport
import Testing

/// A service of fake apps, whose answers are held against the description of the interface.
enum Service {
    static func serving(
        _ apps: [String: FakeApps.Behavior],
        pages: [String: PageResponse] = [:],
        catalogs: [String: URL] = [:],
        configure: (inout VisualService.Options) -> Void = { _ in },
        _ body: @escaping @Sendable (_ port: Int) throws -> Void
    ) async throws {
        try await serving(FakeApps(apps, pages: pages), catalogs: catalogs, configure: configure, body)
    }

    static func serving(
        _ apps: FakeApps,
        describer: FakeDescriber = FakeDescriber(),
        catalogs: [String: URL] = [:],
        configure: (inout VisualService.Options) -> Void = { _ in },
        _ body: @escaping @Sendable (_ port: Int) throws -> Void
    ) async throws {
        let place = try TemporaryFolder()
        defer { withExtendedLifetime(place) {} }
        let folder = place.file("Web")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("<!doctype html><title>Test</title>".utf8).write(to: folder.appending(path: "index.html"))
        try Data("the secret".utf8).write(to: place.file("secret.txt"))
        try Data("the secret".utf8).write(to: folder.appending(path: ".hidden.html"))
        let socket = try ListeningSocket.network(host: "127.0.0.1", port: 0)
        guard case .network(_, let port) = socket.address else { return }
        var options = VisualService.Options()
        options.webFolder = folder.path
        options.descriptionFile = InterfaceDescription.file.path
        options.catalogs = catalogs
        configure(&options)
        let searches = VisualSearches(apps: apps, describer: describer, order: AppOrder(file: nil))
        let service = try VisualService(at: [socket], searches: searches, options: options)
        do {
            try await RawClient.away { try body(port) }
        } catch {
            await service.stop()
            throw error
        }
        await service.stop()
    }

    static func searchRequest(_ query: String = "", port: Int) -> String {
        "POST /v1/search?\(query) HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: image/png\r\n"
            + "Content-Length: \(tinyPicture.count)\r\nConnection: close\r\n\r\n"
    }

    static func search(_ query: String = "", port: Int) throws -> String {
        try post("/v1/search?\(query)", tinyPicture, type: "image/png", port: port)
    }

    static func get(_ path: String, port: Int) throws -> String { try send("GET", path, port: port) }

    static func send(_ method: String, _ path: String, port: Int) throws -> String {
        try exchange(method, path, fields: "", body: Data(), port: port)
    }

    static func post(_ path: String, _ json: String, port: Int) throws -> String {
        try post(path, Data(json.utf8), type: "application/json", port: port)
    }

    static func post(_ path: String, _ body: Data, type: String, port: Int) throws -> String {
        try exchange("POST", path, fields: "Content-Type: \(type)\r\n", body: body, port: port)
    }

    private static func exchange(
        _ method: String,
        _ path: String,
        fields: String,
        body: Data,
        port: Int
    ) throws -> String {
        let client = try RawClient(port: port)
        client.send(
            "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(fields)"
                + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        )
        client.send(body)
        let answer = client.receiveAll()
        let problems = try InterfaceDescription().problems(in: #require(HTTPAnswer(answer)), to: method, path)
        #expect(problems == [], "\(method) \(path)")
        return answer
    }

    static func json(_ answer: String) throws -> [String: Any] {
        let body = try #require(HTTPAnswer(answer)).body
        return try #require(JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }
}
