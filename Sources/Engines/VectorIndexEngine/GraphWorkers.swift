import Dispatch
import Synchronization

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
    func run(_ count: Int, _ body: @Sendable (Int, GraphNotes) -> Void) {
        guard notes.count > 1, count > Self.share else {
            for item in 0..<count { body(item, notes[0]) }
            return
        }
        let next = Counter()
        DispatchQueue.concurrentPerform(iterations: notes.count) { worker in
            while true {
                let start = next.take(Self.share)
                guard start < count else { return }
                for item in start..<min(count, start + Self.share) { body(item, notes[worker]) }
            }
        }
    }

    /// The number of items that were handed out.
    private final class Counter: Sendable {
        private let value = Atomic(0)

        func take(_ count: Int) -> Int { value.add(count, ordering: .relaxed).oldValue }
    }
}
