import CommandLineKit
import Foundation
import FoveaSearch

/// A reader of items from a folder tree: each picture is an item, named for its path.
enum FolderReader {
    /// Returns the pictures below a folder, ordered by path.
    static func source(_ path: String) throws(CommandFailure) -> ItemSource {
        var files: [String] = []
        var ignored: [String] = []
        try walk(path, below: "", into: &files, &ignored)
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        return ItemSource(name: path, count: files.count, ignored: ignored, folder: folder) { [files] in
            AnySequence(files.lazy.map { row($0, folder) })
        }
    }

    private static let extensions: Set<String> = [
        "jpg", "jpeg", "jpe", "png", "webp", "heic", "heif", "avif", "tif", "tiff", "gif", "bmp",
    ]

    private static func walk(
        _ root: String,
        below prefix: String,
        into files: inout [String],
        _ ignored: inout [String]
    ) throws(CommandFailure) {
        let folder = prefix.isEmpty ? root : "\(root)/\(prefix)"
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw CommandFailure(.noInput, subject: folder, "The folder can't be read: \(error.localizedDescription)")
        }
        // By bytes, so that the order doesn't depend on the locale.
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            var status = stat()
            // Links to folders aren't followed: they may form a loop.
            guard lstat("\(root)/\(path)", &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                try walk(root, below: path, into: &files, &ignored)
            } else if extensions.contains(URL(filePath: name).pathExtension.lowercased()) {
                files.append(path)
            } else {
                ignored.append(path)
            }
        }
    }

    private static func id(_ file: String) -> String { String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) }

    private static func row(_ file: String, _ folder: URL) -> ItemRow {
        let id = id(file)
        let name = id.split(separator: "/").last.map(String.init) ?? id
        let title = name.replacing(/[_-]+/, with: " ").trimmingCharacters(in: .whitespaces)
        let item = VisualItem(
            id: id,
            title: title.isEmpty ? name : title,
            pictures: [.file(folder.appending(path: file))]
        )
        return ItemRow(place: file, id: id, outcome: .success(item))
    }
}
