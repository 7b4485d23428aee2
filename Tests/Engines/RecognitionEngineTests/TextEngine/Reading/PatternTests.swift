import GeometryEngine
import PixelEngine
import Synchronization
import Testing

@testable import TextEngine

@Suite("Patterns that look like lines")
struct PatternTests {
    /// A reader that counts, and reads one line in so many.
    final class CountingReader: LineReader {
        let languages = ["en-US"]
        let count = Mutex(0)
        let interval: Int
        let text: String

        init(interval: Int, text: String) { (self.interval, self.text) = (interval, text) }

        func readings(of line: Raster, languages: [String], count: Int) throws -> [LineReading] {
            let number = self.count.withLock { count in
                count += 1
                return count
            }
            let clarity: Float = number.isMultiple(of: interval) ? 0.95 : 0.1
            return [LineReading(text: text, confidence: clarity, extents: [], clarity: clarity)]
        }
    }

    /// How many lines are read of those that stand below one another in a picture.
    private func readCount(
        of count: Int,
        length: Double,
        textEvery interval: Int,
        _ text: String = "seen"
    ) throws -> Int {
        let pixels = try Raster(width: 1_000, height: 10 * count, format: .rgba8, alpha: .opaque) { bytes, _ in
            bytes.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let found = (0..<count).compactMap { row -> FoundLine? in
            let corners = Rect(x: 10, y: Double(10 * row + 2), width: length, height: 6)
            let hull = ConvexHull(Quadrilateral(corners).corners)
            return MinimalRectangle(around: hull).map { FoundLine(core: $0, confidence: 0.9) }
        }
        let reader = CountingReader(interval: interval, text: text)
        let readings = LineReadings(pixels: pixels, reader: reader, languages: ["en-US"], count: 1, workers: 1)
        _ = try readings.read(found, level: .accurate) { _ in }
        return reader.count.withLock { $0 }
    }

    @Test("Reading ends after some lines that say nothing, and after fewer long ones")
    func patience() throws {
        let short = try readCount(of: 600, length: 60, textEvery: .max)
        let long = try readCount(of: 600, length: 900, textEvery: .max)
        #expect(short < 200 && long < 60, "\(short), \(long)")
    }

    @Test("Rows of dots with a digit among them don't lead to more")
    func dots() throws {
        #expect(try readCount(of: 600, length: 60, textEvery: 2, "1 .... . ..... ...") < 200)
        #expect(try readCount(of: 600, length: 60, textEvery: 2, "Chapter 1 ........ 5") >= 600)
    }

    @Test("A page on which some lines are text is read to its end")
    func page() throws {
        #expect(try readCount(of: 600, length: 60, textEvery: 20) >= 600)
        #expect(try readCount(of: 600, length: 900, textEvery: 20) >= 600)
    }
}
