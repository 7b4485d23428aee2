import ConcurrencyEngine

/// Threads that share the items of a piece of work, each with scratch memory of its own.
///
/// A worker uses only the scratch memory with its own number.
final class GraphWorkers: Sendable {
    private let notes: [GraphNotes]
    private static let share = 16

    init(threads: Int, count: Int, width: Int, shape: GraphShape) throws(VectorIndexError) {
        var notes: [GraphNotes] = []
        for _ in 0..<max(1, threads) { notes.append(try GraphNotes(count: count, width: width, shape: shape)) }
        self.notes = notes
    }

    /// Calls a closure for every item, in any order, and returns when all are done.
    ///
    /// The result for an item must not depend on the others, so that the number of threads doesn't matter.
    func run(_ count: Int, _ body: @escaping @Sendable (Int, GraphNotes) -> Void) {
        ParallelWork.forEach(count, workers: notes.count, share: Self.share) { [notes] item, worker in
            body(item, notes[worker])
        }
    }
}
