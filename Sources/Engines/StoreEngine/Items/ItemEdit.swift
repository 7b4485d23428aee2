package import Foundation

/// A change of one item's file that is decided, but not made yet.
package struct ItemEdit: Sendable {
    /// The folder of the item.
    package let folder: ItemFolder
    /// The name of the file.
    package let name: String
    /// The item that is replaced, or nil if there is none.
    package let former: StoredItem?
    /// The new content, or nil if the item is removed.
    package var content: Data?

    /// Creates a change.
    package init(folder: ItemFolder, name: String, former: StoredItem?, content: Data?) {
        self.folder = folder
        self.name = name
        self.former = former
        self.content = content
    }

    /// A Boolean value that indicates whether the file is what it would become.
    package var isDone: Bool { former?.content == content }

    /// Makes the change, unless another program has changed the item since it was read.
    ///
    /// - Returns: The new item, or nil if it is removed.
    @discardableResult
    package func make() throws(StoreError) -> StoredItem? {
        guard let content else {
            if let former { try folder.remove(name, version: former.version) }
            return nil
        }
        if isDone { return former }
        if former == nil { try folder.create() }
        return try folder.write(content, to: name, replacing: former?.version)
    }

    /// Makes changes one after the other; after a failure those that were made are taken back.
    ///
    /// - Parameters:
    ///   - edits: The changes.
    ///   - failed: Receives the index of a change that failed.
    package static func make(_ edits: [ItemEdit], failed: (Int) -> Void = { _ in }) throws(StoreError) {
        var made: [ItemEdit] = []
        for (index, edit) in edits.enumerated() {
            do throws(StoreError) {
                let new = try edit.make()
                made.append(ItemEdit(folder: edit.folder, name: edit.name, former: new, content: edit.former?.content))
            } catch {
                // What another program has changed meanwhile stays.
                for edit in made.reversed() { _ = try? edit.make() }
                failed(index)
                throw error
            }
        }
    }
}
