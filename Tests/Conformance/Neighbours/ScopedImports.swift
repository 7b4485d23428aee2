// One name of the module at a time.
#if canImport(os)
    import class os.OSLog
    import func os.os_log
    import struct os.Logger
    import struct os.OSAllocatedUnfairLock
    import struct os.OSLogType
    import struct os.os_unfair_lock
    import func os.os_unfair_lock_lock
    import func os.os_unfair_lock_unlock
    import typealias os.os_unfair_lock_t

    func writeScoped(_ lock: os_unfair_lock_t, _ text: String) {
        os_unfair_lock_lock(lock)
        os_log("%@", log: OSLog.default, type: OSLogType.debug, text)
        os_unfair_lock_unlock(lock)
    }
#endif
