package import PixelEngine

/// An invented cover, as of a book, an album or a product, generated from a series and a volume.
///
/// Covers of different series share nothing but letters and simple shapes. Those of one series are look-alikes: they
/// share layout, lettering and emblem, and differ in name, color and, in most series, motif.
package struct DrawnCover: Sendable, Hashable {
    /// The number of the series.
    package let series: UInt64
    /// The number of the cover within its series.
    package let volume: Int

    /// Creates the description of a cover.
    package init(series: UInt64, volume: Int = 0) {
        self.series = series
        self.volume = volume
    }

    /// The cover's title.
    package var title: String {
        var own = SeededGenerator(seed: series &* 1_000_003 &+ UInt64(bitPattern: Int64(volume)), purpose: "title")
        return own.words(upTo: 14)
    }

    /// Draws the cover.
    package func raster() throws(PixelError) -> Raster {
        let design = CoverDesign(series: series)
        var own = SeededGenerator(seed: series &* 1_000_003 &+ UInt64(bitPattern: Int64(volume)), purpose: "volume")
        let colors = CoverColors(&own)
        let sketch = try Sketch(width: design.width, height: design.height, color: colors.ground)
        var picture = design.sharesPicture ? SeededGenerator(seed: series, purpose: "picture") : own
        design.drawPicture(on: sketch, colors, &picture)
        design.drawFrame(on: sketch, colors)
        design.drawEmblem(on: sketch, colors)
        design.drawWords(on: sketch, colors, title: title)
        var light = try LightPicture(try sketch.raster())
        let grain = Texture(seed: picture.next(), scale: design.grainScale, dark: .zero, bright: .one)
        let strength = design.grain
        light.change { pixel, x, y in
            let shade = Float(1 - strength + 2 * strength * grain.level(x: x, y: y))
            pixel *= SIMD4(shade, shade, shade, 1)
        }
        return try light.raster()
    }
}

/// The colors of a cover.
struct CoverColors {
    let ground: Sketch.Color
    let ink: Sketch.Color
    let accent: Sketch.Color
    let second: Sketch.Color

    init(_ random: inout SeededGenerator) {
        let isDark = random.chance(0.5)
        ground = random.color(brightness: isDark ? 0.08...0.35 : 0.65...0.92)
        ink = random.color(brightness: isDark ? 0.8...0.98 : 0.02...0.2)
        accent = random.color(brightness: 0.3...0.7)
        second = random.color(brightness: isDark ? 0.5...0.8 : 0.2...0.5)
    }
}
