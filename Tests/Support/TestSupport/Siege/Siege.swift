package import Foundation
import Synchronization

/// Clients that want a service for themselves, and come back whenever they are turned away.
///
/// ```swift
/// let siege = Siege(port: port)
/// siege.add(500, .halfRequest)
/// siege.add(4, .slowBody(announcing: 64 << 20))
/// let times = try HealthyClient(port: port).times(of: .get("/healthz"), count: 50)
/// siege.lift()
/// ```
package final class Siege: Sendable {
    /// What a client does.
    package enum Kind: Sendable {
        /// Sends the beginning of a request, and waits.
        case halfRequest
        /// Listens to events, and reads none.
        case eventStream
        /// Announces a body, and sends a byte of it now and then.
        case slowBody(announcing: Int)
        /// Sends a whole request over and over, and reads the answers.
        case request(Data)
    }

    private struct State {
        var isLifted = false
        var opened = 0
        var answers: [Int: Int] = [:]
    }

    private let port: Int
    private let state = Mutex(State())
    private let threads = DispatchGroup()

    /// Prepares a siege of a port of this machine.
    package init(port: Int) {
        self.port = port
        // Each client is a descriptor here, and one of the service in the same process.
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 8192))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// The connections that the clients have made so far.
    package var openedCount: Int { state.withLock { $0.opened } }

    /// How often whole requests were answered with which status; 0 stands for no answer.
    package var answers: [Int: Int] { state.withLock { $0.answers } }

    /// Sends clients, which keep at it until the siege is lifted.
    package func add(_ count: Int, _ kind: Kind) {
        switch kind {
        case .request(let request):
            for _ in 0..<count { start { [self] in repeatRequest(request) } }
        default:
            start { [self] in hold(count, kind) }
        }
    }

    /// Sends all clients away, and waits until they are gone.
    package func lift() {
        state.withLock { $0.isLifted = true }
        threads.wait()
    }

    private var isLifted: Bool { state.withLock { $0.isLifted } }

    private func start(_ work: @escaping @Sendable () -> Void) {
        threads.enter()
        Thread.detachNewThread { [threads] in
            work()
            threads.leave()
        }
    }

    // MARK: - Kinds

    /// Holds as many connections open as it can.
    private func hold(_ count: Int, _ kind: Kind) {
        var clients: [RawClient?] = Array(repeating: nil, count: count)
        while !isLifted {
            var reopened = 0
            for index in clients.indices {
                if clients[index]?.isClosed ?? true {
                    // Fifty in a turn, for machines whose two cores serve both sides.
                    guard reopened < 50 else { continue }
                    reopened += 1
                    clients[index] = open(kind)
                } else if case .slowBody = kind {
                    clients[index]?.send("x")
                }
            }
            usleep(50_000)
        }
    }

    private func open(_ kind: Kind) -> RawClient? {
        guard let client = try? RawClient(port: port) else { return nil }
        state.withLock { $0.opened += 1 }
        switch kind {
        case .halfRequest: client.send("GET /v1/providers HTTP/1.1\r\nHost: localhost:\(port)\r\nX-Half")
        case .eventStream: client.send("GET /v1/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        case .slowBody(let length):
            client.send(
                "POST /v1/look HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: image/png\r\n"
                    + "Content-Length: \(length)\r\n\r\n"
            )
        case .request: break
        }
        return client
    }

    private func repeatRequest(_ request: Data) {
        while !isLifted {
            var status = 0
            if let client = try? RawClient(port: port) {
                state.withLock { $0.opened += 1 }
                client.send(request)
                status = Int(client.receiveAll().dropFirst(9).prefix(3)) ?? 0
            }
            state.withLock { $0.answers[status, default: 0] += 1 }
        }
    }
}
