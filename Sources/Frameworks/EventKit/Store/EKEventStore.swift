internal import CalendarEngine
public import Foundation
internal import StoreEngine
import Synchronization

extension Notification.Name {
    /// The notification of a change in a store by any program, with the store as its object.
    ///
    /// It says nothing of what has changed: read again what you show.
    public static let EKEventStoreChanged: Notification.Name = Notification.Name("EKEventStoreChangedNotification")
}

/// The events and reminders of a person.
///
/// They are in the person's own folders, which calendar programs such as khal and vdirsyncer share. An app needs the
/// person's consent, which it requests once.
public final class EKEventStore: NSObject, Sendable {
    let calendars: CalendarStore
    let consent: Consent
    private let pending = Mutex<[PendingChange]>([])
    private let watch = Mutex<FolderWatch?>(nil)

    /// Opens the person's calendars.
    override public init() {
        calendars = CalendarStore()
        consent = Consent()
        super.init()
        let watch = try? calendars.watch { [weak self] in self?.announce() }
        self.watch.withLock { $0 = watch }
    }

    /// Opens the person's calendars; there is one source, which holds them all.
    public convenience init(sources: [EKSource]) { self.init() }

    /// Tells of a change, if the app may know what is in the store.
    private func announce() {
        guard mayRead(.event) || mayRead(.reminder) else { return }
        NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
    }

    /// The identifier of the store.
    public var eventStoreIdentifier: String { "local" }

    var source: EKSource { EKSource(store: self) }

    /// The accounts.
    public var sources: [EKSource] { [source] }

    /// The accounts of others that the person manages, of which there are none.
    public var delegateSources: [EKSource] { [] }

    /// Returns an account.
    public func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    /// Asks the accounts for changes; nothing is to do, as every question reads what has changed.
    public func refreshSourcesIfNecessary() {}
}

// MARK: - Changes to commit

extension EKEventStore {
    /// Keeps a change until the next commit.
    func enqueue(_ change: PendingChange) { pending.withLock { $0.append(change) } }

    /// Stores all changes that wait.
    public func commit() throws {
        let changes = pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
        for (index, change) in changes.enumerated() {
            do {
                try change.apply(to: calendars)
            } catch {
                // What wasn't stored can be committed again.
                pending.withLock { $0 = Array(changes[index...]) + $0 }
                throw EKError(error)
            }
        }
    }

    /// Discards all changes that wait for a commit.
    public func reset() { pending.withLock { $0 = [] } }
}
