package import CommandLineKit
package import Foundation
package import FoveaSearch

/// The pages that searches in catalogues have left, under names that lead to them.
///
/// They lie in the folder for files of the moment, which nobody else can read. A page is forgotten after an hour, and
/// when there are many newer ones.
package struct KeptPages: Sendable {
    /// The folder of the pages.
    package let folder: URL
    private let lifetime: TimeInterval
    private let limit: Int

    /// Keeps pages in a folder.
    package init(folder: URL, lifetime: TimeInterval = 3600, limit: Int = 256) {
        self.folder = folder
        self.lifetime = lifetime
        self.limit = limit
    }

    /// Keeps the pages of the person who runs the program.
    package init(environment: [String: String]) {
        self.init(folder: PrivateFolder.url(environment).appending(path: "pages"))
    }

    /// Keeps a page, and returns its name.
    package func keep(_ cursor: VisualSearchCursor, now: Date = Date()) throws(CommandFailure) -> String {
        try PrivateFolder.make(folder.deletingLastPathComponent())
        try PrivateFolder.make(folder)
        forget(now: now, room: 1)
        // Nobody comes upon the page of another search by a slip of the finger.
        let name = UUID().uuidString.lowercased()
        do {
            try JSONEncoder().encode(cursor).write(to: file(name), options: .atomic)
        } catch {
            throw CommandFailure(
                .cannotCreate,
                subject: folder.path,
                "The next page can't be kept: \(error.localizedDescription)"
            )
        }
        return name
    }

    /// Returns a page by its name.
    package func cursor(named name: String, now: Date = Date()) throws(CommandFailure) -> VisualSearchCursor {
        forget(now: now, room: 0)
        guard UUID(uuidString: name) != nil, let data = try? Data(contentsOf: file(name.lowercased())),
            let cursor = try? JSONDecoder().decode(VisualSearchCursor.self, from: data)
        else {
            throw CommandFailure(
                .noInput,
                subject: "page \(name)",
                "There is no such page of a search; they are forgotten after an hour. Search again."
            )
        }
        return cursor
    }

    private func file(_ name: String) -> URL { folder.appending(path: "\(name).json") }

    /// Forgets what is old, and the oldest of what leaves no room.
    private func forget(now: Date, room: Int) {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        let dated = (files ?? []).map { file in
            (file, (try? file.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
        }
        .sorted { $0.1 > $1.1 }
        for (index, (file, date)) in dated.enumerated()
        where index >= limit - room || now.timeIntervalSince(date) > lifetime {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
