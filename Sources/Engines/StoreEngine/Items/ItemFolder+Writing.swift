package import Foundation

extension ItemFolder {
    /// Writes an item, and returns when it is on the disk.
    ///
    /// A program that is killed meanwhile, a full disk or a failure leaves the earlier item or the new one, whole.
    ///
    /// - Parameters:
    ///   - content: The content of the file.
    ///   - name: The file's name.
    ///   - version: The version that is replaced, or nil for a new item. Another one in its place throws
    ///     `StoreError.Code.changed`.
    /// - Returns: The item with its new version.
    @discardableResult
    package func write(
        _ content: Data,
        to name: String,
        replacing version: StoredItem.Version?
    ) throws(StoreError) -> StoredItem {
        guard ItemName.isItem(name, fileExtension: fileExtension) else { throw badName(name) }
        guard content.count <= limits.itemByteCount else {
            throw StoreError(
                code: .tooLarge,
                message: "'\(name)' would have more than the \(limits.itemByteCount) bytes that are allowed."
            )
        }
        let folder = try OpenFolder(at: path)
        try folder.lock()
        let replaced: Replaced = version.map { .version($0, limit: limits.itemByteCount) } ?? .nothing
        try folder.place(content, as: name, replacing: replaced)
        return StoredItem(name: name, content: content, stamp: nil)
    }

    /// Removes an item, and returns when this is on the disk; another version of it throws
    /// `StoreError.Code.changed`.
    package func remove(_ name: String, version: StoredItem.Version) throws(StoreError) {
        guard ItemName.isItem(name, fileExtension: fileExtension) else { throw badName(name) }
        let folder = try OpenFolder(at: path)
        try folder.lock()
        try folder.remove(name, version: version, limit: limits.itemByteCount)
    }
}

// MARK: - Description

extension ItemFolder {
    /// The most bytes of a description's file.
    private static var descriptionLimit: Int { 4096 }

    /// The name to show, from the file `displayname`, or nil.
    package var displayName: String? { text(in: "displayname") }

    /// The colour as `#RRGGBB`, from the file `color`, or nil.
    package var color: String? {
        text(in: "color").flatMap { $0.wholeMatch(of: /#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?/) == nil ? nil : $0 }
    }

    /// Stores the name to show and the colour; nil keeps what there is.
    package func describe(displayName: String?, color: String?) throws(StoreError) {
        let folder = try OpenFolder(at: path)
        try folder.lock()
        for (name, text) in [("displayname", displayName), ("color", color)] {
            guard let text else { continue }
            try folder.place(Data(text.utf8), as: name, replacing: .anything)
        }
    }

    private func text(in name: String) -> String? {
        let file = ItemFolder(at: path, fileExtension: "", limits: Self.limits(byteCount: Self.descriptionLimit))
        guard let item = try? file.read(name), let text = String(data: item.content, encoding: .utf8) else {
            return nil
        }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    private static func limits(byteCount: Int) -> Limits {
        var limits = Limits()
        limits.itemByteCount = byteCount
        return limits
    }
}
