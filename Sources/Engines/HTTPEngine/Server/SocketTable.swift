// Its headers declare sockets too, and in whole-module optimization Swift finds them there.
import CMicroHTTPD
import Foundation

/// The kernel's list of TCP connections, used where it doesn't answer queries about a single one.
///
/// Some containers forbid the netlink sockets of such queries.
enum SocketTable {
    /// Returns the user that holds the other end of a connection, or nil when the list doesn't contain it.
    static func peerUser(_ descriptor: Int32) -> UInt32? {
        guard let own = unsafe end(of: descriptor, getsockname), let other = unsafe end(of: descriptor, getpeername)
        else {
            return nil
        }
        for path in ["/proc/net/tcp", "/proc/net/tcp6"] {
            if let table = contents(of: path), let user = user(from: other, to: own, in: table) { return user }
        }
        return nil
    }

    /// Reads a file of unknown length to its end.
    private static func contents(of path: String) -> String? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = unsafe read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    /// One end of a connection, in the notation of the list.
    struct End: Equatable {
        let address: String
        let port: String
    }

    /// Returns the user of a connection in a list, unless its end is closed already.
    static func user(from other: End, to own: End, in table: String) -> UInt32? {
        let wanted = ["\(other.address):\(other.port)", "\(own.address):\(own.port)"]
        for line in table.split(separator: "\n").dropFirst() {
            let words = line.split(separator: " ", maxSplits: 10)
            guard words.count > 9, words[1] == wanted[0], words[2] == wanted[1] else { continue }
            // The user and the inode; the list reports an orphaned socket as root's.
            return words[9] == "0" ? nil : UInt32(words[7])
        }
        return nil
    }

    private static func end(
        of descriptor: Int32,
        _ ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> End? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe ask(descriptor, $0, &length) == 0
            }
        }
        guard isKnown else { return nil }
        return unsafe withUnsafeBytes(of: storage) { bytes in
            // The port follows the family; the address of version 6 follows the flow label.
            let port = unsafe hexadecimal(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
            let places: [Int] =
                switch Int32(storage.ss_family) {
                case AF_INET: [4]
                case AF_INET6: [8, 12, 16, 20]
                default: []
                }
            guard !places.isEmpty else { return nil }
            // The list has the words of an address in native byte order.
            let words = places.map { unsafe hexadecimal(bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)) }
            return End(address: words.joined(), port: port)
        }
    }

    private static func hexadecimal(_ number: some FixedWidthInteger) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, number.bitWidth / 4 - text.count)) + text
    }
}
