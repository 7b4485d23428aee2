import Synchronization

/// A gate that lets a number of tasks through at a time; the others wait in order.
package final class Gate: Sendable {
    private struct Waiter {
        let id: UInt64
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var free: Int
        var next: UInt64 = 0
        var waiting: [Waiter] = []
        /// Waiters that were cancelled before they waited.
        var cancelled: Set<UInt64> = []
    }

    /// The error of a task that would wait behind too many others.
    package struct Full: Error {}

    private let state: Mutex<State>
    private let waitingLimit: Int

    /// Creates a gate that throws ``Full`` when a task would wait behind `waiting` others.
    package init(width: Int, waiting: Int = .max) {
        state = Mutex(State(free: max(1, width)))
        waitingLimit = waiting
    }

    /// The number of tasks that wait.
    package var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Runs work when there is room.
    package func run<T: Sendable>(_ work: () async throws -> T) async throws -> T {
        try await enter()
        defer { leave() }
        return try await work()
    }

    private func enter() async throws {
        enum Entry { case through, full, wait(UInt64) }
        let entry = state.withLock { state -> Entry in
            if state.free > 0, state.waiting.isEmpty {
                state.free -= 1
                return .through
            }
            guard state.waiting.count < waitingLimit else { return .full }
            state.next += 1
            return .wait(state.next)
        }
        switch entry {
        case .through: return
        case .full: throw Full()
        case .wait(let id):
            let isThrough = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let answer = state.withLock { state -> Bool? in
                        if state.cancelled.remove(id) != nil { return false }
                        if state.free > 0, state.waiting.isEmpty {
                            state.free -= 1
                            return true
                        }
                        state.waiting.append(Waiter(id: id, continuation: continuation))
                        return nil
                    }
                    if let answer { continuation.resume(returning: answer) }
                }
            } onCancel: {
                let waiter = state.withLock { state -> Waiter? in
                    guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
                        state.cancelled.insert(id)
                        return nil
                    }
                    return state.waiting.remove(at: index)
                }
                waiter?.continuation.resume(returning: false)
            }
            state.withLock { _ = $0.cancelled.remove(id) }
            guard isThrough else { throw CancellationError() }
        }
    }

    private func leave() {
        let next = state.withLock { state -> Waiter? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.continuation.resume(returning: true)
    }
}
