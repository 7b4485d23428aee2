import ConcurrencyEngine
import Foundation
import ProviderFrames
import ProviderWire
import Synchronization

/// The supervisor of a provider's program: starts it for a request, and ends it after a time without requests.
final class ProviderSupervisor: Sendable {
    /// A ready program and its greeting.
    struct Ready: Sendable {
        let process: ProviderProcess
        let welcome: WelcomeMessage
    }

    private struct State {
        enum Phase {
            case idle
            case starting(Awaited<Ready>)
            case warm(Ready)
            case stopped
        }

        var phase = Phase.idle
        /// The program that is starting.
        var startingProcess: ProviderProcess?
        /// Replaced programs that haven't ended yet.
        var outgoing: [ProviderProcess] = []
        var backoff = Backoff()
        var users = 0
        var lastUse = ContinuousClock.now
        /// A Boolean value that indicates whether a task waits to end the unused program.
        var isWatched = false
        var lastLines: [String] = []
    }

    /// The provider.
    let provider: ProviderDescription
    private let limits: ProviderLimits
    private let environment: [String: String]
    private let questions: OpenQuestions
    private let report: @Sendable (ProviderStatus) -> Void
    private let state = Mutex(State())

    init(
        _ provider: ProviderDescription,
        limits: ProviderLimits,
        environment: [String: String],
        questions: OpenQuestions,
        report: @escaping @Sendable (ProviderStatus) -> Void
    ) {
        self.provider = provider
        self.limits = limits
        self.environment = environment
        self.questions = questions
        self.report = report
    }

    /// The status of the provider.
    var status: ProviderStatus { state.withLock { status(of: $0) } }

    /// The last lines of the program's output, in this run or the previous one.
    var lastLines: [String] {
        state.withLock { state in
            if case .warm(let ready) = state.phase { ready.process.lastLines } else { state.lastLines }
        }
    }

    private func status(of state: State) -> ProviderStatus {
        guard provider.isUsable else { return .broken(reason: provider.problems.first ?? "It can't be started.") }
        switch state.phase {
        case .starting: return .starting
        case .warm(let ready): return .warm(process: ready.process.number)
        case .idle, .stopped:
            let rest = state.backoff.rest()
            guard rest > .zero, let reason = state.backoff.reason else { return .idle }
            return .resting(seconds: rest / .seconds(1), reason: reason.message)
        }
    }
}

// MARK: - Use

extension ProviderSupervisor {
    /// Calls a closure with the program, which is started if needed.
    func use<R: Sendable>(
        before deadline: ContinuousClock.Instant,
        limit: Duration,
        _ body: (Ready) async throws(AppFailure) -> R
    ) async throws(AppFailure) -> R {
        let arrival = try request(before: deadline)
        defer { release() }
        let ready = try await arrival.value(
            before: deadline,
            late: .stillStarting(provider, limit),
            cancelled: .cancelled(provider)
        )
        do throws(AppFailure) {
            let answer = try await body(ready)
            state.withLock { $0.backoff.succeed() }
            return answer
        } catch {
            // A program that violated the protocol isn't used again.
            if error.code == .misbehaved { ready.process.end(error) }
            throw error
        }
    }

    /// Returns the arrival of the program, and starts it if it doesn't run.
    private func request(before deadline: ContinuousClock.Instant) throws(AppFailure) -> Awaited<Ready> {
        guard provider.isUsable else {
            throw AppFailure(
                .cannotStart,
                "\(provider.name) can't be started. \(provider.problems.first ?? "Install the app again.")"
            )
        }
        let arrival = Awaited<Ready>()
        let rest = try state.withLock { state throws(AppFailure) -> (Awaited<Ready>, Duration?) in
            switch state.phase {
            case .stopped: throw AppFailure(.stopped, "\(provider.name) isn't asked any more: the system ends.")
            case .starting(let arrival):
                state.users += 1
                return (arrival, nil)
            case .warm(let ready) where ready.process.isOpen:
                state.users += 1
                arrival.arrive(.success(ready))
                return (arrival, nil)
            case .warm, .idle:
                let rest = state.backoff.rest()
                // Wait out a short pause; report a longer one.
                guard rest <= .seconds(1) else { throw resting(state.backoff, rest) }
                state.users += 1
                if case .warm(let ready) = state.phase { state.outgoing.append(ready.process) }
                state.phase = .starting(arrival)
                return (arrival, rest)
            }
        }
        if let pause = rest.1 {
            report(.starting)
            Task { await start(after: pause, arrival) }
        }
        return rest.0
    }

    private func resting(_ backoff: Backoff, _ rest: Duration) -> AppFailure {
        AppFailure(
            .resting,
            """
            \(provider.name) failed \(backoff.failures) times in a row and is tried again in \(rest.text). \
            \(backoff.reason?.message ?? "")
            """,
            lastLines: backoff.reason?.lastLines ?? []
        )
    }

    /// Notes the end of a use, and schedules the end of an unused program.
    private func release() {
        let isFirst = state.withLock { state in
            state.users -= 1
            state.lastUse = .now
            defer { state.isWatched = true }
            return !state.isWatched
        }
        guard isFirst else { return }
        Task { [weak self] in
            while let pause = await self?.pauseBeforeEnd() { try? await Task.sleep(for: pause) }
        }
    }

    /// Ends the program if it has been unused for long enough, or returns the remaining time.
    private func pauseBeforeEnd() async -> Duration? {
        let (pause, process) = state.withLock { state -> (Duration?, ProviderProcess?) in
            if state.users > 0 { return (max(limits.idle, .milliseconds(10)), nil) }
            let rest = limits.idle - state.lastUse.duration(to: .now)
            if rest > .zero { return (rest, nil) }
            state.isWatched = false
            guard case .warm(let ready) = state.phase else { return (nil, nil) }
            state.phase = .idle
            return (nil, ready.process)
        }
        if let process {
            await process.stop()
            tell()
        }
        return pause
    }
}

// MARK: - Starting and ending

extension ProviderSupervisor {
    private func start(after pause: Duration, _ arrival: Awaited<Ready>) async {
        if pause > .zero { try? await Task.sleep(for: pause) }
        let outcome: Result<Ready, AppFailure>
        do throws(AppFailure) {
            outcome = .success(try await started())
        } catch {
            outcome = .failure(error)
        }
        let unwanted = state.withLock { state -> ProviderProcess? in
            guard case .starting(let current) = state.phase, current === arrival else {
                if case .success(let ready) = outcome { return ready.process }
                return nil
            }
            switch outcome {
            case .success(let ready) where ready.process.isOpen: state.phase = .warm(ready)
            case .success: state.phase = .idle
            case .failure(let error):
                state.phase = .idle
                state.backoff.fail(error)
            }
            return nil
        }
        unwanted?.kill()
        arrival.arrive(outcome)
        tell()
    }

    private func started() async throws(AppFailure) -> Ready {
        let provider = provider
        let limits = limits
        let environment = environment
        let questions = questions
        // Starting a program blocks, so it is done away from the threads of Swift's tasks.
        let process = try await DedicatedThread.run { _ throws(AppFailure) in
            try ProviderProcess(provider, limits: limits, environment: environment, questions: questions)
        }
        process.begin { [weak self] reason in self?.ended(process, reason) }
        let isWanted = state.withLock { state in
            if case .stopped = state.phase { return false }
            state.startingProcess = process
            return true
        }
        defer { state.withLock { $0.startingProcess = nil } }
        if !isWanted { process.kill() }
        let late = AppFailure(
            .timeout,
            "\(provider.name) wasn't ready within \(limits.start.text), so it was ended. Its start takes too long."
        )
        do throws(AppFailure) {
            let frame = try await process.answer(
                to: .hello,
                HelloMessage(limits.wire, asksPerson: true),
                before: .now + limits.start,
                late: late
            )
            do throws(WireError) {
                return Ready(process: process, welcome: try frame.message())
            } catch {
                throw AppFailure.misbehaved(provider, error)
            }
        } catch {
            process.kill()
            throw error
        }
    }

    private func ended(_ process: ProviderProcess, _ reason: AppFailure) {
        let isNews = state.withLock { state in
            if let index = state.outgoing.firstIndex(where: { $0 === process }) {
                state.outgoing.remove(at: index)
                state.backoff.fail(reason)
                return false
            }
            state.lastLines = process.lastLines
            guard case .warm(let ready) = state.phase, ready.process === process else { return false }
            state.phase = .idle
            state.backoff.fail(reason)
            return true
        }
        if isNews { tell() }
    }

    /// Sends the status, and once more at the end of a pause.
    private func tell() {
        let status = status
        report(status)
        guard case .resting(let seconds, _) = status else { return }
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds) + .milliseconds(10))
            if let self, self.status == .idle { report(.idle) }
        }
    }

    /// Ends the program for good.
    func stop() async {
        let (phase, startingProcess) = state.withLock { state in
            defer { state.phase = .stopped }
            return (state.phase, state.startingProcess)
        }
        // It has no requests yet.
        startingProcess?.kill()
        switch phase {
        case .warm(let ready): await ready.process.stop()
        case .starting(let arrival):
            let late = AppFailure(.stopped, "")
            _ = try? await arrival.value(before: .now + limits.start, late: late, cancelled: late)
        case .idle, .stopped: break
        }
    }
}
