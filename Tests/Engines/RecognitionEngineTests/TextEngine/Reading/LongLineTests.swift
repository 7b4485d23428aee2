import PictureSupport
import PixelEngine
import Testing

@testable import TextEngine

@Suite("Lines longer than a network reads at once")
struct LongLineTests {
    @Test(
        "Are read in parts that cover them and share ten characters",
        arguments: [64, 2_048, 2_064, 3_840, 5_008, 8_192]
    )
    func parts(width: Int) {
        let parts = NetworkReader.parts(of: width)
        #expect(parts.first?.lowerBound == 0 && parts.last?.upperBound == width)
        #expect(parts.count == 1 || parts.allSatisfy { 512...2_064 ~= $0.count && $0.count.isMultiple(of: 16) })
        for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.upperBound - next.lowerBound == 256) }
    }

    @Test("Come in few widths, each near the line's own", arguments: [(1.2, 24, 0.1), (1.4, 12, 0.19)])
    func widths(ratio: Double, count: Int, change: Double) throws {
        let lengths = Array(stride(from: 48, through: 2_048, by: 7))
        let widths = try lengths.map { length in
            let line = try Raster(width: length, height: 48, format: .rgba8, alpha: .opaque) {
                _,
                _ throws(PixelError) in
            }
            return NetworkReader.width(for: line, ratio: ratio)
        }
        #expect(Set(widths).count <= count && widths == widths.sorted())
        // Short lines are as far from a whole step as from a width.
        for (length, width) in zip(lengths, widths) {
            #expect(abs(Double(width) - Double(length)) <= max(change * Double(length) + 8, 16), "\(length) → \(width)")
        }
    }

    @Test("Parts meet where both see no character, so that none is lost or doubled", arguments: 0..<8)
    func seam(shift: Int) {
        // A character every three steps; each part sees it a step away from where the other does.
        func steps(_ range: Range<Int>, late: Int) -> CharacterSteps {
            CharacterSteps(
                range.map { step in
                    (step - late + 30) % 3 == 0
                        ? [.init(character: 1 + (step - late + 30) / 3, probability: 0.98)]
                        : [.init(character: CharacterSteps.blank, probability: 0.99)]
                }
            )
        }
        var line = steps(0..<40 + shift, late: 0)
        line.append(steps(24 + shift..<64, late: 1), overlap: 16)
        #expect(line.steps.count == 64)
        #expect(line.texts(count: 1).first?.characters == Array(11...31))
    }

    @Test("Have few errors over hundreds of letters")
    func reading() throws {
        let text = Page.english.lines.prefix(6).joined(separator: " ")
        let line = try Page.drawn([text], font: "DejaVu Sans", look: PageLook(size: 20), margin: 3)
        let network = try TextEngine.shared.network(.accurate)
        let reading = try #require(network.readings(of: line, languages: ["en-US"], count: 1).first)
        var count = ErrorCount()
        count.add(reading.text, truth: text)
        #expect(text.count > 300 && count.rate <= 0.01, "\(count): \(reading.text)")
        #expect(reading.extents.count == reading.text.count)
        #expect(zip(reading.extents, reading.extents.dropFirst()).allSatisfy { $0.upperBound <= $1.upperBound })
    }
}
