import Foundation
import TestSupport
import Testing

extension WebTests {
    /// Pages compared with pictures that people looked at.
    ///
    /// `make web-pictures` takes the pictures anew.
    @Suite("Looks")
    struct Looks {
        @Test("A page looks as it did, at every width, in light and dark", arguments: ["start", "lifted", "results"])
        func looks(place: String) async throws {
            try await WebTrial.run([Samples.music(), Samples.landmarks()]) { trial in
                if place == "lifted" { try await Subjects.liftCover(trial) }
                if place == "results" {
                    try await trial.show()
                    try await trial.browser.draw([(0.27, 0.12), (0.77, 0.9)], over: ".highlight")
                    try await trial.browser.click("#search")
                    try await trial.answered()
                    try await trial.browser.click("#tab-music")
                }
                // Small pictures show every change of layout and color, and weigh little.
                for (width, height, scale) in [(1440, 900, 0.3), (820, 1180, 0.35), (390, 844, 0.6)] {
                    for dark in [false, true] {
                        try await trial.browser.appear(width: width, height: height, dark: dark)
                        try await trial.settle()
                        try GoldenPicture(
                            "Tests/System/WebTests/Looks/\(place)-\(width)-\(dark ? "dark" : "light").png"
                        )
                        .compare(await trial.browser.picture(scale: scale))
                    }
                }
            }
        }
    }
}
