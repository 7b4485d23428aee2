import Foundation
import FoveaSearch
import ImageCodingEngine

/// The catalogues that the service was started with, each opened when it is first asked for.
actor CatalogShelf {
    /// The files by the names of their catalogues.
    nonisolated let files: [String: URL]
    private let limits: DecodingLimits
    private var opened: [String: Task<VisualCatalog, any Error>] = [:]

    init(files: [String: URL], limits: DecodingLimits) {
        self.files = files
        self.limits = limits
    }

    /// The names of the catalogues, in order.
    nonisolated var names: [String] { files.keys.sorted() }

    /// Returns a catalogue; one that couldn't be opened is tried again.
    func catalog(_ name: String) async throws -> VisualCatalog {
        guard let file = files[name] else {
            throw Problem(
                404,
                "unknown-catalog",
                "There is no such catalogue",
                "There is no catalogue '\(name)'. Start the service with '--catalog FILE'."
            )
        }
        if let task = opened[name] { return try await task.value }
        let task = Task { [limits] in
            var options = VisualCatalog.Options()
            let isThere = FileManager.default.fileExists(atPath: file.path)
            options.access = !isThere ? .create : FileManager.default.isWritableFile(atPath: file.path) ? .write : .read
            options.decodingLimits = limits
            return try await VisualCatalog(at: file, options: options)
        }
        opened[name] = task
        do {
            return try await task.value
        } catch {
            opened[name] = nil
            throw error
        }
    }
}

extension Problem {
    init(_ error: VisualCatalogError) {
        let (status, kind, title): (Int, String, String) =
            switch error.code {
            case .unreadablePicture: (422, "bad-picture", "The picture can't be used")
            case .invalidQuery, .invalidItem, .otherCatalog: (400, "bad-request", "The request makes no sense")
            case .itemNotFound: (404, "unknown-item", "There is no such item")
            case .readOnly: (409, "read-only", "The catalogue can't be changed")
            case .busyCatalog, .outOfMemory, .cancelled: (503, "busy", "Too much is going on")
            case .diskFull: (507, "disk-full", "The disk is full")
            default: (503, "catalog-unavailable", "The catalogue can't be used")
            }
        self.init(status, kind, title, error.message)
    }
}
