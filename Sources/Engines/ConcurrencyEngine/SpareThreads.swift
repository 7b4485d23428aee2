import Dispatch
import Foundation
import Synchronization

/// Threads for computation, each of which waits a moment for more work when it is done.
///
/// A search takes a dozen pieces of work to threads, one after another, and starting one costs a tenth of a millisecond
/// and, where libraries keep memory for a thread, more.
final class SpareThreads: Sendable {
    static let shared = SpareThreads()

    private struct State {
        /// What no thread has taken yet; one is on its way for each.
        var left: [@Sendable () -> Void] = []
        /// The threads that wait, without those that are on their way.
        var spare = 0
        /// The process that the threads belong to: after a fork there are none.
        var process = getpid()
    }

    private let state = Mutex(State())
    private let bell = DispatchSemaphore(value: 0)
    private let patience: DispatchTimeInterval

    init(patience: DispatchTimeInterval = .seconds(1)) { self.patience = patience }

    /// Calls a closure on a thread that waits, or else on a new one.
    func run(_ body: @escaping @Sendable () -> Void) {
        let isAwaited = state.withLock { state in
            if state.process != getpid() { state = State() }
            state.left.append(body)
            guard state.spare > 0 else { return false }
            state.spare -= 1
            return true
        }
        if isAwaited {
            bell.signal()
            return
        }
        Thread.detachNewThread { [self] in
            Thread.current.name = "fovea.blocking"
            // What a closure holds is released before the thread waits.
            repeat { take()?() } while isNeeded()
        }
    }

    /// The number of threads that wait.
    var count: Int { state.withLock(\.spare) }

    private func take() -> (@Sendable () -> Void)? {
        state.withLock { $0.left.isEmpty ? nil : $0.left.removeFirst() }
    }

    /// Waits until something is left for this thread, and returns false when nothing is for too long.
    private func isNeeded() -> Bool {
        state.withLock { $0.spare += 1 }
        if bell.wait(timeout: .now() + patience) == .success { return true }
        let isSpare = state.withLock { state in
            guard state.spare > 0 else { return false }
            state.spare -= 1
            return true
        }
        if isSpare { return false }
        // All that wait are on their way, and the bell rings for each.
        bell.wait()
        return true
    }
}
