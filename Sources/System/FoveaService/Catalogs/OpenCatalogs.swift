import Foundation
import FoveaSearch
import ImageCodingEngine
import ServiceInterface

/// The catalogs of the service, each opened on first use.
actor OpenCatalogs {
    /// The catalogs' files by name.
    nonisolated let files: [String: URL]
    private let limits: DecodingLimits
    private var opened: [String: Task<VisualCatalog, any Error>] = [:]

    init(files: [String: URL], limits: DecodingLimits) {
        self.files = files
        self.limits = limits
    }

    /// The names of the catalogs, in order.
    nonisolated var names: [String] { files.keys.sorted() }

    /// Returns a catalog; opening is retried after an error.
    func catalog(_ name: String) async throws -> VisualCatalog {
        guard let file = files[name] else {
            throw Problem(.unknownCatalog, "There is no catalogue '\(name)'. Start the service with '--catalog FILE'.")
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
        let kind: Kind =
            switch error.code {
            case .unreadablePicture: .badPicture
            case .invalidQuery, .invalidItem, .otherCatalog: .badRequest
            case .itemNotFound: .unknownItem
            case .readOnly: .readOnly
            case .busyCatalog, .outOfMemory, .cancelled: .busy
            case .diskFull: .diskFull
            default: .catalogUnavailable
            }
        self.init(kind, error.message)
    }
}
