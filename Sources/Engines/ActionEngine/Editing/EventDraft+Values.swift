import CalendarEngine
import CivilDateEngine

extension EventDraft {
    var values: [EditableValue<EventDraft>] {
        [
            .text("title", "Title", isRequired: true, at: \.title), .value("date", "Date", .date, at: \.movedDate),
            .value("time", "Time", .time, at: \.movedTime), endValue, .text("location", "Place", at: \.location),
            .text("link", "Link", .link, at: \.link), zoneValue,
            ruleValue, .text("notes", "Notes", .longText, at: \.notes),
        ]
    }

    /// The end: a moment, or the last of whole days.
    private var endValue: EditableValue<EventDraft> {
        guard time != nil else { return .value("end", "Last day", .date, at: \.checkedLastDate).refusing(\.endsEarly) }
        return EditableValue(name: "end", label: "End", kind: .moment) { event in
            event.end?.description ?? ""
        } write: { event, text in
            guard let start = event.start else { return false }
            guard !text.isEmpty else {
                event.end = nil
                return true
            }
            if let time = CivilTime(text) {
                // The next time that the clock shows it.
                let isNextDay = time <= start.time
                event.end = CivilMoment(date: start.date.adding(days: isNextDay ? 1 : 0), time: time)
                return true
            }
            guard let moment = CivilMoment(text), moment > start else { return false }
            event.end = moment
            return true
        }
    }

    private var zoneValue: EditableValue<EventDraft> {
        EditableValue(name: "zone", label: "Time zone", kind: .text, isSpare: zone == nil) { event in
            event.zone ?? ""
        } write: { event, text in
            event.zone = text.isEmpty ? nil : text
            return text.isEmpty || CalendarZones.known(text) != nil
        }
    }

    private var ruleValue: EditableValue<EventDraft> {
        EditableValue(name: "repeats", label: "Repeats", kind: .text, isSpare: rule == nil) { event in
            event.rule ?? ""
        } write: { event, text in
            event.rule = text.isEmpty ? nil : text
            return text.isEmpty || RecurrenceRule(text) != nil
        }
    }

    /// The moment at which it begins, or nil if it takes whole days.
    var start: CivilMoment? { time.map { CivilMoment(date: date, time: $0) } }

    private var endsEarly: Bool { lastDate.map { $0 < date } ?? false }

    private var checkedLastDate: CivilDate? {
        get { lastDate }
        set { lastDate = newValue == date ? nil : newValue }
    }

    /// The first day; the end moves with it.
    private var movedDate: CivilDate {
        get { date }
        set {
            let days = newValue.dayNumber - date.dayNumber
            date = newValue
            lastDate = lastDate?.adding(days: days)
            end = end.map { CivilMoment(date: $0.date.adding(days: days), time: $0.time) }
        }
    }

    /// The time at which it begins; the end moves with it.
    private var movedTime: CivilTime? {
        get { time }
        set {
            if let old = time, let new = newValue {
                end = end?.adding(seconds: new.seconds - old.seconds)
            } else if newValue == nil, let last = end?.date {
                (end, lastDate) = (nil, last > date ? last : nil)
            } else if newValue != nil {
                lastDate = nil
            }
            time = newValue
        }
    }
}

extension EditableValue {
    /// The value, with texts refused after which the content isn't right.
    fileprivate func refusing(_ isWrong: @escaping (Content) -> Bool) -> Self {
        Self(name: name, label: label, kind: kind, read: read) { content, text in
            var new = content
            guard write(&new, text), !isWrong(new) else { return false }
            content = new
            return true
        }
    }
}

extension ReminderDraft {
    static var values: [EditableValue<ReminderDraft>] {
        [
            .text("title", "Title", isRequired: true, at: \.title), .value("date", "Due", .date, at: \.date),
            .value("time", "Time", .time, at: \.time), .text("notes", "Notes", .longText, at: \.notes),
        ]
    }
}
