// A lock as an extension of the pointer to it.
#if canImport(os)
    import os

    typealias Latch = os_unfair_lock_t

    extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
        static func latch() -> Self {
            let lock = Self.allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
            return lock
        }

        func end() {
            deinitialize(count: 1)
            deallocate()
        }

        func sync<R>(_ work: () throws -> R) rethrows -> R {
            os_unfair_lock_lock(self)
            defer { os_unfair_lock_unlock(self) }
            return try work()
        }

        func attempt() -> Bool { os_unfair_lock_trylock(self) }
    }
#endif

public final class LockedCount: @unchecked Sendable {
    private var count = 0
    #if canImport(os)
        private let latch = Latch.latch()
        deinit { latch.end() }

        public func increase() { latch.sync { count += 1 } }
        public var value: Int { latch.sync { count } }
    #endif

    public init() {}
}
