import Foundation
import TestSupport
import Testing

extension WebTests {
    /// What a person sees of all of it together: the page, the service, the apps as programs, and their catalogs.
    @Suite("The whole system")
    struct WholeSystem {
        @Test(
            "A picture of a cover finds the album and its artist's concerts, which open in Music",
            arguments: [DrawnPhoto.desk, .clutter, .phone, .window]
        )
        func albums(photo: DrawnPhoto) async throws {
            try await SystemTrial.run { trial in
                try await trial.searchWhole(photo.file, photo.data())
                let album = DrawnPhoto.album
                #expect(try await trial.browser.hasAttribute("aria-selected", "true", "#tab-music"))
                #expect(try await trial.texts("#panel-music .card .type") == ["Album", "Concert", "Concert"])
                let titles = try await trial.texts("#panel-music .card .title")
                #expect(titles.first == album.title)
                #expect(titles.dropFirst().allSatisfy { $0.hasPrefix(album.artist) })
                #expect(
                    try await trial.texts("#panel-music .card .subtitle").first == "\(album.artist) · \(album.year)"
                )

                try await trial.browser.click("#panel-music a.card")
                try await trial.enterPage()
                #expect(
                    try await trial.browser.run("return location.pathname").string == "/apps/music/albums/\(album.id)"
                )
                #expect(try await trial.texts("h1") == [album.title])
                #expect(try await trial.loadedPictures() == 3)
                #expect(try await trial.texts(".gig .name") == Array(titles.dropFirst()))
                try await trial.backToResults()
                try await trial.browser.click("#panel-music a.card[data-index='1']")
                try await trial.enterPage()
                #expect(try await trial.texts("h1") == [titles[1]])
            }
        }

        @Test("A tap on the cover in a photo lifts it off the desk, and a search for it alone finds the album")
        func tap() async throws {
            try await SystemTrial.run { trial in
                try await trial.show(DrawnPhoto.desk.file, DrawnPhoto.desk.data())
                try await trial.settle()
                let box = try DrawnPhoto.desk.box()
                let middle = (x: (box[0].x + box[1].x) / 2, y: (box[0].y + box[1].y) / 2)
                try await trial.browser.draw([middle, middle], over: ".highlight")
                try await trial.browser.wait(until: "!document.getElementById('thing-bar').hidden")
                try await trial.browser.click("#thing-search")
                try await trial.answered()
                #expect(try await trial.texts("#panel-music .card .title").first == DrawnPhoto.album.title)
            }
        }

        @Test("More results goes on in Music's search with the same picture, and its pages lead on")
        func more() async throws {
            try await SystemTrial.run { trial in
                try await trial.show(DrawnPhoto.desk.file, DrawnPhoto.desk.data())
                try await trial.browser.draw(DrawnPhoto.desk.box(), over: ".highlight")
                try await trial.browser.click("#search")
                try await trial.answered()
                try await trial.browser.click("#panel-music .more")
                try await trial.enterPage()
                #expect(try await trial.texts(".looked h1") == [DrawnPhoto.album.title])
                #expect(try await trial.texts(".card .name").first == DrawnPhoto.album.title)
                #expect(try await trial.texts(".card .badge") == ["In your picture"])
                #expect(try await trial.texts(".found [role=status]") == ["65 albums"])
                // The picture that was highlighted, and nothing else of the photo.
                let size = try await trial.browser.run(
                    "const seen = document.querySelector('.seen'); return [seen.naturalWidth, seen.naturalHeight]"
                ).array.compactMap(\.number)
                #expect(size.allSatisfy { $0 > 100 } && size.count == 2)

                // The driver takes everything in what can be folded for hidden, also where there is room to show it.
                try await trial.browser.run("document.querySelector('.filters details[open] a').click()")
                try await trial.browser.wait(until: "document.querySelector('.filters [aria-current=true]')")
                #expect(try await trial.texts(".found [role=status]") != ["65 albums"])
                try await trial.browser.type("harbour\u{E007}", into: "#find")
                try await trial.browser.wait(until: "document.querySelector('h1')?.innerText.includes('harbour')")
                try await trial.backToResults()
                #expect(try await trial.browser.hasFocus("#panel-music .more"))
            }
        }

        @Test("A song of the album that was found can be heard")
        func preview() async throws {
            try await SystemTrial.run { trial in
                try await trial.searchWhole(DrawnPhoto.phone.file, DrawnPhoto.phone.data())
                try await trial.browser.click("#panel-music a.card")
                try await trial.enterPage()
                try await trial.browser.run(
                    "const song = document.querySelector('audio'); song.preload = 'auto'; song.load()"
                )
                try await trial.browser.wait(until: "document.querySelector('audio').readyState >= 2")
                let length = try await trial.browser.run("return document.querySelector('audio').duration").number
                #expect(try #require(length) > 3)
            }
        }

        @Test("A picture of a place opens in Landmarks, and its search goes on there")
        func landmarks() async throws {
            try await SystemTrial.run { trial in
                try await trial.searchWhole(DrawnPhoto.print.file, DrawnPhoto.print.data())
                #expect(try await trial.browser.hasAttribute("aria-selected", "true", "#tab-landmarks"))
                #expect(try await trial.texts("#panel-landmarks .card .title").first == "Taj Mahal")
                #expect(try await trial.texts("#panel-music .card").isEmpty)
                try await trial.browser.click("#panel-landmarks a.card")
                try await trial.enterPage()
                #expect(try await trial.texts("h1") == ["Taj Mahal"])
                #expect(try #require(await trial.loadedPictures()) >= 2)
                try await trial.backToResults()
                try await trial.browser.click("#panel-landmarks .more")
                try await trial.enterPage()
                #expect(try await trial.texts(".card .name").contains("Taj Mahal"))
            }
        }

        @Test("A photograph leads to places by its labels alone")
        func labels() async throws {
            try await SystemTrial.run { trial in
                let lighthouse = Repository.folder.appending(path: "Examples/Pictures/lighthouse.png")
                try await trial.searchWhole("lighthouse.png", Data(contentsOf: lighthouse))
                #expect(try await trial.texts(".chip").contains("lighthouse"))
                #expect(try await trial.texts("#panel-landmarks .card .title").first == "Peggy’s Point Lighthouse")
            }
        }

        @Test("What no app knows leads to an empty state with a way on")
        func strangers() async throws {
            try await SystemTrial.run { trial in
                let cat = Repository.folder.appending(path: "Examples/Pictures/cat.jpg")
                try await trial.searchWhole("cat.jpg", Data(contentsOf: cat))
                #expect(try await trial.texts(".card").isEmpty)
                #expect(try await trial.texts("#panel-landmarks .message h2") != [])
                #expect(try await trial.texts(".chip").contains("cat"))
            }
        }

        @Test("An app that is killed answers again")
        func killed() async throws {
            // Other tests ask the apps of the system that they share.
            try await SystemTrial.run(on: RunningSystem()) { trial in
                try await trial.searchWhole(DrawnPhoto.phone.file, DrawnPhoto.phone.data())
                #expect(try await trial.texts("#panel-music .card .title").first == DrawnPhoto.album.title)
                try trial.kill("music")
                #expect(try await trial.foundAlbum() == DrawnPhoto.album.title)
            }
        }
    }
}
