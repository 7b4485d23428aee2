import StoreEngine
import Synchronization

/// The actions of a journal as they were last read, without their pictures; a file that hasn't changed isn't read again.
final class JournalMemory: Sendable {
    private struct Known {
        var contents = FolderContents()
        var actions: [String: SavedAction] = [:]
    }

    private let known = Mutex(Known())

    /// Returns what a closure makes of each file of a folder; files of which it makes nothing are left alone.
    func actions(
        in folder: ItemFolder,
        _ action: (StoredItem) -> SavedAction?
    ) throws(StoreError) -> [SavedAction] {
        try known.withLock { known throws(StoreError) in
            let contents = try folder.contents(reusing: known.contents)
            var actions: [String: SavedAction] = [:]
            for (name, item) in contents.items {
                let isSame = known.contents.items[name]?.version == item.version
                actions[name] = isSame ? known.actions[name] : action(item)?.withoutPicture
            }
            known = Known(contents: contents.withoutContent, actions: actions)
            return Array(actions.values)
        }
    }
}
