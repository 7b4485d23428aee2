import Foundation
import Glibc
import Synchronization

/// The owner of a file descriptor, which is closed with the last reference.
package final class Descriptor: Sendable {
    private let number: Mutex<Int32?>

    /// Takes a descriptor that nobody else closes.
    package init(owning number: Int32) { self.number = Mutex(number) }

    deinit { number.withLock { $0.map { _ = Glibc.close($0) } } }

    /// The number of the descriptor, or -1 when somebody else owns it now.
    package var rawValue: Int32 { number.withLock { $0 ?? -1 } }

    /// Gives the descriptor to somebody who closes it, or returns nil when it was given away before.
    package func take() -> Int32? {
        number.withLock { number in
            defer { number = nil }
            return number
        }
    }

    /// Closes the descriptor now rather than with the last reference.
    package func close() { if let number = take() { Glibc.close(number) } }

    /// Returns another owner of the same file, or nil when the process has too many open.
    package func duplicate() -> Descriptor? {
        let copy = fcntl(rawValue, F_DUPFD_CLOEXEC, 3)
        return copy < 0 ? nil : Descriptor(owning: copy)
    }
}
