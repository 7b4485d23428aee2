import Foundation
import UniformTypeIdentifiers

/// A folder for files on their way.
enum TransferFolder {
    /// Lends a new folder to a closure, and removes it with all that is in it.
    static func lend<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        // What is on its way is for this person alone.
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        // What can't be removed now goes with the folder for temporary files.
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// Writes content to a folder, under a name that is free there.
    static func write(_ content: TransferContent, named name: String?, _ type: UTType, to folder: URL) throws -> URL {
        switch content {
        case .data(let data):
            let url = place(named: name ?? "Item", type, in: folder)
            try data.write(to: url, options: .withoutOverwriting)
            return url
        case .file(let file, _):
            let url = place(named: name ?? file.lastPathComponent, type, in: folder)
            try FileManager.default.copyItem(at: file, to: url)
            return url
        }
    }

    /// Returns a place where no file is yet; a name without an extension gets that of the type.
    private static func place(named name: String, _ type: UTType, in folder: URL) -> URL {
        // A name that a value makes may hold separators, which must not lead out of the folder.
        let last = name.split(separator: "/").last { $0 != ".." && $0 != "." }
        let file = URL(fileURLWithPath: String(last ?? "Item"), relativeTo: folder)
        // The types of text in an encoding have no extension of their own.
        let base: UTType = type.conforms(to: .plainText) && type.preferredFilenameExtension == nil ? .plainText : type
        let isComplete = !file.pathExtension.isEmpty || base.preferredFilenameExtension == nil
        let suffix = isComplete ? file.pathExtension : base.preferredFilenameExtension ?? ""
        let stem = isComplete ? file.deletingPathExtension().lastPathComponent : file.lastPathComponent
        let end = suffix.isEmpty ? "" : ".\(suffix)"
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? stem + end : "\(stem) \($0)\(end)" }
        let free = names.first {
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        return folder.appendingPathComponent(free ?? stem + end)
    }
}
