import Foundation
import TestSupport
import Testing

extension WebTests {
    /// Pages of the whole system compared with pictures that people looked at, those of the README among them.
    @Suite("Looks of the whole system")
    struct SystemLooks {
        /// A page, and how a person gets there.
        enum Place: String, CaseIterable, CustomTestStringConvertible {
            case photo, screenshot, album, concert, more, landmark, place, found, empty

            var testDescription: String { rawValue }

            /// Where the README shows the page.
            var shown: [String] {
                switch self {
                case .photo: ["web-search"]
                case .screenshot: ["web-screenshot"]
                case .album: ["web-album"]
                case .more: ["web-more"]
                default: []
                }
            }

            func go(_ trial: SystemTrial) async throws {
                switch self {
                case .photo: try await search(.desk, trial)
                case .screenshot: try await search(.phone, trial)
                case .album, .concert:
                    try await search(.desk, trial)
                    try await trial.browser.click("#panel-music a.card[data-index='\(self == .album ? 0 : 1)']")
                    try await trial.pageOpened()
                case .more:
                    try await search(.desk, trial)
                    try await trial.browser.click("#panel-music .more")
                    try await trial.pageOpened()
                case .landmark: try await search(.print, trial)
                case .place, .found:
                    try await search(.print, trial)
                    try await trial.browser.click("#panel-landmarks \(self == .place ? "a.card" : ".more")")
                    try await trial.pageOpened()
                case .empty:
                    let cat = Repository.folder.appending(path: "Examples/Pictures/cat.jpg")
                    try await trial.searchWhole("cat.jpg", Data(contentsOf: cat))
                }
            }

            private func search(_ photo: DrawnPhoto, _ trial: SystemTrial) async throws {
                try await trial.show(photo.file, photo.data())
                try await trial.browser.draw(photo.box(), over: ".highlight")
                try await trial.browser.click("#search")
                try await trial.answered()
            }

            var isPage: Bool { [.album, .concert, .more, .place, .found].contains(self) }
        }

        @Test("A page looks as it did, at every width, and in the dark", arguments: Place.allCases)
        func looks(_ place: Place) async throws {
            try await SystemTrial.run { trial in
                try await place.go(trial)
                for (width, height, scale) in [(390, 844, 0.6), (820, 1180, 0.35), (1440, 900, 0.35)] {
                    for dark in width == 390 ? [false, true] : [false] {
                        try await trial.browser.appear(width: width, height: height, dark: dark)
                        try await settle(trial, isPage: place.isPage)
                        let name = "system-\(place)-\(width)-\(dark ? "dark" : "light")"
                        try GoldenPicture("Tests/System/WebTests/Looks/\(name).jpg")
                            .compare(await trial.browser.picture(scale: scale))
                        guard width == 1440 else { continue }
                        for shown in place.shown {
                            try GoldenPicture("Examples/Pictures/\(shown).jpg").compare(await trial.browser.picture())
                        }
                    }
                }
            }
        }

        /// Waits until nothing moves or loads any more, nothing has a ring around it, and nothing is pointed at.
        private func settle(_ trial: SystemTrial, isPage: Bool) async throws {
            try await trial.browser.run("document.activeElement.blur(); scrollTo(0, 0)")
            try await trial.browser.command("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 2, "y": 2])
            try await trial.browser.wait(
                until: "[...document.images].every((each) => !each.offsetParent || each.complete)"
            )
            if isPage {
                try await trial.browser.enterFrame("iframe")
                _ = try await trial.loadedPictures()
                try await trial.browser.leaveFrame()
            }
            _ = try await trial.browser.runAsynchronously(
                "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
        }
    }
}
