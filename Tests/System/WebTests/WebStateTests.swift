import Foundation
import FoveaCapture
import FoveaSessions
import TestSupport
import Testing

extension WebTests {
    @Suite("When something is odd")
    struct States {
        @Test("Text that is pasted is no picture, and that is said")
        func pastedText() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.browser.run(
                    """
                    const transfer = new DataTransfer();
                    transfer.setData("text/plain", "milk, basil, strings");
                    dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
                    """
                )
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.texts(".notice strong") == ["There is no picture on the clipboard"])
                #expect(try await trial.browser.run("return document.body.dataset.view") == "start")
            }
        }

        @Test("Of several files the first picture is shown, and of the others it is said that they are left")
        func severalFiles() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.transfer(
                    "drop",
                    [
                        ("notes.txt", "text/plain", Data("milk".utf8)),
                        ("one.png", "image/png", try Artwork.cover(0, width: 64, height: 48)),
                        ("two.png", "image/png", try Artwork.cover(1)),
                    ]
                )
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.browser.run("return document.querySelector('.frame img').naturalWidth") == 64)
                #expect(
                    try await trial.texts(".notice-words span")
                        == ["The first picture is shown, and 2 other files were left out."]
                )
                // The notice lies on nothing that is needed next.
                try await trial.browser.click("#search")
                try await trial.answered()
            }
        }

        @Test("A file of forty megabytes is searched")
        func largeFile() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.pick("large.bmp", try Artwork.bitmap(4000, 2500))
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(trial.describer.queries.count == 1)
                #expect(try await trial.texts(".card .title").first == "Glass Harbour")
            }
        }

        /// Keeps what the page would do after a second or more, so that a test can do it at its time.
        private static let keepingPatience = """
            const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
            window.kept = new Map();
            let number = 1e9;
            window.setTimeout = (work, time, ...more) => {
                if (!(time >= 1000)) return start(work, time, ...more);
                window.kept.set(++number, () => work(...more));
                return number;
            };
            window.clearTimeout = (number) => window.kept.delete(number) || stop(number);
            """

        @Test("What takes long is said to, and can be given up there")
        func slow() async throws {
            let gate = Gate()
            try await WebTrial.run([Samples.music(.waits(gate, []))]) { trial in
                defer { gate.open() }
                try await trial.show()
                try await trial.browser.run(Self.keepingPatience)
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('#panel-music .slow')")
                #expect(try await trial.browser.run("return document.querySelector('.slow').offsetParent") == .null)
                try await trial.browser.run("for (const work of window.kept.values()) work();")
                try await trial.browser.wait(until: "document.querySelector('#panel-music .slow')?.offsetParent")
                #expect(try await trial.texts("#panel-music .slow") == ["Music hasn’t answered yet.\nStop"])
                let announced = "document.getElementById('announcer').textContent === 'This takes longer than usual.'"
                try await trial.browser.wait(until: announced)
                try await trial.browser.click("#panel-music .slow button")
                try await trial.browser.wait(until: "document.querySelector('#tab-music[data-state=stopped]')")
                #expect(try await trial.texts("#panel-music h2") == ["Stopped"])
                #expect(try await trial.browser.run("return document.querySelector('.late')") == .null)

                trial.apps.change("music", to: .answers(try Samples.albums()))
                try await trial.browser.click("#panel-music .message button")
                try await trial.browser.wait(until: "document.querySelector('#tab-music[data-state=results]')")
            }
        }

        @Test("Who leaves a search that takes long hears no more of it")
        func leftWhileSlow() async throws {
            let gate = Gate()
            try await WebTrial.run([Samples.music(.waits(gate, []))]) { trial in
                defer { gate.open() }
                try await trial.show()
                try await trial.browser.run(Self.keepingPatience)
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('#panel-music .slow')")
                #expect(try await trial.browser.run("return window.kept.size > 0") == true)
                try await trial.browser.click("#home")
                try await trial.browser.wait(until: "document.body.dataset.view === 'start'")
                try await trial.browser.run("for (const work of window.kept.values()) work();")
                #expect(try await trial.browser.run("return document.querySelector('.late')") == .null)
                let said = try await trial.browser.run("return document.getElementById('announcer').textContent")
                #expect(said != "This takes longer than usual.")
            }
        }

        @Test("A service that was started anew costs one press", arguments: [false, true])
        func startedAnew(isReloaded: Bool) async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                try await trial.searchWhole()
                if isReloaded {
                    try await trial.browser.reload()
                    try await trial.answered()
                }
                // What the service knew is gone, as after a new start.
                let old = try await trial.browser.runAsynchronously(
                    """
                    const session = new URLSearchParams(location.search).get("session");
                    await fetch(`/v1/sessions/${session}`, { method: "DELETE" });
                    return session;
                    """
                )
                try await trial.browser.click("#panel-music a.card")
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.texts(".notice strong") == ["That search is gone"])
                #expect(try await trial.texts(".notice .small") == ["Search again"])
                try await trial.browser.click(".notice .small")
                try await trial.browser.wait(
                    until:
                        "!location.search.includes('\(old.string ?? "")') && document.querySelector('.card[data-index]')"
                )
                try await trial.answered()
                try await trial.browser.click("#panel-music a.card")
                try await trial.browser.wait(until: "document.querySelector('.page-body.loaded')")
                #expect(trial.apps.opened == ["music album-0"])
            }
        }

        @Test("How each app is doing is said in words, and what is wrong with it")
        func appStates() async throws {
            // The words by which the service names the states of a provider.
            let names = ["broken", "idle", "resting", "starting", "warm"]
            let apps = names.map { name in
                let problems = ["broken", "resting"].contains(name) ? ["It crashed."] : []
                var app = ScriptedApps.App(name, name, problems: problems, .answers([]))
                app.description.state = name
                return app
            }
            try await WebTrial.run(apps) { trial in
                try await trial.browser.click("#apps-button")
                #expect(
                    try await trial.texts(".app-state") == [
                        "Can’t be started", "Starts when it is asked", "Rests after failures, and is tried again soon",
                        "Starting", "Ready",
                    ]
                )
                #expect(try await trial.texts(".app-problem") == ["It crashed.", "It crashed."])
                let marks = try await trial.browser.run(
                    """
                    return [...document.querySelectorAll(".app-state")].map((each) =>
                        getComputedStyle(each, "::before").backgroundColor);
                    """
                ).strings
                #expect(marks[0] == marks[2] && marks[1] == marks[3] && Set(marks).count == 3)
            }
        }

        @Test("Many apps stand in one row that is moved by keys, and many results below each other")
        func manyApps() async throws {
            let albums = try (0..<10).map { try Samples.album($0, "Album \($0)") }
            let apps = (10..<40).map { ScriptedApps.App("app\($0)", "App number \($0)", .answers(albums)) }
            try await WebTrial.run(apps, width: 390, height: 844) { trial in
                try await trial.searchWhole()
                #expect(
                    try await trial.browser.run("return document.documentElement.scrollWidth <= innerWidth") == true
                )
                try await trial.browser.run("document.querySelector('.tab').focus()")
                try await trial.browser.press(.left)
                #expect(try await trial.browser.hasFocus("#tab-app39"))
                let inView = """
                    const { left, right } = document.activeElement.getBoundingClientRect();
                    return left >= 0 && right <= innerWidth;
                    """
                #expect(try await trial.browser.run(inView) == true)
                #expect(
                    try await trial.browser.run("return document.querySelectorAll('#panel-app39 .card').length") == 10
                )
                try await trial.browser.click("#apps-button")
                let dialog = try await trial.browser.run(
                    "const d = document.getElementById('apps'); return d.clientHeight <= innerHeight && d.scrollHeight > d.clientHeight"
                )
                #expect(dialog == true)
            }
        }
    }
}
