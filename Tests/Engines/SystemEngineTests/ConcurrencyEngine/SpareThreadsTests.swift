import Foundation
import Synchronization
import Testing

@testable import ConcurrencyEngine

@Suite("Threads that wait for more work")
struct SpareThreadsTests {
    /// Runs a closure on a thread, and returns the thread once it is done.
    private func thread(_ threads: SpareThreads) async -> ObjectIdentifier {
        await withCheckedContinuation { continuation in
            threads.run { continuation.resume(returning: ObjectIdentifier(Thread.current)) }
        }
    }

    @Test("Work that follows runs on the same thread")
    func again() async throws {
        let threads = SpareThreads(patience: .seconds(60))
        let first = await thread(threads)
        for _ in 0..<10_000 where threads.count == 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(await thread(threads) == first)
    }

    @Test("A thread that nothing is left for ends")
    func ends() async throws {
        let threads = SpareThreads(patience: .milliseconds(200))
        _ = await thread(threads)
        for _ in 0..<1_000 where threads.count == 0 { try await Task.sleep(for: .milliseconds(1)) }
        for _ in 0..<10_000 where threads.count > 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(threads.count == 0)
    }

    @Test("All work is done once, whether threads wait, come or go", arguments: [0, 1, 1_000])
    func all(microseconds: Int) async {
        let threads = SpareThreads(patience: .microseconds(microseconds))
        let done = Counts(2_000)
        await withTaskGroup { group in
            for first in stride(from: 0, to: 2_000, by: 500) {
                group.addTask {
                    for number in first..<first + 500 {
                        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                            threads.run {
                                done.values.withLock { $0[number] += 1 }
                                continuation.resume()
                            }
                        }
                    }
                }
            }
        }
        #expect(done.values.withLock { $0.allSatisfy { $0 == 1 } })
    }

    @Test("A closure is released before its thread waits")
    func released() async throws {
        let threads = SpareThreads(patience: .seconds(60))
        weak var held: Held?
        await withCheckedContinuation { continuation in
            let new = Held()
            held = new
            threads.run {
                withExtendedLifetime(new) {}
                continuation.resume()
            }
        }
        for _ in 0..<10_000 where held != nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect(held == nil)
    }

    private final class Held: Sendable {}

    private final class Counts: Sendable {
        let values: Mutex<[Int]>
        init(_ count: Int) { values = Mutex([Int](repeating: 0, count: count)) }
    }
}
