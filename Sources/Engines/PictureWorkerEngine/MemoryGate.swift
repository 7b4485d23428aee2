import Foundation

/// Admits work in order, as its memory fits a budget.
///
/// `@unchecked Sendable`: the two variables are used under the lock of `condition` alone.
final class MemoryGate: @unchecked Sendable {
    private let condition = NSCondition()
    private let byteCount: Int
    private var taken = 0
    /// The tickets that are admitted next, and issued next.
    private var (next, last) = (0, 0)

    init(byteCount: Int) { self.byteCount = byteCount }

    /// Waits for memory, runs a closure, and frees the memory.
    ///
    /// A request larger than the budget gets all of it.
    func run<T, E: Error>(taking wanted: Int, _ body: () throws(E) -> T) throws(E) -> T {
        let count = min(max(0, wanted), byteCount)
        condition.withLock {
            let ticket = last
            last += 1
            while ticket != next || taken + count > byteCount { condition.wait() }
            next += 1
            taken += count
            // The next one may fit as well.
            condition.broadcast()
        }
        defer {
            condition.withLock {
                taken -= count
                condition.broadcast()
            }
        }
        return try body()
    }
}
