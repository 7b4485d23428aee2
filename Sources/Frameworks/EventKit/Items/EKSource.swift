import Foundation

/// An account with calendars; on Linux this computer.
open class EKSource: EKObject {
    private weak var store: EKEventStore?

    init(store: EKEventStore) {
        self.store = store
        super.init()
    }

    /// The identifier.
    open var sourceIdentifier: String { "local" }

    /// The kind of account.
    open var sourceType: EKSourceType { .local }

    /// The title.
    open var title: String { "On This Computer" }

    /// Returns the calendars of the account that keep a kind of item.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        Set(store?.calendars(for: entityType) ?? [])
    }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? EKSource)?.sourceIdentifier == sourceIdentifier
    }

    override open var hash: Int { sourceIdentifier.hashValue }
}
