import PixelEngine
import Testing

@Suite("Histograms of levels")
struct LevelHistogramTests {
    @Test("Two values are divided between them, and have their means")
    func division() throws {
        var histogram = LevelHistogram()
        histogram.add([10, 20, 30, 20].map { UInt8($0) })
        histogram.add(repeatElement(200, count: 12))
        let division = try #require(histogram.division)
        #expect(division.threshold == 30 && division.dark == 20 && division.light == 200)
    }

    @Test("One level, or none, can't be divided", arguments: [[], [0], [255, 255], [7, 7, 7]])
    func nothing(levels: [UInt8]) {
        var histogram = LevelHistogram()
        histogram.add(levels)
        #expect(histogram.division == nil)
    }
}
