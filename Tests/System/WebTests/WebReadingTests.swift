import Foundation
import GeometryEngine
import ServiceInterface
import TestSupport
import Testing

extension WebTests {
    @Suite("Text over the picture")
    struct Readings {
        /// A line of text in a rectangle of fractions of the picture.
        private static func line(_ text: String, _ corners: [(Double, Double)]) -> PictureText.Line {
            PictureText.Line(text: text, confidence: 0.9, corners: corners.map { Point(x: $0, y: $1) }, words: [])
        }

        private static let corners = [
            Point(x: 0, y: 0), Point(x: 0.1, y: 0), Point(x: 0.1, y: 0.1), Point(x: 0, y: 0.1),
        ]

        private static func code(_ text: String?, link: String? = nil, _ symbology: String = "qr") -> PictureText.Code {
            PictureText.Code(symbology: symbology, text: text, byteCount: 7, corners: corners, link: link)
        }

        /// Two upright lines, one that is turned, and codes of all kinds.
        private static let sample = PictureText(
            lines: [
                line("Glass Harbour", [(0.1, 0.1), (0.7, 0.1), (0.7, 0.2), (0.1, 0.2)]),
                line("by Mira & <b>Sol</b>", [(0.1, 0.25), (0.6, 0.25), (0.6, 0.32), (0.1, 0.32)]),
                line("Side 12", [(0.9, 0.4), (0.9, 0.8), (0.85, 0.8), (0.85, 0.4)]),
            ],
            codes: [
                code("https://example.org/albums/1?a=b#c", link: "https://example.org/albums/1?a=b#c"),
                code("javascript:alert(1)", link: "javascript:alert(1)"), code("4006381333931", "ean13"),
                code(nil, "aztec"),
            ]
        )

        /// Shows a picture and what was read in it, and notes what is copied from then on.
        private func read(
            _ found: PictureText = Self.sample,
            width: Int = 1440,
            height: Int = 900,
            _ test: (WebTrial) async throws -> Void
        ) async throws {
            try await WebTrial.run([Samples.music()], width: width, height: height) { trial in
                trial.describer.find(found)
                try await trial.browser.run(
                    """
                    const set = DataTransfer.prototype.setData;
                    DataTransfer.prototype.setData = function (type, text) {
                        window.copied = text;
                        return set.call(this, type, text);
                    };
                    navigator.clipboard.writeText = async (text) => { window.copied = text; };
                    """
                )
                try await trial.show()
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "document.querySelector('.found:not([hidden]):not(.busy)')")
                try await test(trial)
            }
        }

        private func selected(_ trial: WebTrial) async throws -> String {
            try await trial.browser.press(.c, holding: [.control])
            return try await trial.browser.run("return window.copied ?? ''").string ?? ""
        }

        @Test("Nothing is sent before the button is pressed, and the picture of a search isn't sent again")
        func sendsNothing() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                trial.describer.find(Self.sample)
                try await trial.noteRequests()
                try await trial.show()
                #expect(try await trial.requests() == [] && trial.describer.readings == 0)
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "!document.getElementById('text-layer').hidden")
                #expect(try await trial.requests() == ["POST /v1/read"] && trial.describer.readings == 1)
                try await trial.browser.click("#tool-text")
                #expect(try await trial.browser.run("return document.getElementById('text-layer').hidden") == true)
                try await trial.browser.click("#search")
                try await trial.answered()
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "!document.getElementById('text-layer').hidden")
                let last = try #require(try await trial.requests().last)
                #expect(last.contains(#/^POST /v1/sessions/[0-9a-f]{32}/read$/#), "\(last)")
            }
        }

        @Test("Each line is over its place, also a turned one, and stays there when the window changes")
        func places() async throws {
            try await read { trial in
                for (width, height) in [(1440, 900), (700, 900)] {
                    try await trial.browser.appear(width: width, height: height)
                    try await trial.settle()
                    let off = try await trial.browser.run(
                        """
                        const frame = document.querySelector(".frame").getBoundingClientRect();
                        const places = [[0.1, 0.1, 0.7, 0.2], [0.1, 0.25, 0.6, 0.32], [0.85, 0.4, 0.9, 0.8]];
                        return [...document.querySelectorAll("#text-layer p")].map((line, index) => {
                            const box = line.getBoundingClientRect();
                            const [left, top, right, bottom] = places[index];
                            return Math.max(
                                Math.abs(box.left - frame.left - left * frame.width),
                                Math.abs(box.right - frame.left - right * frame.width),
                                Math.abs(box.top - frame.top - top * frame.height),
                                Math.abs(box.bottom - frame.top - bottom * frame.height),
                            );
                        });
                        """
                    ).array.compactMap(\.number)
                    #expect(off.count == 3 && off.allSatisfy { $0 < 1.5 }, "\(off)")
                }
            }
        }

        @Test("The mouse selects over lines, and a copy has their ends")
        func mouse() async throws {
            try await read { trial in
                // The layer moves with its picture until all is in its place.
                try await trial.settle()
                try await trial.browser.draw([(0.11, 0.15), (0.3, 0.2), (0.595, 0.29)], over: "#text-layer")
                #expect(try await selected(trial) == "Glass Harbour\nby Mira & <b>Sol</b>")
                #expect(try await trial.browser.run("return document.getElementById('selection').hidden") == true)
            }
        }

        @Test("A finger selects the word that it touches, and on over lines; one button copies what is selected")
        func finger() async throws {
            try await read { trial in
                try await trial.settle()
                try await trial.browser.draw([(0.15, 0.15), (0.15, 0.15)], over: "#text-layer", with: .touch)
                #expect(try await selected(trial) == "Glass")
                let over = [(x: 0.15, y: 0.15), (0.3, 0.2), (0.5, 0.29)]
                try await trial.browser.draw(over, over: "#text-layer", with: .touch)
                #expect(try await selected(trial).hasPrefix("Glass Harbour\nby Mira"))
                try await trial.browser.draw([(0.15, 0.29), (0.15, 0.15)], over: "#text-layer", with: .touch)
                #expect(try await selected(trial) == "Glass Harbour\nby")
                #expect(try await trial.texts(".copy-all") == ["Copy selected"])
                try await trial.browser.run("delete window.copied")
                try await trial.browser.click(".copy-all")
                try await trial.browser.wait(until: "window.copied")
                #expect(try await trial.browser.run("return window.copied").string == "Glass Harbour\nby")
            }
        }

        @Test("Keys select words, lines, letters and all of it; Escape takes the text away")
        func keys() async throws {
            try await read { trial in
                let browser = trial.browser
                #expect(try await browser.hasFocus("#text-layer"))
                try await browser.press(.right)
                #expect(try await selected(trial) == "Glass")
                try await browser.press(.right)
                #expect(try await selected(trial) == "Harbour")
                try await browser.press(.right, holding: [.shift], times: 2)
                #expect(try await selected(trial) == "Harbour\nby Mira")
                try await browser.press(.left, holding: [.shift, .control], times: 2)
                #expect(try await selected(trial) == "Harbour\nby Mi")
                try await browser.press(.down)
                #expect(try await selected(trial) == "Side 12")
                try await browser.press(.up)
                #expect(try await selected(trial) == "by Mira & <b>Sol</b>")
                try await browser.press(.a, holding: [.control])
                #expect(try await selected(trial) == "Glass Harbour\nby Mira & <b>Sol</b>\nSide 12")
                try await browser.press(.escape)
                #expect(try await browser.run("return document.getElementById('text-layer').hidden") == true)
                #expect(try await browser.hasFocus("#tool-text"))
                #expect(try await browser.hasAttribute("aria-pressed", "false", "#tool-text"))
            }
        }

        @Test("All of it is copied with one button, also where the browser gives no clipboard to pages")
        func copyAll() async throws {
            try await read { trial in
                let whole = "Glass Harbour\nby Mira & <b>Sol</b>\nSide 12"
                try await trial.browser.click(".copy-all")
                try await trial.browser.wait(
                    until: "document.getElementById('announcer').textContent.includes('copied')"
                )
                #expect(try await trial.browser.run("return window.copied").string == whole)
                try await trial.browser.run(
                    "window.copied = ''; navigator.clipboard.writeText = () => Promise.reject(new Error())"
                )
                try await trial.browser.click(".copy-all")
                try await trial.browser.wait(until: "window.copied !== ''")
                #expect(try await trial.browser.run("return window.copied").string == whole)
                #expect(try await trial.texts(".notice") == [])
            }
        }

        @Test("Codes are chips: websites open on a click, other texts are copied, and nothing opens by itself")
        func codes() async throws {
            try await read { trial in
                let links = try await trial.browser.run(
                    """
                    return [...document.querySelectorAll(".codes a")].map((each) =>
                        [each.getAttribute("href"), each.rel, each.target, each.innerText.replaceAll("\\n", " ")]);
                    """
                )
                let address = "https://example.org/albums/1?a=b#c"
                #expect(links == [[.string(address), "noopener noreferrer", "_blank", .string("QR code " + address)]])
                let others = try await trial.texts(".codes button, .codes span.code")
                #expect(
                    others.map { $0.replacing("\n", with: " ") } == [
                        "QR code javascript:alert(1)", "EAN-13 4006381333931", "Aztec code 7 bytes",
                    ]
                )
                try await trial.browser.click(".codes li:nth-child(3) button")
                try await trial.browser.wait(until: "window.copied === '4006381333931'")
            }
        }

        @Test("A screen reader hears the lines in reading order, and how much was found")
        func screenReader() async throws {
            try await read { trial in
                try await trial.browser.wait(until: "document.getElementById('announcer').textContent !== ''")
                #expect(try await trial.texts("#announcer") == ["3 lines of text and 4 codes found."])
                let nodes = try await trial.browser.accessibleNodes()
                #expect(nodes.contains { $0.role == "region" && $0.name == "Text in the picture" })
                let texts = nodes.filter { $0.role == "StaticText" }.map(\.name)
                let start = try #require(texts.firstIndex(of: "Glass Harbour"))
                #expect(texts[start...].prefix(3) == ["Glass Harbour", "by Mira & <b>Sol</b>", "Side 12"])
                #expect(nodes.contains { $0.role == "list" && $0.name == "Codes in the picture" })
            }
        }

        @Test("A picture without text is said to have none; a failure is told, with a way to try again")
        func nothing() async throws {
            try await read(PictureText(lines: [], codes: [])) { trial in
                let words = try await trial.texts(".found-words")
                #expect(words == ["There is no text in this picture."])
                let isHidden = try await trial.browser.run("return document.querySelector('.copy-all').hidden")
                #expect(isHidden == true)
            }
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                trial.describer.find(Self.sample)
                try await trial.show()
                trial.describer.refuse("The picture has too many pixels.")
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.texts(".notice-words span") == ["The picture has too many pixels."])
                #expect(try await trial.browser.hasAttribute("aria-pressed", "false", "#tool-text"))
                trial.describer.refuse(nil)
                try await trial.browser.click(".notice button.small")
                try await trial.browser.wait(until: "!document.getElementById('text-layer').hidden")
            }
        }

        @Test("Another tool, and another picture, take the text away")
        func leaves() async throws {
            try await read { trial in
                try await trial.browser.click("#tool-lasso")
                #expect(try await trial.browser.run("return document.getElementById('text-layer').hidden") == true)
                #expect(try await trial.browser.hasAttribute("aria-pressed", "true", "#tool-lasso"))
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "!document.getElementById('text-layer').hidden")
                #expect(try await trial.browser.hasAttribute("aria-pressed", "false", "#tool-lasso"))
                try await trial.pick("cover.png", try Artwork.cover(1))
                try await trial.browser.wait(until: "document.getElementById('text-layer').hidden")
                #expect(trial.describer.readings == 2)
            }
        }

        @Test("Nothing reaches out of a narrow page", arguments: [320, 360])
        func narrow(width: Int) async throws {
            try await read(width: width, height: 740) { trial in
                let out = try await trial.browser.run(
                    """
                    document.getElementById("tool-camera").hidden = false;
                    return [...document.querySelectorAll(".tools button, .found .code, .found-words")]
                        .filter((each) => each.offsetParent)
                        .filter((each) => each.getBoundingClientRect().right > innerWidth
                            || each.getBoundingClientRect().left < 0)
                        .map((each) => each.id || each.className);
                    """
                )
                #expect(out == [], "\(out)")
            }
        }
    }
}
