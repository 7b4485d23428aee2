package import DigestEngine
import FileEngine
package import Foundation

/// An item as its file was read.
package struct StoredItem: Sendable {
    /// A version of an item's content.
    package typealias Version = SHA256Digest

    /// The file's name in its folder.
    package let name: String
    /// The content of the file.
    package let content: Data
    /// The version, which tells whether another program has changed the item since.
    package let version: Version
    /// The attributes of the file, by which an unchanged one isn't read again.
    let stamp: BoundedFile.Stamp?

    init(name: String, content: Data, stamp: BoundedFile.Stamp?) {
        self.name = name
        self.content = content
        self.stamp = stamp
        version = Version(of: content)
    }

    private init(withoutContentOf item: StoredItem) {
        (name, content, version, stamp) = (item.name, Data(), item.version, item.stamp)
    }

    /// The item without its content, which still tells whether its file has changed.
    var withoutContent: StoredItem { StoredItem(withoutContentOf: self) }
}

/// What a folder holds.
package struct FolderContents: Sendable {
    /// The items by their names.
    package var items: [String: StoredItem] = [:]
    /// Why files weren't read, by their names.
    package var refused: [String: StoreError] = [:]

    /// Creates the contents of an empty folder.
    package init() {}

    /// The contents without those of the items, for whoever keeps what was made of them and reads the folder again.
    package var withoutContent: FolderContents {
        var contents = self
        contents.items = items.mapValues(\.withoutContent)
        return contents
    }
}
