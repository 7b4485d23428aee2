// A lock of a package without dependencies: `os` decides what it is made of, the C library how it ends. Where both are
// there, each does its part on the same memory.
#if canImport(os)
    internal import os
    #if canImport(C.os.lock)
        internal import C.os.lock
    #endif
#elseif canImport(Glibc)
    @preconcurrency import Glibc
#endif

public struct UnfairMutex<State> {
    private enum Latch {
        #if canImport(os)
            typealias Memory = os_unfair_lock
        #else
            typealias Memory = pthread_mutex_t
        #endif

        static func make(_ memory: UnsafeMutablePointer<Memory>) {
            #if canImport(os)
                memory.initialize(to: os_unfair_lock())
            #else
                pthread_mutex_init(memory, nil)
            #endif
        }

        static func end(_ memory: UnsafeMutablePointer<Memory>) {
            #if canImport(Glibc)
                pthread_mutex_destroy(memory)
            #endif
            memory.deinitialize(count: 1)
        }

        static func take(_ memory: UnsafeMutablePointer<Memory>) {
            #if canImport(os)
                os_unfair_lock_lock(memory)
            #else
                pthread_mutex_lock(memory)
            #endif
        }

        static func release(_ memory: UnsafeMutablePointer<Memory>) {
            #if canImport(os)
                os_unfair_lock_unlock(memory)
            #else
                pthread_mutex_unlock(memory)
            #endif
        }
    }

    private final class Storage: ManagedBuffer<State, Latch.Memory> {
        deinit { withUnsafeMutablePointerToElements(Latch.end) }
    }

    private let storage: ManagedBuffer<State, Latch.Memory>

    public init(_ state: State) {
        storage = Storage.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements(Latch.make)
            return state
        }
    }

    public func withLock<T>(_ body: (inout State) throws -> T) rethrows -> T {
        try storage.withUnsafeMutablePointers { state, memory in
            Latch.take(memory)
            defer { Latch.release(memory) }
            return try body(&state.pointee)
        }
    }
}

extension UnfairMutex: @unchecked Sendable where State: Sendable {}
