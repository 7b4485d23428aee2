import Foundation
import ImageCodingEngine
import PixelEngine
import TestSupport
import Testing

/// A service with an empty catalog and a broken one, and pictures of records to index.
struct CatalogTrial: Sendable {
    let port: Int
    private let folder: TemporaryFolder

    static func run(_ test: @escaping @Sendable (CatalogTrial) throws -> Void) async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let catalogs = ["records", "broken"].map { ($0, folder.file("\($0).catalog")) }
        try Data(repeating: 7, count: 4096).write(to: catalogs[1].1)
        try await Service.serving([:], catalogs: Dictionary(uniqueKeysWithValues: catalogs)) { port in
            try test(CatalogTrial(port: port, folder: folder))
        }
    }

    // MARK: - Items

    private static let pictures = {
        let folder = InterfaceDescription.file.deletingLastPathComponent()
            .appending(path: "../Sources/Apps/MusicDiscovery/Resources/Covers").standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }()

    /// The file of a cover; there are few, so that each stands for many items.
    func picture(_ number: Int) -> URL { Self.pictures[number % Self.pictures.count] }

    /// A picture of none of the covers.
    func stranger() -> URL {
        InterfaceDescription.file.deletingLastPathComponent().appending(path: "../Examples/Pictures/cat.jpg")
            .standardized
    }

    /// Items with covers.
    func covers(_ count: Int) -> [[String: any Sendable]] {
        (0..<count).map { number in
            [
                "id": "record-\(number)", "title": "Record \(number)", "pictures": [picture(number).path],
                "text": "words", "metadata": ["year": 1990 + number] as [String: Int],
            ]
        }
    }

    /// Writes a file that isn't a picture.
    func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.file(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// The files beside the catalogs.
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    // MARK: - Requests

    /// Asks for items to be indexed.
    func index(_ items: [[String: any Sendable]]) throws -> String {
        let body = try JSONSerialization.data(withJSONObject: ["items": items])
        return try Service.post("/v1/catalogs/records/index", body, type: "application/json", port: port)
    }

    func json(_ method: String, _ path: String) throws -> [String: Any] {
        try Service.json(Service.send(method, path, port: port))
    }

    /// Waits until a job has ended.
    func finished(_ id: String) throws -> [String: Any] {
        for _ in 0..<2_000 {
            let job = try json("GET", "/v1/jobs/\(id)")
            if job["state"] as? String != "running" { return job }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return [:]
    }

    /// The items that a picture shows.
    func matches(_ picture: URL, _ query: String = "") throws -> [[String: Any]] {
        let answer = try Service.post(
            "/v1/catalogs/records/search?\(query)",
            Data(contentsOf: picture),
            type: "image/webp",
            port: port
        )
        return try #require(try Service.json(answer)["matches"] as? [[String: Any]])
    }
}
