import FoveaTesting
import Testing

@Suite("Intents of hosted apps")
struct IntentHandleTests {
    private let catalog = MusicCatalog()

    private func app() -> HostedApp {
        let catalog = catalog
        return HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
    }

    private struct AskAround: AppIntent {
        static let title: LocalizedStringResource = "Ask Around"

        @Parameter(title: "Number", requestValueDialog: "How many?")
        var number: Int

        @Parameter(title: "Album")
        var album: AlbumEntity?

        func perform() async throws -> some IntentResult & ReturnsValue<String> {
            let chosen = try await $album.requestDisambiguation(among: [.blue, .hejira], dialog: "Which one?")
            guard try await $album.requestConfirmation(for: chosen) else { return .result(value: "nothing") }
            return .result(value: "\(number) × \(chosen.name)")
        }
    }

    private struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"

        @Dependency var catalog: MusicCatalog

        func perform() async throws -> some IntentResult {
            catalog.note("waiting")
            do {
                try await Task.sleep(for: .seconds(3600))
            } catch {
                catalog.note("cancelled")
                throw error
            }
            return .result()
        }
    }

    @Test("Values reach the parameters, and what is answered comes back")
    func values() async throws {
        let app = app()
        let outcome = try await app.intent(OpenAlbum.self).with(\.$target, .blue).run()
        #expect(outcome.dialog == "Here is Blue.")
        #expect(outcome.cameForward)
        #expect(outcome.opened == [EntityIdentifier(for: AlbumEntity.blue)])
        #expect(outcome.questions.isEmpty)
        #expect(catalog.log == ["opened Blue"])
        #expect(app.activity.runs.map(\.intentName) == ["OpenAlbum"])
        try await app.intent(OpenAlbum.self).configured { $0.target = .hejira }.run()
        #expect(catalog.log == ["opened Blue", "opened Hejira"])
    }

    @Test("Questions are answered from the script and kept")
    func questions() async throws {
        let outcome = try await app().intent(AskAround.self)
            .answering(.value(3), .choice(titled: "Hejira"), .yes, .no)
            .run()
        #expect(outcome.value == "3 × Hejira")
        #expect(outcome.questions.map(\.text) == ["How many?", "Which one?", nil])
        #expect(outcome.questions[1].kind == .choice(titles: ["Blue", "Hejira"]))
        #expect(outcome.questions.map(\.subject) == ["Number", "Album", "Album"])
        #expect(outcome.report.unusedAnswers.map(\.description) == [".no"])
    }

    @Test(
        "A choice is made by position, by title or by value",
        arguments: [ScriptedAnswer.choice(1), .choice(titled: "Hejira"), .value(AlbumEntity.hejira)]
    )
    func choices(answer: ScriptedAnswer) async throws {
        let outcome = try await app().intent(AskAround.self).with(\.$number, 1).answering(answer, .yes).run()
        #expect(outcome.value == "1 × Hejira")
    }

    @Test("A no is an answer too")
    func refusal() async throws {
        let outcome = try await app().intent(AskAround.self).answering(.value(1), .choice(0), .no).run()
        #expect(outcome.value == "nothing")
    }

    @Test("A question without an answer is named with the remedy")
    func unanswered() async {
        await expectError(.unanswered, saying: "AskAround asked: How many? (Number)", answers: [])
    }

    @Test(
        "An answer of another kind than the question is named",
        arguments: [ScriptedAnswer.yes, .choice(0), .choice(titled: "Blue")]
    )
    func unsuitable(answer: ScriptedAnswer) async {
        await expectError(.unsuitableAnswer, saying: "\(answer) doesn't answer", answers: [answer])
    }

    @Test("A choice that isn't offered is refused", arguments: [ScriptedAnswer.choice(2), .choice(titled: "Court")])
    func notOffered(answer: ScriptedAnswer) async {
        await expectError(
            .unsuitableAnswer,
            saying: "Which one? (Album) among Blue, Hejira",
            answers: [.value(1), answer]
        )
    }

    @Test("A question that is dismissed ends the intent")
    func dismissal() async {
        await #expect(throws: CancellationError.self) {
            try await app().intent(AskAround.self).answering(.dismissal).run()
        }
    }

    @Test("An intent that takes too long is cancelled")
    func timeout() async {
        await #expect {
            try await app().intent(Wait.self).within(.milliseconds(10)).run()
        } throws: {
            ($0 as? HostedAppError)?.code == .timeout
        }
    }

    @Test("Cancelling the caller cancels the intent")
    func cancellation() async throws {
        let task = Task { [app = app()] in try await app.intent(Wait.self).run() }
        while catalog.log.isEmpty { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        while catalog.log.count < 2 { await Task.yield() }
        #expect(catalog.log == ["waiting", "cancelled"])
    }

    private func expectError(
        _ code: HostedAppError.Code,
        saying part: String,
        answers: [ScriptedAnswer],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await #expect(sourceLocation: sourceLocation) {
            var handle = app().intent(AskAround.self)
            for answer in answers { handle = handle.answering(answer) }
            try await handle.run()
        } throws: { error in
            guard let error = error as? HostedAppError else { return false }
            return error.code == code && error.message.contains(part)
        }
    }
}
