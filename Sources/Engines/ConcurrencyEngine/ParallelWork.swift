import Dispatch
import Foundation
import Synchronization

/// Parallel work on threads of its own.
///
/// Dispatch's `concurrentPerform` would take the threads of Swift's cooperative pool, and block every task of the
/// process meanwhile.
package enum ParallelWork {
    /// Calls a closure once for each worker, the first on this thread, and returns when all are done.
    package static func run(workers: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let others = DispatchGroup()
        for worker in 1..<max(1, workers) {
            others.enter()
            SpareThreads.shared.run {
                body(worker)
                others.leave()
            }
        }
        body(0)
        others.wait()
    }

    /// Calls a closure for each index below a count, in any order, and returns when all are done.
    ///
    /// - Parameters:
    ///   - count: The number of calls.
    ///   - workers: The number of threads.
    ///   - share: The number of indices that a thread takes at a time.
    ///   - body: The closure; it gets the index and the number of the worker.
    package static func forEach(
        _ count: Int,
        workers: Int,
        share: Int = 1,
        _ body: @escaping @Sendable (_ index: Int, _ worker: Int) -> Void
    ) {
        guard workers > 1, count > share else {
            for index in 0..<count { body(index, 0) }
            return
        }
        let next = Counter()
        run(workers: min(workers, (count + share - 1) / share)) { worker in
            while true {
                let start = next.take(share)
                guard start < count else { return }
                for index in start..<min(count, start + share) { body(index, worker) }
            }
        }
    }

    /// Returns what a closure makes of each element, in their order, or throws an error that it threw, after which no further
    /// element is taken.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - workers: The number of threads.
    ///   - fromBothEnds: Whether every other thread begins with the last element, so that of elements in an order most
    ///     threads see neighbors one after another.
    ///   - make: The closure.
    package static func map<Element: Sendable, Made: Sendable, Failure: Error>(
        _ elements: [Element],
        workers: Int,
        fromBothEnds: Bool = false,
        _ make: @escaping @Sendable (Element) throws(Failure) -> Made
    ) throws(Failure) -> [Made] {
        let made = Mutex<[Result<Made, Failure>?]>(Array(repeating: nil, count: elements.count))
        let hasFailed = Atomic(false)
        let remaining = Mutex(elements.indices)
        run(workers: min(workers, elements.count)) { worker in
            let isFromEnd = fromBothEnds && !worker.isMultiple(of: 2)
            while !hasFailed.load(ordering: .relaxed),
                let index = remaining.withLock({ isFromEnd ? $0.popLast() : $0.popFirst() })
            {
                let result = Result { () throws(Failure) in try make(elements[index]) }
                if case .failure = result { hasFailed.store(true, ordering: .relaxed) }
                made.withLock { $0[index] = result }
            }
        }
        var all: [Made] = []
        for result in made.withLock(\.self) {
            if let result { all.append(try result.get()) }
        }
        return all
    }

    /// Returns what two closures make, side by side where there are two workers, or throws the error of the first one that
    /// failed.
    package static func both<First: Sendable, Second: Sendable>(
        workers: Int = 2,
        _ first: @escaping @Sendable () throws -> First,
        _ second: @escaping @Sendable () throws -> Second
    ) throws -> (First, Second) {
        let made = Mutex<(Result<First, any Error>?, Result<Second, any Error>?)>((nil, nil))
        forEach(2, workers: workers) { index, _ in
            if index == 0 {
                let result = Result(catching: first)
                made.withLock { $0.0 = result }
            } else {
                let result = Result(catching: second)
                made.withLock { $0.1 = result }
            }
        }
        guard case (let one?, let other?) = made.withLock(\.self) else { preconditionFailure("Both have ended.") }
        return (try one.get(), try other.get())
    }

    /// The number of indices that were handed out.
    private final class Counter: Sendable {
        private let value = Atomic(0)

        func take(_ count: Int) -> Int { value.add(count, ordering: .relaxed).oldValue }
    }
}
