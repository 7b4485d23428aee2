package import Foundation
package import StoreEngine
import Synchronization

/// A person's calendars, in folders of one file an event.
///
/// Every question reads what has changed in the folders since the last one, by any program.
package final class CalendarStore: Sendable {
    /// A calendar.
    package struct Calendar: Sendable, Hashable {
        /// The path of the folder.
        package let id: String
        /// The name to show.
        package let title: String
        /// The colour as `#RRGGBB`, or nil.
        package let color: String?
        /// A Boolean value that indicates whether the person's configuration forbids changes.
        package let isReadOnly: Bool
    }

    /// Where an item is.
    package struct Place: Sendable, Hashable {
        /// The identifier of the calendar.
        package let calendar: String
        /// The name of the file.
        package let file: String
    }

    /// An item with its place and its zones.
    package struct Found: Sendable {
        /// Where the item is.
        package let place: Place
        /// The item.
        package let item: CalendarItem
        /// The zones of its file.
        package let zones: CalendarZones
    }

    /// An occurrence of an event with its place.
    package struct FoundOccurrence: Sendable {
        /// Where the event is.
        package let place: Place
        /// The occurrence.
        package let occurrence: Occurrence
        /// The zones of its file.
        package let zones: CalendarZones
    }

    private struct Folder {
        var contents = FolderContents()
        var files: [String: (version: StoredItem.Version, file: CalendarFile)] = [:]
    }

    private let environment: [String: String]
    private let folders = Mutex<[String: Folder]>([:])

    /// Opens the calendars that an environment names.
    package init(environment: [String: String] = StoreEnvironment.current) { self.environment = environment }

    var places: StorePlaces { StorePlaces.calendars(environment: environment) }

    /// Watches the calendars for changes by any program, until the watch is gone.
    package func watch(onChange: @escaping @Sendable () -> Void) throws(StoreError) -> FolderWatch {
        try FolderWatch(places.watched, onChange: onChange)
    }
}

// MARK: - Calendars

extension CalendarStore {
    /// The calendars that there are.
    package var calendars: [Calendar] {
        places.collections.map { collection in
            Calendar(
                id: collection.folder.path,
                title: collection.folder.displayName ?? collection.name,
                color: collection.folder.color ?? collection.color,
                isReadOnly: collection.isReadOnly
            )
        }
    }

    /// The titles of the calendars by their identifiers.
    package var titles: [String: String] { Dictionary(calendars.map { ($0.id, $0.title) }) { first, _ in first } }

    /// The calendar for new items: the first one that may be changed, or one that is made with its first item.
    package var defaultCalendar: Calendar {
        calendars.first { !$0.isReadOnly }
            ?? Calendar(id: "\(places.root)/personal", title: "Personal", color: nil, isReadOnly: false)
    }

    /// Makes a calendar, or stores the title and colour of one that there is.
    package func storeCalendar(id: String?, title: String, color: String?) throws(StoreError) -> String {
        let name = id == nil ? ItemName.name(forUID: UUID().uuidString.lowercased(), fileExtension: "") : ""
        let folder = folder(id ?? "\(places.root)/\(name.prefix { $0 != "." })")
        try folder.create()
        try folder.describe(displayName: title, color: color)
        return folder.path
    }

    /// Removes a calendar with its items; one with files of other kinds stays with these.
    package func removeCalendar(_ id: String) throws(StoreError) {
        let folder = folder(id)
        for item in try folder.contents().items.values { try folder.remove(item.name, version: item.version) }
        for name in ["color", "displayname"] { try? FileManager.default.removeItem(atPath: "\(id)/\(name)") }
        guard unsafe rmdir(id) == 0 else {
            throw StoreError(
                code: .unavailable,
                message: "\(id) holds files that aren't items; remove the folder by hand."
            )
        }
    }

    private func folder(_ id: String) -> ItemFolder { ItemFolder(at: id, fileExtension: "ics") }
}

// MARK: - Reading

extension CalendarStore {
    /// Returns the occurrences of events that overlap a range.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - calendars: The identifiers of the calendars; nil for all.
    package func occurrences(in range: Range<Date>, calendars: Set<String>? = nil) -> [FoundOccurrence] {
        files(calendars).flatMap { place, file in
            Set(file.items.filter { $0.kind == .event }.map(\.uid)).flatMap { uid in
                file.occurrences(of: uid, in: range).map {
                    FoundOccurrence(place: place, occurrence: $0, zones: file.zones)
                }
            }
        }
    }

    /// Returns the occurrence of an event that would begin at a time by its rule.
    package func occurrence(of uid: String, at original: CalendarTime, in calendar: String) -> Occurrence? {
        files([calendar]).lazy.compactMap { $0.1.occurrence(of: uid, at: original) }.first
    }

    /// Returns the items that a closure selects.
    package func items(calendars: Set<String>? = nil, where isWanted: (CalendarItem) -> Bool) -> [Found] {
        files(calendars).flatMap { place, file in
            file.items.filter(isWanted).map { Found(place: place, item: $0, zones: file.zones) }
        }
    }

    private func files(_ calendars: Set<String>?) -> [(Place, CalendarFile)] {
        self.calendars.map(\.id).filter { calendars?.contains($0) ?? true }.flatMap { id in
            refreshed(id).sorted { $0.key < $1.key }.map { (Place(calendar: id, file: $0.key), $0.value.file) }
        }
    }

    private func refreshed(_ id: String) -> [String: (version: StoredItem.Version, file: CalendarFile)] {
        let known = folders.withLock { $0[id] } ?? Folder()
        guard let contents = try? folder(id).contents(reusing: known.contents) else { return [:] }
        var files: [String: (version: StoredItem.Version, file: CalendarFile)] = [:]
        for (name, item) in contents.items {
            if let file = known.files[name], file.version == item.version {
                files[name] = file
            } else if let file = try? CalendarFile(item.content) {
                files[name] = (item.version, file)
            }
        }
        folders.withLock { [files] in $0[id] = Folder(contents: contents, files: files) }
        return files
    }
}

// MARK: - Writing

extension CalendarStore {
    /// Changes the file of an item, or makes one; an empty file is removed.
    ///
    /// - Parameters:
    ///   - uid: The identifier of the item.
    ///   - place: Where it was read; nil for a new item.
    ///   - calendar: The calendar of a new item.
    ///   - change: Changes the file as it is at this moment.
    /// - Returns: Where the item is now.
    package func change(
        uid: String,
        at place: Place?,
        in calendar: String,
        _ change: (inout CalendarFile) throws -> Void
    ) throws -> Place {
        var attempts = 3
        while true {
            attempts -= 1
            let edit = try edit(uid: uid, at: place, in: calendar, change)
            do throws(StoreError) {
                try edit.make()
                return Place(calendar: edit.folder.path, file: edit.name)
            } catch {
                // Another program was faster; the change is made to what it has written.
                guard error.code == .changed, edit.former != nil, attempts > 0 else { throw error }
            }
        }
    }

    /// Returns a change of the file of an item without making it; its parameters are those of a change that is made.
    package func edit(
        uid: String,
        at place: Place?,
        in calendar: String,
        _ change: (inout CalendarFile) throws -> Void
    ) throws -> ItemEdit {
        let folder = folder(place?.calendar ?? calendar)
        let known = place?.file ?? refreshed(folder.path).first { $0.value.file.items.contains { $0.uid == uid } }?.key
        let item = try known.map { name in try folder.item(name) }
        var file = try item.map { item in try CalendarFile(item.content) } ?? CalendarFile()
        try change(&file)
        return ItemEdit(
            folder: folder,
            name: known ?? ItemName.name(forUID: uid, fileExtension: "ics"),
            former: item,
            content: file.items.isEmpty ? nil : file.data
        )
    }
}
