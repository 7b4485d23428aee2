import CoreServices
import TestSupport
import Testing

@Suite("Files that a person chose")
struct SecurityScopeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// As apps read what a file picker gave them.
    private func text(of url: URL) throws -> String? {
        guard url.startAccessingSecurityScopedResource() else { return nil }
        defer { url.stopAccessingSecurityScopedResource() }
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test("A file opens, as often as it is asked for")
    func file() throws {
        let url = folder.file("chosen.txt")
        try "chosen".write(to: url, atomically: true, encoding: .utf8)
        #expect(try text(of: url) == "chosen")
        #expect(try text(of: url) == "chosen")
    }

    @Test("A file that isn't there says so when it is read")
    func missing() {
        #expect(throws: CocoaError.self) { try text(of: URL(filePath: "/nowhere/at/all")) }
    }

    @Test("What is no file doesn't open")
    func page() throws {
        #expect(try text(of: #require(URL(string: "https://example.com"))) == nil)
    }
}
