import CUnixMessages
import Foundation
package import ProcessEngine
package import ProviderFrames

/// One end of a connection over which bytes and descriptors go.
package final class MessageSocket: Sendable {
    private let descriptor: Descriptor
    private static let chunk = 1 << 16

    /// Takes a connected socket.
    package init(owning descriptor: Descriptor) { self.descriptor = descriptor }

    /// Returns the two ends of a new connection.
    package static func pair() throws(WireError) -> (Descriptor, Descriptor) {
        var first: Int32 = 0
        var second: Int32 = 0
        guard unsafe fovea_socket_pair(&first, &second) == 0 else {
            throw WireError(.system, "can't be reached: \(SystemMessage.last)")
        }
        return (Descriptor(owning: first), Descriptor(owning: second))
    }

    /// Waits until something arrives, and appends it to a decoder.
    ///
    /// Returns false at the end of the connection.
    package func receive(into decoder: inout FrameDecoder) throws(WireError) -> Bool {
        var bytes = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            var numbers = [Int32](repeating: -1, count: Int(FOVEA_DESCRIPTOR_LIMIT))
            var descriptorCount = 0
            let count = unsafe bytes.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return -1 }
                return unsafe fovea_receive(descriptor.rawValue, base, bytes.count, &numbers, &descriptorCount)
            }
            let failure = errno
            let passed = numbers.prefix(descriptorCount).map { Descriptor(owning: $0) }
            if count > 0 {
                decoder.append(bytes[..<count], descriptors: passed)
                return true
            }
            if count == 0 { return false }
            switch failure {
            case EAGAIN: try wait(for: POLLIN, milliseconds: -1)
            case ECONNRESET, EPIPE: return false
            case EMFILE: throw WireError(.tooLarge, "passed more descriptors than a frame takes")
            default: throw WireError(.system, "can't be read: \(SystemMessage.text(failure))")
            }
        }
    }

    /// Sends a frame, and waits as long as the other side doesn't read.
    package func send(_ frame: Frame, within limit: Duration) throws(WireError) {
        let bytes = frame.bytes
        let numbers = frame.descriptors.map(\.rawValue)
        let end = ContinuousClock.now + limit
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
                return unsafe fovea_send(
                    descriptor.rawValue,
                    rest.baseAddress,
                    rest.count,
                    numbers,
                    sent == 0 ? numbers.count : 0
                )
            }
            if count >= 0 {
                sent += count
                continue
            }
            switch errno {
            case EAGAIN:
                let left = ContinuousClock.now.duration(to: end)
                guard left > .zero else { throw WireError(.stuck, "doesn't read what it is sent") }
                try wait(for: POLLOUT, milliseconds: Int32(clamping: Int(left / .milliseconds(1)) + 1))
            case EPIPE, ECONNRESET: throw WireError(.closed, "closed the connection")
            default: throw WireError(.system, "can't be written to: \(SystemMessage.last)")
            }
        }
    }

    /// Ends the connection for both sides; whoever waits here goes on.
    package func shutDown() { shutdown(descriptor.rawValue, Int32(SHUT_RDWR)) }

    private func wait(for event: Int32, milliseconds: Int32) throws(WireError) {
        var entry = pollfd(fd: descriptor.rawValue, events: Int16(event), revents: 0)
        guard unsafe poll(&entry, 1, milliseconds) >= 0 || errno == EINTR else {
            throw WireError(.system, "can't be waited for: \(SystemMessage.last)")
        }
    }
}
