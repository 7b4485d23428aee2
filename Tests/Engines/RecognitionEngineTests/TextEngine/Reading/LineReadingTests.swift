import Foundation
import Testing

import TextEngine

@Suite("Readings of a line")
struct LineReadingTests {
    @Test("A reading keeps its text and extents when it is stored")
    func storing() throws {
        let reading = LineReading(text: "ab", confidence: 0.5, extents: [0...0.5, 0.5...1])
        let stored = try JSONEncoder().encode(reading)
        #expect(try JSONDecoder().decode(LineReading.self, from: stored) == reading)
    }
}
