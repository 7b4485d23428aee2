import Foundation

/// Records, filtered, in an order, page by page.
struct AlbumBrowser: Sendable {
    /// A query for records.
    struct Query: Hashable, Sendable {
        var text = ""
        /// The chosen values by facet; a record needs one of each facet.
        var chosen: [Facet: Set<String>] = [:]
        var order = AlbumOrder.match
        var cursor: AlbumCursor?
    }

    /// A page of records.
    struct Page: Sendable {
        let albums: [Album]
        /// The number of records on all pages.
        let total: Int
        /// The cursor of the next page, or nil on the last one.
        let next: AlbumCursor?
    }

    static let pageSize = 24

    let library: MusicLibrary
    /// The records to browse, by rank: those of a search or all of them.
    let albums: [Album]
    private let ranks: [Album.ID: Int]

    /// Creates a browser of a search's results, or of the whole library.
    init(_ library: MusicLibrary, results: VisualResults? = nil) {
        self.library = library
        albums = results.map { $0.albums.compactMap(library.album) } ?? library.albums
        ranks =
            results == nil
            ? [:] : Dictionary(albums.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    }

    /// Returns the page after the query's cursor.
    func page(_ query: Query) -> Page {
        let found = albums.filter { matches($0, query) }
            .map { (album: $0, cursor: cursor(of: $0, query.order)) }
            .sorted { $0.cursor < $1.cursor }
        let rest = found.drop { entry in query.cursor.map { entry.cursor <= $0 } ?? false }
        let page = rest.prefix(Self.pageSize)
        return Page(
            albums: page.map(\.album),
            total: found.count,
            next: rest.count > page.count ? page.last?.cursor : nil
        )
    }

    /// Returns the values of a facet with the number of records for each, the largest first.
    ///
    /// Choices of the same facet are ignored: they widen the search, those of other facets narrow it.
    func choices(_ facet: Facet, for query: Query) -> [Facet.Choice] {
        var others = query
        others.chosen[facet] = nil
        let chosen = query.chosen[facet] ?? []
        var counts: [String: Int] = [:]
        for album in albums where matches(album, others) { counts[facet.value(of: album), default: 0] += 1 }
        for value in chosen where counts[value] == nil { counts[value] = 0 }
        return counts.map { Facet.Choice(value: $0.key, count: $0.value, isChosen: chosen.contains($0.key)) }
            .sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    }

    private func matches(_ album: Album, _ query: Query) -> Bool {
        let words = query.text.split(separator: " ")
        let texts = [album.title, library.artistName(of: album), album.genre] + album.tracks.map(\.title)
        return query.chosen.allSatisfy { $0.value.isEmpty || $0.value.contains($0.key.value(of: album)) }
            && words.allSatisfy { word in texts.contains { $0.localizedStandardContains(word) } }
    }

    private func cursor(of album: Album, _ order: AlbumOrder) -> AlbumCursor {
        switch order {
        case .match: AlbumCursor(number: ranks[album.id] ?? 0, text: ranks.isEmpty ? album.title : "", id: album.id)
        case .title: AlbumCursor(number: 0, text: album.title, id: album.id)
        case .newest: AlbumCursor(number: -album.year, text: album.title, id: album.id)
        case .oldest: AlbumCursor(number: album.year, text: album.title, id: album.id)
        }
    }
}
