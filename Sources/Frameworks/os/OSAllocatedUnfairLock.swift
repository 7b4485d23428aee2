import Foundation

/// A lock that guards a value.
///
/// Copies share the lock and the value. A thread that holds the lock must not take it again, and must be the one that
/// releases it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // `@unchecked Sendable`: the box never changes, and its value is touched between `lock` and `unlock` alone, save
    // through the methods whose names say that the caller vouches for it.
    private let box: Box

    /// Creates a lock around a value that only code under the lock may use.
    public init(uncheckedState initialState: State) {
        box = Box(initialState)
    }

    /// Creates a lock around a value.
    public init(initialState: State) where State: Sendable {
        box = Box(initialState)
    }

    /// Creates a lock around nothing.
    public init() where State == Void {
        box = Box(())
    }

    /// Calls a closure with the value while the lock is held, without checks on what it captures.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock()
        defer { box.unlock() }
        return try body(&box.state)
    }

    /// Calls a closure with the value while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value, or returns nil where the lock is held elsewhere; captures go unchecked.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard box.tryLock() else { return nil }
        defer { box.unlock() }
        return try body(&box.state)
    }

    /// Calls a closure with the value, or returns nil where the lock is held elsewhere.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Calls a closure while the lock is held, without checks on what it captures.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Takes the lock, waiting for it.
    @available(*, noasync, message: "Use withLock, because a task can resume on another thread.")
    public func lock() { box.lock() }

    /// Releases the lock.
    @available(*, noasync, message: "Use withLock, because a task can resume on another thread.")
    public func unlock() { box.unlock() }

    /// Takes the lock unless it is held elsewhere, and returns a Boolean value that tells whether it did.
    @available(*, noasync, message: "Use withLock, because a task can resume on another thread.")
    public func lockIfAvailable() -> Bool { box.tryLock() }
}

extension OSAllocatedUnfairLock {
    /// A mutex of the C library and the value that it guards.
    private final class Box {
        var state: State
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>

        init(_ state: State) {
            self.state = state
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            // With the default attributes this neither fails nor takes memory.
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func lock() { pthread_mutex_lock(mutex) }

        func unlock() { pthread_mutex_unlock(mutex) }

        func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }
    }
}
