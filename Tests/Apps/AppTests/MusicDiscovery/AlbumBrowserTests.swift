import Foundation
import FoveaProvider
import TestSupport
import Testing

@testable import MusicDiscovery

@Suite("Browsing albums")
struct AlbumBrowserTests {
    private let library: MusicLibrary

    init() throws { library = try MusicLibrary.bundled() }

    private var queries: [AlbumBrowser.Query] {
        [
            .init(), .init(text: "winter"), .init(chosen: [.genre: ["Jazz"]]),
            .init(chosen: [.genre: ["Jazz", "Techno"], .decade: ["1960s", "1990s"]]),
            .init(text: "a", chosen: [.mood: ["Calm", "Dark"], .artist: ["kori-tanabe", "carrion-choir"]]),
            .init(chosen: [.genre: ["No such genre"]]),
        ]
    }

    @Test(
        "Counts what each value of a facet would leave, as looking through all records does",
        arguments: Facet.allCases
    )
    func counts(_ facet: Facet) {
        let browser = AlbumBrowser(library)
        for query in queries {
            #expect(browser.page(query).total == records(fitting: query, besides: nil).count, "\(query)")
            let values = records(fitting: query, besides: facet).map { value(of: $0, facet) }
            let chosen = query.chosen[facet] ?? []
            var expected = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
            expected.merge(chosen.map { ($0, 0) }) { count, _ in count }
            let choices = browser.choices(facet, for: query)
            #expect(Dictionary(choices.map { ($0.value, $0.count) }, uniquingKeysWith: +) == expected, "\(query)")
            #expect(Set(choices.filter(\.isChosen).map(\.value)) == chosen)
        }
        #expect(browser.choices(facet, for: .init()).reduce(0) { $0 + $1.count } == library.albums.count)
    }

    /// The records that fit a query, one facet left out, told from the library alone.
    private func records(fitting query: AlbumBrowser.Query, besides facet: Facet?) -> [Album] {
        library.albums.filter { album in
            for (other, chosen) in query.chosen where other != facet {
                guard chosen.contains(value(of: album, other)) else { return false }
            }
            let artist = library.artists.first { $0.id == album.artist }?.name ?? ""
            let text = ([album.title, artist, album.genre] + album.tracks.map(\.title)).joined(separator: "\n")
                .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            return query.text.split(separator: " ").allSatisfy { text.contains($0) }
        }
    }

    private func value(of album: Album, _ facet: Facet) -> String {
        switch facet {
        case .genre: album.genre
        case .decade: "\(album.year / 10 * 10)s"
        case .mood: album.mood
        case .artist: album.artist
        }
    }

    @Test("Gives every record once, page after page, in every order", arguments: AlbumOrder.allCases)
    func paging(_ order: AlbumOrder) {
        let browser = AlbumBrowser(library)
        var (found, query): ([Album], AlbumBrowser.Query) = ([], .init(order: order))
        var pages = 0
        repeat {
            let page = browser.page(query)
            #expect(page.albums.count <= AlbumBrowser.pageSize)
            #expect(page.total == library.albums.count)
            found += page.albums
            query.cursor = page.next
            pages += 1
        } while query.cursor != nil && pages < 50
        #expect(found.count == library.albums.count)
        #expect(Set(found.map(\.id)).count == found.count)
        switch order {
        case .newest: #expect(found.map(\.year) == found.map(\.year).sorted(by: >))
        case .oldest: #expect(found.map(\.year) == found.map(\.year).sorted())
        case .title, .match: #expect(found.map(\.title) == found.map(\.title).sorted())
        }
    }

    @Test("Neither repeats nor hides a record when others come and go between two pages")
    func changes() throws {
        let all = library.albums.map(\.id)
        let half = all.enumerated().filter { !$0.offset.isMultiple(of: 3) }.map(\.element)
        func browser(_ ids: [Album.ID]) -> AlbumBrowser {
            AlbumBrowser(library, results: VisualResults(id: 1, albums: ids, shown: 1, picture: nil))
        }
        let first = browser(half).page(.init(order: .title))
        let cursor = try #require(first.next)
        // Meanwhile every third record comes.
        var found = first.albums.map(\.id)
        var query = AlbumBrowser.Query(order: .title, cursor: cursor)
        repeat {
            let page = browser(all).page(query)
            found += page.albums.map(\.id)
            query.cursor = page.next
        } while query.cursor != nil
        #expect(Set(found).count == found.count)
        #expect(Set(found).isSuperset(of: half))
    }

    @Test(
        "Shows what stays exactly once, however others come and go",
        arguments: 0..<8 as Range<UInt64>,
        [AlbumOrder.title, .newest, .oldest]
    )
    func changesAtRandom(seed: UInt64, order: AlbumOrder) {
        var numbers = SplitMix(state: seed)
        let all = library.albums.map(\.id)
        let staying = Set(all.filter { _ in Bool.random(using: &numbers) })
        var query = AlbumBrowser.Query(order: order)
        var found: [Album.ID] = []
        repeat {
            let there = all.filter { staying.contains($0) || Bool.random(using: &numbers) }
            let results = VisualResults(id: 1, albums: there, shown: 1, picture: nil)
            let page = AlbumBrowser(library, results: results).page(query)
            found += page.albums.map(\.id)
            query.cursor = page.next
        } while query.cursor != nil
        #expect(Set(found).count == found.count)
        #expect(Set(found).isSuperset(of: staying))
    }

    @Test("Keeps the order of what a picture led to")
    func ranks() {
        let ids = Array(library.albums.map(\.id).reversed().prefix(20))
        let browser = AlbumBrowser(library, results: VisualResults(id: 1, albums: ids, shown: 1, picture: nil))
        #expect(browser.page(.init()).albums.map(\.id) == Array(ids.prefix(AlbumBrowser.pageSize)))
    }

    @Test("Reads from an address what it writes into one", arguments: ["a b&c=d", "„Straße“ 100 %", "<script>"])
    func addresses(text: String) {
        let cursor = AlbumCursor(number: -3, text: text, id: "x/?&")
        let query = AlbumBrowser.Query(text: text, chosen: [.genre: [text, "Jazz"]], order: .newest, cursor: cursor)
        let links = SearchLinks(path: "search", query: query)
        let address = links.after(cursor)
        let items = PageRequest.items(ofQuery: String(address.drop { $0 != "?" }.dropFirst()))
        #expect(AlbumBrowser.Query(PageRequest(path: "/search", query: items)) == query)
    }

    @Test("Begins at the first page where a cursor is no cursor", arguments: ["", "x", "e30", "%00", "AAAA"])
    func badCursors(token: String) {
        #expect(AlbumCursor(token: token) == nil)
        let request = PageRequest(path: "/search", query: [.init(name: "after", value: token)])
        #expect(AlbumBrowser(library).page(.init(request)).albums.count == AlbumBrowser.pageSize)
    }
}
