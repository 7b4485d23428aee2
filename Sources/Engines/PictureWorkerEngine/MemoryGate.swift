import Foundation

/// Lets work begin in its order, as far as its memory fits.
///
/// `@unchecked Sendable`: the two variables are used under the lock of `condition` alone.
final class MemoryGate: @unchecked Sendable {
    private let condition = NSCondition()
    private let byteCount: Int
    private var taken = 0
    /// The tickets that are let in next, and given next.
    private var (next, last) = (0, 0)

    init(byteCount: Int) { self.byteCount = byteCount }

    /// Waits for memory, runs a closure, and gives the memory back.
    ///
    /// What is larger than all the memory gets all of it.
    func run<T, E: Error>(taking wanted: Int, _ body: () throws(E) -> T) throws(E) -> T {
        let count = min(max(0, wanted), byteCount)
        condition.withLock {
            let ticket = last
            last += 1
            while ticket != next || taken + count > byteCount { condition.wait() }
            next += 1
            taken += count
            // The one behind may fit as well.
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
