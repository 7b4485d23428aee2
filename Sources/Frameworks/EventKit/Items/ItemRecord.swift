internal import CalendarEngine
import Foundation
import Synchronization

/// The values of an event or a reminder, which its object and the changes that wait for a commit share.
final class ItemRecord: Sendable {
    /// The values.
    struct State {
        /// The item with the app's changes.
        var item: CalendarItem
        /// The item as it was read or saved; nil for a new one.
        var saved: CalendarItem?
        /// The zones in which the item is written.
        var zones = CalendarZones()
        /// Where it is; nil for a new one.
        var place: CalendarStore.Place?
        /// The identifier of its calendar.
        var calendar: String?
        /// Where the occurrence is by the rule; nil for an item that doesn't recur.
        var original: CalendarTime?
    }

    private let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }

    /// The values; a copy.
    var value: State {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// Changes the values.
    func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        var changed = value
        let result = body(&changed)
        value = changed
        return result
    }

    /// A Boolean value that indicates whether there are changes that aren't saved.
    var hasChanges: Bool {
        let value = value
        return value.item != value.saved || (value.place != nil && value.calendar != value.place?.calendar)
    }
}
