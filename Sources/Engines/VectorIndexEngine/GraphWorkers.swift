import ConcurrencyEngine

/// Threads that share the items of a piece of work, each with notes of its own.
///
/// A worker uses the notes with its own number only.
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
    /// What becomes of an item must not depend on the others, so that the number of threads changes nothing.
    func run(_ count: Int, _ body: @escaping @Sendable (Int, GraphNotes) -> Void) {
        ParallelWork.forEach(count, workers: notes.count, share: Self.share) { [notes] item, worker in
            body(item, notes[worker])
        }
    }
}
