import Foundation
import TestSupport
import Testing

extension WebTests {
    /// Pages compared with pictures that people looked at.
    ///
    /// `make web-pictures` takes the pictures anew.
    @Suite("Looks")
    struct Looks {
        /// A page at a width, in a scheme of colors.
        struct Look: Sendable, CustomTestStringConvertible {
            let place: String
            let width: Int
            let dark: Bool

            var name: String { "\(place)-\(width)-\(dark ? "dark" : "light")" }
            var testDescription: String { name }
            var height: Int { [390: 844, 820: 1180][width] ?? 900 }
            /// Small pictures show every change of layout and color, and weigh little.
            var scale: Double { [390: 0.6, 820: 0.35][width] ?? 0.3 }

            static let all = ["start", "results"].flatMap { place in
                [390, 820, 1440].flatMap { width in
                    [false, true].map { Look(place: place, width: width, dark: $0) }
                }
            }
        }

        @Test("A page looks as it did", arguments: Look.all)
        func looks(_ look: Look) async throws {
            try await WebTrial.run(
                [Samples.music(), Samples.landmarks()],
                width: look.width,
                height: look.height,
                dark: look.dark
            ) { trial in
                if look.place == "results" {
                    try await trial.show()
                    try await trial.browser.draw([(0.27, 0.12), (0.77, 0.9)], over: ".highlight")
                    try await trial.browser.click("#search")
                    try await trial.answered()
                    try await trial.browser.click("#tab-music")
                    // The ring around what has the focus blinks in no browser, but isn't part of a look.
                    try await trial.browser.run("document.activeElement.blur(); scrollTo(0, 0)")
                }
                try await trial.browser.wait(
                    until: "[...document.images].every((each) => !each.offsetParent || each.complete)"
                )
                try GoldenPicture("Tests/System/WebTests/Looks/\(look.name).png")
                    .compare(await trial.browser.picture(scale: look.scale))
            }
        }
    }
}
