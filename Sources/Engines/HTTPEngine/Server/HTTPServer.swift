import CMicroHTTPD
import Foundation
import Synchronization

/// A server of HTTP/1.1 at one socket.
///
/// A few threads of the library serve every client; they never wait for an answer. Answers are made by tasks, which
/// are cancelled when their client goes away.
@safe public final class HTTPServer: Sendable {
    /// Where the server listens.
    public let address: ListeningSocket.Address
    private let core: HTTPServerCore
    private let daemon: Mutex<Daemon?>

    /// Starts a server at a socket, which it closes when it stops.
    ///
    /// `identify` tells whose program is at the other end of a connection, which the kernel does unless a test does.
    public init(
        at listening: ListeningSocket,
        responder: any HTTPResponder,
        limits: HTTPLimits = HTTPLimits(),
        threadCount: Int = 2,
        identify: @escaping @Sendable (Int32) -> UInt32? = { SocketPeer.user($0) }
    ) throws(HTTPServerError) {
        let core = try HTTPServerCore(
            responder: responder,
            limits: limits,
            address: listening.address,
            identify: identify
        )
        guard let daemon = Daemon(listening.descriptor, core: core, threadCount: threadCount) else {
            core.watch.stop()
            close(listening.descriptor)
            throw HTTPServerError(
                code: .notStarted,
                message: "The server at \(listening.address) gets no threads or descriptors from the system."
            )
        }
        self.core = core
        self.daemon = Mutex(daemon)
        address = listening.address
    }

    deinit {
        // A server that nobody stopped serves as long as the process.
    }

    /// Stops: cancels what is under way and closes the socket.
    public func stop() async {
        guard let daemon = daemon.withLock({ $0.take() }) else { return }
        // A request that came while the others ended is refused by itself.
        for _ in 0..<200 {
            core.stop()
            if core.isIdle { break }
            try? await Task.sleep(for: .milliseconds(10))
        }
        core.stop()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            // Stopping waits for the library's threads.
            Thread.detachNewThread { [core] in
                daemon.stop()
                core.watch.stop()
                continuation.resume()
            }
        }
    }
}

/// A running server of the library.
///
/// `@unchecked Sendable`: the pointer never changes, and `MHD_stop_daemon`, the one call that gets it, is made once.
@safe private struct Daemon: @unchecked Sendable {
    private let daemon: OpaquePointer

    init?(_ socket: Int32, core: HTTPServerCore, threadCount: Int) {
        var settings = unsafe fovea_http_settings()
        unsafe settings.listening_socket = socket
        unsafe settings.threads = UInt32(clamping: max(2, threadCount))
        // Each thread of the library gets its part of them, and which one a connection comes to is chance. Connections that
        // were told to end are still there for a moment. What counts is the table's own bound.
        unsafe settings.connections = UInt32(clamping: min(core.limits.connectionCount, 1 << 16) * 2 + 64)
        unsafe settings.idle_seconds = UInt32(clamping: max(1, core.limits.answerTime.components.seconds))
        unsafe settings.head_bytes = core.limits.headByteCount
        unsafe settings.access = accessCallback
        unsafe settings.completed = completedCallback
        unsafe settings.notify = notifyCallback
        unsafe settings.begin = beginCallback
        // The reference is given back by ``stop()``, after the last call.
        let context = unsafe Unmanaged.passRetained(core)
        unsafe settings.context = context.toOpaque()
        guard let daemon = unsafe fovea_http_start(&settings) else {
            unsafe context.release()
            return nil
        }
        unsafe self.daemon = unsafe daemon
        unsafe self.context = unsafe context
    }

    private let context: Unmanaged<HTTPServerCore>

    func stop() {
        unsafe MHD_stop_daemon(daemon)
        unsafe context.release()
    }
}
