import CUnixMessages
package import Foundation

// MARK: - Connections

extension Descriptor {
    /// Returns the two ends of a new socket pair, which are closed on exec.
    package static func connectedPair() throws(SystemError) -> (Descriptor, Descriptor) {
        var (first, second): (Int32, Int32) = (-1, -1)
        guard unsafe fovea_socket_pair(&first, &second) == 0 else { throw .last }
        return (Descriptor(owning: first), Descriptor(owning: second))
    }

    /// Returns the two ends of a new pipe, which are closed on exec; only reading is non-blocking.
    package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
        var (first, second): (Int32, Int32) = (-1, -1)
        guard unsafe fovea_pipe(&first, &second) == 0 else { throw .last }
        // The other end is an open file description of its own.
        _ = fcntl(first, F_SETFL, O_NONBLOCK)
        return (Descriptor(owning: first), Descriptor(owning: second))
    }
}

// MARK: - Bytes and descriptors

extension Descriptor {
    /// Sends what a socket accepts at once, with descriptors attached to the first byte, and returns the number of
    /// bytes.
    package func send(_ bytes: Data, passing descriptors: [Descriptor]) throws(SystemError) -> Int {
        let numbers = descriptors.map(\.rawValue)
        let count = unsafe bytes.withUnsafeBytes {
            unsafe fovea_send(rawValue, $0.baseAddress, $0.count, numbers, numbers.count)
        }
        guard count >= 0 else { throw .last }
        return count
    }

    /// Receives available bytes into a buffer, and returns their number, 0 at the end, and the passed descriptors.
    package func receive(into buffer: inout [UInt8]) throws(SystemError) -> (count: Int, passed: [Descriptor]) {
        var numbers = [Int32](repeating: -1, count: Int(FOVEA_DESCRIPTOR_LIMIT))
        var passed = 0
        let count = unsafe fovea_receive(rawValue, &buffer, buffer.count, &numbers, &passed)
        guard count >= 0 else { throw .last }
        return (count, numbers.prefix(passed).map { Descriptor(owning: $0) })
    }
}
