import Foundation
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
        // The record goes last: killed before, the action is found undone, and may be undone again without an effect.
        try storing { () throws(StoreError) in try journal.remove(entry.action.id) }
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

    private func allEntries() throws(ActionError) -> [Entry] {
        let actions = try storing { () throws(StoreError) in try journal.actions() }
        return actions.enumerated().map { index, action in
            let states = action.items.map { Self.state($0) }
            guard states.contains(.changed) else {
                let state: SavedState = states.contains(.saved) ? .saved : .undone
                return Entry(action: action, state: state, replacedBy: nil)
            }
            let later = actions[..<index].last { other in
                other.items.contains { new in
                    action.items.contains { $0.isSameFile(as: new) && $0.written == new.former }
                }
            }
            return Entry(action: action, state: later == nil ? .changed : .replaced, replacedBy: later?.id)
        }
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
}

extension SavedAction.Item {
    fileprivate var itemFolder: ItemFolder {
        ItemFolder(at: folder, fileExtension: (file as NSString).pathExtension)
    }

    fileprivate func isSameFile(as other: Self) -> Bool { folder == other.folder && file == other.file }
}
