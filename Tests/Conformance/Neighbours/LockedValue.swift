// A value under the lock that each system has.
#if canImport(os)
    import os

    public typealias Locked<Value> = OSAllocatedUnfairLock<Value>

    extension OSAllocatedUnfairLock where State: Sendable {
        @discardableResult
        public func exchange(_ value: State) -> State {
            withLock { state in
                defer { state = value }
                return state
            }
        }
    }
#endif
