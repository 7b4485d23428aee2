import Foundation
import Synchronization

/// Threads for work that blocks: inference, decoding, files.
///
/// Swift's cooperative pool has one thread per core, so each thread that blocks delays every other task. This work runs
/// on threads of its own, at most one per core at a time; the rest waits in order. They aren't Dispatch's: its queues
/// share their threads with the pool, and leave it none while they keep every core busy.
public enum BlockingWork {
    /// Runs a closure away from the cooperative pool and returns its result.
    ///
    /// A task that is cancelled before the closure starts gets `CancellationError` at once, and the closure never
    /// runs. A closure that has started runs to its end.
    public static func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        try await BlockingQueue.shared.run(body)
    }

    /// A Boolean value that indicates whether the task that waits for this thread's closure was cancelled.
    ///
    /// Long work checks it now and then, and returns early: its result is discarded.
    public static var isCancelled: Bool { Ticket.current?.isCancelled ?? false }

    private typealias Ticket = BlockingQueue.Ticket
}

/// A queue of closures with a bound on how many run at the same time.
final class BlockingQueue: Sendable {
    static let shared = BlockingQueue(width: ProcessInfo.processInfo.activeProcessorCount)

    private let state: Mutex<State>

    init(width: Int) { state = Mutex(State(width: max(1, width))) }

    func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        let ticket = Ticket()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
                let mayWait = ticket.wait(
                    start: {
                        continuation.resume(with: Result { try Ticket.$current.withValue(ticket, operation: body) })
                    },
                    cancel: { continuation.resume(throwing: CancellationError()) }
                )
                if mayWait { enqueue(ticket) } else { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            ticket.cancel()?()
        }
    }

    private func enqueue(_ ticket: Ticket) {
        guard state.withLock({ $0.enqueue(ticket) }) else { return }
        SpareThreads.shared.run { [self] in
            while let ticket = state.withLock({ $0.next() }) { ticket.start()?() }
        }
    }
}

// MARK: - State

extension BlockingQueue {
    /// The waiting closures and the number of threads at work.
    struct State {
        let width: Int
        private var waiting: ArraySlice<Ticket> = []
        private var workers = 0

        init(width: Int) { self.width = width }

        /// Adds a ticket and returns whether the caller has to start a worker.
        mutating func enqueue(_ ticket: Ticket) -> Bool {
            waiting.append(ticket)
            guard workers < width else { return false }
            workers += 1
            return true
        }

        /// Takes the next ticket; a worker that gets none is finished.
        mutating func next() -> Ticket? {
            guard let ticket = waiting.popFirst() else {
                workers -= 1
                return nil
            }
            return ticket
        }
    }

    /// A closure that waits in the queue unless it is cancelled first.
    final class Ticket: Sendable {
        private enum Phase {
            case new
            case waiting(start: @Sendable () -> Void, cancel: @Sendable () -> Void)
            case over
        }
        private let phase = Mutex(Phase.new)
        private let wasCancelled = Atomic(false)

        /// The ticket of the closure that runs on this thread.
        @TaskLocal static var current: Ticket?

        /// A Boolean value that indicates whether the task was cancelled, also while the closure runs.
        var isCancelled: Bool { wasCancelled.load(ordering: .relaxed) }

        /// Stores the closures to call, and returns false if the ticket was already cancelled.
        func wait(start: @escaping @Sendable () -> Void, cancel: @escaping @Sendable () -> Void) -> Bool {
            phase.withLock { phase in
                guard case .new = phase else { return false }
                phase = .waiting(start: start, cancel: cancel)
                return true
            }
        }

        /// Ends the wait, and returns the closure to run.
        func start() -> (@Sendable () -> Void)? {
            phase.withLock { phase in
                defer { phase = .over }
                guard case .waiting(let start, _) = phase else { return nil }
                return start
            }
        }

        /// Ends the wait, and returns the closure that throws to the caller.
        func cancel() -> (@Sendable () -> Void)? {
            wasCancelled.store(true, ordering: .relaxed)
            return phase.withLock { phase in
                defer { phase = .over }
                guard case .waiting(_, let cancel) = phase else { return nil }
                return cancel
            }
        }
    }
}
