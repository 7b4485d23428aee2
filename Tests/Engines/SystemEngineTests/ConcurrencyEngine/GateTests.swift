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
        let first = await Occupant(of: gate)
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<10 {
            while gate.waitingCount < number { await Task.yield() }
            tasks.append(Task { try await gate.run { order.value.withLock { $0.append(number) } } })
        }
        while gate.waitingCount < 10 { await Task.yield() }
        try await first.leave()
        for task in tasks { try await task.value }
        #expect(order.value.withLock { $0 } == Array(0..<10))
    }

    @Test("Refuses a task that would wait behind too many")
    func turnsAway() async throws {
        let gate = Gate(width: 1, waiting: 1)
        let first = await Occupant(of: gate)
        let second = Task { try await gate.run {} }
        while gate.waitingCount < 1 { await Task.yield() }
        await #expect(throws: Gate.Full.self) { try await gate.run {} }
        try await first.leave()
        try await second.value
    }

    @Test("Forgets a task that stops waiting")
    func forgets() async throws {
        let gate = Gate(width: 1)
        let first = await Occupant(of: gate)
        let second = Task { try await gate.run {} }
        while gate.waitingCount == 0 { await Task.yield() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(gate.waitingCount == 0)
        try await first.leave()
        try await gate.run {}
    }
}

/// A task that has come through a gate, and stays there until it is told to leave.
private struct Occupant {
    private let task: Task<Void, any Error>
    private let staying: AsyncStream<Void>.Continuation

    init(of gate: Gate) async {
        let (entered, entering) = AsyncStream.makeStream(of: Void.self)
        let (stay, staying) = AsyncStream.makeStream(of: Void.self)
        self.staying = staying
        task = Task {
            try await gate.run {
                entering.finish()
                for await _ in stay {}
            }
        }
        for await _ in entered {}
    }

    func leave() async throws {
        staying.finish()
        try await task.value
    }
}

/// A value that several tasks change.
private final class Shared<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
