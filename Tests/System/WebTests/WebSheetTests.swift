import Browser
import FoveaCapture
import FoveaSessions
import Testing

extension WebTests {
    @Suite("The sheet")
    struct Results {
        @Test("Several results stand in two columns, one takes the whole width", arguments: [390, 820, 1440])
        func columns(width: Int) async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()], width: width) { trial in
                try await trial.searchWhole()
                try await trial.browser.click("#tab-music")
                let boxes = try await self.boxes("#panel-music .card", trial)
                let panel = try #require(try await self.boxes("#panel-music", trial).first)
                #expect(boxes.count == 4)
                #expect(boxes[0].y == boxes[1].y && boxes[2].y == boxes[3].y && boxes[0].x == boxes[2].x)
                #expect(abs(boxes[0].width * 2 / panel.width - 1) < 0.06)

                try await trial.browser.click("#tab-landmarks")
                let one = try await self.boxes("#panel-landmarks .card", trial)
                #expect(one.map { abs($0.width - panel.width) < 1 } == [true])
            }
        }

        @Test("Title and subtitle have three lines at most, in the direction of their own script")
        func lines() async throws {
            try await WebTrial.run([Samples.music()], width: 390) { trial in
                try await trial.searchWhole()
                let heights = try await trial.browser.run(
                    """
                    return [...document.querySelectorAll("#panel-music .words")].map((words) =>
                        [...words.querySelectorAll(".title, .subtitle")].reduce((sum, each) => sum + each.offsetHeight, 0));
                    """
                ).array.compactMap(\.number)
                #expect(heights.count == 4)
                #expect(heights.allSatisfy { $0 >= 40 && $0 <= 60 }, "\(heights)")
                let long = try await trial.browser.run(
                    """
                    const [title, subtitle] = document.querySelectorAll(
                        "li:nth-child(3) .title, li:nth-child(3) .subtitle");
                    return [title.scrollHeight > title.clientHeight, subtitle.scrollWidth > subtitle.clientWidth,
                        getComputedStyle(subtitle).textOverflow];
                    """
                )
                #expect(long == [true, true, "ellipsis"])
                let start = try await trial.browser.run(
                    "return getComputedStyle(document.querySelector('li:nth-child(4) .title')).direction"
                )
                #expect(start == "rtl")
                let overflow = try await trial.browser.run("return document.documentElement.scrollWidth <= innerWidth")
                #expect(overflow == true)
            }
        }

        @Test("A missing or broken thumbnail becomes a quiet drawing")
        func thumbnails() async throws {
            var broken = try Samples.album(0, "Broken")
            broken.thumbnail = try Artwork.cover(0).prefix(40)
            var missing = try Samples.album(1, "Missing")
            missing.thumbnail = nil
            try await WebTrial.run([Samples.music(.answers([broken, missing]))], expectingErrors: true) { trial in
                try await trial.searchWhole()
                try await trial.browser.wait(until: "document.querySelectorAll('.thumbnail.nothing').length === 2")
                #expect(try await trial.texts(".thumbnail") == ["B", "M"])
            }
        }

        @Test("Answers appear as they come, and a slow app holds nobody up")
        func streaming() async throws {
            let gate = Gate()
            let slow = try Samples.landmarks(.waits(gate, [Samples.album(2, "Mount Fuji", "Asia")]))
            try await WebTrial.run([Samples.music(), slow]) { trial in
                defer { gate.open() }
                try await trial.show()
                try await trial.browser.click("#search")
                // Landmarks stand first by name; Music answers first.
                try await trial.browser.wait(until: "document.querySelector('#tab-music[data-state=results]')")
                #expect(try await trial.texts(".tab .name") == ["Landmarks", "Music"])
                #expect(
                    try await trial.browser.run(
                        "return document.getElementById('panel-landmarks').getAttribute('aria-busy')"
                    ) == "true"
                )
                #expect(try await trial.browser.run("return document.querySelectorAll('.skeleton').length") == 4)
                #expect(try await trial.texts("#search") == ["Stop"])
                gate.open()
                try await trial.answered()
                #expect(try await trial.texts("#panel-landmarks .title") == ["Mount Fuji"])
                try await trial.browser.wait(
                    until:
                        "document.getElementById('announcer').textContent === 'Landmarks: 1 result. Music: 4 results.'"
                )
            }
        }

        @Test("A search can be stopped, and what has been answered stays")
        func stop() async throws {
            let gate = Gate()
            try await WebTrial.run([Samples.music(), Samples.landmarks(.waits(gate, []))]) { trial in
                defer { gate.open() }
                try await trial.show()
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('#tab-music[data-state=results]')")
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(try await trial.texts("#search") == ["Search"])
                #expect(
                    try await trial.browser.run("return document.querySelectorAll('#panel-music .card').length") == 4
                )
            }
        }

        @Test("An app that fails tells why in its own tab, and harms no other")
        func failing() async throws {
            let reason = "Landmarks stopped while it searched. It starts again with the next search."
            try await WebTrial.run([Samples.music(), Samples.landmarks(.fails(reason))]) { trial in
                try await trial.searchWhole()
                // The first tab has nothing to show, so the first that has is shown.
                #expect(
                    try await trial.browser.run("return document.querySelector('[aria-selected=true]').id")
                        == "tab-music"
                )
                #expect(try await trial.texts("#panel-music .title").count == 4)
                #expect(try await trial.browser.name(of: "#tab-landmarks") == "Landmarks , couldn’t answer")
                try await trial.browser.click("#tab-landmarks")
                #expect(try await trial.texts("#panel-landmarks p") == [reason])

                trial.apps.change("landmarks", to: .answers([try Samples.album(2, "Mount Fuji", "Asia")]))
                try await trial.browser.click("#panel-landmarks button")
                try await trial.browser.wait(until: "document.querySelector('#tab-landmarks[data-state=results]')")
            }
        }

        @Test("An app that knows nothing has an empty state, with advice")
        func empty() async throws {
            try await WebTrial.run([Samples.music(.answers([]))]) { trial in
                try await trial.show()
                try await trial.browser.draw([(0.1, 0.1), (0.3, 0.3)], over: ".highlight")
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(try await trial.texts("#panel-music h2") == ["Nothing in Music"])
                #expect(
                    try await trial.texts("#panel-music button") == [
                        "Search the whole picture", "More results in Music",
                    ]
                )
                trial.apps.change("music", to: .answers(try Samples.albums()))
                try await trial.browser.click("#panel-music .message button")
                try await trial.browser.wait(
                    until: "document.querySelectorAll('#panel-music .card[data-index]').length === 4"
                )
                #expect(trial.describer.queries.last?.highlight == .whole)
            }
        }

        @Test("Apps stand in the service's order with its reason, and a pin changes it")
        func order() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                try await trial.searchWhole()
                #expect(try await trial.texts(".tab .name") == ["Landmarks", "Music"])
                #expect(try await trial.texts("#panel-landmarks .why") == ["First of 2 · by name.Change"])
                try await trial.browser.click("#panel-landmarks .why .link")
                #expect(try await trial.browser.role(of: "#apps") == "dialog")
                #expect(try await trial.texts("#apps strong") == ["Landmarks", "Music"])
                try await trial.browser.click("[data-pin=music]")
                try await trial.browser.wait(until: "document.querySelector('#apps strong').innerText === 'Music'")
                #expect(try await trial.browser.run("return document.activeElement.dataset.pin") == "music")
                try await trial.browser.press(.escape)
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('.tab .name')?.innerText === 'Music'")
            }
        }

        @Test("Without any app the start and the sheet say how to add one")
        func noApps() async throws {
            try await WebTrial.run([]) { trial in
                #expect(try await trial.texts("#answered").first?.contains("fovea serve --provider") == true)
                try await trial.show()
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('.message h2')")
                #expect(try await trial.texts(".message h2") == ["No app can answer yet"])
            }
        }

        private struct Box { let x, y, width: Double }

        private func boxes(_ selector: String, _ trial: WebTrial) async throws -> [Box] {
            try await trial.browser.run(
                """
                return [...document.querySelectorAll(arguments[0])].map((each) => {
                    const { x, y, width } = each.getBoundingClientRect();
                    return [x, y, width];
                });
                """,
                .string(selector)
            ).array.map { box in
                let numbers = box.array.compactMap(\.number)
                return Box(x: numbers[0], y: numbers[1], width: numbers[2])
            }
        }
    }
}
