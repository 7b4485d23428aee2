public import Foundation

/// An object of an event store.
open class EKObject: NSObject {
    override init() { super.init() }

    /// A Boolean value that indicates whether the object has changes that aren't saved.
    open var hasChanges: Bool { false }
    /// A Boolean value that indicates whether the object has never been saved.
    open var isNew: Bool { false }

    /// Discards the changes that aren't saved.
    open func reset() {}

    /// Discards the changes that aren't saved.
    open func rollback() { reset() }

    /// Reads the object again, and returns whether it still exists.
    open func refresh() -> Bool { true }
}
