import DrawingEngine
import Foundation
import PictureEngine
import PixelEngine

/// A flat thing that a catalog might hold: a cover, a label, a poster or a photo, the same for the same numbers.
struct DrawnItem {
    let seed: UInt64
    let number: Int

    /// Draws the thing.
    func picture() throws -> Picture {
        var hand = DrawingHand(seed: seed, number: number)
        let ratio = hand.pick([0.63, 0.66, 0.66, 0.7, 0.75, 0.8, 1, 1, 1.3, 1.5])
        let longer = Double(hand.integer(420...640))
        let (width, height) = (Int(longer * min(1, ratio)), Int(longer * min(1, 1 / ratio)))
        let bytesPerRow = 4 * width
        guard let memory = PixelMemory.allocate(byteCount: bytesPerRow * height) else { throw Self.outOfMemory }
        let canvas = try Canvas(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: CanvasFormat(order: .bgra, isOpaque: true),
            memory: memory
        )
        var easel = Easel(canvas: canvas, memory: memory, hand: hand)
        easel.drawItem()
        guard
            let raster = Raster(
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                format: .bgra8,
                alpha: .opaque,
                memory: memory
            )
        else { throw Self.outOfMemory }
        return Picture(raster)
    }

    private static var outOfMemory: PixelError {
        PixelError(code: .outOfMemory, message: "There is no memory to draw an item.")
    }
}

/// A canvas with the hand that draws on it.
struct Easel {
    let canvas: Canvas
    /// The pixels of the canvas: blue, green, red and one unused byte.
    let memory: PixelMemory
    var hand: DrawingHand

    var width: Double { Double(canvas.width) }
    var height: Double { Double(canvas.height) }

    mutating func drawItem() {
        switch hand.real(0...1) {
        case ..<0.5: drawCover()
        case ..<0.75: drawLabel()
        case ..<0.88: drawPoster()
        default: drawScene(leaves: hand.integer(200...900))
        }
        if hand.chance(0.5) { addGrain(hand.real(0.01...0.05)) }
    }
}

// MARK: - Kinds

extension Easel {
    private mutating func drawCover() {
        drawGround()
        if hand.chance(0.3) {
            canvas.save()
            let inset = hand.real(0.03...0.12) * width
            let panel = CGRect(
                x: inset,
                y: hand.real(0.1...0.4) * height,
                width: width - 2 * inset,
                height: hand.real(0.3...0.55) * height
            )
            canvas.clip(to: VectorPath(panel), rule: .winding)
            drawScene(leaves: hand.integer(120...400))
            canvas.restore()
        }
        for _ in 0..<hand.pick([0, 1, 1, 2, 3, 5]) {
            drawEmblem(
                x: hand.real(0...1) * width,
                y: hand.real(0.1...0.9) * height,
                radius: hand.real(0.06...0.4) * min(width, height)
            )
        }
        if hand.chance(0.3) {
            canvas.setFillColor(hand.color())
            let band = CGRect(
                x: 0,
                y: hand.real(0...0.8) * height,
                width: width,
                height: hand.real(0.05...0.3) * height
            )
            canvas.fill(VectorPath(band), rule: .winding)
        }
        if hand.chance(0.2) {
            canvas.setStrokeColor(hand.color())
            canvas.setLineWidth(hand.real(2...14))
            let edge = hand.real(4...18)
            canvas.stroke(VectorPath(CGRect(x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge)))
        }
        let top = hand.pick([0.04, 0.08, 0.3, 0.55, 0.68])
        write(words: hand.integer(1...5), y: top, height: hand.real(0.1...0.28), lines: hand.integer(1...3))
        if hand.chance(0.8) { write(words: 2, y: hand.pick([0.88, 0.9, 0.02]), height: hand.real(0.04...0.08)) }
        for _ in 0..<hand.pick([0, 0, 1, 2, 4]) {
            write(words: hand.integer(3...9), y: hand.real(0.1...0.92), height: 0.035)
        }
    }

    private mutating func drawLabel() {
        fill(hand.chance(0.6) ? DrawingColor(red: 1, green: 1, blue: 1) : hand.color())
        let inset = hand.real(0.02...0.08) * width
        let box = CGRect(x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset)
        canvas.save()
        if hand.chance(0.8) {
            var shape = VectorPath()
            if hand.chance(0.5) {
                shape.addEllipse(in: box)
            } else {
                let corner = hand.real(0.03...0.3) * min(width, height)
                shape.addRoundedRectangle(box, cornerWidth: corner, cornerHeight: corner)
            }
            canvas.setFillColor(hand.color())
            canvas.fill(shape, rule: .winding)
            canvas.clip(to: shape, rule: .winding)
        }
        if hand.chance(0.35) { drawGround() }
        canvas.restore()
        for _ in 0..<hand.integer(0...3) {
            let ring = hand.real(0.02...0.2) * min(width, height)
            var path = VectorPath()
            path.addEllipse(in: box.insetBy(dx: ring, dy: ring))
            canvas.setStrokeColor(hand.color())
            canvas.setLineWidth(hand.real(1...8))
            canvas.stroke(path)
        }
        drawEmblem(x: width / 2, y: hand.real(0.3...0.7) * height, radius: hand.real(0.12...0.32) * min(width, height))
        if hand.chance(0.4) {
            let y = hand.real(0.3...0.7)
            canvas.setFillColor(hand.color())
            let band = CGRect(x: 0.02 * width, y: y * height, width: 0.96 * width, height: 0.18 * height)
            canvas.fill(VectorPath(band), rule: .winding)
            write(words: 2, y: y + 0.02, height: 0.14)
        } else {
            write(words: hand.integer(1...3), y: hand.pick([0.15, 0.35, 0.5, 0.6]), height: hand.real(0.1...0.25))
        }
        for _ in 0..<hand.integer(1...5) {
            write(words: hand.integer(2...6), y: hand.real(0.12...0.85), height: hand.real(0.03...0.06))
        }
    }

    private mutating func drawPoster() {
        drawGround()
        for _ in 0..<hand.integer(1...6) {
            drawEmblem(
                x: hand.real(0...1) * width,
                y: hand.real(0...1) * height,
                radius: hand.real(0.05...0.6) * min(width, height)
            )
        }
        var y = hand.real(0.03...0.2)
        while y < 0.95 {
            let tall = hand.pick([0.03, 0.04, 0.05, 0.08, 0.14])
            write(words: hand.integer(1...7), y: y, height: tall)
            y += tall * hand.real(1.1...3)
        }
    }
}

extension VectorPath {
    init(_ rectangle: CGRect) {
        self.init()
        addRectangle(rectangle)
    }
}
