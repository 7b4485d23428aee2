import AppIntentsManifest
import Foundation
import TestSupport
import Testing

@testable import AppIntentsMetadataKit

@Suite("The program behind the plugin")
struct MetadataToolTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ source: String, _ options: [String] = []) throws -> (code: Int32, said: [String]) {
        try Data(source.utf8).write(to: folder.file("App.swift"))
        var said: [String] = []
        let words = ["--root", folder.path, "--framework", "AppIntents", "--framework", "VisualIntelligence"] + options
        let code = MetadataTool.run(words + ["--module", "App", path("App.swift")]) { said.append($0) }
        return (code, said)
    }

    private func path(_ name: String) -> String { folder.file(name).path }
    private var outputs: [String] { ["--registration", path("R.swift"), "--manifest", path("M.json")] }

    @Test("It writes both files, and leaves them alone when nothing changes")
    func writes() throws {
        let source = Source.imports + Source.entity("Album")
        let first = try run(source, outputs)
        #expect(first.code == 0)
        #expect(first.said == [])
        let manifest = try AppIntentsManifest(data: Data(contentsOf: folder.file("M.json")))
        #expect(manifest.entities.map(\.origin.file) == ["App.swift"])
        let date = { try FileManager.default.attributesOfItem(atPath: path("R.swift"))[.modificationDate] as? Date }
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: path("R.swift"))
        let before = try date()
        #expect(try run("// A comment.\n" + source, outputs).code == 0)
        #expect(try date() == before)
    }

    @Test("An error ends it with a failure and writes nothing")
    func fails() throws {
        let source =
            Source.imports + Source.entity("A") + Source.open("A") + Source.search("B", result: "[A]")
            + Source.search("C", result: "[A]")
        let (code, said) = try run(source, outputs)
        #expect(code == 1)
        #expect(said.count == 1)
        #expect(said[0].hasPrefix("\(path("App.swift")):20:8: error: 'C' is another"))
        #expect(said[0].contains(":17:8: note: 'B' is declared here"))
        #expect(!FileManager.default.fileExists(atPath: path("M.json")))
    }

    @Test("A warning is told and stops nothing")
    func warns() throws {
        let (code, said) = try run(Source.imports + "private struct A: AppIntent {}\n", outputs)
        #expect(code == 0)
        #expect(said.map { $0.contains("warning:") && $0.contains("note: fix-it: remove 'private'") } == [true])
    }

    @Test("It mends files on demand")
    func fixes() throws {
        #expect(try run(Source.imports + "private struct A: AppIntent {}\n", ["--fix"]).code == 0)
        let mended = try String(contentsOf: folder.file("App.swift"), encoding: .utf8)
        #expect(mended.hasSuffix("\nstruct A: AppIntent {}\n"))
    }

    @Test(
        "A command line that can't be understood says why",
        arguments: [
            (["--module"], "'--module' needs a value"), (["a.swift"], "belongs to no module"),
            ([], "Name it with --module"),
            (["--colour", "red"], "'--colour' isn't an option"), (["--module", "A", "/no/such/file"], "can't be read"),
        ]
    )
    func misuse(_ words: [String], _ message: String) {
        var said = ""
        #expect(MetadataTool.run(words) { said += $0 } == 2)
        #expect(said.hasPrefix("error: "))
        #expect(said.contains(message))
    }
}
