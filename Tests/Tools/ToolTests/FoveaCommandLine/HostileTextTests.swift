import CommandLineKit
import Foundation
import Testing

/// Texts that would steer a terminal, in whatever people and programs may name.
@Suite("Texts of others")
struct HostileTextTests {
    private static let evil = "x\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\u{7F}\u{202E}txet\u{2066}\r\u{8}"
    private let drawn: DrawnCatalog

    init() throws { drawn = try DrawnCatalog(pictures: 1) }

    /// The characters that steer, but for line breaks and tabs.
    private func steering(_ text: String) -> [String] {
        text.unicodeScalars.filter { scalar in
            let value = scalar.value
            return value != 0x0A && value != 0x09 && value < 0x20 || 0x7F..<0xA0 ~= value
                || 0x2028...0x202E ~= value || 0x2066...0x2069 ~= value
        }.map { "U+\(String($0.value, radix: 16))" }
    }

    private func expectClean(_ words: [String], _ code: ExitCode, lines: Int? = nil) async {
        #expect(await drawn.run(words) == code, "\(words)")
        let bench = drawn.bench
        #expect(steering(bench.output) == [], "\(words): \(bench.output.debugDescription)")
        #expect(steering(bench.errors) == [], "\(words): \(bench.errors.debugDescription)")
        if let lines { #expect(bench.output.split(separator: "\n").count == lines, "\(bench.output)") }
    }

    /// Makes a catalog with an item whose every text is hostile, and returns the item's identifier.
    private func index() async throws -> String {
        let id = "id\nid \(Self.evil)"
        let item: [String: Any] = [
            "id": id, "title": "title\nfovea: \(Self.evil)", "pictures": ["covers/cover_0.png"],
            "text": "text \(Self.evil)\r\nnext", "labels": ["label\n\(Self.evil)"], "codes": ["code\n\(Self.evil)"],
            "key": "value \(Self.evil)",
        ]
        let line = try #require(String(data: JSONSerialization.data(withJSONObject: item), encoding: .utf8))
        let code = await drawn.run("index", try drawn.bench.file("items.jsonl", line + "\n"))
        try #require(code == .success, "\(drawn.bench.errors)")
        #expect(steering(drawn.bench.output + drawn.bench.errors) == [])
        return id
    }

    @Test("Don't steer a terminal from a catalogue, nor forge lines there")
    func catalog() async throws {
        let id = try await index()
        await expectClean(["catalog", "list"], .success, lines: 1)
        // The text and the value have lines of their own: three and two.
        await expectClean(["catalog", "show", id], .success, lines: 10)
        await expectClean(["catalog", "remove", id, "--dry-run"], .success, lines: 1)
        await expectClean(["catalog", "show", Self.evil], .nothingFound, lines: 0)
        await expectClean(["catalog", "check"], .success)
        await expectClean(["search", "--text", "title"], .success, lines: 1)
        await expectClean(["search", "--text", "title", "--explain", "--color", "never"], .success)
        let picture = "\(drawn.folder)/cover_0.png"
        await expectClean(["search", picture], .success, lines: 2)
    }

    @Test("Are exact for programs: in JSON, where nothing steers either, and in paths and exports")
    func exact() async throws {
        let id = try await index()
        await expectClean(["catalog", "list", "--format", "json"], .success)
        let item = try #require(try drawn.results().first)
        #expect((item["id"] as? String).map { Array($0.utf8) } == Array(id.utf8))
        #expect((item["labels"] as? [String])?.first.map { Array($0.utf8) } == Array("label\n\(Self.evil)".utf8))
        await expectClean(["catalog", "export"], .success, lines: 1)
        let name = "covers/\u{1B}[31m \u{9B}2J.png"
        let path = try drawn.draw(2, as: name)
        #expect(await drawn.index() == .success)
        #expect(steering(drawn.bench.output + drawn.bench.errors) == [])
        #expect(await drawn.run("search", path, "--format", "paths", "--limit", "1") == .success)
        #expect(Array(drawn.bench.outputData) == Array("\(path)\n".utf8))
    }

    @Test("Don't steer a terminal as names of files, found, missing, damaged or of another kind")
    func files() async throws {
        let bench = drawn.bench
        let name = "a\n\u{1B}[2J\u{9B}1m.png"
        let found = try bench.file(name)
        for command in ["look", "print", "rectangles"] {
            bench.clear()
            #expect(await bench.run([command, "--verbose", found]) == .success)
            #expect(steering(bench.output + bench.errors) == [], "\(bench.output) \(bench.errors)")
            #expect(bench.output.contains("/a \u{FFFD}[2J\u{FFFD}1m.png\n"))
        }
        let broken = try bench.file("b\(name)", "broken")
        for words in [["look", found + "?"], ["look", broken], ["look", "--\(name)"], [name]] {
            bench.clear()
            #expect(await bench.run(words) != .success)
            #expect(steering(bench.output + bench.errors) == [], "\(bench.errors.debugDescription)")
            #expect(bench.errors.contains("\u{FFFD}[2J"))
        }
        _ = try await index()
        await expectClean(["catalog", "list", "--where", "\u{1B}[2J = "], .usage, lines: 0)
    }
}
