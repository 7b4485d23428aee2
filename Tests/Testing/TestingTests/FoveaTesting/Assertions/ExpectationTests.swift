@testable import FoveaTesting
import TestSupport
import Testing

@Suite("Expectations of results")
struct ExpectationTests {
    private func results() async throws -> VisualSearchResults {
        let app = HostedApp(MusicAppIntents.self) { $0.add(dependency: MusicCatalog()) }
        return try await VisualSearch(in: app).results(for: SemanticContentDescriptor())
    }

    @Test("What holds records nothing")
    func holds() async throws {
        let results = try await results()
        #expect(results.expectTitles(["Hejira", "Massey Hall", "Blue"]))
        #expect(results.expectOrder(of: ["Hejira", "Blue"]))
        #expect(results.expectOrder(of: []))
        #expect(results.expectCount(in: 1...10))
        #expect(results.expectAnswer(within: .seconds(3600)))
    }

    @Test("What doesn't hold is an issue at the call, with what differs")
    func fails() async throws {
        let results = try await results()
        expectIssue("- Court and Spark") { results.expectTitles(["Hejira", "Court and Spark", "Blue"]) }
        expectIssue("“Hejira” stands before") { results.expectOrder(of: ["Blue", "Hejira"]) }
        expectIssue("“Mingus” is missing") { results.expectOrder(of: ["Mingus"]) }
        expectIssue("There are 3 results, not 0...1") { results.expectCount(in: 0...1) }
        expectIssue("more than 0 ms") { results.expectAnswer(within: .zero) }
    }

    @Test("A slow open intent is an issue")
    func slowOpening() async throws {
        let app = HostedApp(intents: [OpenSlowly.self])
        let report = try await app.intent(OpenSlowly.self).with(\.$target, .blue).run().report
        expectIssue("load what is shown after the view appears") { report.expectNoWarnings() }
        let quick = try await app.intent(OpenConcert.self).with(\.$target, .toronto).run().report
        #expect(quick.questions.isEmpty)
    }

    private struct OpenSlowly: OpenIntent {
        static let title: LocalizedStringResource = "Open Slowly"

        @Parameter(title: "Album")
        var target: AlbumEntity

        func perform() async throws -> some IntentResult {
            try await Task.sleep(for: .milliseconds(101))
            return .result()
        }
    }

    private func expectIssue(_ part: String, line: Int = #line, _ body: () -> Bool) {
        withKnownIssue {
            #expect(!body())
        } matching: { issue in
            issue.description.contains(part) && issue.sourceLocation?.fileName == "ExpectationTests.swift"
                && issue.sourceLocation?.line == line
        }
    }
}

@Suite("Snapshots of results")
struct SnapshotTests {
    @Test("Results are those of the file beside the test")
    func snapshot() async throws {
        let app = HostedApp(MusicAppIntents.self) { $0.add(dependency: MusicCatalog()) }
        let results = try await VisualSearch(in: app).results(for: SemanticContentDescriptor())
        #expect(try await results.expectSnapshot(named: "music"))
        #expect(try await results.expectSnapshot(named: "music", as: .json))
    }

    @Test("A snapshot is written when recording, compared afterwards, and missed where there is none")
    func recording() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let source = folder.file("SomeTests.swift").path
        let file = SnapshotFile(name: "finds(_:)/it", extension: "txt", sourceFile: source)
        #expect(file.url == folder.file("Snapshots/SomeTests/finds.txt"))
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        try expectIssue("There is no snapshot at") { try file.check("a\nb\nc\n", isRecording: false, at: site) }
        #expect(try file.check("a\nb\nc\n", isRecording: true, at: site))
        #expect(try file.check("a\nb\nc\n", isRecording: false, at: site))
        try expectIssue("  a\n- b\n+ B\n  c") { try file.check("a\nB\nc\n", isRecording: false, at: site) }
    }

    @Test(
        "Differences are shown with the lines around them",
        arguments: [
            ("a\n", "a\n", ""),
            ("", "a\n", "+ a"),
            ("a\n", "", "- a"),
            ("a\n", "a", "  a\n+ (no line break at the end)"),
            ("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n5\nsix\n", "  …\n  4\n  5\n- 6\n+ six"),
        ]
    )
    func differences(old: String, new: String, difference: String) {
        #expect(LineDifference.text(from: old, to: new) == difference)
    }

    private func expectIssue(_ part: String, _ body: () throws -> Bool) throws {
        try withKnownIssue {
            let holds = try body()
            #expect(!holds)
        } matching: {
            $0.description.contains(part)
        }
    }
}
