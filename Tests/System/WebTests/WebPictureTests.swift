import Browser
import Foundation
import ImageCodingEngine
import PixelEngine
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

        /// The mean difference that passes, of 255: another version of the browser draws letters a little differently.
        private static let tolerance = 2.5
        /// The share of pixels that may differ by more than 40 of 255, as where a word moved.
        private static let strayShare = 0.02

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
                let picture = try await trial.browser.picture(scale: look.scale)
                try compare(picture, look)
            }
        }

        private func compare(_ picture: Data, _ look: Look) throws {
            let file = WebTrial.repository.appending(path: "Tests/System/WebTests/Looks/\(look.name).png")
            if ProcessInfo.processInfo.environment["FOVEA_TAKE_PICTURES"] == "1" {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try picture.write(to: file)
                return
            }
            let (known, seen) = (try pixels(Data(contentsOf: file)), try pixels(picture))
            try #require(known.width == seen.width && known.height == seen.height)
            var (total, stray) = (0, 0)
            for (one, other) in zip(known.values, seen.values) {
                let difference = abs(Int(one) - Int(other))
                total += difference
                if difference > 40 { stray += 1 }
            }
            let count = Double(max(known.values.count, 1))
            let explanation = "make web-pictures takes the pictures anew, once the page looks as it should"
            #expect(Double(total) / count < Self.tolerance, Comment(rawValue: explanation))
            #expect(Double(stray) / count < Self.strayShare, Comment(rawValue: explanation))
        }

        private func pixels(_ data: Data) throws -> (width: Int, height: Int, values: [UInt8]) {
            let raster = try ImageDecoder(data: data).decode()
            let values = raster.withUnsafeBytes { bytes in
                (0..<raster.height).flatMap { row in
                    (0..<raster.width).flatMap { column in
                        let offset = row * raster.bytesPerRow + column * raster.format.bytesPerPixel
                        return bytes[offset..<offset + 3]
                    }
                }
            }
            return (raster.width, raster.height, values)
        }
    }
}
