import Foundation
import FoveaProvider
import FoveaTesting
import TestSupport
import Testing

@testable import MusicDiscovery

@Suite("Searching for covers")
struct CoverSearchTests {
    private let trial: MusicTrial

    init() async throws {
        trial = try MusicTrial()
        try await trial.finder.prepare()
    }

    @Test("Finds each record alone, and then its artist's concerts")
    func covers() async throws {
        for album in trial.library.albums { try await check(album.id, in: CoverPhoto.all[0]) }
    }

    // Editions and numbers of a series look alike.
    @Test(
        "Tells look-alikes apart in photos and screenshots",
        arguments: ["circuit-02", "late-set-deluxe-edition", "mirrorball", "winter-sonatas-vol-2"],
        CoverPhoto.all.dropFirst()
    )
    func lookAlikes(id: String, photo: CoverPhoto) async throws { try await check(id, in: photo) }

    // Among clutter, glare and noise, too little of these is left without a closer look.
    @Test(
        "Looks closer at a cover that it would miss",
        arguments: ["circuit-04", "night-drive-protocol", "eight-points"]
    )
    func closeUps(id: String) async throws { try await check(id, in: CoverPhoto.all[1]) }

    @Test("Tells a record from its edition in other inks", arguments: CoverPhoto.all.suffix(2))
    func otherInks(photo: CoverPhoto) async throws { try await check("late-set", in: photo) }

    // One edition is printed on cream and one on gold, and noise and glare leave too little of what is blue in the first.
    @Test("Takes a record in a bad photo for its edition in other inks")
    func palerInks() async throws {
        await withKnownIssue("Noise hides colors.") { try await check("late-set", in: CoverPhoto.all[1]) }
    }

    private func check(_ id: Album.ID, in photo: CoverPhoto) async throws {
        let album = try #require(trial.library.album(id))
        let picture = try photo.take(of: MusicLibrary.cover(of: id), seed: 1)
        let results = try await VisualSearch(in: trial.hosted, deadline: nil).results(for: picture)
        let evenings = try await trial.pages.concerts.concerts(of: trial.library.artistName(of: album)).map(\.id)
        #expect(results.entities(AlbumEntity.self).map(\.id) == [id], "\(photo.testDescription)")
        #expect(results.entities(ConcertEntity.self).map(\.id) == evenings)
        #expect(results.map(\.unionCase) == ["album"] + evenings.map { _ in "concert" })
    }

    @Test(
        "Answers nothing where no cover is to be seen",
        arguments: ["cat.jpg", "coffee.jpg", "balloon.png", "lighthouse.png"]
    )
    func strangers(name: String) async throws {
        let results = try await VisualSearch(in: trial.hosted, deadline: nil).results(
            for: examples.appending(path: name)
        )
        #expect(results.isEmpty)
    }

    @Test("Compares prints in place of features when it is started so")
    func plain() async throws {
        let trial = try MusicTrial(isPlain: true)
        try await trial.finder.prepare()
        for id in ["ripe", "stillwater", "hollow-sun", "kitchen-radio"] {
            let picture = try CoverPhoto.all[0].take(of: MusicLibrary.cover(of: id), seed: 1)
            let results = try await VisualSearch(in: trial.hosted, deadline: nil).results(for: picture)
            #expect(results.entities(AlbumEntity.self).first?.id == id)
        }
        #expect(
            try await VisualSearch(in: trial.hosted, deadline: nil).results(for: examples.appending(path: "cat.jpg"))
                .isEmpty
        )
    }

    @Test("Answers by other means while it looks at its covers, and then by the catalogue")
    func impatient() async throws {
        struct Stopgap: CoverFinder {
            func prepare() async throws {}
            func albums(in content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID] { ["stopgap"] }
        }
        let finder = CatalogFinder(trial.library, folder: nil, meanwhile: Stopgap(), patience: .zero)
        let picture = try CoverPhoto.all[0].take(of: MusicLibrary.cover(of: "ripe"), seed: 1)
        let content = try await VisualSearch(in: trial.hosted, deadline: nil).results(for: picture).descriptor
        #expect(try await finder.albums(in: content, limit: 1) == ["stopgap"])
        try await finder.prepare()
        #expect(try await finder.albums(in: content, limit: 1) == ["ripe"])
    }

    @Test("Chooses the plain loop by an argument, and the catalogue without it")
    func choosing() throws {
        #expect(CoverSearch.Way(arguments: ["music", "--plain"]) == .plain)
        guard case .catalog(let folder) = CoverSearch.Way(arguments: ["music", "plain"]) else {
            Issue.record("The plain loop was chosen without its argument.")
            return
        }
        #expect(folder?.lastPathComponent == "music-discovery")
    }

    @Test("Opens each result on its page, and nothing without pixels")
    func opening() async throws {
        let picture = try CoverPhoto.all[0].take(of: MusicLibrary.cover(of: "winter-ferry"), seed: 1)
        let results = try await VisualSearch(in: trial.hosted, deadline: nil).results(for: picture)
        #expect(results.count >= 2)
        for result in results {
            let report = try await result.open(lookingUp: true)
            #expect(report.opened == [result.identifier])
            #expect(try await trial.get(trial.navigator.path).status == 200)
            #expect(trial.navigator.path.hasSuffix(result.identifier.identifier))
        }
        #expect(
            try await VisualSearch(in: trial.hosted, deadline: nil).results(
                for: SemanticContentDescriptor(labels: ["album"])
            ).isEmpty
        )
    }

    @Test(
        "Goes on in the app's search, which begins with the records of the sheet and has more",
        arguments: ["circuit-02", "late-set-deluxe-edition", "ripe"],
        [false, true]
    )
    func moreResults(id: String, isPlain: Bool) async throws {
        let trial = try MusicTrial(isPlain: isPlain)
        let picture = try CoverPhoto.all[0].take(of: MusicLibrary.cover(of: id), seed: 1)
        let results = try await VisualSearch(in: trial.hosted, deadline: nil).results(for: picture)
        let report = try await results.moreResults()
        #expect(report.cameForward)
        let search = try #require(trial.navigator.search(1))
        let sheet = results.entities(AlbumEntity.self).map(\.id)
        #expect(sheet.first == id && search.shown == sheet.count)
        #expect(trial.navigator.path == "/search/1")
        let pages = try await trial.pages(from: "/search/1")
        #expect(pages.prefix(sheet.count).elementsEqual(sheet))
        #expect(pages.count == trial.library.albums.count && Set(pages) == Set(trial.library.albums.map(\.id)))
        let page = String(decoding: try await trial.get("/search/1").body, as: UTF8.self)
        let album = try #require(trial.library.album(id))
        #expect(page.contains("\(album.title)</h1>") && page.contains("In your picture"))
        #expect(try await trial.get("/search/1/picture.jpg").contentType == "image/jpeg")
    }

    @Test("Follows what is shown with what looks and sounds like it")
    func relatives() async throws {
        let picture = try CoverPhoto.all[0].take(of: MusicLibrary.cover(of: "circuit-02"), seed: 1)
        try await VisualSearch(in: trial.hosted, deadline: nil).results(for: picture).moreResults()
        let search = try #require(trial.navigator.search(1))
        #expect(search.albums.prefix(10).count { $0.hasPrefix("circuit") } == 4)
    }

    @Test("Says that there is no such record when there is none")
    func moreOfNothing() async throws {
        try await VisualSearch(in: trial.hosted, deadline: nil).moreResults(
            for: SemanticContentDescriptor(labels: ["cat"])
        )
        let page = String(decoding: try await trial.get(trial.navigator.path).body, as: UTF8.self)
        #expect(page.contains("No cover of ours"))
    }
}

/// The folder of the pictures that come with the repository.
let examples = Checkout.folder.appending(path: "Examples/Pictures")
