import Foundation
import Synchronization
import Testing

@testable import ConcurrencyEngine

@Suite("Blocking work")
struct BlockingWorkTests {
    @Test("Results and errors come back")
    func results() async throws {
        #expect(try await BlockingWork.run { 6 * 7 } == 42)
        let failure = CocoaError(.fileNoSuchFile)
        let error = await #expect(throws: CocoaError.self) { try await BlockingWork.run { throw failure } }
        #expect(error?.code == .fileNoSuchFile)
    }

    @Test("No more closures run at a time than the queue is wide", arguments: [1, 3])
    func width(_ width: Int) async throws {
        let queue = BlockingQueue(width: width)
        let load = Load()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await queue.run {
                        load.enter()
                        // Nobody leaves before the queue is as busy as it gets, however slowly threads start.
                        let patience = ContinuousClock.now + .seconds(90)
                        while load.most < width, .now < patience { usleep(500) }
                        load.leave()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(load.most == width)
    }

    @Test("Work that has started learns that its task was cancelled")
    func learns() async throws {
        let (began, goes) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let task = Task {
            try await BlockingWork.run {
                let before = BlockingWork.isCancelled
                began.signal()
                goes.wait()
                return (before, BlockingWork.isCancelled)
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                began.wait()
                continuation.resume()
            }
        }
        task.cancel()
        goes.signal()
        #expect(try await task.value == (false, true))
    }

    @Test("Work runs on threads that tasks and the queues of Dispatch don't share")
    func ownThreads() async throws {
        // While as many threads of Dispatch compute as there are cores, tasks get none, for as long as that takes.
        #expect(try await BlockingWork.run { isOwnThread() })
        #expect(
            await !withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(returning: isOwnThread()) }
            }
        )
    }

    @Test("Work that is cancelled before it starts never runs")
    func cancelled() async throws {
        let queue = BlockingQueue(width: 1)
        let gate = DispatchSemaphore(value: 0)
        let ran = Load()
        // Which of two tasks starts first is open, so the one thread is taken before there is another.
        let isTaken = DispatchSemaphore(value: 0)
        async let blocker: Void = queue.run {
            isTaken.signal()
            gate.wait()
        }
        try await BlockingWork.run { isTaken.wait() }
        let task = Task { try await queue.run { ran.enter() } }
        try await Task.sleep(for: .milliseconds(20))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        gate.signal()
        try await blocker
        // Work given later runs after whatever was left in the queue.
        try await queue.run {}
        #expect(ran.most == 0)
    }

    @Test("A task that is already cancelled starts nothing")
    func cancelledBefore() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await BlockingWork.run { true }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

/// The number of closures that run, now and at most.
private final class Load: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock(\.most) }

    func enter() { state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }

    func leave() { state.withLock { $0.now -= 1 } }
}

/// Whether Foundation started the thread that calls this; Dispatch starts its threads and those of tasks itself.
///
/// A thread's name doesn't tell: Foundation drops a name that a thread sets before its starter knows of it.
private func isOwnThread() -> Bool { Thread.current.isExecuting }
