import Foundation

/// What a sequence of notifications listens to.
///
/// `@unchecked Sendable`: the three values never change. `NotificationCenter` guards its observers with a lock of
/// its own and is documented as usable from every thread; the object is `Sendable` by its type.
struct NotificationSubscription: @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name
    let object: (any AnyObject & Sendable)?

    /// Starts to listen, into a new buffer.
    func begin() -> NotificationBuffer {
        let buffer = NotificationBuffer()
        // Weak, because the center keeps the closure and the buffer keeps the registration.
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak buffer] notification in
            buffer?.append(PostedNotification(notification: notification))
        }
        buffer.keep(NotificationRegistration(center: center, token: token))
        return buffer
    }
}

/// A notification on its way from the thread that posts it to the task that reads it.
///
/// `@unchecked Sendable`: a center already hands one notification to observers on any thread, so its object and
/// values are shared by contract, and this wrapper adds no access of its own.
struct PostedNotification: @unchecked Sendable {
    let notification: Notification
}

/// A place among a center's observers.
///
/// `@unchecked Sendable`: both values never change and are only passed to the center, which has a lock of its own.
struct NotificationRegistration: @unchecked Sendable {
    let center: NotificationCenter
    let token: any NSObjectProtocol

    /// Stops listening.
    func end() {
        center.removeObserver(token)
    }
}
