import CHeap

/// The memory that the heap of the process keeps for later.
package enum KeptMemory {
    /// The bytes that the heap may keep: what the next inference takes doesn't have to be asked of the system again.
    private static let limit = 20_000_000

    /// Gives back what isn't used, if it is more than the heap may keep, and returns whether it was.
    ///
    /// Inputs of many sizes leave gaps of many sizes in the heap, which grow with every thousand of them.
    @discardableResult
    package static func giveBack() -> Bool { fovea_heap_trim(limit) > 0 }
}
