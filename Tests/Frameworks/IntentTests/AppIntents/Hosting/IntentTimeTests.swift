@testable import AppIntents
import Synchronization
import Testing

@Suite("The time of intents", .timeLimit(.minutes(10)))
struct IntentTimeTests {
    // How fast things go is measured where nothing else runs: 'bench --hosting' bounds it.

    @Test("Cancellation reaches an intent while it sleeps, and its progress")
    func cancellation() async throws {
        let seen = Reasons()
        let intent = Sleeps()
        intent.seen.wrappedValue = seen
        let task = Task { try await IntentRunner(host: nil).run(intent) }
        while !seen.hasBegun { try await Task.sleep(for: .milliseconds(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(seen.reasons == [.userCancelled])
    }

    @Test("An intent that is out of time is cancelled with that reason")
    func timeout() async throws {
        // A busy machine may be out of time before the intent begins, which has no reason to tell then.
        for limit in [30, 300, 3000, 30_000] {
            let seen = Reasons()
            let intent = Sleeps()
            intent.seen.wrappedValue = seen
            let runner = IntentRunner(host: nil, timeLimit: .milliseconds(limit))
            let outcome = await runner.outcome(of: intent)
            #expect(outcome.failure?.kind == .timedOut)
            #expect(outcome.failure?.message.contains("didn't answer within ") == true, "\(outcome)")
            if limit == 30 { #expect(outcome.failure?.message.contains(" 30 ms") == true, "\(outcome)") }
            guard seen.hasBegun else { continue }
            while seen.reasons.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            #expect(seen.reasons == [.timeout])
            return
        }
        Issue.record("The intent never began.")
    }

    @Test("An intent that heeds no cancellation holds nobody up")
    func deafIntent() async throws {
        let outcome = await IntentRunner(host: nil, timeLimit: .milliseconds(30)).outcome(of: Deaf())
        #expect(outcome.failure?.kind == .timedOut)
        Deaf.gate.withLock { $0 = true }
    }

    @Test("A host waits for work that says that it takes long")
    func longWork() async throws {
        // On a busy machine the time may be over before the intent says so; with more time it isn't.
        for limit in [20, 200, 2000, 20_000] {
            let intent = TakesLong()
            intent.time.wrappedValue = .milliseconds(3 * limit)
            guard let result = try? await IntentRunner(host: nil, timeLimit: .milliseconds(limit)).run(intent) else {
                continue
            }
            #expect(result.value == 1)
            return
        }
        Issue.record("The host never waited.")
    }

    @Test("An intent in time answers")
    func inTime() async throws {
        #expect(try await IntentRunner(host: nil, timeLimit: .seconds(60)).run(Answers()).value == 7)
    }
}

private final class Reasons: Sendable {
    private let state = Mutex((hasBegun: false, reasons: [IntentCancellationReason]()))
    var hasBegun: Bool { state.withLock { $0.hasBegun } }
    var reasons: [IntentCancellationReason] { state.withLock { $0.reasons } }
    func begin() { state.withLock { $0.hasBegun = true } }
    func add(_ reason: IntentCancellationReason) { state.withLock { $0.reasons.append(reason) } }
}

private struct Sleeps: CancellableIntent {
    static let title: LocalizedStringResource = "Sleeps"
    let seen = AppDependency<Reasons>()

    func perform() async throws -> some IntentResult {
        let seen = seen.wrappedValue
        seen.begin()
        try await withIntentCancellationHandler {
            try await Task.sleep(for: .seconds(3600))
        } onCancel: {
            seen.add($0)
        }
        return .result()
    }
}

private struct Deaf: AppIntent {
    static let title: LocalizedStringResource = "Deaf"
    static let gate = Mutex(false)
    func perform() async throws -> some IntentResult {
        while !Self.gate.withLock({ $0 }) {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(2)) { continuation.resume() }
            }
        }
        return .result()
    }
}

private struct TakesLong: LongRunningIntent {
    static let title: LocalizedStringResource = "Takes Long"
    let time = AppDependency<Duration>()
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let time = time.wrappedValue
        let answer = try await performBackgroundTask {
            try await Task.sleep(for: time)
            return 1
        }
        return .result(value: answer)
    }
}

private struct Answers: AppIntent {
    static let title: LocalizedStringResource = "Answers"
    @Parameter(title: "Number", default: 7) var number: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: number) }
}
