import GeometryEngine
import Testing

@testable import TextEngine

@Suite("Texts that a texture shows by chance")
struct ChanceFindTests {
    private func kept(_ texts: [(String, Float)], among count: Int) -> [String] {
        let lines = texts.map { text, confidence in
            let reading = LineReading(text: text, confidence: confidence, extents: [], clarity: 0.8)
            return TextLine(corners: Quadrilateral(Rect(x: 0, y: 0, width: 60, height: 6)), readings: [reading])
        }
        return lines.withoutChanceFinds(among: count).map { $0.readings[0].text }
    }

    @Test("A few short words among many places that are no text aren't text")
    func few() {
        #expect(kept([("EM", 0.67), ("00659", 0.34)], among: 71).isEmpty)
        #expect(kept([("1068", 0.51)], among: 15).isEmpty)
    }

    @Test("Words that are clear or long stay, wherever they are")
    func clear() {
        #expect(kept([("EXIT", 0.95), ("00659", 0.34)], among: 71) == ["EXIT"])
        #expect(kept([("Botanical", 0.4)], among: 71) == ["Botanical"])
    }

    @Test("Short words stay where most places are text, and where only a few were found")
    func page() {
        #expect(kept([("12", 0.6), ("of 40", 0.7)], among: 8) == ["12", "of 40"])
        #expect(kept(Array(repeating: ("4.99", 0.6), count: 30), among: 60).count == 30)
    }

    @Test("A row of dots with a digit is text only if it is likely")
    func dots() {
        #expect(kept([("0 .... . ..... ...", 0.01)], among: 4).isEmpty)
        #expect(kept([("Coda ........... 5", 0.9), ("7 ......", 0.6)], among: 4).count == 2)
    }
}
