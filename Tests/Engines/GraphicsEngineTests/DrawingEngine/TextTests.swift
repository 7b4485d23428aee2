import DrawingEngine
import Foundation
import PixelEngine
import Testing

@Suite("Text")
struct TextTests {
    private static let words = ["Fovea", "Ünïcödé", "画像", "بحث", "Sehen, was da ist"]

    @Test("Threads that come and go draw what one thread draws")
    func threads() async throws {
        let alone = try (0..<24).map(Self.drawn)
        let together = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for index in 0..<24 {
                group.addTask {
                    try await withCheckedThrowingContinuation { continuation in
                        Thread { continuation.resume(with: Result { (index, try Self.drawn(index)) }) }.start()
                    }
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(alone.enumerated().allSatisfy { together[$0.offset] == $0.element })
        #expect(Set(alone).count == alone.count)
    }

    /// Draws words in a size of their own, and returns the pixels.
    private static func drawn(_ index: Int) throws -> [UInt8] {
        let canvas = try CanvasTests.canvas(160, 40, .rgba)
        let style = TextStyle(
            family: index % 2 == 0 ? "Sans" : "Serif",
            size: 8 + Double(index),
            isBold: index % 3 == 0
        )
        canvas.setFillColor(DrawingColor(red: 1, green: 1, blue: 1))
        let text = words[index % words.count]
        let extent = canvas.measure(text, style: style)
        canvas.draw(text, style: style, baseline: CGPoint(x: 1, y: extent.ascent), isUpward: false)
        return CanvasTests.bytes(canvas)
    }
}
