import Foundation
import FoveaSearch
import Vision
import VisualIntelligence

/// Finds covers anywhere in a picture: tilted, small, half hidden, on a screen.
///
/// The first start indexes all covers, which takes a second or, on a busy machine, several. Earlier searches are
/// answered by another finder.
actor CatalogFinder: CoverFinder {
    private let items: [VisualItem]
    private let folder: URL?
    private let meanwhile: any CoverFinder
    private let patience: Duration
    private var loading: Task<VisualCatalog, any Error>?
    private var ready: VisualCatalog?

    /// Creates a finder that stores its catalog in a folder, or in memory.
    ///
    /// A search waits for the catalog up to `patience`, and is then answered by `meanwhile`: the system gives an app
    /// five seconds.
    init(
        _ library: MusicLibrary,
        folder: URL?,
        meanwhile: any CoverFinder,
        patience: Duration = .milliseconds(3_500)
    ) {
        self.folder = folder
        self.meanwhile = meanwhile
        self.patience = patience
        items = library.albums.map { album in
            VisualItem(id: album.id, title: album.title, pictures: [.file(MusicLibrary.cover(of: album.id))])
        }
    }

    func prepare() async throws { _ = try await catalog() }

    func albums(in content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID] {
        guard let picture = VisualPicture.descriptor(content) else { return [] }
        guard let catalog = try await readyCatalog() else {
            return try await meanwhile.albums(in: content, limit: limit)
        }
        var matches = try await catalog.search(VisualQuery(picture: picture, limit: limit * 2)).matches
        if matches.isEmpty { matches = try await closeUp(of: picture, limit: limit * 2, in: catalog) }
        var shown: [VisualMatch] = []
        for match in matches where !shown.contains(where: { Self.isSamePlace($0, match) }) { shown.append(match) }
        return shown.prefix(limit).map(\.id)
    }

    /// Searches again in the single rectangle of a picture.
    ///
    /// In a photo of a table, most of the picture is the table; a dark or plain cover on it is easier to recognize
    /// alone.
    private func closeUp(
        of picture: VisualPicture,
        limit: Int,
        in catalog: VisualCatalog
    ) async throws -> [VisualMatch] {
        let thing = try await picture.upright(withConfidence: Self.leastConfidence, maximumSide: Self.closeUpSide)
        guard let thing else { return [] }
        // The rest of the picture has been searched, without a result.
        return try await catalog.search(
            VisualQuery(picture: .pixelBuffer(thing.pixelBuffer), kinds: [.features], limit: limit)
        )
        .matches
    }

    /// The longer side of a rectified rectangle: enough pixels to tell covers apart, since each costs time.
    private static let closeUpSide = 320
    /// A less certain rectangle isn't worth a second search.
    private static let leastConfidence = 0.6

    /// Returns whether two matches overlap so much that the picture shows only one cover.
    ///
    /// A match without a place stands for the whole picture.
    private static func isSamePlace(_ a: VisualMatch, _ b: VisualMatch) -> Bool {
        guard let first = a.quad, let second = b.quad else { return true }
        return first.contains(second.middle) || second.contains(first.middle)
    }

    /// Returns the catalog, or nil when it takes too long.
    private func readyCatalog() async throws -> VisualCatalog? {
        if let ready { return ready }
        Task { try await catalog() }
        let end = ContinuousClock.now + patience
        // A task can't be awaited with a timeout.
        while ready == nil, .now < end { try await Task.sleep(for: .milliseconds(20)) }
        return ready
    }

    private func catalog() async throws -> VisualCatalog {
        let task =
            loading
            ?? Task { [items, folder] in
                let catalog = try await Self.open(in: folder)
                // Adding an unchanged item costs little.
                try await catalog.add(items)
                return catalog
            }
        loading = task
        do {
            let catalog = try await task.value
            ready = catalog
            return catalog
        } catch {
            // The next caller tries again.
            loading = nil
            throw error
        }
    }

    /// Opens the catalog, in memory if it can't be stored, as on a full or read-only disk.
    private static func open(in folder: URL?) async throws -> VisualCatalog {
        guard let folder else { return try await .inMemory() }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try await VisualCatalog(at: folder.appending(path: "covers.catalog"))
        } catch {
            return try await .inMemory()
        }
    }
}

extension MatchedQuad {
    fileprivate var middle: NormalizedPoint {
        NormalizedPoint(
            x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
            y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4
        )
    }
}
