import Foundation
import TestSupport
import Testing

extension WebTests {
    @Suite("Pages of apps")
    struct Pages {
        @Test("A card opens its app's page beside the picture, and the way back leads to the card")
        func open() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.searchWhole()
                let results = try await trial.browser.address
                try await trial.browser.click("#panel-music [data-index='2']")
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(trial.apps.opened == ["music album-2"])
                #expect(
                    try await trial.browser.run("return document.querySelector('iframe').getAttribute('src')")
                        == "/apps/music/items/album-2"
                )
                #expect(try await trial.browser.hasFocus("#page-back"))
                #expect(try await trial.browser.address.hasSuffix("&app=music&page=%2Fapps%2Fmusic%2Fitems%2Falbum-2"))

                try await trial.browser.click("#page-back")
                try await trial.browser.wait(until: "document.getElementById('page').hidden")
                #expect(try await trial.browser.address == results)
                #expect(try await trial.browser.run("return document.activeElement.dataset.index") == "2")
            }
        }

        @Test("An app whose own window came to the front is told, once, and others aren't")
        func raised() async throws {
            let windowed = try Samples.album(0, "Glass Harbour", id: "windowed")
            try await WebTrial.run([Samples.music(.answers([windowed, try Samples.album(1, "Night Ferry")]))]) {
                trial in
                func told() async throws -> [String] {
                    try await trial.texts(".page .raised:not([hidden])")
                }
                try await trial.searchWhole()
                try await trial.browser.click("#panel-music [data-index='0']")
                try await trial.browser.wait(until: "document.querySelector('.page .raised:not([hidden])')")
                #expect(try await told() == ["Music shows it in its own window, which came to the front."])
                try await trial.browser.click("#page-back")
                try await trial.browser.wait(until: "document.getElementById('page').hidden")
                try await trial.browser.click("#panel-music [data-index='1']")
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(try await told() == [])
            }
        }

        @Test("Steps inside an app's page don't stand in the way back to the results")
        func stepsWithin() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.searchWhole()
                try await trial.browser.click("#panel-music [data-index='0']")
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                try await trial.browser.enterFrame("iframe")
                // The page's own style sheet reached it through its wall.
                #expect(
                    try await trial.browser.run("return getComputedStyle(document.querySelector('h1')).color")
                        == "rgb(1, 2, 3)"
                )
                try await trial.browser.click("a")
                try await trial.browser.wait(until: "document.querySelector('h1')?.innerText === '/items/next'")
                try await trial.browser.leaveFrame()
                try await trial.browser.click("#page-back")
                try await trial.browser.wait(until: "document.getElementById('page').hidden")
                #expect(try await trial.browser.run("return document.activeElement.dataset.index") == "0")
            }
        }

        @Test("An app that fails between two of its pages is told in the frame, with a way to try again")
        func failsWithin() async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                try await trial.searchWhole()
                try await trial.browser.click("#panel-music [data-index='0']")
                try await trial.enterPage()
                try await trial.browser.click("#broken")
                try await trial.browser.wait(until: "document.querySelector('h1')?.innerText === 'The app failed'")
                #expect(try await trial.texts("p") == ["The <app> crashed.", "Try again"])
                try await trial.browser.click("a")
                try await trial.browser.wait(until: "document.querySelector('h1')?.innerText === 'The app failed'")
                try await trial.backToResults()
                #expect(try await trial.browser.run("return document.activeElement.dataset.index") == "0")
            }
        }

        @Test("More results opens the app's own search, where the app offers one")
        func more() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                try await trial.searchWhole()
                #expect(try await trial.browser.run("return document.querySelectorAll('.more').length") == 1)
                try await trial.browser.click("#tab-music")
                try await trial.browser.click(".more")
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(trial.apps.opened == ["music more"])
                #expect(try await trial.texts(".page .dialog") == ["Here is everything that looks like it."])
            }
        }

        @Test("A result that can't be opened is told, and the sheet stays")
        func refused() async throws {
            let stuck = try Samples.album(0, "Glass Harbour", id: "stuck")
            let still = try Samples.album(1, "Night Ferry", canOpen: false)
            try await WebTrial.run([Samples.music(.answers([stuck, still]))], expectingErrors: true) { trial in
                try await trial.searchWhole()
                #expect(try await trial.browser.run("return document.querySelectorAll('a.card').length") == 1)
                try await trial.browser.click("a.card")
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(
                    try await trial.texts(".notice-words span")
                        == ["The album is no longer in the library. Look for it in Music."]
                )
                #expect(try await trial.browser.run("return document.getElementById('page').hidden") == true)
            }
        }

        @Test("Addresses lead back to a search, a tab, a page and a result")
        func addresses() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                try await trial.searchWhole()
                try await trial.browser.click("#tab-music")
                try await trial.browser.reload()
                try await trial.answered()
                #expect(
                    try await trial.browser.run("return document.querySelector('[aria-selected=true]').id")
                        == "tab-music"
                )
                #expect(try await trial.browser.run("return document.querySelector('.frame img').naturalWidth") == 800)

                // A card's own address, as for a new tab.
                let card = try await trial.browser.run("return document.querySelector('#panel-music a.card').href")
                    .string
                try await trial.browser.visit(try #require(card))
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(trial.apps.opened == ["music album-0"])
                let page = try await trial.browser.address
                try await trial.browser.visit(page)
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(trial.apps.opened.count == 1)
            }
        }

        @Test("An address can't put anything but an app's page into the panel")
        func hostileAddresses() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.searchWhole()
                let results = try await trial.browser.address
                for page in [
                    "https://example.org/", "//example.org/apps/x", "/apps/../v1/providers", "javascript:alert(1)",
                ] {
                    let query = page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                    try await trial.browser.visit(results + "&page=" + query)
                    try await trial.answered()
                    let frames = try await trial.browser.run("return document.querySelectorAll('iframe').length")
                    #expect(frames == 0, "\(page)")
                }
            }
        }

        @Test("A search that was forgotten is said to be, on the start")
        func forgotten() async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                try await trial.browser.visit(trial.address + "/?session=0123456789abcdef")
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.texts(".notice strong") == ["That search is gone"])
                #expect(try await trial.browser.run("return document.body.dataset.view") == "start")
            }
        }

        @Test("A service that is gone is said to be, and the picture stays")
        func offline() async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                try await trial.show()
                await trial.stopService()
                try await trial.browser.wait(until: "!document.getElementById('offline').hidden")
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('.message[role=alert]')")
                #expect(try await trial.texts(".message h2") == ["Fovea isn’t answering"])
                #expect(try await trial.browser.run("return document.querySelector('.frame img').naturalWidth") == 800)
            }
        }
    }
}
