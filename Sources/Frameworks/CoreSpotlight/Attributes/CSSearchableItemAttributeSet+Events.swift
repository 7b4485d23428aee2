public import Foundation

extension CSSearchableItemAttributeSet {
    /// The time when the item has to be done.
    public var dueDate: Date? {
        get { self[date: "dueDate"] }
        set { self[date: "dueDate"] = newValue }
    }

    /// The time when the item was done.
    public var completionDate: Date? {
        get { self[date: "completionDate"] }
        set { self[date: "completionDate"] = newValue }
    }

    /// The time when the event begins.
    public var startDate: Date? {
        get { self[date: "startDate"] }
        set { self[date: "startDate"] = newValue }
    }

    /// The time when the event ends.
    public var endDate: Date? {
        get { self[date: "endDate"] }
        set { self[date: "endDate"] = newValue }
    }

    /// The times that matter to the item.
    public var importantDates: [Date]? {
        get { self[dates: "importantDates"] }
        set { self[dates: "importantDates"] = newValue }
    }

    /// A Boolean number that indicates whether the event lasts the whole day.
    public var allDay: NSNumber? {
        get { self[number: "allDay"] }
        set { self[number: "allDay"] = newValue }
    }
}
