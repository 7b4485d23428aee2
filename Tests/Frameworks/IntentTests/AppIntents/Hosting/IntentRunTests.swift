@testable import AppIntents
import Synchronization
import Testing

@Suite("Runs of intents")
struct IntentRunTests {
    private let host = RecordingHost()

    @Test("An intent without a perform opens its target, and the app comes to the front once")
    func opening() async throws {
        let intent = OpenAlbum()
        intent.$target.wrappedValue = AlbumEntity(id: "7", name: "Blue")
        let outcome = await IntentRunner(host: host).outcome(of: intent)
        #expect(host.events == ["forward", "opens 7"])
        #expect(outcome.isAppInFront)
        #expect(outcome.opened == [EntityIdentifier(for: AlbumEntity.self, identifier: "7")])
        #expect(outcome.isSuccess)
    }

    @Test("An app that is in front stays there")
    func alreadyInFront() async throws {
        let intent = OpenAlbum()
        intent.$target.wrappedValue = AlbumEntity(id: "7", name: "Blue")
        _ = try await IntentRunner(host: host, isInFront: true).run(intent)
        #expect(host.events == ["opens 7"])
    }

    @Test("The intent that a result names runs next, and the app comes to the front once for both")
    func nextIntent() async throws {
        let outcome = await IntentRunner(host: host).outcome(of: OpenFound())
        #expect(host.events == ["forward", "next OpenAlbum", "opens 3"])
        #expect(outcome.next.map(\.intent) == ["OpenAlbum"])
        #expect(outcome.opened.map(\.identifier) == ["3"])
        #expect(outcome.value == .integer(3))
    }

    @Test("Intents that name each other end with an error")
    func circle() async {
        let error = await #expect(throws: AppIntentError.self) { try await IntentRunner(host: host).run(Circle()) }
        #expect(error?.localizedDescription.contains("More than 8 intents run one after another since Circle") == true)
    }

    @Test("A missing parameter of the next intent is asked for")
    func nextIntentAsks() async throws {
        let host = RecordingHost(answer: AlbumEntity(id: "5", name: "Five"))
        _ = try await IntentRunner(host: host).run(OpenAny())
        #expect(host.questions == ["Album"])
        #expect(host.events.last == "opens 5")
    }

    @Test("The app comes to the front before, after or at the wish of an intent")
    func modes() async throws {
        #expect(try await IntentRunner(host: host).run(AtOnce()).value == "foreground")
        let late = RecordingHost()
        #expect(try await IntentRunner(host: late).run(Later()).value == "background")
        #expect(late.events == ["forward"])
        let asked = RecordingHost()
        #expect(try await IntentRunner(host: asked).run(OnWish()).value == "foreground")
        #expect(asked.events == ["forward"])
        #expect(asked.questions == ["Show it?"])
    }

    @Test("A no to the front ends the intent, and the app stays behind")
    func refusal() async {
        let host = RecordingHost(agrees: false)
        await #expect(throws: CancellationError.self) { try await IntentRunner(host: host).run(OnWish()) }
        #expect(host.events.isEmpty)
    }

    @Test("Without a host, an intent that wants to the front ends with its words")
    func nobodyToAsk() async {
        let outcome = await IntentRunner(host: nil).outcome(of: OnWish())
        #expect(outcome.failure?.kind == .needsForeground)
        #expect(outcome.failure?.message == "Show it?")
    }

    @Test("An intent that stops for the front performs again there, once")
    func restartInFront() async throws {
        #expect(try await IntentRunner(host: host).run(StopsForFront(stubborn: false)).value == "foreground")
        #expect(host.questions == ["Come?"])
        await #expect(throws: AppIntentError.self) {
            try await IntentRunner(host: RecordingHost()).run(StopsForFront(stubborn: true))
        }
    }

    @Test("An intent without a way to the front is told what to add")
    func missingMode() async {
        let error = await #expect(throws: AppIntentError.self) { try await IntentRunner(host: host).run(NoWay()) }
        #expect(error?.localizedDescription.contains("Add .foreground(.dynamic) to its supportedModes") == true)
    }

    @Test("A choice goes to the host, and cancelling it ends the intent")
    func choices() async throws {
        let second = RecordingHost(answer: 1)
        #expect(try await IntentRunner(host: second).run(Chooses()).value == "Large")
        #expect(second.questions == ["Which size?"])
        await #expect(throws: CancellationError.self) {
            try await IntentRunner(host: RecordingHost(answer: 2)).run(Chooses())
        }
        await #expect(throws: CancellationError.self) {
            try await IntentRunner(host: RecordingHost(answer: 99)).run(Chooses())
        }
    }

    @Test("Progress reaches the host in order, before the run ends")
    func progress() async throws {
        _ = try await IntentRunner(host: host).run(Counts())
        #expect(host.events == ["0/3", "1/3", "2/3", "3/3"])
    }

    @Test("A scene's intent tells which content it shows")
    func scene() async throws {
        _ = try await IntentRunner(host: host).run(ShowsScene())
        #expect(host.events == ["shows favorites"])
    }

    @Test("An error keeps its type")
    func errors() async {
        await #expect(throws: AppIntentError.Unrecoverable.entityNotFound) {
            try await IntentRunner(host: host).run(Fails())
        }
    }

    @Test("Packages include each other once")
    func packages() {
        #expect(AppPackage.allPackages.map { "\($0)" } == ["AppPackage", "CorePackage", "SharedPackage"])
    }
}

private struct OpenFound: AppIntent {
    static let title: LocalizedStringResource = "Open Found"
    static let supportedModes: IntentModes = .foreground
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
        let next = OpenAlbum()
        next.target = AlbumEntity(id: "3", name: "Three")
        return .result(value: 3, opensIntent: next)
    }
}

private struct OpenAny: AppIntent {
    static let title: LocalizedStringResource = "Open Any"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenAlbum()) }
}

private struct Circle: AppIntent {
    static let title: LocalizedStringResource = "Circle"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Circle()) }
}

private struct AtOnce: AppIntent {
    static let title: LocalizedStringResource = "At Once"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: systemContext.currentMode.debugDescription)
    }
}

private struct Later: AppIntent {
    static let title: LocalizedStringResource = "Later"
    static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: systemContext.currentMode.debugDescription)
    }
}

private struct OnWish: AppIntent {
    static let title: LocalizedStringResource = "On Wish"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await continueInForeground("Show it?")
        return .result(value: systemContext.currentMode.debugDescription)
    }
}

private struct StopsForFront: AppIntent {
    static let title: LocalizedStringResource = "Stops"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    private var stubborn = false

    init() {}
    init(stubborn: Bool) { self.stubborn = stubborn }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        if stubborn || systemContext.currentMode == .background { throw needsToContinueInForegroundError("Come?") }
        return .result(value: systemContext.currentMode.debugDescription)
    }
}

private struct NoWay: AppIntent {
    static let title: LocalizedStringResource = "No Way"
    func perform() async throws -> some IntentResult {
        try await continueInForeground()
        return .result()
    }
}

private struct Chooses: AppIntent {
    static let title: LocalizedStringResource = "Chooses"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let choice = try await requestChoice(
            between: [Option(title: "Small"), Option(title: "Large", style: .destructive), .cancel],
            dialog: "Which size?"
        )
        return .result(value: String(localized: choice.title))
    }
}

private struct Counts: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Counts"
    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 3
        for _ in 0..<3 { progress.completedUnitCount += 1 }
        return .result()
    }
}

private struct ShowsScene: TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Shows"
    var contentIdentifier: String { "favorites" }
}

private struct Fails: AppIntent {
    static let title: LocalizedStringResource = "Fails"
    func perform() async throws -> some IntentResult {
        if Self.isDiscoverable { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result()
    }
}

private struct AppPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [CorePackage.self, SharedPackage.self] }
}

private struct CorePackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [SharedPackage.self, AppPackage.self] }
}

private struct SharedPackage: AppIntentsPackage {}
