import Foundation
import Synchronization
import TestSupport
import Testing

@testable import HTTPEngine

@Suite("The watch over connections", .timeLimit(.minutes(10)))
struct ConnectionWatchTests {
    @Test("Never takes the end of one connection for that of the next, which got its number")
    func numberIsGivenAgain() async throws {
        let (left, isSpared) = try await RawClient.away {
            let watch = try ConnectionWatch(limits: HTTPLimits()) { _ in Data() }
            defer { watch.stop() }
            // While the watch tells somebody of an end, two more clients go away: the next look finds both at once.
            let busy = Pause()
            let first = try Pair()
            watch.watch(first.ours) { busy.stay() }
            first.endTheirs()
            busy.begun()
            let pairs = try [Pair(), Pair()]
            let told = Pause()
            let order = Mutex<[Int]>([])
            for (index, pair) in pairs.enumerated() {
                watch.watch(pair.ours) {
                    order.withLock { $0.append(index) }
                    told.stay()
                }
                pair.endTheirs()
            }
            busy.goOn()
            // One of them is told. Before the watch gets to the other, that one's connection ends, and the next client
            // is given its number.
            told.begun()
            let other = pairs[1 - order.withLock { $0[0] }]
            watch.closed(other.ours)
            let next = try Pair()
            dup2(next.ours, other.ours)
            let left = Atomic(false)
            watch.watch(other.ours) { left.store(true, ordering: .releasing) }
            told.goOn()
            // What the look after that finds is told once the one before is over.
            let last = try Pair()
            let seen = Pause()
            watch.watch(last.ours) { seen.stay() }
            last.endTheirs()
            seen.begun()
            seen.goOn()
            let isSpared = !left.load(ordering: .acquiring)
            // The end of the next client itself is noticed.
            next.endTheirs()
            let deadline = Date().addingTimeInterval(60)
            while !left.load(ordering: .acquiring), Date() < deadline { usleep(1000) }
            return (left.load(ordering: .acquiring), isSpared)
        }
        #expect(isSpared)
        #expect(left)
    }
}

/// The two ends of a connection.
private final class Pair: Sendable {
    let ours: Int32
    private let theirs: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
        }
        (ours, theirs) = (ends[0], ends[1])
    }

    func endTheirs() { shutdown(theirs, Int32(SHUT_RDWR)) }

    deinit {
        close(ours)
        close(theirs)
    }
}

/// A place where one thread waits for another.
private final class Pause: Sendable {
    private let entered = DispatchSemaphore(value: 0)
    private let left = DispatchSemaphore(value: 0)

    /// Says that it has begun, and waits until it may go on.
    func stay() {
        entered.signal()
        left.wait()
    }

    func begun() { entered.wait() }
    func goOn() { left.signal() }
}
