import CalendarEngine
import ContactEngine
package import Foundation
import HealthEngine
import StoreEngine

/// Saves drafts in the person's calendars, address books and health data, and undoes it.
package struct ActionStore: Sendable {
    let environment: [String: String]
    /// The zone of times without one.
    let local: TimeZone
    private let memory = JournalMemory()

    /// Opens the stores that an environment names.
    package init(environment: [String: String] = StoreEnvironment.current, local: TimeZone = .current) {
        self.environment = environment
        self.local = local
    }

    var journal: ActionJournal { ActionJournal(environment: environment, memory: memory) }

    /// What saving a draft would do.
    struct Plan {
        var edits: [ItemEdit]
        var kept: [String] = []
        /// What the picture says of each item, by the names of their files.
        var reads: [String: Data] = [:]

        init(edits: [ItemEdit], kept: [String] = []) { (self.edits, self.kept) = (edits, kept) }

        /// Creates the plan of an item of which the picture says something.
        init(edits: [ItemEdit], kept: [String] = [], read: Data) {
            self.init(edits: edits, kept: kept)
            for edit in edits { reads[edit.name] = read }
        }
    }

    /// The most bytes of the piece of a picture that is kept; a thousand of them in letters stay within what a folder may
    /// hold.
    private static var cropLimit: Int { 1 << 18 }
}

// MARK: - Saving

extension ActionStore {
    /// Saves a draft; a second capture of the same thing updates its item, and doesn't make another.
    ///
    /// What the person has edited in the item since isn't overwritten.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - calendar: The title of the calendar of a new event or reminder, or nil for the usual one.
    ///   - crop: The piece of the picture that it was read from, as a small PNG or JPEG.
    ///   - date: Now.
    package func save(
        _ draft: ActionDraft,
        calendar: String? = nil,
        crop: Data? = nil,
        date: Date = Date()
    ) throws(ActionError) -> SaveOutcome {
        for attempt in 1... {
            let plan = try plan(draft, calendar: calendar, date: date)
            let edits = plan.edits.filter { !$0.isDone }
            let paths = plan.edits.map { "\($0.folder.path)/\($0.name)" }
            guard !edits.isEmpty else {
                return SaveOutcome(change: .unchanged, id: nil, paths: paths, kept: plan.kept)
            }
            let action = action(draft, edits, plan.reads, crop: crop, date: date)
            // The record comes first. Of a program that is killed between the two writes, either nothing is left, or a
            // record of an item that is as it was before, which is ignored; the other order would leave an item that
            // can't be undone. Of two readings the first may be left; saving again adds the other.
            try storing { () throws(StoreError) in try journal.write(action) }
            do throws(StoreError) {
                try ItemEdit.make(edits)
            } catch {
                try? journal.remove(action.id)
                // Another program was faster: its version is merged.
                if error.code == .changed, attempt < 3 { continue }
                throw ActionError(error)
            }
            tidy(date)
            let isNew = edits.allSatisfy { $0.former == nil }
            return SaveOutcome(change: isNew ? .added : .updated, id: action.id, paths: paths, kept: plan.kept)
        }
        throw ActionError(.changed, "The item is changed again and again by another program.")
    }

    private func plan(_ draft: ActionDraft, calendar: String?, date: Date) throws(ActionError) -> Plan {
        do {
            switch (draft.content, draft.read) {
            case (.event(let event), .event(let read)):
                return try plan(event, read: read, calendar: calendar, date: date)
            case (.reminder(let reminder), .reminder(let read)):
                return try plan(reminder, read: read, calendar: calendar, date: date)
            case (.contact(let contact), .contact(let read)): return try plan(contact, read: read, date: date)
            case (.reading(let reading, let moment), .reading(let read, let readMoment)):
                return try plan((reading, moment), read: (read, readMoment), date: date)
            default:
                throw ActionError(
                    .notSavable,
                    "An action of the kind '\(draft.content.kind.rawValue)' adds nothing to calendars, contacts or readings."
                )
            }
        } catch {
            throw ActionError(anyError: error)
        }
    }

    private func action(
        _ draft: ActionDraft,
        _ edits: [ItemEdit],
        _ reads: [String: Data],
        crop: Data?,
        date: Date
    ) -> SavedAction {
        // Later than every other action, also within a millisecond or after a clock that was set back. All dates of a few
        // centuries have as many digits, so texts are in their order.
        let last = (try? journal.actions())?.first.flatMap { Int($0.id.prefix { $0 != "-" }) } ?? 0
        let now = Int((min(max(date.timeIntervalSince1970, 0), 9e9) * 1000).rounded())
        let milliseconds = max(now, min(last, 9_000_000_000_000) + 1)
        let random = String(UInt32.random(in: 0...0xFFFF) | 0x10000, radix: 16).dropFirst()
        return SavedAction(
            id: "\(milliseconds)-\(random)",
            kind: draft.content.kind,
            title: draft.content.title,
            date: date,
            items: edits.map { edit in
                SavedAction.Item(
                    folder: edit.folder.path,
                    file: edit.name,
                    former: edit.former?.content,
                    written: edit.content ?? Data(),
                    read: reads[edit.name]
                )
            },
            origin: draft.origin,
            crop: crop.flatMap { $0.count <= Self.cropLimit ? $0 : nil }
        )
    }

    /// Removes the records that nothing can be undone by, and the oldest of too many.
    private func tidy(_ date: Date) {
        guard let entries = try? allEntries() else { return }
        // A moment ago another program may have written a record, and be about to write its item.
        for entry in entries where entry.state == .undone && entry.action.date < date - 60 {
            try? journal.remove(entry.action.id)
        }
        journal.prune(entries.map(\.action))
    }

    /// What was last saved to a file by an action, or nil if that isn't known.
    ///
    /// The record of a program that was killed before it wrote the file doesn't count.
    func lastSaved(_ folder: String, _ file: String) -> SavedAction.Item? {
        savedItems { _ in true }.first { $0.folder == folder && $0.file == file }
    }

    /// The items that actions have saved, the latest first.
    func savedItems(of isWanted: (SavedAction) -> Bool) -> [SavedAction.Item] {
        let entries = ((try? allEntries()) ?? []).filter { $0.state != .undone && isWanted($0.action) }
        return entries.flatMap(\.action.items)
    }

    func storing<Value>(_ body: () throws(StoreError) -> Value) throws(ActionError) -> Value {
        do throws(StoreError) {
            return try body()
        } catch {
            throw ActionError(error)
        }
    }

    /// The note of an item's origin.
    static func note(_ date: Date) -> String { "Read from a picture by Fovea on \(date.formatted(.iso8601))." }
}

extension ActionError {
    /// Creates the error of any of the stores.
    fileprivate init(anyError error: any Error) {
        switch error {
        case let error as ActionError: self = error
        case let error as StoreError: self.init(error)
        case let error as ContactError:
            self.init(.store(error.code == .notWritable ? .readOnly : .unavailable), error.message)
        case let error as CalendarError: self.init(.store(.malformed), error.message)
        case let error as HealthError: self.init(.badValue, error.message)
        default: self.init(.store(.unavailable), "\(error)")
        }
    }
}
