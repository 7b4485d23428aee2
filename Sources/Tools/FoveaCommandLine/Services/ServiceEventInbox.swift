import Foundation
import Synchronization

/// A thread-safe reader of events.
final class ServiceEventInbox: Sendable {
    private let reader = Mutex(ServiceEventReader())

    /// Parses bytes and returns the complete events.
    func feed(_ bytes: Data) -> [ServiceEventReader.Event] { reader.withLock { $0.feed(bytes) } }

    /// The bytes of an incomplete event.
    var pending: Data { reader.withLock { $0.pending } }
}
