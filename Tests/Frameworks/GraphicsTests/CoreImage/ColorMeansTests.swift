import CoreImage.CIFilterBuiltins
import Testing

@Suite("Colors of an image") struct ColorMeansTests {
    /// Three quarters of red, a quarter of blue.
    private func flag() throws -> CIImage {
        try image(40, 10) { x, _ in x < 30 ? [200, 0, 0, 255] : [0, 0, 200, 255] }
    }

    @Test("Finds the colors with their shares, as apps write it", arguments: [false, true]) func palette(
        isPerceptual: Bool
    ) throws {
        let filter = CIFilter.kMeans()
        filter.inputImage = try flag()
        filter.extent = try flag().extent
        filter.count = 2
        filter.passes = 5
        filter.perceptual = isPerceptual
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
        let opaque = try rendered(image.settingAlphaOne(in: image.extent))
        let colors = [Array(opaque[0..<4]), Array(opaque[4..<8])]
        #expect(colors.contains { $0[0] > 197 && $0[0] < 203 && $0[2] < 4 })
        #expect(colors.contains { $0[2] > 197 && $0[2] < 203 && $0[0] < 4 })
        var found: [Float] = [0, 0]
        CIContext().render(image, toBitmap: &found, rowBytes: 8, bounds: image.extent, format: .Af, colorSpace: nil)
        #expect(found.sorted().map { ($0 * 100).rounded() } == [25, 75])
    }

    @Test("Begins with the colors that it is given, in the part that counts") func means() throws {
        let start = try image(2, 1) { x, _ in x == 0 ? [0, 0, 255, 255] : [255, 0, 0, 255] }
        let found = try flag().applyingFilter(
            "CIKMeans",
            parameters: [
                "inputMeans": start, "inputCount": 2, "inputPasses": 1,
                kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 40, height: 10)),
            ]
        )
        let pixels = try rendered(found.settingAlphaOne(in: found.extent))
        #expect(pixels[2] > 190 && pixels[4] > 190)
        let left = try flag().applyingFilter(
            "CIKMeans",
            parameters: ["inputCount": 1, kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 9, height: 9))]
        )
        #expect(try rendered(left.settingAlphaOne(in: left.extent)).prefix(3).map { $0 > 190 } == [true, false, false])
    }
}
