import Dispatch
import Synchronization
import Testing

@testable import ConcurrencyEngine

@Suite("Arrivals and deadlines")
struct ArrivalTests {
    private enum Failure: Error, Equatable { case late, cancelled, broken }

    @Test("All that wait get the first outcome")
    func first() async throws {
        let arrival = Arrival<Int, Failure>()
        let waiting = (0..<10).map { _ in Task { try await arrival.value } }
        arrival.arrive(.success(1))
        arrival.arrive(.success(2))
        for task in waiting { #expect(try await task.value == 1) }
        #expect(arrival.hasArrived)
        #expect(try await arrival.value(before: .now, late: .late, cancelled: .cancelled) == 1)
    }

    @Test("A wait ends at its deadline, and others go on")
    func deadline() async throws {
        let arrival = Arrival<Int, Failure>()
        await #expect(throws: Failure.late) {
            try await arrival.value(before: .now, late: .late, cancelled: .cancelled)
        }
        let other = Task { try await arrival.value(before: nil, late: .late, cancelled: .cancelled) }
        arrival.arrive(.failure(.broken))
        await #expect(throws: Failure.broken) { try await other.value }
    }

    @Test("A cancelled task stops waiting")
    func cancellation() async throws {
        let arrival = Arrival<Int, Failure>()
        let task = Task { try await arrival.value(before: nil, late: .late, cancelled: .cancelled) }
        task.cancel()
        await #expect(throws: Failure.cancelled) { try await task.value }
    }

    @Test("A thread waits for a time, or until the value is there")
    func thread() throws {
        let arrival = Arrival<Int, Failure>()
        #expect(try arrival.waitHoldingThread(.milliseconds(1)) == nil)
        arrival.arrive(.success(3))
        #expect(try arrival.waitHoldingThread(nil) == 3)
    }

    @Test("An operation in time answers, with its own value or error")
    func inTime() async throws {
        let value = try await Deadline.value(within: nil, cancellation: .awaited, exceeded: { Failure.late }) { 1 }
        #expect(value == 1)
        await #expect(throws: Failure.broken) {
            try await Deadline.value(within: .seconds(100), cancellation: .awaited, exceeded: { Failure.late }) {
                throw Failure.broken
            }
        }
    }

    @Test("An operation that is out of time is cancelled and doesn't hold its caller")
    func outOfTime() async throws {
        let (ended, ending) = AsyncStream.makeStream(of: Bool.self)
        await #expect(throws: Failure.late) {
            try await Deadline.value(within: .milliseconds(1), cancellation: .awaited, exceeded: { Failure.late }) {
                try? await Task.sleep(for: .seconds(1_000))
                ending.yield(Task.isCancelled)
            }
        }
        for await isCancelled in ended {
            #expect(isCancelled)
            break
        }
    }

    @Test("An extended limit is waited for again")
    func extended() async throws {
        let extensions = Mutex(3)
        await #expect(throws: Failure.late) {
            try await Deadline.value(
                within: .milliseconds(1),
                cancellation: .awaited,
                isExtended: {
                    extensions.withLock {
                        $0 -= 1
                        return $0 >= 0
                    }
                },
                exceeded: { Failure.late }
            ) { try? await Task.sleep(for: .seconds(1_000)) }
        }
        #expect(extensions.withLock { $0 } == -1)
    }

    @Test("A cancelled caller waits for the outcome or goes on, as it asked for")
    func cancelledCaller() async throws {
        let answering = Task {
            try await Deadline.value(within: nil, cancellation: .awaited, exceeded: { Failure.late }) {
                try? await Task.sleep(for: .seconds(1_000))
                return Task.isCancelled
            }
        }
        answering.cancel()
        #expect(try await answering.value)

        let (never, ending) = AsyncStream.makeStream(of: Void.self)
        let deaf = Task {
            try await Deadline.value(within: nil, cancellation: .immediate, exceeded: { Failure.late }) {
                // A task of its own doesn't learn of the cancellation.
                await Task { for await _ in never {} }.value
            }
        }
        deaf.cancel()
        await #expect(throws: CancellationError.self) { try await deaf.value }
        ending.finish()
    }
}
