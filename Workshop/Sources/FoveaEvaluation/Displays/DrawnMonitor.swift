import DisplayEngine
import GeometryEngine
import PictureEngine
import PixelEngine
import TextEngine

/// A blood-pressure monitor that is drawn, with its labels.
struct DrawnMonitor {
    let picture: Picture
    let labels: [TextLine]
    /// What it shows, as the evaluation writes it.
    let truth: String

    private static let width = 460
    private static let height = 420

    /// Draws a monitor with a style, light and noise of its own.
    init(seed: UInt64) throws {
        var random = DrawnRandom(seed: seed)
        let systolic = 85 + random.upTo(115)
        let diastolic = 40 + random.upTo(min(systolic - 20, 125) - 40)
        let pulse = 40 + random.upTo(110)
        truth = "\(systolic)/\(diastolic) \(pulse)"
        var canvas = DigitCanvas(width: Self.width, height: Self.height)
        let size = random.within(3.6, 5)
        let shape = random.within(0.85, 1.15)
        let style = DigitStyle.random(&random, scaleX: size * shape, scaleY: size)
        let pitch = style.width * random.within(1.2, 1.4)
        let tilt = 0.02 * random.normal()
        let hasLeftLabels = random.chance(0.5)
        var (y, labels) = (24 + style.height / 2, [TextLine]())
        for (index, value) in [systolic, diastolic, pulse].enumerated() {
            var row = style
            if index == 2 {
                let part = random.within(0.6, 1)
                (row.width, row.height, row.stroke) = (part * row.width, part * row.height, part * row.stroke)
            }
            let digits = String(value).compactMap(\.wholeNumberValue)
            let rowPitch = pitch * row.width / style.width
            for (place, digit) in digits.enumerated() {
                let x = 350 - rowPitch * (Double(digits.count - 1 - place) + 0.5)
                let gains = [Double](repeating: 1, count: 7)
                canvas.draw(row.segments(of: digit), row, x: x, y: y + tilt * (x - 230), tilt: tilt, gains: gains)
            }
            let middle = Point(x: hasLeftLabels ? 40 : 420, y: y + random.within(-8, 8))
            let box = Rect(x: middle.x - 25, y: middle.y - 8, width: 50, height: 16)
            let corners = Quadrilateral(box.scaled(x: 1 / Double(Self.width), y: 1 / Double(Self.height)))
            let text = [["SYS", "SYS. mmHg"], ["DIA", "DIA. mmHg"], ["PUL", "PULSE /min"]][index][random.upTo(2)]
            labels.append(TextLine(corners: corners, readings: [LineReading(text: text, confidence: 1, extents: [])]))
            y += style.height * random.within(1.15, 1.4)
        }
        self.labels = labels
        canvas.blur(random.within(0, 0.03) * style.height)
        canvas.shine(&random)
        canvas.addNoise(random.within(0, 0.1), &random)
        let isLight = random.chance(0.35)
        let contrast = Float(random.within(35, 90))
        let ground: Float = isLight ? 60 : 170
        let bytes = canvas.values.map { UInt8(max(0, min(255, ground + (isLight ? contrast : -contrast) * $0))) }
        let (width, height) = (Self.width, Self.height)
        let raster = try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { target, bytesPerRow in
            for row in 0..<height {
                for x in 0..<width { target[row * bytesPerRow + x] = bytes[row * width + x] }
            }
        }
        picture = Picture(raster)
    }
}
