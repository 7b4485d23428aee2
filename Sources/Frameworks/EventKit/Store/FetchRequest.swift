import Foundation

/// A request for reminders.
///
/// `@unchecked Sendable`: the closure is taken out under the lock, so it is called once, by one thread, and the caller
/// has given it away.
final class FetchRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var completion: (([EKReminder]?) -> Void)?

    init(completion: @escaping ([EKReminder]?) -> Void) { self.completion = completion }

    /// Calls the closure with what another one finds, unless the request was cancelled.
    func finish(_ find: () -> [EKReminder]) {
        guard lock.withLock({ completion != nil }) else { return }
        let found = find()
        take()?(found)
    }

    /// Drops the closure.
    func cancel() { _ = take() }

    private func take() -> (([EKReminder]?) -> Void)? {
        lock.withLock {
            defer { completion = nil }
            return completion
        }
    }
}
