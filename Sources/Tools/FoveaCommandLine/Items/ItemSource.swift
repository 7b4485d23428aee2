import CommandLineKit
package import Foundation
package import FoveaSearch

/// A source of a catalog's items: a folder of pictures, a CSV table, or JSON Lines.
package struct ItemSource: Sendable {
    /// The path as it was given; a dash is standard input.
    package let name: String
    /// The number of items, including unreadable ones.
    package let count: Int
    /// The files, by their paths in the folder, without a picture's file name extension.
    package let ignored: [String]
    /// The folder that owns the items whose pictures are all in it, or nil for a table, which owns all items.
    private let folder: URL?
    private let makeRows: @Sendable () -> AnySequence<ItemRow>

    init(
        name: String,
        count: Int,
        ignored: [String] = [],
        folder: URL? = nil,
        rows: @escaping @Sendable () -> AnySequence<ItemRow>
    ) {
        self.name = name
        self.count = count
        self.ignored = ignored
        self.folder = folder
        makeRows = rows
    }

    /// The items in order, created lazily.
    package var rows: AnySequence<ItemRow> { makeRows() }

    /// Returns whether an item of a catalog belongs to this source.
    func owns(_ item: VisualItem) -> Bool {
        guard let folder else { return true }
        let root = folder.standardizedFileURL.path + "/"
        return !item.pictures.isEmpty
            && item.pictures.allSatisfy { $0.fileURL?.standardizedFileURL.path.hasPrefix(root) ?? false }
    }
}

/// An item of a source, or its error.
package struct ItemRow: Sendable {
    /// The item's place in its source, such as `line 12`.
    package let place: String
    /// The identifier, if it is readable.
    package let id: String?
    /// The item or its error.
    package let outcome: Result<VisualItem, ItemError>
}

/// An error in an item of a source.
package struct ItemError: Error, Hashable {
    /// What is wrong and how to fix it, in whole sentences.
    package let message: String

    init(_ message: String) { self.message = message }
}

extension ItemSource {
    /// Opens a source: a folder, or a file whose name or first character determines its format.
    package static func open(
        _ path: String,
        columns: ItemColumns,
        kinds: [String: ColumnKind],
        standardInput: (Int) throws -> Data
    ) throws -> ItemSource {
        guard path != "-" else {
            let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
            return try read(standardInput(.max), name: path, folder: here, columns, kinds)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure(.noInput, subject: path, "There is no such folder or file.")
        }
        if isFolder.boolValue { return try FolderReader.source(path) }
        let url = URL(filePath: path)
        let data: Data
        do {
            data = try Data(contentsOf: url, options: .mappedIfSafe)
        } catch {
            throw CommandFailure(.noInput, subject: path, "It can't be read: \(error.localizedDescription)")
        }
        return try read(data, name: path, folder: url.deletingLastPathComponent(), columns, kinds)
    }

    private static func read(
        _ data: Data,
        name: String,
        folder: URL,
        _ columns: ItemColumns,
        _ kinds: [String: ColumnKind]
    ) throws -> ItemSource {
        let reader = ItemReader(folder: folder, columns: columns)
        let isLines =
            switch URL(filePath: name).pathExtension.lowercased() {
            case "jsonl", "ndjson", "json": true
            case "csv", "tsv": false
            default: data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
            }
        do {
            return isLines
                ? try JSONLinesReader.source(data, name: name, reader, kinds)
                : try CSVReader.source(data, name: name, reader, kinds)
        } catch let error as CSVError {
            throw CommandFailure(.badData, subject: name == "-" ? "standard input" : name, error.message)
        } catch let error as ItemError {
            throw CommandFailure(.badData, subject: name == "-" ? "standard input" : name, error.message)
        }
    }
}
