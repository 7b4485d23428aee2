import Foundation
package import ProcessEngine
package import ProviderFrames

/// One end of a connection for bytes and descriptors.
package final class MessageSocket: Sendable {
    private let descriptor: Descriptor
    private static let chunk = 1 << 16

    /// Takes ownership of a connected socket.
    package init(owning descriptor: Descriptor) { self.descriptor = descriptor }

    /// Waits for bytes, and appends them to a decoder.
    ///
    /// Returns false at the end of the connection.
    package func receive(into decoder: inout FrameDecoder) throws(WireError) -> Bool {
        var bytes = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            do throws(SystemError) {
                let (count, passed) = try descriptor.receive(into: &bytes)
                if count > 0 { decoder.append(bytes[..<count], descriptors: passed) }
                return count > 0
            } catch {
                switch error.number {
                case EAGAIN: try wait(for: POLLIN, milliseconds: -1)
                case ECONNRESET, EPIPE: return false
                case EMFILE: throw WireError(.tooLarge, "passed more descriptors than a frame takes")
                default: throw WireError(.system, "can't be read: \(error)")
                }
            }
        }
    }

    /// Sends a frame, and waits while the other side doesn't read.
    package func send(_ frame: Frame, within limit: Duration) throws(WireError) {
        let bytes = frame.bytes
        let end = ContinuousClock.now + limit
        var sent = 0
        while sent < bytes.count {
            do throws(SystemError) {
                sent += try descriptor.send(bytes[sent...], passing: sent == 0 ? frame.descriptors : [])
            } catch {
                switch error.number {
                case EAGAIN:
                    let left = ContinuousClock.now.duration(to: end)
                    guard left > .zero else { throw WireError(.stuck, "doesn't read what it is sent") }
                    try wait(for: POLLOUT, milliseconds: Int32(clamping: Int(left / .milliseconds(1)) + 1))
                case EPIPE, ECONNRESET: throw WireError(.closed, "closed the connection")
                default: throw WireError(.system, "can't be written to: \(error)")
                }
            }
        }
    }

    /// Shuts the connection down for both sides; blocked calls return.
    package func shutDown() { shutdown(descriptor.rawValue, Int32(SHUT_RDWR)) }

    private func wait(for event: Int32, milliseconds: Int32) throws(WireError) {
        var entry = pollfd(fd: descriptor.rawValue, events: Int16(event), revents: 0)
        guard unsafe poll(&entry, 1, milliseconds) >= 0 || errno == EINTR else {
            throw WireError(.system, "can't be waited for: \(SystemMessage.last)")
        }
    }
}
