import LocalFeatureEngine
import PictureEngine
import PictureSupport
import PixelEngine
import Testing

@Suite("Colors of candidates beside those of a photo")
struct ColorVerificationTests {
    // Both prints are as bright, so that they are the same in gray.
    private let item = Print(dark: (150, 20, 20), light: (235, 215, 170))
    private let edition = Print(dark: (10, 60, 190), light: (190, 230, 205))

    @Test("Tell the same drawing in other inks from the item")
    func inks() throws {
        let photo = try photo(of: item)
        let both = try verify([candidate(edition, 0), candidate(item, 1)], in: photo)
        #expect(both.map(\.key) == [1, 0])
        #expect(both.map(\.placement.isCertain) == [true, false])
    }

    @Test("Doubt the same drawing in other inks where the item isn't there")
    func inksAlone() throws {
        let photo = try photo(of: item)
        func odds(_ probability: Double) -> Double { probability / (1 - probability) }
        let known = try odds(probability(of: edition, in: photo))
        let unknown = try odds(probability(of: edition, knowsColors: false, in: photo))
        #expect(known < unknown / 10)
        #expect(try odds(probability(of: item, in: photo)) > unknown / 2)
    }

    @Test(
        "Accept an item in warm, cold and dim light",
        arguments: [(1.0, 0.85, 0.65), (0.75, 0.9, 1.1), (0.3, 0.28, 0.25)]
    )
    func light(red: Double, green: Double, blue: Double) throws {
        #expect(try probability(of: item, in: photo(of: item, light: (red, green, blue))) > 0.7)
    }

    @Test("Accept an item whose colors glare has paled")
    func glare() throws {
        #expect(try probability(of: item, in: photo(of: item, light: (0.6, 0.6, 0.6), veil: 90)) > 0.7)
    }

    @Test("Say nothing of a gray photo, and nothing of a gray item")
    func gray() throws {
        let grayPhoto = try photo(of: item, isGray: true)
        #expect(try probability(of: item, in: grayPhoto) == probability(of: item, knowsColors: false, in: grayPhoto))
        let (photo, gray) = (try photo(of: item), item.inGray)
        #expect(try probability(of: gray, in: photo) == probability(of: gray, knowsColors: false, in: photo))
    }

    @Test("Say nothing where the colors of the item aren't known")
    func unknown() throws {
        let photo = try photo(of: item)
        let (own, other) = try (
            probability(of: item, knowsColors: false, in: photo),
            probability(of: edition, knowsColors: false, in: photo)
        )
        #expect(abs(own - other) < 0.05)
        #expect(own > 0.9)
    }
}

// MARK: - Drawing

extension ColorVerificationTests {
    typealias Ink = (red: Double, green: Double, blue: Double)

    /// A drawing in two inks.
    private struct Print {
        let dark, light: Ink
        var isGray = false

        var inGray: Print { Print(dark: dark, light: light, isGray: true) }

        /// One drawing for each of red, green and blue.
        var parts: [Drawing] {
            let drawing = Drawing.cover(1, width: 200, height: 250, shapes: 150)
            return [(dark.red, light.red), (dark.green, light.green), (dark.blue, light.blue)].map { dark, light in
                var part = drawing
                part.pixels = drawing.pixels.map { UInt8(dark + (light - dark) * Double($0) / 255) }
                return part
            }
        }

        var picture: Picture { get throws { try ColorVerificationTests.picture(of: parts, isGray: isGray) } }
    }

    private static func picture(of parts: [Drawing], isGray: Bool) throws -> Picture {
        let (width, height) = (parts[0].width, parts[0].height)
        let pixels = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for index in 0..<width * height {
                let place = index / width * bytesPerRow + index % width * 4
                for (component, part) in parts.enumerated() { bytes[place + component] = part.pixels[index] }
                bytes[place + 3] = 255
            }
        }
        let gray = try pixels.converted(to: .gray8, alpha: .opaque)
        return Picture(isGray ? gray : pixels)
    }

    /// A print among other things, in a light and under a veil of white.
    private func photo(of print: Print, light: Ink = (1, 1, 1), veil: Double = 0, isGray: Bool = false) throws
        -> Picture
    {
        let around = Print(dark: (40, 60, 50), light: (210, 190, 220))
        let ground = Drawing.cover(77, width: 340, height: 320, shapes: 60)
        let inks = [
            (around.dark.red, around.light.red), (around.dark.green, around.light.green),
            (around.dark.blue, around.light.blue),
        ]
        let parts = zip(zip(print.parts, inks), [light.red, light.green, light.blue]).map { part, gain in
            var photo = ground
            photo.pixels = photo.pixels.map { UInt8(part.1.0 + (part.1.1 - part.1.0) * Double($0) / 255) }
            photo.place(part.0, x: 170, y: 160, degrees: 12, scale: 1)
            photo.pixels = photo.pixels.map { UInt8(min(255, Double($0) * gain + veil)) }
            return photo
        }
        return try Self.picture(of: parts, isGray: isGray)
    }

    // MARK: - Asking

    private func candidate(_ print: Print, _ key: Int, knowsColors: Bool = true) throws -> ItemCandidate<Int> {
        let picture = try print.picture
        var bytes = try LocalFeatureEngine.appearance(of: picture).bytes
        if !knowsColors {
            // The first revision ends before the two bytes of color for each block of 34.
            bytes.removeLast((bytes.count - 10) / 36 * 2)
            bytes[4] = 1
        }
        return ItemCandidate(
            key: key,
            features: try LocalFeatureEngine.features(of: picture),
            appearance: try ItemAppearance(bytes: bytes)
        )
    }

    private func verify(_ candidates: [ItemCandidate<Int>], in photo: Picture) throws -> [VerifiedItem<Int>] {
        try LocalFeatureEngine.scene(of: photo).verify(candidates)
    }

    private func probability(of print: Print, knowsColors: Bool = true, in photo: Picture) throws -> Double {
        try #require(verify([candidate(print, 0, knowsColors: knowsColors)], in: photo).first).placement.probability
    }
}
