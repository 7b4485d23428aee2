import Dispatch
import Synchronization
import Testing

@testable import PictureWorkerEngine

/// What is taken, and what was taken at most.
private final class Trial: Sendable {
    let counts = Mutex((now: 0, most: 0, done: 0))

    func take(_ count: Int) {
        counts.withLock {
            $0.now += count
            $0.most = max($0.most, $0.now)
        }
        counts.withLock {
            $0.now -= count
            $0.done += 1
        }
    }
}

@Suite("A gate of memory")
struct MemoryGateTests {
    @Test("No more is taken at a time than there is, and all get their turn")
    func bounded() async {
        let gate = MemoryGate(byteCount: 100)
        let state = Trial()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<60 {
                let count = [10, 45, 100, 500][number % 4]
                group.addTask {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.global().async {
                            gate.run(taking: count) { state.take(min(count, 100)) }
                            continuation.resume()
                        }
                    }
                }
            }
        }
        let (now, most, done) = state.counts.withLock { $0 }
        #expect(now == 0 && most <= 100 && done == 60)
    }
}
