internal import CalendarEngine
public import Foundation
internal import StoreEngine

/// The domain of the errors of EventKit.
public let EKErrorDomain: String = "EKErrorDomain"

/// An error of EventKit.
public struct EKError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public let code: Code
    private let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Creates the error for one of the engines.
    init(_ error: any Error) {
        if let error = error as? EKError {
            self = error
        } else if let error = error as? StoreError, error.code == .readOnly {
            self.init(.calendarReadOnly, error.message)
        } else {
            self.init(.internalFailure, "\(error)")
        }
    }

    /// The domain of the error.
    public static var errorDomain: String { EKErrorDomain }

    /// The number of the kind of failure.
    public var errorCode: Int { code.rawValue }

    /// What went wrong and how to fix it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// What went wrong and how to fix it.
    public var errorDescription: String? { message }
}

extension EKError {
    /// A kind of failure.
    public enum Code: Int, Sendable {
        /// The event can't be changed.
        case eventNotMutable = 0
        /// The item has no calendar.
        case noCalendar
        /// The event has no start.
        case noStartDate
        /// The event has no end.
        case noEndDate
        /// The event ends before it starts.
        case datesInverted
        /// Something else went wrong.
        case internalFailure
        /// The calendar can't be changed.
        case calendarReadOnly
        /// The event lasts longer than the time to its next occurrence.
        case durationGreaterThanRecurrence
        /// The alarm is further away than the occurrence before.
        case alarmGreaterThanRecurrence
        /// The start is too far in the future.
        case startDateTooFarInFuture
        /// The start is that of another occurrence.
        case startDateCollidesWithOtherOccurrence
        /// The object is one of another store.
        case objectBelongsToDifferentStore
        /// Invitations can't be moved.
        case invitesCannotBeMoved
        /// The span isn't one for this item.
        case invalidSpan
        /// The calendar has no source.
        case calendarHasNoSource
        /// The source of a calendar can't be changed.
        case calendarSourceCannotBeModified
        /// The calendar can never be changed.
        case calendarIsImmutable
        /// The source doesn't let calendars be added and removed.
        case sourceDoesNotAllowCalendarAddDelete
        /// A recurring reminder needs a date by which it is due.
        case recurringReminderRequiresDueDate
        /// The calendar keeps no structured locations.
        case structuredLocationsNotSupported
        /// The calendar keeps no locations of reminders.
        case reminderLocationsNotSupported
        /// The calendar keeps no alarms at places.
        case alarmProximityNotSupported
        /// The calendar keeps no events.
        case calendarDoesNotAllowEvents
        /// The calendar keeps no reminders.
        case calendarDoesNotAllowReminders
        /// The source keeps no reminders.
        case sourceDoesNotAllowReminders
        /// The source keeps no events.
        case sourceDoesNotAllowEvents
        /// The priority isn't one from 0 to 9.
        case priorityIsInvalid
        /// The kind of item isn't one for this call.
        case invalidEntityType
        /// Alarms that open files can't be changed.
        case procedureAlarmsNotMutable
        /// The app has no access.
        case eventStoreNotAuthorized
        /// The system doesn't support it.
        case osNotSupported
    }
}

extension EKError.Code {
    /// Returns whether an error has a code, for `catch EKError.Code.noCalendar`.
    public static func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
}

// MARK: - Codes

extension EKError {
    /// The code `eventNotMutable`.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The code `noCalendar`.
    public static var noCalendar: Code { .noCalendar }
    /// The code `noStartDate`.
    public static var noStartDate: Code { .noStartDate }
    /// The code `noEndDate`.
    public static var noEndDate: Code { .noEndDate }
    /// The code `datesInverted`.
    public static var datesInverted: Code { .datesInverted }
    /// The code `internalFailure`.
    public static var internalFailure: Code { .internalFailure }
    /// The code `calendarReadOnly`.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The code `durationGreaterThanRecurrence`.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// The code `alarmGreaterThanRecurrence`.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// The code `startDateTooFarInFuture`.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// The code `startDateCollidesWithOtherOccurrence`.
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// The code `objectBelongsToDifferentStore`.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// The code `invitesCannotBeMoved`.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// The code `invalidSpan`.
    public static var invalidSpan: Code { .invalidSpan }
    /// The code `calendarHasNoSource`.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// The code `calendarSourceCannotBeModified`.
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    /// The code `calendarIsImmutable`.
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    /// The code `sourceDoesNotAllowCalendarAddDelete`.
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    /// The code `recurringReminderRequiresDueDate`.
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// The code `structuredLocationsNotSupported`.
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    /// The code `reminderLocationsNotSupported`.
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    /// The code `alarmProximityNotSupported`.
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    /// The code `calendarDoesNotAllowEvents`.
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// The code `calendarDoesNotAllowReminders`.
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// The code `sourceDoesNotAllowReminders`.
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    /// The code `sourceDoesNotAllowEvents`.
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    /// The code `priorityIsInvalid`.
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// The code `invalidEntityType`.
    public static var invalidEntityType: Code { .invalidEntityType }
    /// The code `procedureAlarmsNotMutable`.
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    /// The code `eventStoreNotAuthorized`.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The code `osNotSupported`.
    public static var osNotSupported: Code { .osNotSupported }
}
