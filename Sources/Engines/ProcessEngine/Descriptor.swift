import Foundation
import Glibc
import Synchronization

/// The owner of a file descriptor, which is closed with the last reference.
package final class Descriptor: Sendable {
    private let number: Mutex<Int32?>

    /// Takes ownership of a descriptor.
    package init(owning number: Int32) { self.number = Mutex(number) }

    deinit { number.withLock { $0.map { _ = Glibc.close($0) } } }

    /// The number of the descriptor, or -1 after its ownership was given up.
    package var rawValue: Int32 { number.withLock { $0 ?? -1 } }

    /// Gives up the ownership of the descriptor, or returns nil when that happened before.
    package func take() -> Int32? {
        number.withLock { number in
            defer { number = nil }
            return number
        }
    }

    /// Closes the descriptor now rather than with the last reference.
    package func close() { if let number = take() { Glibc.close(number) } }

    /// Returns a duplicate of the descriptor, or nil when the process has too many open.
    package func duplicate() -> Descriptor? {
        let copy = fcntl(rawValue, F_DUPFD_CLOEXEC, 3)
        return copy < 0 ? nil : Descriptor(owning: copy)
    }
}
