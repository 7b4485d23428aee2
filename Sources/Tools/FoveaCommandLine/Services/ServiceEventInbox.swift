import Foundation
import Synchronization

/// A reader of events whose bytes come on another thread than that which asks.
final class ServiceEventInbox: Sendable {
    private let reader = Mutex(ServiceEventReader())

    /// Takes bytes and returns the events that are whole.
    func feed(_ bytes: Data) -> [ServiceEventReader.Event] { reader.withLock { $0.feed(bytes) } }

    /// What hasn't become an event yet.
    var pending: Data { reader.withLock { $0.pending } }
}
