import Foundation
import TestSupport
import Testing

@Suite("What the built program writes about searches in apps", .timeLimit(.minutes(10)))
struct AppSearchProgramTests {
    private let folder: TemporaryFolder
    private let balloon = FoveaProgram.picture("balloon.png")

    init() throws { folder = try TemporaryFolder() }

    /// Runs a search in the sample app, with a picture that can't be read beside the one that can.
    private func search(_ format: String) throws -> ProgramRun {
        let app = URL(filePath: FoveaProgram.path).deletingLastPathComponent().appending(path: "sample-provider").path
        return try FoveaProgram.run(
            "search",
            "--verbose",
            "--deadline",
            "60",
            "--format",
            format,
            "--provider",
            app,
            balloon,
            folder.file("missing.png").path,
            environment: [
                "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path, "XDG_DATA_HOME": folder.path,
                "XDG_DATA_DIRS": "/nowhere",
            ]
        )
    }

    @Test("Is results on standard output, and everything else on standard error", arguments: ["json", "jsonl"])
    func streams(format: String) throws {
        let run = try search(format)
        #expect(run.code == 66)
        #expect(run.errors.contains("missing.png"))
        let schema = try JSONSchema(named: format == "json" ? "search-sheets" : "search-answer")
        let documents = format == "json" ? [run.output] : run.output.split(separator: "\n").map(String.init)
        #expect(documents.count == 1)
        for document in documents { #expect(try schema.problems(in: Data(document.utf8)) == []) }
        #expect(run.output.contains(#""results": []"#) || run.output.contains(#""results":[]"#))
    }

    @Test("Is nothing as paths where nothing was found")
    func paths() throws {
        let run = try search("paths")
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("missing.png"))
    }
}
