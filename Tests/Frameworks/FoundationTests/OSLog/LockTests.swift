import Dispatch
import Testing

@testable import os

@Suite("A lock around a value")
struct AllocatedUnfairLockTests {
    @Test("Counts what many tasks add")
    func counting() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
    }

    @Test("Is taken by one holder at a time")
    func exclusion() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }

    @Test("Knows who holds it")
    func ownership() {
        let lock = OSAllocatedUnfairLock()
        lock.precondition(.notOwner)
        lock.withLock { lock.precondition(.owner) }
        lock.precondition(.notOwner)
    }

    @Test("Ends the program where another holder was expected")
    func wrongHolder() async {
        await #expect(processExitsWith: .failure) {
            OSAllocatedUnfairLock().precondition(.owner)
        }
    }
}

@Suite("A lock in memory of the program's own")
struct UnfairLockTests {
    /// A number that many threads count up; whoever holds the lock may touch it.
    private final class Counter: @unchecked Sendable {
        // Unchecked: the number is touched between `os_unfair_lock_lock` and `os_unfair_lock_unlock` alone.
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var number = 0

        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }
    }

    @Test("Lets one thread at a time pass")
    func counting() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 {
                os_unfair_lock_lock(counter.lock)
                counter.number += 1
                os_unfair_lock_unlock(counter.lock)
            }
        }
        #expect(counter.number == 80_000)
    }

    @Test("Isn't waited for where it is only tried")
    func trying() {
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_assert_owner(&lock)
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
        // The C library ends it as its own.
        #expect(pthread_mutex_destroy(&lock) == 0)
    }

    @Test("Ends a program that would wait for itself, and says why")
    func waitingForItself() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var lock = os_unfair_lock()
                os_unfair_lock_lock(&lock)
                os_unfair_lock_lock(&lock)
            }
        )
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("this thread holds the lock already"))
    }
}
