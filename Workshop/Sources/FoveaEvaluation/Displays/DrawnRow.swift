import DisplayEngine
import Foundation

/// A row of digits that is drawn at the scale of the network's windows, with what is around it and the light on it.
struct DrawnRow {
    /// The pixels as the network knows them.
    let plane: InkPlane
    let cells: [Cell]
    /// The distance between digits.
    let pitch: Double

    /// The place of a digit.
    struct Cell {
        var x: Double
        var y: Double
        /// The digit, or nil where there is none or a small one.
        var digit: Int?
        var hasPoint = false
    }

    /// Draws a row whose digits are larger than those of windows by factors.
    init(_ random: inout DrawnRandom, scaleX: Double, scaleY: Double) {
        let style = DigitStyle.random(&random, scaleX: scaleX, scaleY: scaleY)
        let pitch = style.width * random.within(1.12, random.chance(0.3) ? 1.9 : 1.5)
        let count = 3 + random.upTo(4)
        let width = Int(pitch * Double(count - 1) + style.width + 2 * random.within(3, 16))
        var drawing = Drawing(canvas: DigitCanvas(width: width, height: 46), style: style, pitch: pitch, count: count)
        drawing.x = (Double(width) - pitch * Double(count - 1)) / 2 + random.within(-3, 3)
        drawing.y = 23 + random.within(-2, 2)
        drawing.tilt = random.normal() * 0.02
        drawing.drawCells(&random)
        drawing.drawEnds(&random)
        drawing.drawSurroundings(&random)
        drawing.canvas.blur(random.chance(0.5) ? random.within(0, 0.7) : random.within(0, 1.5))
        if random.chance(0.15) { drawing.canvas.blur(random.within(0.3, 1.6), isVertical: false) }
        drawing.canvas.shine(&random)
        let noise = random.chance(0.5) ? random.within(0, 0.08) : random.within(0, 0.28)
        drawing.canvas.addNoise(noise, &random)
        if random.chance(0.3) { drawing.canvas.blur(random.within(0.2, 0.8)) }
        plane = drawing.canvas.plane
        cells = drawing.cells
        self.pitch = pitch
    }

    /// Draws noise, strokes and lines without digits.
    static func junk(_ random: inout DrawnRandom) -> InkPlane {
        var canvas = DigitCanvas(width: 90, height: 46)
        let kind = random.upTo(4)
        for _ in 0..<(kind == 0 ? 0 : 5 + random.upTo(40)) {
            let isUpright = kind == 1
            let angle = isUpright ? (random.chance(0.5) ? 0 : .pi / 2) : random.within(0, .pi)
            let reach = random.within(2, kind == 3 ? 60 : 16) / 2
            let (x, y, half) = (random.within(0, 90), random.within(0, 46), random.within(0.5, 2))
            canvas.stroke(x: x, y: y, angle: angle, reach: reach, half: half, 1)
        }
        canvas.blur(random.within(0, 1.5))
        canvas.addNoise(kind == 0 ? 1 : random.within(0, 0.2), &random)
        if kind == 0 { canvas.blur(random.within(0, 2.5)) }
        return canvas.plane
    }
}

// MARK: - Parts

/// A row that is being drawn.
private struct Drawing {
    var canvas: DigitCanvas
    let style: DigitStyle
    let pitch: Double
    let count: Int
    /// The middle of the first cell.
    var x = 0.0
    var y = 0.0
    var tilt = 0.0
    var cells: [DrawnRow.Cell] = []

    mutating func drawCells(_ random: inout DrawnRandom) {
        let blanks = random.chance(0.4) ? random.upTo(3) : 0
        let pointPlace = random.chance(0.6) ? random.upTo(count) : -1
        let hasMany = random.chance(0.2)
        let lastSize = random.chance(0.15) ? random.within(0.5, 0.75) : 1
        for index in 0..<count {
            let cellX = x + pitch * Double(index)
            var cell = DrawnRow.Cell(x: cellX, y: y + tilt * (cellX - Double(canvas.width) / 2))
            let isBlank = index < blanks || random.chance(0.03)
            let digit = random.upTo(10)
            let gains = (0..<7).map { _ in 1 - 0.175 * abs(random.normal()) }
            if index == count - 1, lastSize < 1 {
                // A small last digit is on the line of the others.
                var small = style
                small.width *= lastSize
                small.height *= lastSize
                small.stroke *= random.within(lastSize, 1)
                let smallX = cellX - pitch * random.within(0.1, 0.3)
                let smallY = cell.y + style.height * (1 - lastSize) / 2
                canvas.draw(style.segments(of: digit), small, x: smallX, y: smallY, tilt: tilt, gains: gains)
                continue
            }
            canvas.draw(isBlank ? 0 : style.segments(of: digit), style, x: cellX, y: cell.y, tilt: tilt, gains: gains)
            if !isBlank {
                cell.digit = digit
                let hasPoint = index == pointPlace || (hasMany && random.chance(0.4))
                cell.hasPoint = hasPoint && drawPoint(after: cell, &random)
            }
            cells.append(cell)
        }
    }

    /// Draws a point unless it would be too small to see.
    private mutating func drawPoint(after cell: DrawnRow.Cell, _ random: inout DrawnRandom) -> Bool {
        let scale = min(style.width / 10, style.height / 16)
        let room = (pitch - style.width) * 1.1 + style.stroke * 0.4
        let size = min(max(style.stroke * random.within(0.6, 1.25), 1.1 * scale), room)
        guard size >= scale else { return false }
        let gap = max((pitch - style.width) * random.within(0.35, 0.55), size / 2)
        let middleX = cell.x + style.width / 2 + gap - style.slant * style.height / 2
        let middleY = cell.y + style.height / 2 - size / 2 + random.within(-0.3, 0.8)
        let level = Float(random.within(0.6, 1))
        canvas.fill(x: middleX - size / 2, y: middleY - size / 2, width: size, height: size, level)
        return true
    }

    /// Draws letters and signs at the ends.
    mutating func drawEnds(_ random: inout DrawnRandom) {
        let right = x + pitch * Double(count - 1) + style.width / 2
        for isRight in [true, false] where random.chance(0.3) {
            let start = isRight ? right + random.within(1.5, 5) : x - style.width / 2 - random.within(8, 12)
            for _ in 0..<(2 + random.upTo(5)) {
                let (angle, reach, half) = (random.within(0, .pi), random.within(1, 5), random.within(0.4, 1.1))
                let (strokeX, strokeY) = (start + random.within(1, 8), y + random.within(-7, 7))
                let level = Float(random.within(0.4, 1))
                canvas.stroke(x: strokeX, y: strokeY, angle: angle, reach: reach, half: half, level)
            }
        }
    }

    /// Draws marks and the edges of a frame above and below.
    mutating func drawSurroundings(_ random: inout DrawnRandom) {
        let side = Double(canvas.width)
        for _ in 0..<(random.chance(0.5) ? 1 + random.upTo(8) : 0) {
            let (width, height) = (random.within(1, 10), random.within(1, 6))
            let edge = style.height / 2 + random.within(3, 9)
            let top = random.chance(0.5) ? y - edge - height : y + edge
            canvas.fill(x: random.within(0, side), y: top, width: width, height: height, Float(random.within(0.3, 1.1)))
        }
        guard random.chance(0.2) else { return }
        let height = random.within(1, 6)
        let edge = style.height / 2 + random.within(2.5, 8)
        let top = random.chance(0.5) ? y - edge - height : y + edge
        let (level, shift) = (Float(random.within(-1.5, 1.5)), random.within(-2, 2))
        var frame = DigitCanvas(width: canvas.width, height: canvas.height)
        frame.fill([(-9, top), (side + 9, top + shift), (side + 9, top + height), (-9, top + height)], abs(level))
        for index in frame.values.indices {
            let value = canvas.values[index]
            canvas.values[index] = level > 0 ? max(value, frame.values[index]) : value - frame.values[index]
        }
    }
}

extension DigitCanvas {
    /// Adds a gradient of light, and sometimes the reflection of a lamp.
    mutating func shine(_ random: inout DrawnRandom) {
        let (across, down, bend) = (random.normal() * 0.8, random.normal() * 0.5, random.normal() * 0.6)
        let hasGlare = random.chance(0.3)
        let (middleX, middleY) = (random.within(0, Double(width)), random.within(0, Double(height)))
        let (reachX, reachY) = (random.within(5, 40), random.within(4, 20))
        let (level, fading) = (random.within(-2.5, 1), random.within(0, 0.7))
        let fadingAcross = random.chance(0.3) ? random.within(-0.7, 0.7) : 0
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = (Double(x) / Double(width) - 0.5, Double(y) / Double(height) - 0.5)
                var value = Double(values[y * width + x]) * (1 + fadingAcross * u)
                if hasGlare {
                    let (dx, dy) = ((Double(x) - middleX) / reachX, (Double(y) - middleY) / reachY)
                    let glare = exp(-(dx * dx + dy * dy))
                    value = value * (1 - fading * glare) + level * glare
                }
                values[y * width + x] = Float(value + across * u + down * v + 4 * bend * u * u)
            }
        }
    }

    mutating func addNoise(_ level: Double, _ random: inout DrawnRandom) {
        for index in values.indices { values[index] += Float(level * random.normal()) }
    }

    /// The canvas as the network knows it.
    fileprivate var plane: InkPlane { InkPlane(width: width, height: height, values: values).prepared }
}
