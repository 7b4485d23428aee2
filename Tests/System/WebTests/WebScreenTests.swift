import Foundation
import FoveaCapture
import FoveaSessions
import TestSupport
import Testing

extension WebTests {
    @Suite("Every screen")
    struct Screens {
        /// A screen, by what is odd about it.
        enum Screen: CaseIterable {
            /// A phone held sideways, and a small one.
            case sideways, small
            /// A page at twice its size on a laptop, and a screen of a desk.
            case zoomed, wide

            var size: (width: Int, height: Int) {
                switch self {
                case .sideways: (844, 390)
                case .small: (320, 568)
                case .zoomed: (720, 450)
                case .wide: (2560, 1440)
                }
            }
        }

        /// Shows the start on a screen, and runs a test.
        private func run(
            _ screen: Screen,
            _ apps: [ScriptedApps.App],
            _ test: (WebTrial) async throws -> Void
        ) async throws {
            let isTouched = screen == .sideways || screen == .small
            let (width, height) = screen.size
            try await WebTrial.run(apps, width: width, height: height, isTouched: isTouched, test)
        }

        @Test("The start shows a way to begin at once, and nothing reaches out", arguments: Screen.allCases)
        func start(screen: Screen) async throws {
            try await run(screen, [Samples.music(), Samples.landmarks()]) { trial in
                let hidden = try await trial.browser.run(
                    """
                    const first = [...document.querySelectorAll(".way")]
                        .filter((each) => each.offsetParent)
                        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)[0];
                    const drop = document.getElementById("drop").getBoundingClientRect();
                    return [
                        document.documentElement.scrollWidth > innerWidth ? "the page is too wide" : null,
                        first.getBoundingClientRect().bottom > innerHeight ? "no way is in view" : null,
                        ...[...document.querySelectorAll(".way")].map((each) => {
                            const box = each.getBoundingClientRect();
                            return box.width > 0 && (box.left < drop.left || box.right > drop.right) ? each.id : null;
                        }),
                    ].filter(Boolean);
                    """
                )
                #expect(hidden == [], "\(hidden)")
            }
        }

        @Test("Results and the picture are in view together, and lie on nothing", arguments: Screen.allCases)
        func results(screen: Screen) async throws {
            try await run(screen, [Samples.music(), Samples.landmarks()]) { trial in
                try await trial.searchWhole()
                try await trial.browser.click("#tab-music")
                try await trial.browser.run("scrollTo(0, 0)")
                let problems = try await trial.browser.run(
                    """
                    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
                    const [picture, card, find] = [box(".frame"), box("#panel-music .card"), box("#search")];
                    const [stage, sheet] = [box("#stage"), box("#sheet")];
                    const across = Math.min(stage.right, sheet.right) - Math.max(stage.left, sheet.left);
                    return [
                        document.documentElement.scrollWidth > innerWidth ? "the page is too wide" : null,
                        picture.width < 120 || picture.bottom > innerHeight ? "the picture isn't in view" : null,
                        card.top > innerHeight - 40 ? "no result is in view" : null,
                        find.bottom > innerHeight || find.right > innerWidth ? "the button isn't in view" : null,
                        innerHeight < 560 && across > 0 ? "the sheet isn't beside the picture" : null,
                    ].filter(Boolean);
                    """
                )
                #expect(problems == [], "\(problems)")
            }
        }

        @Test("The viewfinder's buttons stand apart and in view", arguments: Screen.allCases)
        func viewfinder(screen: Screen) async throws {
            try await run(screen, [Samples.music()]) { trial in
                try await trial.browser.click("#way-camera")
                try await trial.browser.wait(until: "!document.getElementById('shutter').disabled")
                let problems = try await trial.browser.run(
                    """
                    const boxes = ["#shutter", "#camera-search", "#camera-close", ".eye"]
                        .map((each) => [each, document.querySelector(each).getBoundingClientRect()]);
                    const problems = boxes
                        .filter(([, b]) => b.left < 0 || b.top < 0 || b.right > innerWidth + 0.5 || b.bottom > innerHeight + 0.5)
                        .map(([name]) => `${name} isn't in view`);
                    boxes.forEach(([one, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
                        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                        if (across > 0.5 && down > 0.5) problems.push(`${one} lies on ${other}`);
                    }));
                    return problems;
                    """
                )
                #expect(problems == [], "\(problems)")
            }
        }

        @Test(
            "A phone held sideways is a phone, and a page at twice its size isn't",
            arguments: zip([Screen.sideways, .zoomed, .wide], [CaptureProfile.phone, .tablet, .desktop])
        )
        func profiles(screen: Screen, profile: CaptureProfile) async throws {
            try await run(screen, [Samples.music()]) { trial in
                try await trial.searchWhole()
                #expect(trial.describer.queries.map(\.profile) == [profile])
            }
        }

        @Test("Where the system decides the colors, what is chosen still shows")
        func forcedColors() async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                try await trial.browser.appear(width: 1440, height: 900, forcesColors: true)
                try await trial.searchWhole()
                let alike = try await trial.browser.run(
                    """
                    const paint = (selector) => getComputedStyle(document.querySelector(selector)).backgroundColor;
                    const edge = (selector) => {
                        const style = getComputedStyle(document.querySelector(selector));
                        return parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none";
                    };
                    return [
                        paint(".tab[aria-selected=true]") === paint(".tab[aria-selected=false]") ? "tabs" : null,
                        paint(".tool[aria-pressed=true]") === paint(".tool[aria-pressed=false]") ? "tools" : null,
                        edge("#search") && edge(".more") && edge(".card") && edge("#new-picture") ? null : "edges",
                    ].filter(Boolean);
                    """
                )
                #expect(alike == [], "\(alike)")
            }
        }

        @Test("Nothing moves where a person wants no motion")
        func reducedMotion() async throws {
            let gate = Gate()
            try await WebTrial.run([Samples.music(), Samples.landmarks(.waits(gate, []))]) { trial in
                defer { gate.open() }
                try await trial.show()
                try await trial.browser.draw([(0.2, 0.2), (0.7, 0.7)], over: ".highlight")
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('#tab-music[data-state=results]')")
                #expect(try await trial.browser.run("return document.getAnimations().length") == 0)
            }
        }
    }
}
