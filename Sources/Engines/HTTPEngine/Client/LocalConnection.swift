import CMicroHTTPD
import Foundation
import Synchronization

/// A connection to a Unix socket.
final class LocalConnection: Sendable {
    private enum State {
        case open(Int32)
        case cancelled(Int32)
        case closed
    }

    private let state: Mutex<State>

    /// Connects to a server that runs as this user.
    init(_ path: String) throws(HTTPClientError) {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        state = Mutex(descriptor < 0 ? .closed : .open(descriptor))
        guard descriptor >= 0, let address = UnixAddress(path),
            unsafe address.with(descriptor, { unsafe connect($0, $1, $2) }) == 0
        else {
            close()
            throw HTTPClientError(
                code: .noServer,
                message: "No service listens at \(path). Start one with 'fovea serve'."
            )
        }
        guard SocketPeer.isTrusted(SocketPeer.user(descriptor)) else {
            close()
            throw HTTPClientError(
                code: .stranger,
                message: "The service at \(path) is another person's, so it gets nothing. Remove the file."
            )
        }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close() }

    /// Wakes a blocked caller, and ends the connection.
    func cancel() {
        state.withLock { state in
            guard case .open(let descriptor) = state else { return }
            shutdown(descriptor, Int32(SHUT_RDWR))
            state = .cancelled(descriptor)
        }
    }

    /// Closes the descriptor.
    func close() {
        state.withLock { state in
            switch state {
            case .open(let descriptor), .cancelled(let descriptor): Foundation.close(descriptor)
            case .closed: break
            }
            state = .closed
        }
    }

    /// Sends all bytes.
    ///
    /// Stops when the server responds before it has read everything.
    func send(_ data: Data, before end: ContinuousClock.Instant) throws(HTTPClientError) {
        var sent = 0
        while sent < data.count {
            let descriptor = try wait(for: Int16(POLLOUT), before: end)
            let count = unsafe data.withUnsafeBytes { bytes in
                unsafe Foundation.send(
                    descriptor,
                    bytes.baseAddress?.advanced(by: sent),
                    bytes.count - sent,
                    Int32(MSG_NOSIGNAL)
                )
            }
            if count < 0 {
                if errno == EAGAIN || errno == EINTR { continue }
                return
            }
            sent += count
        }
    }

    /// Receives the available bytes, or nothing at the end.
    func receive(before end: ContinuousClock.Instant) throws(HTTPClientError) -> Data {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let descriptor = try wait(for: Int16(POLLIN), before: end)
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            if count >= 0 {
                // A cancelled connection looks as if it had ended.
                _ = try descriptorInUse()
                return Data(buffer.prefix(count))
            }
            guard errno == EAGAIN || errno == EINTR else {
                throw HTTPClientError(code: .broken, message: "The connection to the service broke.")
            }
        }
    }

    private func wait(for events: Int16, before end: ContinuousClock.Instant) throws(HTTPClientError) -> Int32 {
        while true {
            let descriptor = try descriptorInUse()
            let rest = ContinuousClock.now.duration(to: end)
            guard rest > .zero else {
                throw HTTPClientError(code: .timedOut, message: "The service didn't answer in time. Try again.")
            }
            var watched = pollfd(fd: descriptor, events: events, revents: 0)
            let milliseconds = Int32(clamping: Int((rest / .milliseconds(1)).rounded(.up)))
            if unsafe poll(&watched, 1, milliseconds) > 0 { return descriptor }
        }
    }

    private func descriptorInUse() throws(HTTPClientError) -> Int32 {
        guard case .open(let descriptor) = state.withLock({ $0 }) else {
            throw HTTPClientError(code: .cancelled, message: "The request to the service was cancelled.")
        }
        return descriptor
    }
}
