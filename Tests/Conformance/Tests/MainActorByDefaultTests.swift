#if !SWIFT_5_MODE
    import FoveaTesting
    @testable import MainActorByDefault6
    import Testing

    @Suite("An app on the main actor by default")
    @MainActor
    struct MainActorByDefaultTests {
        @Test("Answers a search from its observable model")
        func search() async throws {
            let orchard = Orchard()
            try await orchard.grow(Tree(name: "Apple", fruit: "apple"), picture: examples.appending(path: "cat.jpg"))
            try await orchard.grow(Tree(name: "Pear"), picture: examples.appending(path: "balloon.png"))
            let app = HostedApp(queries: [OrchardQuery.self], intents: [OpenTreeIntent.self]) {
                $0.add(dependency: orchard)
            }
            let results = try await VisualSearch(in: app).results(for: examples.appending(path: "balloon.png"))
            #expect(results.titles == ["Pear"])
            #expect(results.first?.unionCase == "tree")
        }
    }
#endif
