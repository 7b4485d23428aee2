import Foundation
import FoveaCapture
import FoveaSessions
import TestSupport
import Testing

extension WebTests {
    @Suite("Bringing a picture")
    struct Capture {
        @Test("A picked picture is shown, and nothing is sent before the search")
        func pick() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.show()
                #expect(try await trial.browser.run("return document.querySelector('.frame img').naturalWidth") == 800)
                #expect(trial.describer.queries.isEmpty)
                #expect(try await trial.browser.hasFocus("#search"))

                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(trial.describer.queries.map(\.highlight) == [.whole])
                #expect(try await trial.texts(".chip") == ["album cover", "printed matter"])
            }
        }

        @Test("A picture comes by pasting and by dropping", arguments: ["paste", "drop"])
        func transfer(kind: String) async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.transfer(kind, [("cover.png", "image/png", try Artwork.cover(0))])
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                #expect(trial.describer.queries.isEmpty)
            }
        }

        @Test("What can't be read is refused in words, with a way on")
        func refused() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.pick("notes.txt", Data("milk, basil, strings".utf8))
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.browser.role(of: ".notice") == "alert")
                #expect(try await trial.texts(".notice strong") == ["“notes.txt” isn’t a picture"])
                #expect(try await trial.texts(".notice .small") == ["Choose another"])

                try await trial.pick("cut.png", try Artwork.cover(0).prefix(20))
                try await noticed("cut.png", trial)
                #expect(try await trial.texts(".notice strong") == ["“cut.png” can’t be shown"])

                try await trial.pick("empty.png", Data())
                try await noticed("empty.png", trial)
                #expect(try await trial.browser.run("return document.body.dataset.view") == "start")
            }
        }

        private func noticed(_ name: String, _ trial: WebTrial) async throws {
            try await trial.browser.wait(
                until: "document.querySelector('.notice strong')?.innerText.includes('\(name)')"
            )
        }

        @Test("What the browser can't draw is searched all the same, and then shown as the service has it")
        func undrawable() async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                try await trial.pick("old.tiff", try Artwork.tiff())
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                #expect(try await trial.texts(".unshown").first?.hasPrefix("This browser can’t draw") == true)
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(trial.describer.queries.count == 1)
                try await trial.browser.wait(
                    until: """
                        document.querySelector('.unshown').hidden && document.querySelector('.frame img').naturalWidth
                        """
                )
            }
        }

        @Test("Of a PDF document the first page is searched")
        func document() async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                try await trial.pick("letter.pdf", Data("%PDF-1.7\n%%EOF\n".utf8))
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                #expect(try await trial.texts(".unshown").first?.hasPrefix("Fovea takes the first page") == true)
                trial.describer.refuse("The document is damaged.")
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('.message[role=alert]')")
                #expect(try await trial.texts(".message p") == ["The document is damaged."])
            }
        }

        @Test("The service's reasons are shown as they are")
        func refusedByService() async throws {
            try await WebTrial.run([Samples.music()], expectingErrors: true) { trial in
                trial.describer.refuse("The picture has 812 megapixels; at most 256 are read.")
                try await trial.show()
                try await trial.browser.click("#search")
                try await trial.browser.wait(until: "document.querySelector('.message[role=alert]')")
                #expect(
                    try await trial.texts(".message p") == ["The picture has 812 megapixels; at most 256 are read."]
                )
                // The same picture would be refused again.
                #expect(try await trial.texts(".message button") == ["Choose another"])
                trial.describer.refuse(nil)
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(try await trial.texts(".card .title").first == "Glass Harbour")
            }
        }
    }

    @Suite("Taking is not searching")
    struct TakingAlone {
        @Test(
            "Whatever way a picture comes, nothing is sent until a person searches",
            arguments: ["file", "camera", "screen", "paste"]
        )
        func sendsNothing(way: String) async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.noteRequests()
                switch way {
                case "file": try await trial.pick()
                case "camera":
                    try await trial.browser.click("#way-camera")
                    try await trial.browser.wait(until: "!document.getElementById('shutter').disabled")
                    try await trial.browser.click("#shutter")
                case "screen": try await trial.browser.click("#way-screen")
                default: try await trial.transfer("paste", [("cover.png", "image/png", try Artwork.cover(0))])
                }
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                // A highlight is chosen, changed and taken away, by both tools.
                try await trial.browser.draw([(0.1, 0.1), (0.5, 0.6)], over: ".highlight")
                try await trial.browser.click("#tool-lasso")
                try await trial.browser.draw([(0.3, 0.3), (0.6, 0.3), (0.5, 0.7), (0.3, 0.3)], over: ".highlight")
                try await trial.browser.click("#tool-whole")
                #expect(try await trial.requests() == [])
                #expect(trial.describer.queries.isEmpty && trial.apps.searchCount == 0)

                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(try await trial.requests().first == "POST /v1/search")
                let kinds: [CaptureKind?] = [way == "camera" ? .photo : way == "screen" ? .screenshot : nil]
                #expect(trial.describer.queries.map(\.kind) == kinds)
            }
        }
    }

    @Suite("Camera and screen")
    struct Devices {
        @Test("Taking a picture sends nothing; searching is another button")
        func takeThenSearch() async throws {
            try await WebTrial.run([Samples.music()], width: 390, height: 844) { trial in
                try await trial.browser.click("#way-camera")
                try await trial.browser.wait(until: "!document.getElementById('shutter').disabled")
                #expect(try await trial.browser.name(of: "#shutter") == "Take the picture")
                try await trial.browser.click("#shutter")
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                #expect(trial.describer.queries.isEmpty)
                #expect(
                    try await trial.browser.run("return document.querySelector('video').srcObject === null") == true
                )

                try await trial.browser.click("#search")
                try await trial.answered()
                let query = try #require(trial.describer.queries.first)
                #expect(query.kind == .photo)
                #expect(query.profile == .phone)
            }
        }

        @Test("The viewfinder searches what it shows")
        func searchFromViewfinder() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.browser.click("#way-camera")
                try await trial.browser.wait(until: "!document.getElementById('camera-search').disabled")
                try await trial.browser.click("#camera-search")
                try await trial.answered()
                #expect(trial.describer.queries.map(\.kind) == [.photo])
                // The viewfinder is no step to come back to.
                try await trial.browser.goBack()
                try await trial.browser.wait(until: "document.body.dataset.view === 'start'")
            }
        }

        @Test("A camera that isn't there says why, and a file is a way on")
        func refused() async throws {
            let reasons = [
                ("NotAllowedError", "The camera is blocked"), ("NotFoundError", "There is no camera"),
                ("NotReadableError", "The camera doesn’t start"),
            ]
            try await WebTrial.run([Samples.music()]) { trial in
                for (name, title) in reasons {
                    try await trial.browser.run(
                        """
                        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", arguments[0]));
                        """,
                        .string(name)
                    )
                    try await trial.browser.click("#way-camera")
                    try await trial.browser.wait(until: "!document.querySelector('.camera-problem').hidden")
                    #expect(try await trial.texts(".camera-problem h2") == [title])
                    #expect(try await trial.texts(".camera-problem button") == ["Try again", "Choose a picture"])
                    #expect(try await trial.browser.hasFocus(".camera-problem .strong"))
                    try await trial.browser.click("#camera-close")
                    try await trial.browser.wait(until: "document.body.dataset.view === 'start'")
                }
            }
        }

        @Test("A tap on the viewfinder searches one frame; taps meanwhile are dropped, and the camera is a tap away")
        func tap() async throws {
            try await WebTrial.run([Samples.music()], width: 390, height: 844) { trial in
                try await trial.browser.click("#way-camera")
                try await trial.browser.wait(until: "!document.getElementById('shutter').disabled")
                try await trial.noteRequests()
                try await trial.browser.run(
                    "const video = document.querySelector('video'); for (let tap = 0; tap < 5; tap += 1) video.click()"
                )
                try await trial.answered()
                #expect(trial.describer.queries.map(\.kind) == [.photo])
                #expect(try await trial.requests().first == "POST /v1/search")
                #expect(try await trial.browser.name(of: "#tool-camera") == "Camera")

                try await trial.browser.click("#tool-camera")
                try await trial.browser.wait(until: "!document.getElementById('shutter').disabled")
                #expect(try await trial.browser.run("return document.body.dataset.view") == "camera")
                try await trial.browser.click("video")
                try await trial.answered()
                #expect(trial.describer.queries.map(\.kind) == [.photo, .photo])
                // A picked picture leads to no camera.
                try await trial.browser.click("#new-picture")
                try await trial.show()
                #expect(try await trial.browser.run("return document.getElementById('tool-camera').hidden") == true)
            }
        }

        @Test("A screen that isn't given says so, and asks again with one press")
        func screenDenied() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.browser.run(
                    """
                    const capture = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
                    navigator.mediaDevices.getDisplayMedia = () => {
                        navigator.mediaDevices.getDisplayMedia = capture;
                        return Promise.reject(new DOMException("", "NotAllowedError"));
                    };
                    """
                )
                try await trial.browser.click("#way-screen")
                try await trial.browser.wait(until: "document.querySelector('.notice')")
                #expect(try await trial.texts(".notice strong") == ["Nothing was captured"])
                try await trial.browser.click(".notice .small")
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                #expect(try await trial.texts(".notice") == [])
            }
        }

        @Test("The screen is captured once and let go")
        func screen() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.browser.click("#way-screen")
                try await trial.browser.wait(until: "document.body.dataset.view === 'picture'")
                try await trial.browser.click("#search")
                try await trial.answered()
                #expect(trial.describer.queries.map(\.kind) == [.screenshot])
            }
        }
    }
}
