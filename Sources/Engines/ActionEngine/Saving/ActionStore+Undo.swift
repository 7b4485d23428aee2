package import Foundation
import StoreEngine

extension ActionStore {
    /// A saved action and what became of it.
    package struct Entry: Sendable {
        /// The action.
        package let action: SavedAction
        /// What became of it.
        package let state: SavedState
        /// The identifier of the later action that has to be undone first, or nil.
        package let replacedBy: String?
    }

    /// The actions that can be undone or forgotten, the latest first.
    package func entries() throws(ActionError) -> [Entry] {
        try allEntries().filter { $0.state != .undone }
    }

    /// Returns the piece of the picture that a saved action was read from, as PNG or JPEG; nil if there is none.
    package func picture(of id: String) throws(ActionError) -> Data? {
        try storing { () throws(StoreError) in try journal.action(id) }?.crop
    }

    /// Undoes an action: the files of its items become what they were, or are removed if there were none.
    ///
    /// - Parameter id: The identifier, or nil for the latest action.
    package func undo(_ id: String? = nil) throws(ActionError) -> SavedAction {
        let entry = try entry(id)
        switch entry.state {
        case .saved, .undone: break
        case .replaced:
            throw ActionError(
                .changed,
                "'\(entry.action.shownTitle)' was saved again later. Undo '\(entry.replacedBy ?? "")' first."
            )
        case .changed: throw Self.changed(entry.action)
        }
        var edits: [ItemEdit] = []
        for item in entry.action.items.reversed() {
            let current = try storing { () throws(StoreError) in try Self.current(item) }
            guard current?.content == item.written else { continue }
            edits.append(
                ItemEdit(folder: item.itemFolder, name: item.file, former: current, content: item.former)
            )
        }
        do throws(StoreError) {
            try ItemEdit.make(edits)
        } catch {
            throw error.code == .changed ? Self.changed(entry.action) : ActionError(error)
        }
        // What was to be written after the action never is, since it isn't found any more. The action's own record goes
        // last: killed before, the action is found undone, and may be undone again without an effect.
        let unwritten = try allEntries().filter { $0.state == .undone && $0.action.follows(entry.action) }
        for id in unwritten.map(\.action.id) + [entry.action.id] {
            try storing { () throws(StoreError) in try journal.remove(id) }
        }
        return entry.action
    }

    /// Removes the record of an action with its text and its picture; the items stay, and can't be undone any more.
    package func forget(_ id: String) throws(ActionError) -> SavedAction {
        let entry = try entry(id)
        try storing { () throws(StoreError) in try journal.remove(entry.action.id) }
        return entry.action
    }

    private func entry(_ id: String?) throws(ActionError) -> Entry {
        let entries = try allEntries()
        if let id {
            if let entry = entries.first(where: { $0.action.id == id }) { return entry }
            throw ActionError(
                .missing,
                "There is no saved action '\(ShownText.excerpt(id))'; 'fovea undo --list' prints those that there are."
            )
        }
        guard let entry = entries.first(where: { $0.state != .undone }) else {
            throw ActionError(.missing, "There is no saved action to undo.")
        }
        return entry
    }

    /// All actions with what became of them, the latest first.
    func allEntries() throws(ActionError) -> [Entry] {
        var entries: [Entry] = []
        let actions = try storing { () throws(StoreError) in try journal.actions() }
        for (index, action) in actions.enumerated() {
            let later = entries.filter { $0.state != .undone }.map(\.action)
            entries.append(Self.entry(action, after: actions[(index + 1)...], before: later))
        }
        return entries
    }

    private static func entry(
        _ action: SavedAction,
        after earlier: ArraySlice<SavedAction>,
        before later: [SavedAction]
    ) -> Entry {
        // A later action that found what this one found: a program was killed before it wrote this one. An earlier one
        // that this one found, and that is undone: this one is as well, or a program was killed before it wrote it.
        let isUndone = action.items.allSatisfy { item in
            state(item) == .undone || later.contains { $0.items.contains { $0.finds(item.former, in: item) } }
                || earlier.contains { $0.items.contains { item.finds($0.written, in: $0) && state($0) == .undone } }
        }
        guard !isUndone else { return Entry(action: action, state: .undone, replacedBy: nil) }
        guard action.items.contains(where: { state($0) == .changed }) else {
            return Entry(action: action, state: .saved, replacedBy: nil)
        }
        let next = later.last { later in
            later.items.contains { new in action.items.contains { new.finds($0.written, in: $0) } }
        }
        return Entry(action: action, state: next == nil ? .changed : .replaced, replacedBy: next?.id)
    }

    static func state(_ item: SavedAction.Item) -> SavedState {
        guard let content = try? current(item)?.content else { return item.former == nil ? .undone : .changed }
        return content == item.written ? .saved : content == item.former ? .undone : .changed
    }

    private static func current(_ item: SavedAction.Item) throws(StoreError) -> StoredItem? {
        do throws(StoreError) {
            return try item.itemFolder.item(item.file)
        } catch {
            guard error.code == .missing else { throw error }
            return nil
        }
    }

    private static func changed(_ action: SavedAction) -> ActionError {
        ActionError(
            .changed,
            "'\(action.shownTitle)' has been changed or removed since it was saved, so it stays as it is. Change it in the "
                + "program that shows it; 'fovea undo --forget \(action.id)' removes the record here."
        )
    }
}

extension SavedAction {
    fileprivate var shownTitle: String { ShownText.excerpt(title) }

    /// Returns whether the action found what another one wrote.
    fileprivate func follows(_ other: SavedAction) -> Bool {
        items.contains { item in other.items.contains { item.finds($0.written, in: $0) } }
    }
}

extension SavedAction.Item {
    fileprivate var itemFolder: ItemFolder {
        ItemFolder(at: folder, fileExtension: (file as NSString).pathExtension)
    }

    /// Returns whether the action found a content in the file of another item.
    fileprivate func finds(_ content: Data?, in other: Self) -> Bool {
        folder == other.folder && file == other.file && former == content
    }
}
