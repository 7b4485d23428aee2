internal import CalendarEngine
public import CoreGraphics
import Foundation

/// A calendar with events and reminders.
open class EKCalendar: EKObject {
    let store: EKEventStore
    private var saved: CalendarStore.Calendar?
    private var newTitle: String?
    private var newColor: CGColor?

    /// Creates a calendar, which is stored with ``EKEventStore/saveCalendar(_:commit:)``.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        store = eventStore
        super.init()
        source = eventStore.source
    }

    init(_ calendar: CalendarStore.Calendar, store: EKEventStore) {
        self.store = store
        saved = calendar
        super.init()
        source = store.source
    }

    /// The account of the calendar.
    open var source: EKSource!

    /// The identifier of the calendar; empty before it is saved.
    open var calendarIdentifier: String { saved?.id ?? "" }

    /// The title.
    open var title: String {
        get { newTitle ?? saved?.title ?? "" }
        set { newTitle = newValue }
    }

    /// The kind of calendar.
    open var type: EKCalendarType { .local }

    /// A Boolean value that indicates whether items can be added, changed and removed.
    open var allowsContentModifications: Bool { saved?.isReadOnly != true }

    /// A Boolean value that indicates whether others publish the calendar.
    open var isSubscribed: Bool { false }

    /// A Boolean value that indicates whether the calendar itself can't be changed.
    open var isImmutable: Bool { saved?.isReadOnly == true }

    /// The color.
    open var cgColor: CGColor! {
        get { newColor ?? CGColor(hexadecimal: saved?.color ?? "#1BADF8") }
        set { newColor = newValue }
    }

    /// The availabilities that the calendar keeps.
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }

    /// The kinds of items that the calendar keeps.
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }

    override open var hasChanges: Bool { isNew || newTitle != nil || newColor != nil }
    override open var isNew: Bool { saved == nil }

    override open func reset() { (newTitle, newColor) = (nil, nil) }

    override open func refresh() -> Bool {
        guard let id = saved?.id, let calendar = store.calendars.calendars.first(where: { $0.id == id }) else {
            return false
        }
        saved = calendar
        return true
    }

    /// The color as `#RRGGBB`.
    var hexadecimalColor: String? { newColor?.hexadecimal }

    func didSave(_ calendar: CalendarStore.Calendar) {
        saved = calendar
        reset()
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKCalendar else { return false }
        return self === other || (saved != nil && saved?.id == other.saved?.id)
    }

    override open var hash: Int { calendarIdentifier.hashValue }
}

extension CGColor {
    convenience init?(hexadecimal: String) {
        guard let number = UInt32(hexadecimal.dropFirst().prefix(6), radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    var hexadecimal: String? {
        guard let values = components, !values.isEmpty else { return nil }
        let colors = values.count >= 4 ? Array(values.prefix(3)) : [values[0], values[0], values[0]]
        return "#"
            + colors.map { value in
                let number = Int((min(max(value, 0), 1) * 255).rounded())
                return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
            }.joined()
    }
}
