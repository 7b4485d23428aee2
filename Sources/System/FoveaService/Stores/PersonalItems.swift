import ActionEngine
import CalendarEngine
import ConcurrencyEngine
import ContactEngine
import Foundation
import HealthEngine
import ServiceInterface
import StoreEngine
import Synchronization

/// The person's own items, as pages show them: calendars, address books and readings, and who may use them.
final class PersonalItems: Sendable {
    /// A kind of items that is watched for changes.
    enum Kind: String, CaseIterable, Sendable { case agenda, reminders, contacts, readings, consents }

    let consent: Consent
    let calendars: CalendarStore
    let books: ContactBooks
    let readings: HealthLibrary
    let actions: ActionStore
    let environment: [String: String]
    private let news = Broadcast<Kind>(bufferCount: 16)
    private let watches = Mutex<[FolderWatch]?>(nil)

    /// Opens the items that an environment names.
    init(environment: [String: String]) {
        self.environment = environment
        consent = Consent(environment: environment)
        calendars = CalendarStore(environment: environment)
        books = ContactBooks(environment: environment)
        actions = ActionStore(environment: environment)
        readings = HealthLibrary.library(in: StorePlaces.health(environment: environment))
    }

    /// Returns a stream of the kinds of items that any program changes.
    func changes() -> AsyncStream<Kind> {
        let changes = news.elements()
        // Watched from the first listener on, and then for as long as the service runs.
        watches.withLock { watches in
            if watches == nil { watches = watched.compactMap(watch) }
        }
        return changes
    }

    /// The kinds that files in the same folders change, with the folders.
    private var watched: [(kinds: [Kind], folders: [String])] {
        [
            ([.agenda, .reminders], StorePlaces.calendars(environment: environment).watched),
            ([.contacts], books.watched), ([.readings], [StorePlaces.health(environment: environment).path]),
            ([.consents], [(consent.file as NSString).deletingLastPathComponent]),
        ]
    }

    /// Watches folders; where the system can't, pages show what was there when they were opened.
    private func watch(_ kinds: [Kind], in folders: [String]) -> FolderWatch? {
        try? FolderWatch(folders) { [news] in
            for kind in kinds { news.send(kind) }
        }
    }
}

// MARK: - Lists

extension PersonalItems {
    /// The decisions about apps.
    func consents() throws(StoreError) -> ServiceReply.Consents {
        let decisions = try consent.decisions().flatMap { app, stores in
            stores.map { store, decision in
                ServiceReply.Consent(
                    app: app,
                    store: store,
                    status: decision.status.rawValue,
                    date: decision.date.formatted(.iso8601)
                )
            }
        }
        return ServiceReply.Consents(decisions.sorted { ($0.app, $0.store) < ($1.app, $1.store) })
    }

    /// The events of the next year that contain each word, the soonest first.
    func agenda(_ words: SearchWords, from now: Date = Date()) -> ServiceReply.Items<ServiceReply.Event> {
        let titles = calendars.titles
        let found = calendars.occurrences(in: now..<now.addingTimeInterval(366 * 86_400))
            .filter { words.areIn([$0.occurrence.item.title, $0.occurrence.item.location].compactMap(\.self)) }
            .sorted { ($0.occurrence.start, $0.occurrence.item.uid) < ($1.occurrence.start, $1.occurrence.item.uid) }
        let marks = savedMarks()
        return ServiceReply.Items(
            found.map { found in
                let occurrence = found.occurrence
                let isAllDay = occurrence.item.start?.isDate ?? false
                return ServiceReply.Event(
                    id: occurrence.item.uid,
                    title: occurrence.item.title ?? "No title",
                    start: Self.text(occurrence.start, isDay: isAllDay),
                    end: Self.text(occurrence.end, isDay: isAllDay),
                    allDay: isAllDay,
                    location: occurrence.item.location,
                    calendar: titles[found.place.calendar] ?? "",
                    saved: marks["\(found.place.calendar)/\(found.place.file)"]
                )
            }
        )
    }

    /// What is to do and contains each word: what isn't done first, the soonest first, and what has no day at last.
    func reminders(_ words: SearchWords) -> ServiceReply.Items<ServiceReply.Reminder> {
        let titles = calendars.titles
        let found = calendars.reminders.filter { words.areIn([$0.item.title, $0.item.notes].compactMap(\.self)) }
        let marks = savedMarks()
        return ServiceReply.Items(
            found.map { found in
                let isDay = found.item.end?.isDate ?? false
                return ServiceReply.Reminder(
                    id: found.item.uid,
                    title: found.item.title ?? "No title",
                    due: found.due.map { Self.text($0, isDay: isDay) },
                    allDay: isDay,
                    done: found.item.isCompleted,
                    calendar: titles[found.place.calendar] ?? "",
                    saved: marks["\(found.place.calendar)/\(found.place.file)"]
                )
            }
        )
    }

    /// A moment in UTC, or a day by the clock of this machine, which is the clock of days in calendars.
    private static func text(_ date: Date, isDay: Bool) -> String {
        isDay
            ? date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
            : date.formatted(.iso8601)
    }

    /// The contacts that contain each word, by name.
    func contacts(_ words: SearchWords) throws(ContactError) -> ServiceReply.Items<ServiceReply.Contact> {
        let marks = savedMarks()
        let found = try books.contents().contacts.map { entry in
            let contact = entry.contact
            let work = [contact.jobTitle, contact.departmentName, contact.organizationName].filter { !$0.isEmpty }
            return ServiceReply.Contact(
                id: contact.identifier,
                name: contact.formattedName.isEmpty ? "No name" : contact.formattedName,
                work: work.joined(separator: ", "),
                phones: contact.phones.map(\.value),
                mails: contact.mails.map(\.value),
                book: entry.book.name,
                saved: marks["\(entry.book.identifier)/\(entry.file)"]
            )
        }
        return ServiceReply.Items(
            found.filter { words.areIn([$0.name, $0.work] + $0.phones + $0.mails) }
                .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        )
    }

    /// The readings that contain each word, the newest first.
    func readings(_ words: SearchWords) throws(StoreError) -> ServiceReply.Items<ServiceReply.Reading> {
        let folder = StorePlaces.health(environment: environment).path
        let marks = savedMarks()
        let found = try readings.entries()
            .filter { words.areIn([$0.reading.name, $0.reading.valueText, $0.reading.source?.name ?? ""]) }
            .sorted { $0.reading.start > $1.reading.start }
        return ServiceReply.Items(
            found.map { entry in
                let reading = entry.reading
                return ServiceReply.Reading(
                    id: reading.identifier.uuidString.lowercased(),
                    name: reading.name,
                    value: reading.valueText,
                    start: reading.start.formatted(.iso8601),
                    source: reading.source?.name,
                    saved: marks["\(folder)/\(entry.file)"]
                )
            }
        )
    }
}

/// The words of a search among items.
struct SearchWords: Sendable {
    private let words: [String]

    /// Reads the words of a text.
    init(_ text: String) { words = text.split(whereSeparator: \.isWhitespace).prefix(16).map(String.init) }

    /// Returns whether each word is in one of the texts, regardless of case and accents.
    func areIn(_ texts: [String]) -> Bool {
        words.allSatisfy { word in texts.contains { $0.localizedStandardRange(of: word) != nil } }
    }
}
