/// Work on many things at the same time whose results come one after the other.
package enum InOrder {
    /// Does work on all items, a few at a time, and hands on the results in the items' order.
    ///
    /// A result that is ready early waits for those before it. No more than `width` items are in work or waiting, so
    /// memory stays bounded however many there are, and the first result is handed on as soon as it is there.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        width: Int,
        work: @escaping @Sendable (Item) async -> Result,
        consume: (Item, Result) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var waiting: [Int: Result] = [:]
            var started = 0
            var finished = 0
            while finished < items.count {
                while started < items.count, started - finished < max(1, width) {
                    let index = started
                    group.addTask { (index, await work(items[index])) }
                    started += 1
                }
                guard let (index, result) = try await group.next() else { break }
                waiting[index] = result
                while let ready = waiting.removeValue(forKey: finished) {
                    try consume(items[finished], ready)
                    finished += 1
                }
            }
        }
    }
}
