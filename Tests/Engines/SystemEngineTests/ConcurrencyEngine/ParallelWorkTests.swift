import Foundation
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
        #expect(ParallelWork.map(Array(0..<100), workers: workers) { $0 * $0 } == (0..<100).map { $0 * $0 })
        #expect(ParallelWork.map([Int](), workers: workers) { $0 }.isEmpty)
        #expect(throws: CancellationError.self) {
            try ParallelWork.map(Array(0..<100), workers: workers) { if $0 == 70 { throw CancellationError() } }
        }
    }

    @Test("Two pieces of work are done side by side, and their errors reach the caller")
    func both() throws {
        // Each waits for the other.
        let (here, there) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let made = try ParallelWork.both {
            there.signal()
            here.wait()
            return 1
        } _: {
            here.signal()
            there.wait()
            return "two"
        }
        #expect(made == (1, "two"))
        #expect(throws: CancellationError.self) {
            try ParallelWork.both {
                throw CancellationError()
            } _: {
                2
            }
        }
        #expect(throws: CancellationError.self) {
            try ParallelWork.both {
                1
            } _: {
                throw CancellationError()
            }
        }
    }

    @Test("Of two threads that begin at both ends, each sees neighbors one after another", arguments: [1, 2, 5])
    func bothEnds(workers: Int) {
        let seen = Mutex<[ObjectIdentifier: [Int]]>([:])
        let made = ParallelWork.map(Array(0..<200), workers: workers, fromBothEnds: true) { element in
            let thread = ObjectIdentifier(Thread.current)
            seen.withLock { $0[thread, default: []].append(element) }
            return -element
        }
        #expect(made == (0..<200).map { -$0 })
        for elements in seen.withLock({ $0.values.map { $0 } }) {
            let isRising = elements == elements.sorted()
            #expect(isRising || elements == elements.sorted(by: >))
            if workers <= 2 { #expect(elements.max().map { $0 - (elements.min() ?? 0) + 1 } == elements.count) }
        }
    }

    @Test("Operations run one at a time, also after one that fails")
    func serial() async throws {
        let tasks = SerialTasks()
        let counts = Counts(2)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    try? await tasks.run {
                        counts.values.withLock { $0[0] += 1 }
                        for _ in 0..<10 { await Task.yield() }
                        counts.values.withLock { values in
                            values[1] = max(values[1], values[0])
                            values[0] -= 1
                        }
                        if number % 3 == 0 { throw CancellationError() }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(counts.values.withLock { $0 } == [0, 1])
    }

    private final class Counts: Sendable {
        let values: Mutex<[Int]>
        init(_ count: Int) { values = Mutex([Int](repeating: 0, count: count)) }
    }
}
