import GeometryEngine
package import PixelEngine

extension ItemPicture {
    /// Returns a screenshot with the picture in it.
    func shownOnScreen(_ interface: ScreenInterface, _ random: inout SeededGenerator) throws(PixelError) -> ItemPicture
    {
        let layout = ScreenLayout(interface, itemWidth: size.width, itemHeight: size.height, &random)
        // A small picture gives a small screen, which has no more detail than its source.
        return try shown(in: layout, scale: min(1, Self.largestScale * size.width / layout.place.width), &random)
    }

    /// Returns a screenshot of a browser that shows the picture as large as its page allows.
    ///
    /// Letters and shapes are drawn at the screen's resolution. The screen is at most three times as wide as high.
    package func shownInBrowser(width: Int, height: Int, isDark: Bool, seed: UInt64) throws(PixelError) -> ItemPicture {
        guard width > 0, width <= 3 * height else {
            throw PixelError(
                code: .invalidSize,
                message: "A screen of \(width) × \(height) pixels has no room for a page; make it higher."
            )
        }
        var random = SeededGenerator(seed: seed, purpose: "browser")
        let scale = Double(width) / ScreenLayout.browserWidth
        let layout = ScreenLayout(
            ScreenInterface(.browser, isDark: isDark),
            itemWidth: size.width,
            itemHeight: size.height,
            browserHeight: Double(height) / scale,
            &random
        )
        return try shown(in: layout, scale: scale, &random)
    }

    private func shown(
        in layout: ScreenLayout,
        scale: Double,
        _ random: inout SeededGenerator
    ) throws(PixelError) -> ItemPicture {
        let (width, height) = size
        let sketch = try Sketch(
            width: Int((layout.width * scale).rounded(.up)),
            height: Int((layout.height * scale).rounded(.up)),
            scale: scale,
            color: layout.ground
        )
        layout.draw(on: sketch, &random)
        let outline = outline(turn: 0, tilt: 0, axis: 0)
        let middle = (
            x: layout.place.middle.x * scale / Double(sketch.width),
            y: layout.place.middle.y * scale / Double(sketch.height)
        )
        return try placed(
            outline,
            scale: layout.place.width * scale / width,
            middle: middle,
            on: LightPicture(try sketch.raster()),
            cornerRadius: layout.radius * min(width, height)
        )
    }
}

/// The layout of an interface around an item, in points of a phone or a window.
struct ScreenLayout {
    /// The width of a browser's window.
    static let browserWidth = 960.0

    let width: Double
    let height: Double
    /// The rectangle of the item.
    let place: Rect
    /// The radius of the item's corners as a fraction of its shorter side.
    let radius: Double
    let ground: Sketch.Color
    private let ink: Sketch.Color
    private let pale: Sketch.Color
    private let accent: Sketch.Color
    private let interface: ScreenInterface

    init(
        _ interface: ScreenInterface,
        itemWidth: Double,
        itemHeight: Double,
        browserHeight: Double = 624,
        _ random: inout SeededGenerator
    ) {
        self.interface = interface
        let isPhone = interface.screen == .phone
        (width, height) = isPhone ? (444, 960) : (Self.browserWidth, browserHeight)
        ground = Sketch.Color(gray: interface.isDark ? random.number(in: 0.02...0.14) : random.number(in: 0.93...1))
        ink = Sketch.Color(gray: interface.isDark ? 0.93 : 0.08)
        pale = Sketch.Color(gray: interface.isDark ? 0.25 : 0.85)
        accent = random.color(brightness: 0.4...0.6)
        let room =
            isPhone
            ? Rect(x: 24, y: 130, width: 396 * random.number(in: 0.55...1), height: 480)
            : Rect(x: 210, y: 130, width: 440 * random.number(in: 0.55...1), height: height - 184)
        let scale = min(room.width / itemWidth, room.height / itemHeight)
        let (shownWidth, shownHeight) = (itemWidth * scale, itemHeight * scale)
        let left = isPhone && random.chance(0.7) ? (width - shownWidth) / 2 : room.minX
        place = Rect(x: left.rounded(), y: room.minY, width: shownWidth, height: shownHeight)
        radius = random.chance(0.7) ? random.number(in: 0.01...0.06) : 0
    }

    func draw(on sketch: Sketch, _ random: inout SeededGenerator) {
        interface.screen == .phone ? drawPhone(on: sketch, &random) : drawBrowser(on: sketch, &random)
    }

    private func drawPhone(on sketch: Sketch, _ random: inout SeededGenerator) {
        sketch.write("\(random.integer(in: 1...9)):\(random.integer(in: 10...59))", x: 36, y: 16, small, ink)
        for bar in 0..<4 {
            let tall = 4 + Double(bar) * 3
            sketch.fillRectangle(x: 352 + Double(bar) * 6, y: 29 - tall, width: 4, height: tall, ink)
        }
        sketch.fillRectangle(x: 388, y: 17, width: 26, height: 12, radius: 4, ink)
        sketch.fillRectangle(x: 168, y: 10, width: 108, height: 28, radius: 14, Sketch.Color(gray: 0))
        sketch.draw([point(36, 66), point(26, 76), point(36, 86)], width: 3, accent)
        sketch.write(random.words(upTo: 12), x: 60, y: 66, LetterStyle(height: 20, weight: 0.16), ink)
        let below = place.maxY + 22
        sketch.write(random.words(upTo: 18), x: 24, y: below, LetterStyle(height: 19, weight: 0.15), ink)
        sketch.write(random.words(upTo: 24), x: 24, y: below + 30, small, pale)
        sketch.fillRectangle(x: 24, y: below + 58, width: 190, height: 42, radius: 12, accent)
        sketch.fillRectangle(x: 230, y: below + 58, width: 190, height: 42, radius: 12, pale)
        sketch.write("PLAY", x: 88, y: below + 71, small, ground)
        sketch.write("SHUFFLE", x: 282, y: below + 71, small, ink)
        drawLines(on: sketch, x: 24, y: below + 122, width: 396, until: 880, &random)
        sketch.fillRectangle(x: 0, y: 886, width: 444, height: 74, pale)
        for tab in 0..<4 {
            let x = 56 + Double(tab) * 111
            sketch.fillEllipse(x: x, y: 912, radiusX: 11, radiusY: 11, tab == 1 ? accent : ink)
            sketch.fillRectangle(x: x - 16, y: 930, width: 32, height: 5, ink)
        }
    }

    private func drawBrowser(on sketch: Sketch, _ random: inout SeededGenerator) {
        sketch.fillRectangle(x: 0, y: 0, width: 960, height: 64, pale)
        for (index, color) in [(0.93, 0.35, 0.3), (0.95, 0.75, 0.25), (0.3, 0.8, 0.35)].enumerated() {
            let dot = Sketch.Color(color.0, color.1, color.2)
            sketch.fillEllipse(x: 20 + Double(index) * 20, y: 16, radiusX: 6, radiusY: 6, dot)
        }
        sketch.fillRectangle(x: 90, y: 6, width: 180, height: 26, radius: 6, ground)
        sketch.write(random.words(upTo: 14), x: 102, y: 14, LetterStyle(height: 10), ink)
        sketch.fillRectangle(x: 110, y: 36, width: 700, height: 24, radius: 8, ground)
        sketch.write("\(random.word()).\(random.word())/\(random.word())", x: 126, y: 43, LetterStyle(height: 10), ink)
        sketch.write(random.words(upTo: 22), x: 210, y: 86, LetterStyle(height: 24, weight: 0.17), ink)
        drawLines(on: sketch, x: 20, y: 90, width: 160, until: height - 24, &random)
        let right = place.maxX + 24
        drawLines(on: sketch, x: right, y: 132, width: 940 - right, until: height - 184, &random)
        drawLines(on: sketch, x: 210, y: place.maxY + 22, width: 300, until: height - 14, &random)
        // Other pictures on the page, which aren't the item.
        for tile in 0..<3 {
            let x = right + Double(tile) * 92
            guard x + 80 < 950 else { break }
            sketch.fillRectangle(x: x, y: height - 164, width: 80, height: 110, random.color(brightness: 0.2...0.8))
            sketch.fillEllipse(
                x: x + 40,
                y: height - 118,
                radiusX: 24,
                radiusY: 30,
                random.color(brightness: 0.2...0.8)
            )
            sketch.write(random.words(upTo: 6), x: x + 8, y: height - 76, LetterStyle(height: 11), ground)
        }
    }

    /// Draws lines of text too small to read.
    private func drawLines(
        on sketch: Sketch,
        x: Double,
        y: Double,
        width: Double,
        until bottom: Double,
        _ random: inout SeededGenerator
    ) {
        guard width > 20 else { return }
        var row = y
        while row < bottom - 12 {
            let letters = max(1, Int(width * random.number(in: 0.6...1) / small.advance))
            sketch.write(random.words(upTo: letters), x: x, y: row, small, ink)
            row += random.chance(0.2) ? 40 : 24
        }
    }

    private var small: LetterStyle { LetterStyle(height: 12, weight: 0.13) }

    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
}
