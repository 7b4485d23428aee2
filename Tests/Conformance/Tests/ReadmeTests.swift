#if !SWIFT_5_MODE
    import Foundation
    import Testing

    @Suite("The README")
    struct ReadmeTests {
        private let root = examples.deletingLastPathComponent().deletingLastPathComponent()

        private func text(_ path: String) throws -> String {
            try String(contentsOf: root.appending(path: path), encoding: .utf8)
        }

        @Test(
            "Shows the example as it is built",
            arguments: ["Package.swift", "Sources/Covers/Covers.swift", "Tests/CoversTests/CoversTests.swift"]
        )
        func example(file: String) throws {
            let built = try text("Examples/Covers/\(file)")
                .replacing("name: \"fovea\", path: \"../..\"", with: "url: \"<this repository>\", branch: \"main\"")
            #expect(try text("README.md").contains("```swift\n\(built)```\n"))
        }

        @Test("The guide from a loop over prints to a catalogue shows code as it is built")
        func guide() throws {
            let guide = try text(
                "Sources/Search/FoveaSearch/Documentation.docc/From-a-loop-over-prints-to-a-catalogue.md"
            )
            let built = try text("Tests/Conformance/Integrations/Records.swift")
            let shown = guide.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
            #expect(shown.count == 3)
            for code in shown { #expect(built.contains(code)) }
        }

        @Test("Shows an app of less than sixty lines")
        func length() throws {
            let files = ["Package.swift", "Sources/Covers/Covers.swift", "Tests/CoversTests/CoversTests.swift"]
            let lines = try files.map {
                try text("Examples/Covers/\($0)").split(separator: "\n", omittingEmptySubsequences: false)
            }
            #expect(lines.joined().count - files.count < 60)
        }
    }
#endif
