import FoveaTesting
import Testing

@Suite("Hosted apps")
struct HostedAppTests {
    private struct OtherSearch: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [AlbumEntity] { [.blue] }
    }

    private struct WordSearch: IntentValueQuery {
        func values(for input: String) async throws -> [AlbumEntity] { [.blue] }
    }

    private struct TextAnswer: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [String] { ["Blue"] }
    }

    @Test("Types are hosted by themselves")
    func types() async throws {
        let app = HostedApp(named: "Records", queries: [WordSearch.self, OtherSearch.self])
        #expect(app.name == "Records")
        #expect(try await VisualSearch(in: app).results(for: SemanticContentDescriptor()).titles == ["Blue"])
    }

    @Test("A type that registers nothing is named in the error")
    func notRegistered() async {
        await expectError(.appNotFound, saying: "Int registers no app") { HostedApp(Int.self) }
    }

    @Test("An app without a query of visual searches is told to declare one")
    func noQuery() async {
        await expectError(.noQuery, saying: "IntentValueQuery whose input is SemanticContentDescriptor") {
            HostedApp(queries: [WordSearch.self])
        }
    }

    @Test("Two queries of visual searches are named")
    func twoQueries() async {
        await expectError(.severalQueries, saying: "MusicSearch and OtherSearch") {
            HostedApp(queries: [OtherSearch.self, MusicSearch.self])
        }
    }

    @Test("An answer that isn't an entity is refused")
    func noEntity() async {
        await expectError(.notAnEntity, saying: "TextAnswer answered a String") {
            HostedApp(queries: [TextAnswer.self])
        }
    }

    @Test("A query that ignores cancellation doesn't hold the search beyond its deadline")
    func timeout() async {
        let gate = AsyncStream.makeStream(of: Void.self)
        let catalog = MusicCatalog { catalog, _ in
            // A task of its own: it isn't cancelled with the search.
            await Task.detached { for await _ in gate.stream { break } }.value
            catalog.note("ended")
            return []
        }
        await expectError(
            .timeout,
            saying: "MusicSearch didn't answer within 0.02 seconds",
            deadline: .milliseconds(20)
        ) {
            HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
        }
        #expect(catalog.log.isEmpty)
        gate.continuation.finish()
    }

    @Test("A missing dependency is named by its type")
    func missingDependency() async {
        await #expect {
            try await VisualSearch(in: HostedApp(MusicAppIntents.self)).results(for: SemanticContentDescriptor())
        } throws: {
            $0.localizedDescription.contains("No dependency of type MusicCatalog is registered")
        }
    }

    private func expectError(
        _ code: HostedAppError.Code,
        saying part: String,
        deadline: Duration? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ app: () -> HostedApp
    ) async {
        await #expect(sourceLocation: sourceLocation) {
            try await VisualSearch(in: app(), deadline: deadline).results(for: SemanticContentDescriptor())
        } throws: { error in
            guard let error = error as? HostedAppError else { return false }
            return error.code == code && error.message.contains(part)
        }
    }
}
