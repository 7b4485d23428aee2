public import Glibc

/// A lock that one thread at a time holds.
///
/// It is a mutex of the C library, so whatever takes one takes the other: code that asks for `os` where it makes the lock
/// and for the C library where it ends it means the same memory both times. As on Apple's systems, the lock stays where
/// it is in memory, `os_unfair_lock()` needs nothing else, and nothing has to end it.
public typealias os_unfair_lock_s = pthread_mutex_t

/// A lock that one thread at a time holds.
public typealias os_unfair_lock = os_unfair_lock_s

/// The place of a lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, waiting for it.
///
/// A thread that holds the lock already would wait for itself forever; the program ends instead.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    guard pthread_mutex_trylock(lock) != 0 else { return }
    guard !isHeldByThisThread(lock) else {
        fatalError("os_unfair_lock_lock: this thread holds the lock already. Release it first.")
    }
    pthread_mutex_lock(lock)
}

/// Takes a lock unless it is held, and returns a Boolean value that tells whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}

/// Releases a lock that this thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    assert(isHeldByThisThread(lock), "os_unfair_lock_unlock: this thread doesn't hold the lock.")
    pthread_mutex_unlock(lock)
}

/// Ends the program unless this thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard isHeldByThisThread(lock) else { fatalError("This thread doesn't hold the lock.") }
}

/// Ends the program if this thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard !isHeldByThisThread(lock) else { fatalError("This thread holds the lock.") }
}

/// Returns a Boolean value that tells whether the calling thread holds a lock.
///
/// The mutex remembers the number of its holder. While another thread takes or releases it, that number is not ours, before
/// or after.
private func isHeldByThisThread(_ lock: UnsafePointer<os_unfair_lock_s>) -> Bool {
    lock.pointee.__data.__owner == ThreadNumber.current
}

/// The number that the kernel knows a thread by.
private enum ThreadNumber {
    /// The function of the C library, which has no place in its Swift module.
    private static let gettid: (@convention(c) @Sendable () -> pid_t)? = dlsym(nil, "gettid").map {
        unsafeBitCast($0, to: (@convention(c) @Sendable () -> pid_t).self)
    }

    static var current: pid_t? { gettid?() }
}
