import CUnixMessages
import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire

/// The end of a connection that keeps to no rule.
struct Attacker: Sendable {
    let socket: Descriptor

    /// Sends what the mischief has, as far as the other end takes it, and ends as it says.
    func play(_ mischief: Mischief) {
        for piece in mischief.pieces where !send(piece) { break }
        switch mischief.ending {
        case .closes: shutdown(socket.rawValue, Int32(SHUT_RDWR))
        case .halfCloses: shutdown(socket.rawValue, Int32(SHUT_WR))
        case .stays: break
        }
    }

    private func send(_ piece: Mischief.Piece) -> Bool {
        var sent = 0
        while sent < piece.bytes.count {
            let numbers = sent == 0 ? piece.descriptors.map(\.rawValue) : []
            let count = piece.bytes[sent...].withUnsafeBytes { bytes in
                fovea_send(socket.rawValue, bytes.baseAddress, bytes.count, numbers, numbers.count)
            }
            if count > 0 {
                sent += count
                continue
            }
            guard errno == EAGAIN else { return false }
            var entry = pollfd(fd: socket.rawValue, events: Int16(POLLOUT), revents: 0)
            // Whoever takes nothing for so long has seen enough.
            guard poll(&entry, 1, 2_000) > 0 else { return false }
        }
        return true
    }
}
