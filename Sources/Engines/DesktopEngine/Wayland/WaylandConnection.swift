import CUnixMessages
import Foundation

/// A connection to a Wayland compositor.
///
/// Owns the socket. Requests and events of one connection belong together, so it isn't `Sendable`.
package final class WaylandConnection {
    private let socket: Int32
    private var received: [UInt8] = []
    private var lastObject: UInt32 = 1

    /// The object that exists from the start.
    static let display: UInt32 = 1

    /// Connects to the compositor that `WAYLAND_DISPLAY` names, by a path or below `XDG_RUNTIME_DIR`.
    package init(environment: [String: String]) throws(DesktopError) {
        let name = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
        let path = name.hasPrefix("/") ? name : "\(environment["XDG_RUNTIME_DIR"] ?? "")/\(name)"
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < room else {
            throw DesktopError(code: .missing, message: "The path \(path) of the compositor is too long for a socket.")
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let status = unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        // From here on the object is complete, so an error runs its deinitializer, which closes the socket.
        guard status == 0 else {
            throw DesktopError(
                code: .missing,
                message: "There is no Wayland compositor at \(path). Set WAYLAND_DISPLAY and XDG_RUNTIME_DIR to one."
            )
        }
    }

    deinit { close(socket) }

    /// Returns the identifier for the object that the next request creates.
    package func newObject() -> UInt32 {
        lastObject += 1
        return lastObject
    }

    /// Sends a request, with a file descriptor if there is one.
    package func send(
        _ request: WaylandMessage,
        descriptor: Int32? = nil,
        _ patience: Patience
    ) throws(DesktopError) {
        var bytes = request.bytes[...]
        var descriptors = [descriptor].compactMap { $0 }
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe fovea_send(socket, $0.baseAddress, $0.count, descriptors, descriptors.count)
            }
            if count > 0 {
                bytes = bytes.dropFirst(count)
                descriptors = []
            } else if errno == EAGAIN {
                try wait(for: POLLOUT, patience)
            } else {
                throw Self.broken
            }
        }
    }

    /// Waits for the next event.
    ///
    /// An error event ends the connection, as the protocol requires.
    package func nextEvent(_ patience: Patience) throws(DesktopError) -> WaylandMessage {
        while true {
            if let event = try WaylandMessage.take(from: &received) {
                guard event.object == Self.display, event.opcode == 0 else { return event }
                throw Self.complaint(event)
            }
            try wait(for: POLLIN, patience)
            try receive()
        }
    }

    private func receive() throws(DesktopError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var descriptors = [Int32](repeating: -1, count: Int(FOVEA_DESCRIPTOR_LIMIT))
        var descriptorCount = 0
        let count = unsafe fovea_receive(socket, &buffer, buffer.count, &descriptors, &descriptorCount)
        // No event that is handled carries a descriptor.
        for descriptor in descriptors.prefix(descriptorCount) { close(descriptor) }
        if count > 0 {
            received += buffer.prefix(count)
        } else if count == 0 || errno != EAGAIN {
            throw Self.broken
        }
    }

    private func wait(for events: Int32, _ patience: Patience) throws(DesktopError) {
        while true {
            let slice = try patience.next("The Wayland compositor doesn't answer. Log in again, or restart it.")
            var watched = pollfd(fd: socket, events: Int16(events), revents: 0)
            if unsafe poll(&watched, 1, slice.milliseconds) != 0 { return }
        }
    }

    private static var broken: DesktopError {
        DesktopError(code: .failed, message: "The Wayland compositor ended the connection. Try again.")
    }

    private static func complaint(_ event: WaylandMessage) -> DesktopError {
        var reader = WaylandMessage.Reader(event)
        let words = (try? reader.number()).flatMap { _ in try? reader.number() }.flatMap { _ in try? reader.text() }
        return DesktopError(
            code: .failed,
            message: "The Wayland compositor refuses a request: \(words ?? "it doesn't say why")."
        )
    }
}
