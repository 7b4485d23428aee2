import Synchronization
import Testing

@testable import ConcurrencyEngine

@Suite("The gate")
struct GateTests {
    @Test("Lets no more through at a time than it is wide, and loses none")
    func bounds() async throws {
        let gate = Gate(width: 3)
        let figures = Shared((now: 0, most: 0, done: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await gate.run {
                        figures.value.withLock {
                            $0.now += 1; $0.most = max($0.most, $0.now)
                        }
                        await Task.yield()
                        figures.value.withLock {
                            $0.now -= 1; $0.done += 1
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(figures.value.withLock { $0.done } == 50)
        #expect(figures.value.withLock { $0.most } <= 3)
    }

    @Test("Lets tasks through in the order in which they came")
    func keepsOrder() async throws {
        let gate = Gate(width: 1)
        let order = Shared([Int]())
        let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        let first = Task { try await gate.run { for await _ in opened { break } } }
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<10 {
            while gate.waitingCount < number { await Task.yield() }
            tasks.append(Task { try await gate.run { order.value.withLock { $0.append(number) } } })
        }
        while gate.waitingCount < 10 { await Task.yield() }
        opening.finish()
        try await first.value
        for task in tasks { try await task.value }
        #expect(order.value.withLock { $0 } == Array(0..<10))
    }

    @Test("Refuses a task that would wait behind too many")
    func turnsAway() async throws {
        let gate = Gate(width: 1, waiting: 1)
        let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        let first = Task { try await gate.run { for await _ in opened { break } } }
        let second = Task { try await gate.run {} }
        while gate.waitingCount < 1 { await Task.yield() }
        await #expect(throws: Gate.Full.self) { try await gate.run {} }
        opening.finish()
        try await first.value
        try await second.value
    }

    @Test("Forgets a task that stops waiting")
    func forgets() async throws {
        let gate = Gate(width: 1)
        let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        let first = Task { try await gate.run { for await _ in opened { break } } }
        while gate.waitingCount == 0 {
            let second = Task { try await gate.run {} }
            while gate.waitingCount == 0, !second.isCancelled {
                await Task.yield()
                if gate.waitingCount == 1 { second.cancel() }
            }
            await #expect(throws: CancellationError.self) { try await second.value }
            break
        }
        #expect(gate.waitingCount == 0)
        opening.finish()
        try await first.value
        try await gate.run {}
    }
}

/// A value that several tasks change.
private final class Shared<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
