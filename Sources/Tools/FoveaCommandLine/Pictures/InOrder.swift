/// Concurrent work with ordered results.
package enum InOrder {
    /// Processes all items, a few concurrently, and passes the results on in the items' order.
    ///
    /// An early result waits for those before it. At most `width` items are in work or waiting, so memory is bounded
    /// for any number of items, and the first result is passed on as soon as it is ready.
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
