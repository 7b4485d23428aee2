import FoveaCapture
import FoveaSessions
import TestSupport
import Testing

extension WebTests {
    @Suite("The sheet")
    struct Results {
        @Test("Several results stand in two columns, one takes the whole width, on a screen of any width")
        func columns() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                try await trial.searchWhole()
                for width in [390, 820, 1440] {
                    try await trial.browser.appear(width: width, height: 900)
                    try await trial.browser.click("#tab-music")
                    let boxes = try await self.boxes("#panel-music .card", trial)
                    let panel = try #require(try await self.boxes("#panel-music", trial).first)
                    #expect(boxes.count == 4)
                    #expect(boxes[0].y == boxes[1].y && boxes[2].y == boxes[3].y && boxes[0].x == boxes[2].x)
                    #expect(abs(boxes[0].width * 2 / panel.width - 1) < 0.06, "\(width)")

                    try await trial.browser.click("#tab-landmarks")
                    let one = try await self.boxes("#panel-landmarks .card", trial)
                    #expect(one.map { abs($0.width - panel.width) < 1 } == [true], "\(width)")
                }
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

        @Test(
            "The longest strings end in an ellipsis, overlap nothing and reach out of nothing, on a screen of any width"
        )
        func longest() async throws {
            let word = String(repeating: "Donaudampfschifffahrt", count: 60)
            let arabic = String(repeating: "ليالي المرفأ الطويلة ", count: 40)
            let reason = String(repeating: "It is far too long to be read by anybody. ", count: 30)
            var typed = try Samples.album(2, word, String(repeating: "words and words ", count: 80))
            typed.typeName = String(repeating: "Gesamtausgabe ", count: 12)
            let results = [
                try Samples.album(0, word, word), try Samples.album(1, arabic, arabic), typed,
                try Samples.album(3, "", String(repeating: "🎵", count: 200)),
            ]
            let apps: [ScriptedApps.App] = [
                .init("a", String(repeating: "Music of the world ", count: 8), more: true, .answers(results)),
                .init("b", String(repeating: "Donau", count: 30), .fails(reason + word)),
                .init("c", "C", .answers([try Samples.album(0, word, arabic)])),
            ]
            try await WebTrial.run(apps) { trial in
                try await trial.searchWhole()
                for width in [320, 390, 820, 1440, 2560] {
                    try await trial.browser.appear(width: width, height: 900)
                    for app in ["a", "b", "c"] {
                        let tab = "document.getElementById(`tab-${arguments[0]}`)"
                        try await trial.browser.run("\(tab).click()", .string(app))
                        let problems = try await trial.browser.run(Self.layoutScript, .string(app))
                        #expect(problems == [], "\(app) at \(width): \(problems)")
                    }
                }
            }
        }

        /// Names what lies outside of the sheet, what overlaps, and cards whose text has more than three lines.
        private static let layoutScript = """
            const panel = document.getElementById(`panel-${arguments[0]}`);
            const problems = [];
            const box = (each) => each.getBoundingClientRect();
            const sheet = box(document.getElementById("sheet"));
            if (document.documentElement.scrollWidth > innerWidth) problems.push("the page is too wide");
            for (const each of panel.querySelectorAll(".card, .title, .subtitle, .type, .more, .message *, .why")) {
                const { left, right, width } = box(each);
                if (width > 0 && (left < sheet.left - 0.5 || right > sheet.right + 0.5)) problems.push(`${each.className} reaches out`);
            }
            const parts = [...panel.querySelectorAll(".cards > li"), ...panel.querySelectorAll(".more, .why")];
            parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
                const [a, b] = [box(one), box(other)];
                const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (across > 0.5 && down > 0.5) problems.push(`${one.className} overlaps ${other.className}`);
            }));
            for (const words of panel.querySelectorAll(".words")) {
                const lines = [...words.querySelectorAll(".title, .subtitle")];
                const count = lines.reduce((sum, each) =>
                    sum + Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)), 0);
                if (count > 3) problems.push(`${count} lines`);
                const cut = lines.filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
                for (const each of cut) {
                    const style = getComputedStyle(each);
                    const isMarked = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
                    if (!isMarked) problems.push(`${each.className} is cut without an ellipsis`);
                }
                for (let index = 1; index < lines.length; index += 1) {
                    if (box(lines[index]).top < box(lines[index - 1]).bottom - 0.5) problems.push("lines overlap");
                }
            }
            return problems;
            """

        @Test("A missing or broken thumbnail becomes a quiet drawing")
        func thumbnails() async throws {
            var broken = try Samples.album(0, "Broken")
            broken.thumbnail = .file(try Artwork.cover(0).prefix(40))
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
