import GeometryEngine
import LayoutEngine
import TextEngine
import Testing

@Suite("Frames of pages")
struct PageFrameTests {
    @Test("Corners that are nowhere do no harm, nor to lines that are somewhere", arguments: [1000, 0])
    func nowhere(side: Int) {
        let corners: [Quadrilateral] = [
            Quadrilateral(.empty), Quadrilateral(Rect(x: .nan, y: 0, width: 1, height: 1)), Quadrilateral(.infinite),
            Quadrilateral(Rect(x: 1e300, y: -1e300, width: 1, height: 1)),
        ]
        var lines = corners.map {
            TextLine(corners: $0, readings: [LineReading(text: "a b", confidence: 1, extents: [])])
        }
        let box = Rect(x: 0.1, y: 0.2, width: 0.5, height: 0.03)
        let sound = LineReading(text: "The ferry leaves at noon", confidence: 1, extents: [])
        lines.append(TextLine(corners: Quadrilateral(box), readings: [sound]))
        let structure = LayoutEngine.structure(of: lines, width: side, height: side)
        #expect(structure.lines.count == lines.count)
        #expect(structure.lines.contains { $0.readings.first?.text == sound.text })
    }
}
