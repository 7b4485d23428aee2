import AppIntentsManifest
import Foundation
import Testing

@testable import AppIntentsMetadataKit

@Suite("The manifest of an app")
struct ManifestTests {
    @Test("Everything that the sources spell out is in the manifest")
    func music() throws {
        let manifest = MusicApp.app.program.manifest
        #expect(manifest.module == "App")
        #expect(manifest.entities.map(\.origin.type) == ["AlbumEntity", "ConcertEntity"])
        let album = try #require(manifest.entities.first)
        #expect(album.title == "Album")
        #expect(album.query == "AlbumEntity.Query")
        #expect(album.protocols == ["AppEntity", "IndexedEntity"])
        #expect(album.properties.map(\.name) == ["name", "year"])
        #expect(album.properties.map(\.title) == ["Name", nil])
        #expect(album.properties.map(\.isOptional) == [false, true])
        #expect(manifest.valueQueries.map(\.input) == ["SemanticContentDescriptor"])
        #expect(manifest.valueQueries.map(\.result) == ["Found"])
        #expect(manifest.valueQueries.map(\.answersVisualSearch) == [true])
        #expect(
            manifest.unions.map(\.cases) == [
                [.init(name: "album", type: "AlbumEntity"), .init(name: "concert", type: "ConcertEntity")]
            ]
        )
        #expect(manifest.enums.map(\.cases) == [["calm", "loud"]])
        #expect(manifest.entityQueries.map(\.entity) == ["AlbumEntity", "ConcertEntity"])
    }

    @Test(
        "An intent of an earlier version is an intent",
        arguments: ["CustomIntentMigratedAppIntent", "DeprecatedAppIntent"]
    )
    func earlierVersions(protocolName: String) {
        let source = """
            import AppIntents
            struct Old: \(protocolName) { static let title: LocalizedStringResource = "Old" }
            """
        #expect(SampleApp("", source).program.manifest.intents.map(\.protocols) == [[protocolName]])
    }

    @Test("Intents tell what they open, what they take and what they say")
    func intents() throws {
        let manifest = MusicApp.app.program.manifest
        #expect(manifest.intents.map(\.origin.type) == ["Intents.OpenAlbum", "MoreResults", "OpenConcert"])
        let (album, more) = (manifest.intents[0], manifest.intents[1])
        #expect(album.title == "Open Album")
        #expect(album.description == "Opens an album.")
        #expect(album.opens == "AlbumEntity")
        #expect(album.isDiscoverable == false)
        #expect(
            album.parameters == [
                .init(name: "target", type: "AlbumEntity", title: "Album", question: "Which album?")
            ]
        )
        #expect(more.schema == "visualIntelligence.semanticContentSearch")
        #expect(more.opensAppWhenRun == true)
        #expect(more.parameters.map(\.name) == ["semanticContent"])
        #expect(manifest.shortcuts.map(\.intent) == ["OpenConcert"])
        #expect(manifest.shortcuts.map(\.phrases) == [[#"Open a concert in \(.applicationName)"#]])
        #expect(manifest.shortcuts.map(\.shortTitle) == ["Open Concert"])
    }

    @Test("The same sources give the same text, in whatever order the files come")
    func order() throws {
        let parts = [Source.imports + Source.entity("B"), Source.imports + Source.entity("A")]
        let files = parts.enumerated().map { (name: "\($0.offset).swift", text: $0.element) }
        let text = try SampleApp(files: files).program.manifest.text()
        #expect(try SampleApp(files: files.reversed()).program.manifest.text() == text)
        #expect(try AppIntentsManifest(data: Data(text.utf8)).entities.map(\.origin.type) == ["A", "B"])
    }

    @Test(
        "The result of a query is found however it is spelled",
        arguments: [
            "func values(for i: SemanticContentDescriptor) async throws -> [A] { [] }",
            "func values(for i: SemanticContentDescriptor) -> Array<A> { [] }",
            "func values(for i: SemanticContentDescriptor) async throws -> some ResultsCollection<A> { [] }",
            "func values(for i: SemanticContentDescriptor) async throws -> IntentItemCollection<A> { .empty }",
            "func values(for i: SemanticContentDescriptor) async throws -> Answers { [] }",
            "typealias Result = [A]\nfunc values(for i: SemanticContentDescriptor) async throws -> Result { [] }",
            "typealias ResultValue = A\nfunc values(for i: SemanticContentDescriptor) -> [ResultValue] { [] }",
            "func values(for i: SemanticContentDescriptor) async throws -> [AQuery.Entity] { [] }",
            "func values(for i: SemanticContentDescriptor) async throws -> [Self.Inner] { [] }\ntypealias Inner = A",
            "@MainActor func values(for i: VisualIntelligence.SemanticContentDescriptor) async -> [App.A] { [] }",
        ]
    )
    func results(_ member: String) {
        let source =
            Source.imports + Source.entity("A") + "typealias Answers = [A]\nstruct S: IntentValueQuery {\(member)}"
        let manifest = SampleApp("", source).program.manifest
        #expect(manifest.valueQueries.map(\.input) == ["SemanticContentDescriptor"])
        #expect(manifest.valueQueries.map(\.result) == ["A"])
    }

    @Test("What only the compiler knows is left out, not guessed")
    func unknown() {
        let source =
            Source.imports + """
                struct S: IntentValueQuery {
                    func values(for input: SemanticContentDescriptor) async throws -> some ResultsCollection { answer }
                }
                struct I: AppIntent { static let title = LocalizedStringResource("A \\(b)"); static let openAppWhenRun = !c }
                """
        let manifest = SampleApp("", source).program.manifest
        #expect(manifest.valueQueries.map(\.result) == [nil])
        #expect(manifest.intents.map(\.title) == [nil])
        #expect(manifest.intents.map(\.opensAppWhenRun) == [nil])
    }

    @Test("A manifest of another version or of another kind says what to do")
    func versions() {
        for (text, words) in [("[]", "isn't a manifest"), (#"{"version":1}"#, "is damaged")] {
            let error = #expect(throws: AppIntentsManifestError.self) { try AppIntentsManifest(data: Data(text.utf8)) }
            #expect(error?.description.contains(words) == true)
        }
        let newer = #expect(throws: AppIntentsManifestError.self) {
            try AppIntentsManifest(data: Data(#"{"version":9}"#.utf8))
        }
        #expect(newer?.description.contains("version 9") == true)
    }
}
