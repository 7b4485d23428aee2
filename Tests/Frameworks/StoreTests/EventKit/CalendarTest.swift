import EventKit
import StoreEngine
import TestSupport

/// Calendars of a test, with the consent of their person.
struct CalendarTest {
    let place: TemporaryFolder
    let environment: [String: String]
    let store: EKEventStore

    init(_ status: ConsentStatus = .granted) throws {
        place = try TemporaryFolder()
        environment = [
            "FOVEA_CALENDARS": "\(place.path)/calendars", "FOVEA_CONSENT": "\(place.path)/consent.json",
            "HOME": place.path,
        ]
        if status != .notDetermined {
            for store in [ConsentedStore.calendar, .reminders] {
                try Consent(environment: environment).record(status, for: Consent.app, store: store)
            }
        }
        store = StoreEnvironment.$test.withValue(environment) { EKEventStore() }
    }

    /// A date in 2030.
    func date(_ month: Int, _ day: Int, _ hour: Int = 0, zone: String = "Europe/Berlin") throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        guard let date = calendar.date(from: DateComponents(year: 2030, month: month, day: day, hour: hour)) else {
            throw CocoaError(.formatting)
        }
        return date
    }

    /// A new event in the default calendar.
    func event(_ title: String, _ start: Date, hours: Double = 1) -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.calendar = store.defaultCalendarForNewEvents
        event.title = title
        event.startDate = start
        event.endDate = start + hours * 3600
        event.timeZone = TimeZone(identifier: "Europe/Berlin")
        return event
    }

    /// The stored events of 2030, in order.
    func events() throws -> [EKEvent] {
        let predicate = store.predicateForEvents(withStart: try date(1, 1), end: try date(12, 31), calendars: nil)
        return store.events(matching: predicate).sorted { $0.compareStartDate(with: $1) == .orderedAscending }
    }

    /// The texts of the files.
    func files() throws -> [String] {
        let folder = "\(place.path)/calendars/personal"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
            try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
    }

    /// Stores a file as another program does.
    func put(_ lines: String, in name: String) throws {
        let folder = "\(place.path)/calendars/personal"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\nEND:VCALENDAR\n".replacing("\n", with: "\r\n")
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
    }
}

/// Returns the code of the error that code throws.
func storeFailure(_ code: () throws -> Void) -> EKError.Code? {
    do {
        try code()
        return nil
    } catch {
        return (error as? EKError)?.code
    }
}
