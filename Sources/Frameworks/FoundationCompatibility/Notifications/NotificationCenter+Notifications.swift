public import Foundation
import Synchronization

extension NotificationCenter {
    /// Returns the notifications of a name, as they are posted from now on.
    ///
    /// The loop over them runs until its task is cancelled. Nothing that is posted while the body of the loop is
    /// busy gets lost: notifications wait in a buffer without a limit, in the order of their posting.
    ///
    /// - Parameters:
    ///   - name: The name to listen for.
    ///   - object: The sender to listen to; nil listens to every sender.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications that ends with the task that reads it.
    ///
    /// It listens from its creation on. The first iterator receives what was posted before the loop began; an
    /// iterator made later listens from its own creation on. Listening stops when the iterator is gone.
    public final class Notifications: AsyncSequence, Sendable {
        /// The type of the values.
        public typealias Element = Notification
        /// The type of errors, of which there are none.
        public typealias Failure = Never

        private let subscription: NotificationSubscription
        private let waiting: Mutex<NotificationBuffer?>

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            subscription = NotificationSubscription(center: center, name: name, object: object)
            waiting = Mutex(subscription.begin())
        }

        /// Creates an iterator with a buffer of its own.
        public func makeAsyncIterator() -> Iterator {
            let first = waiting.withLock { $0.take() }
            return Iterator(buffer: first ?? subscription.begin())
        }

        /// An iterator over notifications.
        public struct Iterator: AsyncIteratorProtocol {
            /// The type of the values.
            public typealias Element = Notification
            /// The type of errors, of which there are none.
            public typealias Failure = Never

            fileprivate let buffer: NotificationBuffer

            /// Returns the next notification, or nil once the task is cancelled.
            public mutating func next() async -> Notification? {
                await next(isolation: nil)
            }

            /// Returns the next notification on the caller's actor, or nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await buffer.next(isolation: actor)?.notification
            }
        }
    }
}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}
