import CMicroHTTPD
import Foundation
import Synchronization

/// An HTTP/1.1 server on one socket.
///
/// A few threads of the library serve all clients and never block on a response. Responses are made by tasks, which are
/// cancelled when their client disconnects.
@safe public final class HTTPServer: Sendable {
    /// The address of the server.
    public let address: ListeningSocket.Address
    private let core: HTTPServerCore
    private let daemon: Mutex<Daemon?>

    /// Starts a server on a socket, which it closes when it stops.
    ///
    /// `identify` returns the user at the other end of a connection, which the kernel reports; tests supply their own.
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
        // A server that isn't stopped runs as long as the process.
    }

    /// Stops: cancels running work and closes the socket.
    public func stop() async {
        guard let daemon = daemon.withLock({ $0.take() }) else { return }
        // A request that arrives while the others end is refused by the server itself.
        for _ in 0..<200 {
            core.stop()
            if core.isIdle { break }
            try? await Task.sleep(for: .milliseconds(10))
        }
        core.stop()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            // Stopping blocks on the library's threads.
            Thread.detachNewThread { [core] in
                daemon.stop()
                core.watch.stop()
                continuation.resume()
            }
        }
    }
}

/// A running daemon of the library.
///
/// `@unchecked Sendable`: the pointer never changes, and `MHD_stop_daemon`, the only function called on it, is called
/// once.
@safe private struct Daemon: @unchecked Sendable {
    private let daemon: OpaquePointer

    init?(_ socket: Int32, core: HTTPServerCore, threadCount: Int) {
        var settings = unsafe fovea_http_settings()
        unsafe settings.listening_socket = socket
        unsafe settings.threads = UInt32(clamping: max(2, threadCount))
        // The library divides its limit among its threads and distributes connections by chance, and closing
        // connections count for a moment. The table enforces the real limit.
        unsafe settings.connections = UInt32(clamping: min(core.limits.connectionCount, 1 << 16) * 2 + 64)
        unsafe settings.idle_seconds = UInt32(clamping: max(1, core.limits.answerTime.components.seconds))
        unsafe settings.head_bytes = core.limits.headByteCount
        unsafe settings.access = accessCallback
        unsafe settings.completed = completedCallback
        unsafe settings.notify = notifyCallback
        unsafe settings.begin = beginCallback
        // ``stop()`` releases the reference after the last callback.
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
