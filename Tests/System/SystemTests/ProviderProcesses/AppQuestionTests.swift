import Foundation
import ProviderProcesses
import StoreEngine
import TestSupport
import Testing

@Suite("Questions of apps to the person")
struct AppQuestionTests {
    private let folder: TemporaryFolder
    private var consent: Consent { Consent(file: folder.file("consent.json").path) }

    init() throws { folder = try TemporaryFolder() }

    private func bench(_ programs: [String: [String]]) throws -> ProviderBench {
        var environment = ProcessInfo.processInfo.environment
        environment["FOVEA_CONSENT"] = consent.file
        environment["FOVEA_CALENDARS"] = folder.file("calendars").path
        return try ProviderBench(programs, environment: environment)
    }

    /// Waits until a question is open.
    private func question(in open: OpenQuestions, _ changes: AsyncStream<Void>) async throws -> AppQuestion {
        for await _ in changes where !open.questions.isEmpty { break }
        return try #require(open.questions.first)
    }

    @Test("Reach the person through the system, whose answer the app acts on", arguments: [true, false])
    func answers(isAllowed: Bool) async throws {
        let bench = try bench(["sample": ["sample-provider"]])
        let open = bench.host.openQuestions
        let changes = open.changes()
        async let answer = bench.search("sample", "calendar")
        let question = try await question(in: open, changes)
        #expect(question.name == "Sample" && question.provider == "sample")
        #expect(question.question == ConsentQuestion(app: "sample-provider", store: .calendar, wanted: .granted))
        #expect(try open.answer(question.id, isAllowed: isAllowed))
        #expect(try await answer.results.map(\.title) == [isAllowed ? "Allowed 1" : "Refused 1"])
        #expect(consent.status(of: "sample-provider", for: .calendar) == (isAllowed ? .granted : .denied))
        #expect(open.questions.isEmpty)
        // It was decided, so nothing is asked again.
        #expect(
            try await bench.search("sample", "calendar").results.map(\.title) == [isAllowed ? "Allowed 1" : "Refused 1"]
        )
        await bench.host.stop()
    }

    @Test("Are answered with nothing, and recorded as nothing, where no page is open")
    func unheard() async throws {
        let bench = try bench(["sample": ["sample-provider"]])
        #expect(try await bench.search("sample", "calendar").results.map(\.title) == ["Refused 1"])
        #expect(try consent.decisions() == [:])
        await bench.host.stop()
    }

    @Test("Don't count as the app's time while the person thinks")
    func thinking() async throws {
        // On a busy machine the app itself may take longer than a short time.
        for deadline in [Duration.milliseconds(700), .seconds(4), .seconds(16)] {
            guard let titles = try await titles(thinking: deadline) else { continue }
            #expect(titles == ["Allowed 1"])
            return
        }
        Issue.record("The person's time counts.")
    }

    /// Searches with a person who thinks for as long as the app may take; nil where the app doesn't answer in time.
    private func titles(thinking deadline: Duration) async throws -> [String]? {
        let bench = try bench(["sample": ["sample-provider"]])
        let open = bench.host.openQuestions
        try await bench.host.warm("sample")
        let changes = open.changes()
        let thinking = Task {
            for await _ in changes where !open.questions.isEmpty { break }
            guard let question = open.questions.first else { return }
            try await Task.sleep(for: deadline)
            _ = try open.answer(question.id, isAllowed: true)
        }
        var titles: [String]?
        do throws(AppFailure) {
            titles = try await bench.search("sample", "calendar", deadline: deadline).results.map(\.title)
        } catch {
            #expect(error.code == .timeout)
        }
        thinking.cancel()
        await bench.host.stop()
        try consent.record(.notDetermined, for: "sample-provider", store: .calendar)
        return titles
    }

    @Test("Of a program that floods the system stay few, and its answer arrives")
    func flood() async throws {
        let bench = try bench(["rogue": ["rogue-provider", "questions"]])
        let changes = bench.host.openQuestions.changes()
        #expect(try await bench.search("rogue").results.count == 1)
        #expect(bench.host.openQuestions.questions.count <= 4)
        withExtendedLifetime(changes) {}
        await bench.host.stop()
    }

    @Test("Of a program that insists don't hold up a search for ever", .timeLimit(.minutes(5)))
    func insistence() async throws {
        var limits = ProviderBench.limits
        limits.answer = .milliseconds(400)
        let bench = try ProviderBench(["rogue": ["rogue-provider", "insists"]], limits: limits)
        let changes = bench.host.openQuestions.changes()
        try await bench.host.warm("rogue")
        #expect(await bench.failure("rogue", deadline: .milliseconds(200))?.code == .timeout)
        withExtendedLifetime(changes) {}
        await bench.host.stop()
    }

    // MARK: The list

    private func questions(_ count: Int) -> [AppQuestion] {
        (0..<count).map { number in
            AppQuestion(
                provider: "app",
                name: "App",
                question: ConsentQuestion(app: "app-\(number)", store: .contacts, wanted: .granted)
            )
        }
    }

    @Test("Without an answer end with none, and nothing is recorded")
    func patience() async throws {
        let open = OpenQuestions(consent: consent, patience: .milliseconds(50))
        let changes = open.changes()
        #expect(await open.ask(questions(1)[0]) == nil)
        #expect(open.questions.isEmpty)
        #expect(try consent.decisions() == [:])
        withExtendedLifetime(changes) {}
    }

    @Test("That are taken away end with none, and nothing is recorded")
    func dismissed() async throws {
        let open = OpenQuestions(consent: consent)
        let changes = open.changes()
        async let answer = open.ask(questions(1)[0])
        while open.questions.isEmpty { await Task.yield() }
        let id = try #require(open.questions.first).id
        #expect(try open.answer(id, isAllowed: nil))
        #expect(await answer == nil)
        #expect(try !open.answer(id, isAllowed: true))
        #expect(try consent.decisions() == [:])
        withExtendedLifetime(changes) {}
    }

    @Test("Are bounded, and the same one isn't asked twice")
    func bounds() async throws {
        let open = OpenQuestions(consent: consent, limit: 2)
        let changes = open.changes()
        let many = questions(3)
        async let first = open.ask(many[0])
        async let second = open.ask(many[1])
        while open.questions.count < 2 { await Task.yield() }
        #expect(await open.ask(many[2]) == nil)
        for question in open.questions { #expect(try open.answer(question.id, isAllowed: true)) }
        #expect(await first == true)
        #expect(await second == true)
        async let again = open.ask(many[0])
        while open.questions.isEmpty { await Task.yield() }
        #expect(await open.ask(many[0]) == nil)
        #expect(try open.answer(many[0].id, isAllowed: false))
        #expect(await again == false)
        withExtendedLifetime(changes) {}
    }
}
