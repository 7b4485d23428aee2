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

            /// Goes there from the start, or from the results of the search before.
            func go(_ trial: SystemTrial) async throws {
                let browser = trial.browser
                switch self {
                case .photo: try await search(.desk, trial)
                case .screenshot: try await search(.phone, trial)
                case .landmark: try await search(.print, trial)
                case .empty:
                    let cat = Repository.folder.appending(path: "Examples/Pictures/cat.jpg")
                    try await trial.searchWhole("cat.jpg", Data(contentsOf: cat))
                    try await trial.offered()
                case .album: try await browser.click("#panel-music a.card[data-index='0']")
                case .concert: try await browser.click("#panel-music a.card[data-index='1']")
                case .more: try await browser.click("#panel-music .more")
                case .place: try await browser.click("#panel-landmarks a.card")
                case .found: try await browser.click("#panel-landmarks .more")
                }
                if isPage { try await trial.pageOpened() }
            }

            private func search(_ photo: DrawnPhoto, _ trial: SystemTrial) async throws {
                try await trial.show(photo.file, photo.data())
                try await trial.browser.draw(photo.box(), over: ".highlight")
                try await trial.browser.click("#search")
                try await trial.offered()
            }

            var isPage: Bool { [.album, .concert, .more, .place, .found].contains(self) }
        }

        @Test(
            "The pages that a search leads to look as they did, at every width, and in the dark",
            arguments: [
                [Place.photo, .album, .concert, .more], [.screenshot], [.landmark, .place, .found], [.empty],
            ]
        )
        func looks(_ places: [Place]) async throws {
            try await SystemTrial.run { trial in
                for place in places {
                    try await place.go(trial)
                    try await compare(place, trial)
                    if place.isPage { try await trial.backToResults() }
                }
            }
        }

        private func compare(_ place: Place, _ trial: SystemTrial) async throws {
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

        private func settle(_ trial: SystemTrial, isPage: Bool) async throws {
            if isPage {
                try await trial.browser.enterFrame("iframe")
                _ = try await trial.loadedPictures()
                try await trial.browser.leaveFrame()
            }
            try await trial.settle()
        }
    }
}
