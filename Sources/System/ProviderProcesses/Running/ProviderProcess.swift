import ConcurrencyEngine
import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire
import Synchronization

/// A running program of a provider.
///
/// One thread reads its frames, and another reads its output, notices its end and reaps it, so that neither a hanging
/// nor a flooding program delays others.
final class ProviderProcess: Sendable {
    /// The provider.
    let provider: ProviderDescription
    /// The number of the process.
    let number: Int32
    private let program: StartedProgram
    private let connection: FrameConnection
    private let limits: ProviderLimits
    private let questions: OpenQuestions
    /// The number of questions that the person hasn't answered.
    private let questionCount = Mutex(0)
    private let requests = Mutex(RequestTable())
    private let tail = Mutex(OutputTail())
    private let isReaped = Mutex(false)
    private let readerIsDone = DispatchSemaphore(value: 0)
    private let ended = Awaited<AppFailure>()

    /// Starts the program.
    init(
        _ provider: ProviderDescription,
        limits: ProviderLimits,
        environment: [String: String],
        questions: OpenQuestions
    ) throws(AppFailure) {
        self.provider = provider
        self.limits = limits
        self.questions = questions
        program = try StartedProgram(provider, environment: environment)
        number = program.process.number
        connection = FrameConnection(owning: program.socket, limits: limits.wire) { !$0.isFromSystem }
    }

    /// Starts to read from the program.
    ///
    /// - Parameter end: Called once at the end of the program, with the reason.
    func begin(end: @escaping @Sendable (AppFailure) -> Void) {
        connection.start { [self] frame throws(WireError) in
            try take(frame)
        } end: { [self] error in
            connectionEnded(error)
        }
        let thread = Thread { [self] in
            Thread.current.name = "fovea-watcher"
            watch()
            let reason = reap()
            let (open, first) = requests.withLock { $0.end(reason) }
            for arrival in open { arrival.arrive(.failure(first)) }
            end(first)
            ended.arrive(.success(first))
        }
        thread.stackSize = 1 << 19
        thread.start()
    }

    /// A Boolean value that indicates whether the program accepts requests.
    var isOpen: Bool { requests.withLock { $0.isOpen } }

    /// The last lines of the program's output.
    var lastLines: [String] { tail.withLock { $0.lines } }
}

// MARK: - Requests

extension ProviderProcess {
    /// Sends a request and waits for its answer.
    ///
    /// A task that is cancelled or exceeds its time stops waiting at once, and the program is told.
    func answer(
        to kind: FrameKind,
        _ message: some Encodable,
        body: Data = Data(),
        descriptors: [Descriptor] = [],
        before deadline: ContinuousClock.Instant,
        late: AppFailure
    ) async throws(AppFailure) -> Frame {
        let arrival = Awaited<Frame>()
        let number = try requests.withLock { table throws(AppFailure) in try table.begin(kind, arrival) }
        do throws(WireError) {
            connection.send(try Frame(kind, request: number, message, body: body, descriptors: descriptors))
        } catch {
            _ = requests.withLock { $0.abandon(number) }
            throw AppFailure(.unsuitable, "\(provider.name) can't be asked: the system \(error.description).")
        }
        do throws(AppFailure) {
            return try await wait(for: arrival, before: deadline, late: late)
        } catch {
            if requests.withLock({ $0.abandon(number) }) { abandoned(number) }
            throw error
        }
    }

    /// Waits for an answer; the time in which the person thinks isn't the app's.
    private func wait(
        for arrival: Awaited<Frame>,
        before deadline: ContinuousClock.Instant,
        late: AppFailure
    ) async throws(AppFailure) -> Frame {
        // A program that asks again and again isn't waited for any longer.
        let last = deadline + limits.answer * 2
        var deadline = deadline
        while true {
            do throws(AppFailure) {
                return try await arrival.value(before: deadline, late: late, cancelled: .cancelled(provider))
            } catch {
                guard error == late, deadline < last, questionCount.withLock({ $0 > 0 }) else { throw error }
                deadline = min(deadline + .milliseconds(250), last)
            }
        }
    }

    /// Tells the program that a request was cancelled, and kills it when it doesn't react.
    private func abandoned(_ number: UInt32) {
        if let frame = try? Frame(.cancel, request: number, EmptyMessage()) { connection.send(frame) }
        // Weak: a program that has ended needn't be retained.
        Task { [weak self, patience = limits.patience] in
            try? await Task.sleep(for: patience)
            guard let self else { return }
            if requests.withLock({ $0.retire(over: number, .hanging(provider)) }) { kill() }
        }
    }

    private func take(_ frame: Frame) throws(WireError) {
        if frame.kind == .question {
            try takeQuestion(frame)
            return
        }
        let (arrival, isLast) = try requests.withLock { table throws(WireError) in try table.finish(frame) }
        arrival?.arrive(.success(frame))
        if isLast { kill() }
    }
}

// MARK: - Questions

extension ProviderProcess {
    /// The most questions of a program at a time; more are answered at once, and with nothing.
    private static let questionLimit = 4

    private func takeQuestion(_ frame: Frame) throws(WireError) {
        let message: QuestionMessage = try frame.message()
        let isTaken = questionCount.withLock { count in
            guard count < Self.questionLimit else { return false }
            count += 1
            return true
        }
        guard isTaken, let question = AppQuestion(message, of: provider, limits.wire) else {
            if isTaken { questionCount.withLock { $0 -= 1 } }
            reply(nil, to: frame)
            return
        }
        Task { [self] in
            let isAllowed = await questions.ask(question)
            questionCount.withLock { $0 -= 1 }
            reply(isAllowed, to: frame)
        }
    }

    private func reply(_ isAllowed: Bool?, to frame: Frame) {
        guard let reply = try? Frame(.reply, request: frame.request, ReplyMessage(isAllowed: isAllowed)) else { return }
        connection.send(reply)
    }
}

// MARK: - Ending

extension ProviderProcess {
    /// Asks the program to end, and kills it if it doesn't.
    func stop() async {
        requests.withLock { $0.close(AppFailure(.stopped, "\(provider.name) was stopped.")) }
        connection.closeAfterSending()
        let late = AppFailure(.timeout, "")
        _ = try? await ended.value(before: .now + limits.patience + .seconds(10), late: late, cancelled: late)
    }

    /// Ends the program for a reason, with which all pending requests fail.
    func end(_ reason: AppFailure) {
        requests.withLock { $0.close(reason) }
        kill()
    }

    /// Kills the program's process group.
    func kill() {
        isReaped.withLock { isReaped in
            // Until it is reaped, its number isn't reused.
            if !isReaped { program.process.kill() }
        }
    }

    /// Runs on the reading thread at the end of the connection.
    private func connectionEnded(_ error: WireError?) {
        // The program's exit says more than the end of its connection.
        if let error, error.code != .closed {
            end(.misbehaved(provider, error))
        } else if !waitForEnd(milliseconds: Int32(clamping: Int(limits.patience / .milliseconds(1)))) {
            // It closed its end but still runs, or hangs in its exit.
            end(.deaf(provider))
        }
        readerIsDone.signal()
    }

    private func waitForEnd(milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: program.end.rawValue, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&entry, 1, milliseconds) > 0
    }

    /// Runs on the watching thread until the program has ended.
    private func watch() {
        var meter = OutputMeter()
        while true {
            let pause = meter.pause()
            var entries = [
                pollfd(fd: program.end.rawValue, events: Int16(POLLIN), revents: 0),
                pollfd(fd: pause == nil ? program.output.rawValue : -1, events: Int16(POLLIN), revents: 0),
            ]
            _ = unsafe poll(&entries, 2, pause ?? -1)
            if entries[0].revents != 0 { break }
            if entries[1].revents != 0, !readOutput(&meter) {
                // The program closed its output but still runs.
                _ = waitForEnd(milliseconds: -1)
                break
            }
        }
        _ = readOutput(&meter)
    }

    /// Reads the program's output, and returns false at its end.
    private func readOutput(_ meter: inout OutputMeter) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = unsafe bytes.withUnsafeMutableBytes {
            unsafe read(program.output.rawValue, $0.baseAddress, $0.count)
        }
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        meter.count(count)
        tail.withLock { $0.append(bytes[..<count]) }
        return true
    }

    /// Reaps the program, and kills the rest of its process group.
    private func reap() -> AppFailure {
        let end = isReaped.withLock { isReaped in
            program.process.kill()
            isReaped = true
            return program.process.reap()
        }
        connection.close()
        readerIsDone.wait()
        return .ended(provider, code: end.code, signal: end.signal, lastLines: lastLines)
    }
}
