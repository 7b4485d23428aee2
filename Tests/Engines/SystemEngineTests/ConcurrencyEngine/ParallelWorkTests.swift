import Synchronization
import Testing

@testable import ConcurrencyEngine

@Suite("Work on several threads")
struct ParallelWorkTests {
    @Test("Every index is worked on once", arguments: [(0, 4), (1, 4), (7, 1), (7, 2), (1_000, 4), (5, 0)])
    func once(_ count: Int, _ workers: Int) {
        let done = Counts(count)
        ParallelWork.forEach(count, workers: workers, share: 3) { index, worker in
            done.values.withLock { $0[index] += 1 }
            #expect((0..<max(1, workers)).contains(worker))
        }
        #expect(done.values.withLock { $0 } == [Int](repeating: 1, count: count))
    }

    @Test("What is made comes in the order of the elements, and an error of any of them is thrown", arguments: [1, 4])
    func map(workers: Int) throws {
        #expect(try ParallelWork.map(Array(0..<100), workers: workers) { $0 * $0 } == (0..<100).map { $0 * $0 })
        #expect(try ParallelWork.map([Int](), workers: workers) { $0 }.isEmpty)
        #expect(throws: CancellationError.self) {
            try ParallelWork.map(Array(0..<100), workers: workers) { if $0 == 70 { throw CancellationError() } }
        }
    }

    @Test("Operations run in the order in which they came")
    func serial() async throws {
        let tasks = SerialTasks()
        let order = Counts(0)
        let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        async let first: Void = tasks.run {
            for await _ in opened { break }
            order.values.withLock { $0.append(1) }
        }
        opening.finish()
        try await first
        try await tasks.run { order.values.withLock { $0.append(2) } }
        #expect(order.values.withLock { $0 } == [1, 2])
    }

    private final class Counts: Sendable {
        let values: Mutex<[Int]>
        init(_ count: Int) { values = Mutex([Int](repeating: 0, count: count)) }
    }
}
