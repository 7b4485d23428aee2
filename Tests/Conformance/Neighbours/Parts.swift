// A part of the module at a time. A target that doesn't depend on `os` has no parts, and the conditions are false.
#if canImport(os.log)
    import os.log
#endif
#if canImport(os.lock)
    import os.lock
#endif
#if canImport(os.activity)
    import os.activity
#endif

#if canImport(os.log) && canImport(os.lock) && canImport(os.activity)
    public let systemLogParts: [Any.Type] = [
        Logger.self, OSLog.self, OSAllocatedUnfairLock<Int>.self, os_unfair_lock.self,
    ]
#else
    public let systemLogParts: [Any.Type] = []
#endif
