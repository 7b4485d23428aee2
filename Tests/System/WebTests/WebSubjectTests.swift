import Foundation
import FoveaCapture
import FoveaSessions
import GeometryEngine
import ServiceInterface
import TestSupport
import Testing

extension WebTests {
    @Suite("Things in the picture")
    struct Subjects {
        /// A thing with the shape of a diamond in a rectangle.
        private static func thing(_ number: Int?, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
            -> PictureSubjects.Subject
        {
            let corners = [(0.5, 0.0), (1, 0.5), (0.5, 1), (0, 0.5)]
            return PictureSubjects.Subject(
                number: number,
                area: width * height / 2,
                outline: corners.map { Point(x: x + $0 * width, y: y + $1 * height) }
            )
        }

        private static let things = [thing(1, 0.1, 0.2, 0.4, 0.6), thing(2, 0.6, 0.3, 0.3, 0.3)]

        /// Lifts the cover off the table.
        static func liftCover(_ trial: WebTrial) async throws {
            trial.describer.find([.init(number: 1, area: 0.2, outline: Artwork.coverOnTable)])
            try await trial.show()
            try await trial.settle()
            try await trial.browser.draw([(0.5, 0.5), (0.5, 0.5)], over: ".highlight")
            try await trial.browser.wait(until: isLifted)
        }

        /// Shows a picture of things, one more of which is seen by looking closer, and notes what is asked for.
        private func show(
            _ things: [PictureSubjects.Subject] = Self.things,
            close: PictureSubjects.Subject? = nil,
            width: Int = 1440,
            height: Int = 900,
            isTouched: Bool = false,
            expectingErrors: Bool = false,
            _ test: (WebTrial) async throws -> Void
        ) async throws {
            try await WebTrial.run(
                [Samples.music()],
                width: width,
                height: height,
                isTouched: isTouched,
                expectingErrors: expectingErrors
            ) { trial in
                trial.describer.find(things, close: close)
                try await trial.show()
                try await trial.settle()
                try await trial.noteRequests()
                try await test(trial)
            }
        }

        private func tap(_ x: Double, _ y: Double, _ trial: WebTrial, with pointer: Browser.Pointer = .mouse)
            async throws
        {
            try await trial.browser.draw([(x, y), (x, y)], over: ".highlight", with: pointer)
        }

        /// Returns whether a search is for a thing alone; places are sent with four digits.
        private static func isOutline(of thing: PictureSubjects.Subject, _ query: SearchQuery?) -> Bool {
            guard case .lasso(let points) = query?.highlight, points.count == thing.outline.count else { return false }
            return zip(points, thing.outline).allSatisfy { $0.distance(to: $1) < 2e-4 }
        }

        static let isLifted = "!document.getElementById('thing-bar').hidden"
        private static let isLetGo = "document.getElementById('thing-bar').hidden"

        @Test(
            "A tap lifts the thing it is on, and another tap another one without asking again",
            arguments: [Browser.Pointer.mouse, .touch, .pen]
        )
        func tap(pointer: Browser.Pointer) async throws {
            try await show { trial in
                try await tap(0.3, 0.5, trial, with: pointer)
                try await trial.browser.wait(until: Self.isLifted)
                #expect(try await trial.texts("#search") == ["Search highlight"])
                #expect(try await trial.texts(".thing-action") == ["Copy", "Save", "Search only this"])
                try await tap(0.75, 0.45, trial, with: pointer)
                let name = "Thing, 60 percent from the left, 30 percent from the top, 30 percent wide, 30 percent high"
                #expect(try await trial.browser.name(of: "#selection") == name)
                #expect(try await trial.requests() == ["POST /v1/subjects"])
                #expect(trial.describer.queries.isEmpty)
            }
        }

        @Test("A lifted thing is searched alone: the line around it is the highlight")
        func searchesAlone() async throws {
            try await show { trial in
                try await tap(0.3, 0.5, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await trial.browser.click("#thing-search")
                try await trial.answered()
                #expect(Self.isOutline(of: Self.things[0], trial.describer.queries.first))
                // The picture of the session isn't sent again, and its things are still known.
                try await trial.browser.wait(until: Self.isLifted)
                try await tap(0.75, 0.45, trial)
                try await trial.browser.wait(
                    until: "document.getElementById('selection').getAttribute('aria-label').includes('60 percent from')"
                )
                #expect(trial.describer.queries.count == 1)
                #expect(try await trial.requests().filter { $0.hasSuffix("/subjects") } == ["POST /v1/subjects"])
                // Taking all of the picture is one click away, and so is going back.
                try await trial.browser.click("#tool-whole")
                try await trial.browser.wait(until: "document.querySelectorAll('.tab').length > 0")
                for _ in 0..<400 where trial.describer.queries.count < 2 {
                    try await Task.sleep(for: .milliseconds(25))
                }
                #expect(trial.describer.queries.last?.highlight == .whole)
                try await trial.answered()
                try await trial.browser.goBack()
                try await trial.browser.wait(until: Self.isLifted)
            }
        }

        @Test("A tap on nothing says so, lets go of what was lifted, and leaves the whole picture to be searched")
        func nothing() async throws {
            try await show { trial in
                try await tap(0.3, 0.5, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await tap(0.95, 0.95, trial)
                try await trial.browser.wait(until: "!document.querySelector('.thing-note').hidden")
                #expect(try await trial.texts(".thing-note") == ["Nothing stands out here"])
                try await trial.browser.wait(
                    until: "document.getElementById('announcer').textContent.startsWith('Nothing stands out here.')"
                )
                #expect(try await trial.browser.run("return document.getElementById('selection').hidden") == true)
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(trial.describer.queries.map(\.highlight) == [.whole])
            }
        }

        @Test("A small thing that only a closer look shows is lifted, and cut out where it was seen")
        func closer() async throws {
            try await show([Self.things[0]], close: Self.thing(nil, 0.8, 0.8, 0.1, 0.1)) { trial in
                try await tap(0.85, 0.85, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await trial.browser.click("#thing-save")
                try await trial.browser.wait(until: "document.querySelector('#thing-save.done')")
                #expect(trial.describer.cutOuts == [nil])
                // It is one of the things from now on.
                try await tap(0.3, 0.5, trial)
                try await tap(0.85, 0.85, trial)
                #expect(try await trial.requests() == ["POST /v1/subjects", "POST /v1/cutout"])
            }
        }

        @Test("Copy puts a PNG of the thing alone on the clipboard; Save gives it a name")
        func copies() async throws {
            try await show { trial in
                try await trial.browser.run(
                    """
                    navigator.clipboard.write = async ([item]) => {
                        window.copied = [item.types, (await (await item.getType("image/png")).arrayBuffer()).byteLength];
                    };
                    HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.protocol]; };
                    """
                )
                try await tap(0.75, 0.45, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await trial.browser.click("#thing-copy")
                try await trial.browser.wait(until: "document.querySelector('#thing-copy.done')")
                let copied = try await trial.browser.run("return window.copied").array
                #expect(copied.first == ["image/png"] && (copied.last?.number ?? 0) > 100)
                try await trial.browser.click("#thing-save")
                try await trial.browser.wait(until: "window.saved")
                #expect(try await trial.browser.run("return window.saved") == ["table-cutout.png", "blob:"])
                #expect(trial.describer.cutOuts == [2, 2])
            }
        }

        @Test("A browser without a clipboard offers to save instead, and a failure can be tried again")
        func fails() async throws {
            try await show(expectingErrors: true) { trial in
                try await trial.browser.run("navigator.clipboard.write = () => Promise.reject(new Error())")
                try await tap(0.75, 0.45, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await trial.browser.click("#thing-copy")
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.texts(".notice button.small") == ["Save"])
                trial.describer.refuse("The picture has too many pixels.")
                try await trial.browser.click("#thing-save")
                try await trial.browser.wait(
                    until: "document.querySelector('.notice-words span')?.innerText.includes('too many pixels')"
                )
                trial.describer.refuse(nil)
                try await trial.browser.click(".notice button.small")
                try await trial.browser.wait(until: "document.querySelector('#thing-save.done')")
                #expect(try await trial.browser.run("return document.querySelector('.notice')") == .null)
            }
        }

        @Test("Keys choose among the things, search one and let it go, and each is announced")
        func keys() async throws {
            try await show { trial in
                let browser = trial.browser
                try await browser.run("document.getElementById('search').focus()")
                try await browser.tab(to: "#things", backwards: true)
                #expect(try await browser.name(of: "#things") == "Choose a thing")
                try await browser.press(.enter)
                try await browser.wait(until: Self.isLifted)
                #expect(try await browser.hasFocus("#selection"))
                try await browser.wait(
                    until:
                        "document.getElementById('announcer').textContent.startsWith('Thing 1 of 2 chosen, 10 percent')"
                )
                try await browser.press(.right)
                try await browser.wait(
                    until:
                        "document.getElementById('announcer').textContent.startsWith('Thing 2 of 2 chosen, 60 percent')"
                )
                try await browser.press(.right)
                try await browser.press(.left)
                try await browser.press(.escape)
                try await browser.wait(until: Self.isLetGo)
                #expect(try await browser.hasFocus("#search"))
                #expect(try await trial.texts("#search") == ["Search"])
                try await browser.tab(to: "#things", backwards: true)
                try await browser.press(.space)
                try await browser.wait(until: Self.isLifted)
                try await browser.tab(to: "#thing-copy")
                try await browser.press(.escape)
                try await browser.wait(until: Self.isLetGo)
                #expect(try await browser.hasFocus("#search"))
                try await browser.tab(to: "#things", backwards: true)
                try await browser.press(.enter)
                try await browser.wait(until: Self.isLifted)
                try await browser.press(.enter)
                try await trial.answered()
                #expect(Self.isOutline(of: Self.things[0], trial.describer.queries.first))
                #expect(try await trial.requests().filter { $0.hasSuffix("/subjects") }.count == 1)
            }
        }

        @Test("A rectangle and a lasso are drawn as ever, also over a thing that is lifted")
        func draws() async throws {
            try await show { trial in
                try await tap(0.3, 0.5, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await trial.browser.draw([(0.75, 0.95), (0.5, 0.6), (0.25, 0.35)], over: ".highlight")
                try await trial.browser.wait(until: Self.isLetGo)
                try await trial.browser.click("#search")
                try await trial.answered()
                guard case .rectangle(let region) = try #require(trial.describer.queries.first).highlight else {
                    Issue.record("no rectangle was sent")
                    return
                }
                #expect(abs(region.x - 0.25) < 0.003 && abs(region.width - 0.5) < 0.004)
            }
        }

        @Test("Text over the picture has the pointer first: nothing is lifted while it is there")
        func textWins() async throws {
            try await show { trial in
                let corners = [(0.1, 0.3), (0.6, 0.3), (0.6, 0.6), (0.1, 0.6)].map { Point(x: $0, y: $1) }
                trial.describer.find(
                    PictureText(
                        lines: [.init(text: "Glass Harbour", confidence: 0.9, corners: corners, words: [])],
                        codes: []
                    )
                )
                try await tap(0.75, 0.45, trial)
                try await trial.browser.wait(until: Self.isLifted)
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "!document.getElementById('text-layer').hidden")
                #expect(try await trial.browser.run("return \(Self.isLetGo)") == true)
                #expect(try await trial.browser.run("return document.getElementById('things').hidden") == true)
                try await trial.browser.draw([(0.3, 0.45), (0.3, 0.45)], over: "#text-layer")
                try await trial.browser.press(.escape)
                try await trial.browser.wait(until: Self.isLifted)
                let name = try await trial.browser.name(of: "#selection")
                #expect(name.hasPrefix("Thing, 60 percent from the left"), "\(name)")
            }
        }

        @Test("The bar stays inside the page, wherever the thing is", arguments: [320, 390, 1440])
        func bar(width: Int) async throws {
            let places = [(0.0, 0.0, 0.2, 0.2), (0.8, 0.0, 0.2, 0.2), (0, 0.8, 0.2, 0.2), (0.0, 0.0, 1.0, 1.0)]
            for (x, y, wide, high) in places {
                try await show([Self.thing(1, x, y, wide, high)], width: width, height: 740) { trial in
                    try await tap(x + wide / 2, y + high / 2, trial)
                    try await trial.browser.wait(until: Self.isLifted)
                    let isInside = try await trial.browser.run(
                        """
                        const bar = document.getElementById("thing-bar").getBoundingClientRect();
                        const stage = document.getElementById("stage").getBoundingClientRect();
                        const tools = document.querySelector(".tools").getBoundingClientRect();
                        return bar.left >= stage.left && bar.right <= stage.right && bar.top >= stage.top
                            && bar.bottom <= tools.top && [...document.querySelectorAll(".thing-action")]
                                .every((each) => each.scrollWidth <= each.clientWidth && each.offsetHeight >= 40);
                        """
                    )
                    #expect(isInside == true, "\(x), \(y) at \(width)")
                }
            }
        }

        @Test("A picture that is replaced takes its things with it")
        func forgets() async throws {
            try await show { trial in
                try await tap(0.3, 0.5, trial)
                try await trial.browser.wait(until: Self.isLifted)
                trial.describer.find([Self.thing(1, 0.5, 0.1, 0.4, 0.4)])
                try await trial.pick("cover.png", try Artwork.cover(1))
                try await trial.browser.wait(until: Self.isLetGo)
                try await trial.settle()
                try await tap(0.7, 0.3, trial)
                try await trial.browser.wait(until: Self.isLifted)
                #expect(try await trial.requests() == ["POST /v1/subjects", "POST /v1/subjects"])
            }
        }
    }
}
