import Foundation
import TestSupport
import Testing

extension WebTests {
    @Suite("Without a pointer, and without a screen")
    struct Accessibility {
        @Test("Keys alone lead from the picture through the results into an app and back")
        func keysAlone() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                let browser = trial.browser
                // The browser's own dialog for files is not the page's; its button is.
                try await browser.tab(to: "#way-file")
                try await trial.show()
                try await browser.press(.enter)
                try await trial.answered()
                try await browser.tab(to: ".tab")
                #expect(try await browser.hasFocus("#tab-landmarks"))
                try await browser.press(.right)
                #expect(try await browser.hasFocus("#tab-music"))
                try await browser.tab(to: "#panel-music a.card", atMost: 1)
                try await browser.tab(to: "#panel-music a.card[data-index='1']", atMost: 1)
                try await browser.press(.enter)
                try await browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(trial.apps.opened == ["music concert-1"])
                try await browser.press(.enter)
                try await browser.wait(until: "document.getElementById('page').hidden")
                #expect(try await browser.hasFocus("a.card[data-index='1']"))
                try await browser.tab(to: ".more")
                try await browser.press(.space)
                try await browser.wait(until: "document.querySelector('.page-body.loaded')")
                try await browser.press(.escape)
                try await browser.wait(until: "document.getElementById('page').hidden")
                #expect(try await browser.hasFocus(".more"))
            }
        }

        @Test("The sheet's tree has a role and a name for every part")
        func tree() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                try await trial.searchWhole()
                try await trial.browser.click("#tab-music")
                let nodes = try await trial.browser.accessibleNodes()
                func names(_ role: String) -> [String] { nodes.filter { $0.role == role }.map(\.name) }
                #expect(names("tab") == ["Landmarks , 1 result", "Music , 4 results"])
                #expect(nodes.filter { $0.role == "tab" }.map { $0.properties["selected"] } == [false, true])
                #expect(names("tabpanel") == ["Music , 4 results"])
                #expect(names("tablist") == ["Apps"])
                #expect(names("link").contains("Album Glass Harbour Mira Sol"))
                #expect(names("link").contains("Concert Mira Sol at Tempodrom 12 June, Berlin"))
                #expect(names("list").count == 1)
                #expect(names("listitem").count == 4)
                #expect(names("region") == ["Picture", "Results"])
                #expect(names("button").contains("More results in Music"))
                #expect(names("status").count == 1)
                #expect(names("main").count == 1 && names("banner").count == 1)
            }
        }

        @Test("Every card has a role and a name, as assistive programs are told")
        func cards() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.searchWhole()
                let expected = [
                    "Album Glass Harbour Mira Sol", "Concert Mira Sol at Tempodrom 12 June, Berlin",
                    "Album Paper Lanterns of the Northern Shore, Live at the Old Observatory "
                        + "The Wandering Cartographers and Friends",
                    "Album ليالي المرفأ الطويلة فوق البحر الهادئ مجموعة النجوم",
                ]
                for (index, name) in expected.enumerated() {
                    let card = "#panel-music a.card[data-index='\(index)']"
                    #expect(try await trial.browser.role(of: card) == "link")
                    #expect(try await trial.browser.name(of: card) == name)
                }
                #expect(try await trial.browser.role(of: "#panel-music .more") == "button")
                #expect(try await trial.browser.name(of: "#panel-music .more") == "More results in Music")
            }
        }

        @Test(
            "A screen reader reads each card's role and name from the desktop",
            .enabled(if: AccessibilityBus.isInstalled, "Debian's at-spi2-core isn't installed"),
            .timeLimit(.minutes(10))
        )
        func screenReader() async throws {
            let display = try #require(try TestDisplay(width: 1600, height: 1200))
            let reader = try AccessibilityBus(beside: try #require(try TestBus()), display)
            try await Browsers.lend(on: reader.environment) { seat in
                try await WebTrial.run([Samples.music(), Samples.landmarks()], in: seat) { trial in
                    try await trial.searchWhole()
                    try await trial.browser.click("#tab-music")
                    let cards = [
                        "Album Glass Harbour Mira Sol", "Concert Mira Sol at Tempodrom 12 June, Berlin",
                        "Album Paper Lanterns of the Northern Shore, Live at the Old Observatory "
                            + "The Wandering Cartographers and Friends",
                        "Album ليالي المرفأ الطويلة فوق البحر الهادئ مجموعة النجوم",
                    ]
                    // The browser tells what changed a moment later.
                    var parts: ArraySlice<AccessibilityBus.Part> = []
                    for _ in 0..<900 where !parts.contains(where: { $0.name == cards[3] }) {
                        try await Task.sleep(for: .milliseconds(100))
                        parts = reader.parts().drop { $0.role != "document web" }
                    }
                    func names(_ role: String) -> [String] { parts.filter { $0.role == role }.map(\.name) }
                    #expect(names("link").filter { $0.hasPrefix("Album") || $0.hasPrefix("Concert") } == cards)
                    // The browser's own tabs follow those of the page.
                    #expect(names("page tab").prefix(2) == ["Landmarks , 1 result", "Music , 4 results"])
                    #expect(names("push button").contains("More results in Music"))
                    #expect(names("list item").count == 4)
                }
            }
        }

        @Test(
            "Whatever can be pressed has a name, wherever a person is",
            arguments: ["start", "picture", "thing", "camera", "apps", "page"]
        )
        func names(place: String) async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                switch place {
                case "picture":
                    try await trial.show()
                    try await trial.browser.draw([(0.2, 0.2), (0.6, 0.6)], over: ".highlight")
                case "thing": try await Subjects.liftCover(trial)
                case "camera":
                    try await trial.browser.click("#way-camera")
                    try await trial.browser.wait(until: "!document.getElementById('shutter').disabled")
                case "apps": try await trial.browser.click("#apps-button")
                case "page":
                    try await trial.searchWhole()
                    try await trial.browser.click("a.card")
                    try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                default: break
                }
                let pressable: Set = [
                    "button", "link", "tab", "textbox", "checkbox", "application", "dialog", "Iframe",
                ]
                let nodes = try await trial.browser.accessibleNodes().filter { pressable.contains($0.role) }
                #expect(nodes.count > 1)
                #expect(nodes.filter { $0.name.trimmingCharacters(in: .whitespaces).isEmpty } == [])
                let images = try await trial.browser.run(
                    "return [...document.images].filter((each) => !each.hasAttribute('alt')).length"
                )
                #expect(images == 0)
            }
        }

        @Test("Text stands out from what is behind it, in light and dark")
        func contrast() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks(.fails("It stopped."))]) { trial in
                func check(_ selector: JSON) async throws {
                    for dark in [false, true] {
                        try await trial.browser.appear(width: 1440, height: 900, dark: dark)
                        let weak = try await trial.browser.run(Self.contrastScript, selector)
                        #expect(weak.array.isEmpty, "\(dark ? "dark" : "light"): \(weak)")
                    }
                }
                try await check(".start h1, .lead, .drop-words *, .way, .trust")
                try await trial.searchWhole()
                try await check(".chip, .tab .name, .badge, .type, .title, .subtitle, .more, .why, .why .link")
            }
        }

        /// Names elements whose text has less than 4.5 : 1 with the nearest opaque color behind it.
        private static let contrastScript = """
            const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
            const solid = (color) => {
                paint.clearRect(0, 0, 1, 1);
                paint.fillStyle = color;
                paint.fillRect(0, 0, 1, 1);
                return [...paint.getImageData(0, 0, 1, 1).data];
            };
            const light = ([r, g, b]) => [r, g, b]
                .map((each) => each / 255)
                .map((each) => (each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
                .reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0);
            const behind = (element) => {
                for (let each = element; each; each = each.parentElement) {
                    const color = solid(getComputedStyle(each).backgroundColor);
                    if (color[3] > 200) return color;
                }
                return solid(getComputedStyle(document.documentElement).backgroundColor);
            };
            return [...document.querySelectorAll(arguments[0])]
                .filter((each) => each.offsetParent && each.textContent.trim())
                .map((each) => {
                    const [one, other] = [light(solid(getComputedStyle(each).color)), light(behind(each))];
                    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
                    return [each.className || each.tagName, Math.round(ratio * 10) / 10];
                })
                .filter(([, ratio]) => ratio < 4.5);
            """
    }
}
