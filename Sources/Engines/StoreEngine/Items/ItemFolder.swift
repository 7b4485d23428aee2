import FileEngine
import Foundation

/// A folder with one file for each item, as vdir describes it.
///
/// Other programs read and write the same folder at any time. Hidden files, links, folders and files with other
/// extensions are left alone.
package struct ItemFolder: Sendable, Hashable {
    /// The bounds on what is read.
    package struct Limits: Sendable, Hashable {
        /// The most bytes of an item.
        package var itemByteCount: Int = 8 << 20
        /// The most files of a folder, items and others.
        package var fileCount: Int = 50_000
        /// The most bytes of all items together.
        package var totalByteCount: Int = 512 << 20

        /// Creates the default bounds.
        package init() {}
    }

    /// The absolute path.
    package let path: String
    /// The extension of the items' files, without the dot.
    package let fileExtension: String
    /// The bounds on what is read.
    package let limits: Limits

    /// Creates a description of a folder, which needn't exist.
    package init(at path: String, fileExtension: String, limits: Limits = Limits()) {
        self.path = path
        self.fileExtension = fileExtension
        self.limits = limits
    }

    /// The name of the folder itself.
    package var name: String { (path as NSString).lastPathComponent }

    /// Creates the folder and its parents where they are missing, for the person alone.
    package func create() throws(StoreError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            let number = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
            throw StoreError(path, number: number.map(Int32.init) ?? EACCES)
        }
    }

    /// Returns the folders in a folder, sorted by name; hidden ones and links are left alone.
    package static func folders(
        in root: String,
        fileExtension: String,
        limits: Limits = Limits()
    ) throws(StoreError) -> [ItemFolder] {
        try OpenFolder(at: root).names(limit: limits.fileCount, kind: .folders).sorted().map {
            ItemFolder(at: "\(root)/\($0)", fileExtension: fileExtension, limits: limits)
        }
    }
}

// MARK: - Reading

extension ItemFolder {
    /// Reads an item.
    package func item(_ name: String) throws(StoreError) -> StoredItem {
        guard isItem(name) else { throw badName(name) }
        return try read(name)
    }

    /// Reads all items; a file that can't be read doesn't hide the others.
    ///
    /// - Parameter known: What was read before; a file with unchanged attributes isn't read again.
    package func contents(reusing known: FolderContents = FolderContents()) throws(StoreError) -> FolderContents {
        let names = try OpenFolder(at: path).names(limit: limits.fileCount, kind: .files).filter(isItem)
        var contents = FolderContents()
        var total = 0
        for name in names.sorted() {
            do throws(StoreError) {
                let item = try read(name, reusing: known.items[name])
                // Of a known item the content may be gone, but not what was made of it.
                total += max(item.content.count, item.stamp?.byteCount ?? 0)
                guard total <= limits.totalByteCount else {
                    throw StoreError(
                        code: .tooLarge,
                        message: "\(path) has more than the \(limits.totalByteCount) bytes that are allowed."
                    )
                }
                contents.items[name] = item
            } catch {
                // Removed since the folder was listed.
                if error.code != .missing { contents.refused[name] = error }
            }
        }
        return contents
    }

    func read(_ name: String, reusing known: StoredItem? = nil) throws(StoreError) -> StoredItem {
        do throws(BoundedFileError) {
            let file = try BoundedFile(at: "\(path)/\(name)", limit: limits.itemByteCount, followsLinks: false)
            let stamp = file.stamp
            if let known, known.stamp == stamp { return known }
            return StoredItem(name: name, content: try file.contents(), stamp: stamp)
        } catch {
            throw StoreError(error)
        }
    }

    private func isItem(_ name: String) -> Bool { ItemName.isItem(name, fileExtension: fileExtension) }

    func badName(_ name: String) -> StoreError {
        StoreError(code: .badName, message: "'\(name)' isn't the name of an item in \(path).")
    }
}
