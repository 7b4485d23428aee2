@testable import AppIntents
import Testing

@Suite("Options of parameters")
struct OptionsProviderTests {
    @Test("The person chooses among the items as the provider shows them")
    func items() async throws {
        let host = AnsweringHost(1)
        let intent = PourTea()
        try await host.hosting { try await intent.$size.fill(dialog: "How large?") }
        #expect(intent.size == "L")
        #expect(host.looks == [["Small, 0.2 l", "Large", "XL"]])
        #expect(host.questions == ["How large?"])
    }

    @Test("What a provider chooses in advance is taken without a question")
    func defaultResult() async throws {
        let host = AnsweringHost(0, 0)
        let intent = PourTea()
        _ = try await IntentRunner(host: host).run(intent)
        #expect(intent.cups == 2)
        #expect(intent.sweetness == 1)
        #expect(host.looks.count == 2)
    }

    @Test("A value that is there already stays")
    func assigned() async throws {
        let intent = PourTea()
        intent.cups = 5
        _ = try await IntentRunner(host: AnsweringHost(0, 0)).run(intent)
        #expect(intent.cups == 5)
    }

    @Test("What a provider offers depends on the parameters before")
    func dependency() async throws {
        let host = AnsweringHost(1, 0)
        let intent = PourTea()
        _ = try await IntentRunner(host: host).run(intent)
        #expect(host.looks.last == ["Sencha in L"])
        #expect(intent.tea == "Sencha in L")
    }

    @Test("Outside of a run there is no intent to depend on")
    func noIntent() async throws {
        #expect(TeaProvider().intent == nil)
        let intent = PourTea()
        await #expect(throws: AppIntentError.self) {
            try await AnsweringHost(0).hosting { try await intent.$tea.requestValue() }
        }
        intent.size = "S"
        await IntentHosting.running(intent, host: nil) {
            #expect(TeaProvider().intent?.size == "S")
            #expect(OtherProvider().intent == nil)
        }
    }

    @Test("Nothing to choose from is an error that names the parameter")
    func nothing() async {
        let error = await #expect(throws: AppIntentError.self) {
            try await AnsweringHost(0).hosting { try await PourTea().$tea.requestValue() }
        }
        #expect(error?.localizedDescription == "There is nothing to choose from for Tea.")
    }

    @Test("A collection of a size is chosen one by one, each value once")
    func collection() async throws {
        let host = AnsweringHost(2, 0)
        let intent = PourTea()
        try await host.hosting { try await intent.$sizes.fill(dialog: nil) }
        #expect(intent.sizes == ["XL", "S"])
        #expect(host.looks.map(\.count) == [3, 2])
    }

    @Test("A query of its own finds what people say")
    func query() async throws {
        let host = AnsweringHost(0)
        let intent = PourTea()
        #expect(try await intent.$album.assign("7"))
        #expect(intent.album?.id == "7")
        #expect(try await intent.$album.assign("8") == false)
        try await host.hosting { try await intent.$album.fill(dialog: nil) }
        #expect(host.looks == [["Album 7, "]])
    }
}

@Suite("Errors that ask")
struct AskingErrorTests {
    @Test("An intent that can't tell values apart gets one and performs again")
    func disambiguation() async throws {
        let host = AnsweringHost(1)
        let result = try await IntentRunner(host: host).run(Guess())
        #expect(result.value == 8)
        #expect(host.looks == [["7", "8"]])
        #expect(host.questions == ["Which number?"])
    }

    @Test("A choice that isn't there, and nobody to ask, is the intent's error", arguments: [AnsweringHost(4), nil])
    func noChoice(host: AnsweringHost?) async {
        let intent = Guess()
        let error = await #expect(throws: AppIntentError.self) { try await IntentRunner(host: host).run(intent) }
        #expect(error == intent.$number.needsDisambiguationError(among: [7, 8], dialog: "Which number?"))
        #expect(error?.localizedDescription == "Which number?")
    }

    @Test("Parameters without titles are told apart")
    func identity() async throws {
        let host = AnsweringHost("b")
        let intent = Untitled()
        let result = try await IntentRunner(host: host).run(intent)
        #expect(result.value == "b")
        #expect(intent.first == nil)
    }
}

private struct PourTea: AppIntent {
    static let title: LocalizedStringResource = "Pour Tea"

    @Parameter(title: "Size", optionsProvider: SizeProvider()) var size: String
    @Parameter(title: "Cups", optionsProvider: CupProvider()) var cups: Int
    @Parameter(title: "Sweetness", optionsProvider: SweetnessProvider()) var sweetness: Int?
    @Parameter(title: "Tea", optionsProvider: TeaProvider()) var tea: String
    @Parameter(title: "Sizes", size: 2, optionsProvider: SizeProvider()) var sizes: [String]?
    @Parameter(title: "Album", query: SeventhAlbum()) var album: AlbumEntity?

    func perform() async throws -> some IntentResult { .result() }
}

private struct SizeProvider: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection(sections: [
            ItemSection("Usual", items: [Item("S", title: "Small", subtitle: "0.2 l"), Item("L", title: "Large")]),
            ItemSection("More", items: [Item("XL")]),
        ])
    }
}

private struct CupProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
    func defaultResult() async -> Int? { 2 }
}

private struct SweetnessProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] { [0, 1] }
    func defaultResult() async -> Int? { 1 }
}

private struct TeaProvider: DynamicOptionsProvider {
    @ParameterDependency<PourTea>(\.$size) var intent

    func results() async throws -> [String] {
        guard let intent else { return [] }
        return ["Sencha in \(intent.size)"]
    }
}

private struct OtherProvider: DynamicOptionsProvider {
    @IntentParameterDependency<Guess>(\.$number) var intent
    func results() async throws -> [Int] { [] }
}

private struct SeventhAlbum: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
        identifiers.filter { $0 == "7" }.compactMap { AlbumCatalog.albums[$0] }
    }
    func suggestedEntities() async throws -> [AlbumEntity] { try await entities(for: ["7"]) }
}

private struct Guess: AppIntent {
    static let title: LocalizedStringResource = "Guess"
    @Parameter(title: "Number") var number: Int?
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        guard let number else { throw $number.needsDisambiguationError(among: [7, 8], dialog: "Which number?") }
        return .result(value: number)
    }
}

private struct Untitled: AppIntent {
    static let title: LocalizedStringResource = "Untitled"
    @Parameter var first: String?
    @Parameter var second: String?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let second else { throw $second.needsValueError("Second?") }
        return .result(value: second)
    }
}
