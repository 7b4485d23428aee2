import FileEngine
package import Foundation
package import ServiceInterface
import Synchronization

/// The order of apps in a sheet.
///
/// Pinned apps come first, in the order in which they were pinned. The others follow by name, and by identifier where
/// names are equal. The order never depends on the speed of answers.
package final class AppOrder: Sendable {
    private struct Stored: Codable {
        var pinned: [String] = []
    }

    private let file: URL?
    private let stored: Mutex<Stored>

    /// Reads the pinned apps from a file, if it exists; nil keeps them in memory.
    package init(file: URL?) {
        self.file = file
        let stored = file.flatMap { try? BoundedFile.contents(of: $0.path, limit: 1 << 20) }
            .flatMap { try? JSONDecoder().decode(Stored.self, from: $0) }
        self.stored = Mutex(stored ?? Stored())
    }

    /// The identifiers of the pinned apps, in order.
    package var pinned: [String] { stored.withLock { $0.pinned } }

    /// Sorts apps into their order.
    package func place(_ apps: [AppDescription]) -> [PlacedApp] {
        let pinned = pinned
        let named = Dictionary(apps.map { ($0.id, $0) }) { first, _ in first }
        let first = pinned.compactMap { named[$0] }
        let others = named.values.filter { !pinned.contains($0.id) }.sorted { one, other in
            let (a, b) = (one.name.lowercased(), other.name.lowercased())
            return a == b ? one.id < other.id : a < b
        }
        return first.enumerated().map { index, app in
            PlacedApp(app: app, why: first.count == 1 ? "Pinned" : "Pinned, number \(index + 1)", isPinned: true)
        }
            + others.map {
                PlacedApp(app: $0, why: first.isEmpty ? "By name" : "By name, after pinned apps", isPinned: false)
            }
    }

    /// Pins an app after those that are pinned already, or unpins it.
    package func pin(_ app: String, _ isPinned: Bool) throws(Problem) {
        do {
            // Written under the lock, so that the later of two changes lasts.
            try stored.withLock { stored in
                guard stored.pinned.contains(app) != isPinned else { return }
                if isPinned { stored.pinned.append(app) } else { stored.pinned.removeAll { $0 == app } }
                if let file { try Self.write(stored, to: file) }
            }
        } catch {
            throw Problem(
                .unavailable,
                "The order of apps holds until Fovea ends, because \(file?.path ?? "its file") can't be written: "
                    + "\(error.localizedDescription)"
            )
        }
    }

    private static func write(_ stored: Stored, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try JSONEncoder().encode(stored).write(to: file, options: .atomic)
    }
}
