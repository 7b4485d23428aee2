import GeometryEngine
import Testing
import TextEngine

@testable import FoveaSearch

@Suite("Words at their places")
struct PlacedWordsTests {
    /// A line of a label, in fractions of its height.
    private struct Line {
        let text: String
        let x: Double
        let y: Double
        let height: Double

        init(_ text: String, x: Double = 0.1, y: Double, height: Double = 0.1) {
            (self.text, self.x, self.y, self.height) = (text, x, y, height)
        }

        var read: TextLine {
            // Letters are half as wide as high.
            let width = height * Double(text.count) / 2
            return TextLine(
                corners: Quadrilateral(Rect(x: x, y: y, width: width, height: height)),
                readings: [LineReading(text: text, confidence: 1, extents: [])]
            )
        }
    }

    private static let label = [
        Line("CRAFTY", y: 0.1), Line("Irish Stout", y: 0.6), Line("12 oz", y: 0.9, height: 0.03),
    ]

    private func contradictions(_ lines: Line...) -> [String] {
        PlacedWords(lines.map(\.read)).contradictions(to: PlacedWords(Self.label.map(\.read)))
    }

    @Test("Another word at a word's place contradicts it")
    func otherWords() {
        #expect(contradictions(Line("Crafty", y: 0.1), Line("IRISH LAGER", y: 0.61)) == ["lager"])
        #expect(contradictions(Line("Crafty", y: 0.1), Line("Royal", y: 0.6)) == ["royal"])
    }

    @Test("The same words don't, wherever they are and however they are split")
    func sameWords() {
        #expect(contradictions(Line("Crafty", y: 0.1), Line("Irish Stout", y: 0.62)) == [])
        #expect(contradictions(Line("Stout Irish", y: 0.6)) == [])
        #expect(contradictions(Line("IRISHSTOUT", y: 0.6)) == [])
        #expect(contradictions(Line("CRAFTY", y: 0.6)) == [])
    }

    @Test("Pieces and misread words don't", arguments: ["Iris Stou", "lrish Stcut", "rish tout"])
    func pieces(text: String) {
        #expect(contradictions(Line("Crafty", y: 0.1), Line(text, y: 0.6)) == [])
    }

    @Test("Words elsewhere, short ones and fine print don't")
    func otherPlaces() {
        #expect(contradictions(Line("Crafty", y: 0.1), Line("LAGER", y: 0.4)) == [])
        #expect(contradictions(Line("Crafty", y: 0.1), Line("Go", y: 0.6)) == [])
        #expect(contradictions(Line("Crafty", y: 0.1), Line("355ml", y: 0.9, height: 0.03)) == [])
    }

    @Test("Pictures without a common word say nothing")
    func noCommonWord() {
        #expect(contradictions(Line("Golden Lager", y: 0.6)) == [])
        #expect(contradictions() == [])
    }

    @Test("A large word contradicts a small one")
    func sizes() {
        let label = [Line("BUSCH", y: 0.3, height: 0.3), Line("BEER", x: 0.3, y: 0.65, height: 0.06)]
        let light = [Line("BUSCH", y: 0.3, height: 0.3), Line("LIGHT", x: 0.27, y: 0.63, height: 0.12)]
        let (plain, other) = (PlacedWords(label.map(\.read)), PlacedWords(light.map(\.read)))
        #expect(other.contradictions(to: plain) == ["light"])
        #expect(plain.contradictions(to: other) == ["beer"])
    }
}
