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
    /// The place of the lock in memory.
    var address: os_unfair_lock_t { box.address }

    /// A lock and the value that it guards.
    private final class Box {
        var state: State
        let address: os_unfair_lock_t

        init(_ state: State) {
            self.state = state
            address = .allocate(capacity: 1)
            address.initialize(to: os_unfair_lock())
        }

        deinit {
            address.deinitialize(count: 1)
            address.deallocate()
        }

        func lock() { os_unfair_lock_lock(address) }

        func unlock() { os_unfair_lock_unlock(address) }

        func tryLock() -> Bool { os_unfair_lock_trylock(address) }
    }
}
