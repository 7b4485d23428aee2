package import CommandLineKit
package import Foundation
package import FoveaSearch

/// Stored cursors of catalog searches, by name.
///
/// They are in the user's runtime folder, which other users can't read. A cursor expires after an hour, and when there
/// are many newer ones.
package struct KeptPages: Sendable {
    /// The folder of the cursors.
    package let folder: URL
    private let lifetime: TimeInterval
    private let limit: Int

    /// Stores cursors in a folder.
    package init(folder: URL, lifetime: TimeInterval = 3600, limit: Int = 256) {
        self.folder = folder
        self.lifetime = lifetime
        self.limit = limit
    }

    /// Stores cursors of the current user.
    package init(environment: [String: String]) {
        self.init(folder: PrivateFolder.url(environment).appending(path: "pages"))
    }

    /// Stores a cursor, and returns its name.
    package func keep(_ cursor: VisualSearchCursor, now: Date = Date()) throws(CommandFailure) -> String {
        try PrivateFolder.make(folder.deletingLastPathComponent())
        try PrivateFolder.make(folder)
        forget(now: now, room: 1)
        // A random name, so that a typo doesn't continue another search.
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

    /// Returns the cursor with a name.
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

    /// Removes expired cursors, and the oldest of too many.
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
