extension OSAllocatedUnfairLock {
    /// Who holds a lock, seen from the calling thread.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread holds it.
        case owner
        /// The calling thread doesn't hold it.
        case notOwner
    }

    /// Ends the program unless the calling thread holds the lock, or doesn't, as expected.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(address)
        case .notOwner: os_unfair_lock_assert_not_owner(address)
        }
    }
}
