// Families around time: reminders, events, alarms and calls.

extension SchemaFamily {
    static let reminders = SchemaFamily(
        "reminders",
        "reminders",
        [
            .intent(
                "createReminder",
                "creates a reminder",
                """
                title: String, list: {list}?, note: AttributedString?, isFlagged: Bool?, images: [IntentFile],
                tags: Set<String>, urls: [URL], dueDate: DateComponents?, recurrence: Calendar.RecurrenceRule?,
                locationTrigger: {locationTrigger}?, section: {section}?
                """
            ),
            .intent(
                "updateReminder",
                "changes a reminder",
                """
                target: {reminder}, title: String?, note: AttributedString?, images: [IntentFile]?,
                subtasks: [{reminder}]?, tags: Set<String>?, urls: [URL]?, dueDate: DateComponents?,
                recurrence: Calendar.RecurrenceRule?, isCompleted: Bool?, isFlagged: Bool?, list: {list}?, section: {section}?,
                locationTrigger: {locationTrigger}?
                """
            ),
            .intent("deleteReminders", "deletes reminders", "entities: [{reminder}]", .deletes),
            .intent("createList", "creates a list", "type: {listType}, name: String"),
            .intent("updateList", "changes a list", "target: {list}, name: String?, type: {listType}?"),
            .intent("createSection", "creates a section of a list", "name: String, list: {list}"),
            .entity(
                "reminder",
                "a reminder",
                """
                title: String, note: AttributedString?, tags: Set<String>, urls: [URL], dueDate: DateComponents?,
                recurrence: Calendar.RecurrenceRule?, isCompleted: Bool, isFlagged: Bool?, creationDate: Date?,
                completionDate: Date?, list: {list}, locationTrigger: {locationTrigger}?
                """
            ),
            .entity("section", "a section of a list", "name: String, list: {list}"),
            .entity("group", "a group of lists", "name: String, lists: [{list}]"),
            .entity("locationTrigger", "a place that reminds", "place: PlaceDescriptor, event: {locationTriggerEvent}"),
            .entity("list", "a list of reminders", "name: String, type: {listType}"),
            .enumeration("listType", "kinds of lists"),
            .enumeration("locationTriggerEvent", "arriving and leaving", "arrive depart"),
        ]
    )

    static let calendar = SchemaFamily(
        "calendar",
        "calendars",
        [
            .intent(
                "createEvent",
                "creates an event",
                """
                title: String, startDate: Date, endDate: Date?, location: *?, calendar: {calendar}, isAllDay: Bool,
                recurrence: Calendar.RecurrenceRule?, attendees: [{attendee}], note: AttributedString?
                """
            ),
            .intent(
                "updateEvent",
                "changes an event",
                """
                event: {event}, title: String?, attendees: [{attendee}]?, startDate: Date?, endDate: Date?,
                isAllDay: Bool?, calendar: {calendar}?, recurrence: Calendar.RecurrenceRule?,
                note: String? | AttributedString?, location: *?, span: {eventSpan}?
                """
            ),
            .intent("deleteEvent", "deletes an event", "entity: {event}, span: {eventSpan}?"),
            .entity(
                "event",
                "an event",
                """
                calendar: {calendar}, title: String, startDate: Date, endDate: Date, isAllDay: Bool,
                recurrence: Calendar.RecurrenceRule?, note: AttributedString?, travelTime: Duration?, location: *?,
                virtualLocation: URL?, status: {eventStatus}?, alarms: [*], organizers: [IntentPerson],
                attendees: [{attendee}]
                """
            ),
            .entity("calendar", "a calendar", "title: String"),
            .entity(
                "attendee",
                "a person whom an event invites",
                "person: IntentPerson, status: {attendeeStatus}?, isAttendanceOptional: Bool, type: {attendeeType}?"
            ),
            .enumeration("eventStatus", "the states of events", "confirmed tentative cancelled"),
            .enumeration("attendeeStatus", "the answers to invitations", "accepted declined tentative"),
            .enumeration("eventSpan", "which of several events is meant", "this future all"),
            .enumeration("attendeeType", "kinds of those whom events invite"),
        ]
    )

    static let clock = SchemaFamily(
        "clock",
        "alarms and timers",
        [
            .intent(
                "createAlarm",
                "creates an alarm",
                "time: DateComponents, label: String?, recurrenceDays: Calendar.RecurrenceRule?, canSnooze: Bool"
            ),
            .intent("deleteAlarm", "deletes alarms", "entities: [{alarm}]", .deletes),
            .intent("createTimer", "starts a timer", "duration: Duration, label: String?, isSleepTimer: Bool"),
            .intent(
                "updateTimer",
                "changes a timer",
                "timer: {timer}, duration: Duration?, label: String?, isSleepTimer: Bool?"
            ),
            .intent("pauseTimer", "pauses a timer", "timer: {timer}"),
            .intent("resumeTimer", "lets a timer go on", "timer: {timer}"),
            .intent("lapStopwatch", "counts a lap", "stopwatch: {stopwatch}"),
            .intent("resetStopwatch", "sets a stopwatch back", "stopwatch: {stopwatch}"),
            .intent("startStopwatch", "starts a stopwatch", "stopwatch: {stopwatch}"),
            .intent("stopStopwatch", "stops a stopwatch", "stopwatch: {stopwatch}"),
            .entity(
                "alarm",
                "an alarm",
                """
                time: DateComponents, isEnabled: Bool, label: String?, recurrenceDays: Calendar.RecurrenceRule?,
                canSnooze: Bool, triggerState: {alarmTriggerState}
                """
            ),
            .entity(
                "timer",
                "a timer",
                """
                duration: Duration, durationRemaining: Duration, state: {timerState}, label: String?,
                isSleepTimer: Bool
                """
            ),
            .entity(
                "stopwatch",
                "a stopwatch",
                "laps: [Duration], startTime: Date, pauseTime: Date?, state: {stopwatchState}"
            ),
            .enumeration("alarmTriggerState", "the states of alarms", "firing snoozed none"),
            .enumeration("timerState", "the states of timers", "firing paused running undefined"),
            .enumeration("stopwatchState", "the states of stopwatches", "paused running"),
        ]
    )

    static let phone = SchemaFamily(
        "phone",
        "calls",
        [
            .intent(
                "startCall",
                "calls somebody",
                "destination: *, audioVisualMode: {audioVisualMode}",
                .recordsAudio,
                .startsAudio
            ),
            .entity("phonePerson", "a person to call", "person: IntentPerson"),
            .enumeration("audioVisualMode", "calls with and without pictures", "audio video"),
        ]
    )
}
