import Foundation
import Testing
import Vision

@Suite("Feature prints", .tags(.network))
struct FeaturePrintTests {
    private func print(_ fixture: Fixture) async throws -> FeaturePrintObservation {
        try await GenerateImageFeaturePrintRequest().perform(on: fixture.url)
    }

    @Test("A print is a unit vector that says where it comes from")
    func unit() async throws {
        let print = try await print(.cat)
        #expect(print.elementType == .float)
        #expect(print.data.count == print.elementCount * VNElementTypeSize(.float))
        let values = print.data.withUnsafeBytes { $0.bindMemory(to: Float.self).map(Double.init) }
        #expect(abs(values.reduce(0) { $0 + $1 * $1 } - 1) < 1e-5)
        #expect(print.confidence == 1)
        #expect(print.originatingRequestDescriptor == .generateImageFeaturePrintRequest(.revision2))
    }

    @Test("The same bytes make the same print, bit for bit")
    func deterministic() async throws {
        let data = try Fixture.cat.data
        let first = try await GenerateImageFeaturePrintRequest().perform(on: data)
        for _ in 0..<3 {
            let next = try await GenerateImageFeaturePrintRequest().perform(on: data)
            #expect(next.data == first.data)
            #expect(try next.distance(to: first) == 0)
        }
    }

    @Test("Distance is symmetric, and like pictures are closer than others")
    func distances() async throws {
        let (cat, coffee) = (try await print(.cat), try await print(.coffee))
        var request = GenerateImageFeaturePrintRequest()
        request.regionOfInterest = NormalizedRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9)
        let croppedCat = try await request.perform(on: Fixture.cat.url)
        #expect(try cat.distance(to: coffee) == coffee.distance(to: cat))
        #expect(try cat.distance(to: croppedCat) < 1)
        #expect(try cat.distance(to: coffee) > 1)
    }

    @Test("Every kind of input makes the same print")
    func inputs() async throws {
        let request = GenerateImageFeaturePrintRequest()
        let image = try Fixture.cat.cgImage
        let reference = try await request.perform(on: image)
        let others = [
            try await request.perform(on: CIImage(cgImage: image)),
            try await request.perform(on: Fixture.cat.pixelBuffer()),
            try await request.perform(on: Fixture.cat.pixelBuffer(kCVPixelFormatType_32RGBA)),
        ]
        for other in others { #expect(try reference.distance(to: other) < 1e-3) }
        // These go through the decoder's own scaling or through subsampled color.
        let nearly = [
            try await request.perform(on: Fixture.cat.url),
            try await request.perform(on: Fixture.cat.data),
            try await request.perform(
                on: Fixture.cat.pixelBuffer(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
            ),
        ]
        for other in nearly { #expect(try reference.distance(to: other) < 0.15) }
    }

    @Test("An orientation in the file is honored, and one from the caller supersedes it")
    func orientation() async throws {
        let request = GenerateImageFeaturePrintRequest()
        let upright = try await request.perform(on: Fixture.cat.url)
        let turned = try await request.perform(on: Fixture.turnedCat.url)
        let wrong = try await request.perform(on: Fixture.turnedCat.url, orientation: .up)
        #expect(try upright.distance(to: turned) < 0.2)
        #expect(try upright.distance(to: wrong) > upright.distance(to: turned) + 0.2)
        let image = try Fixture.turnedCat.cgImage
        let told = try await request.perform(on: image, orientation: .right)
        #expect(try upright.distance(to: told) < 0.2)
    }

    @Test(
        "Every orientation is undone, in both interfaces",
        arguments: [
            (CGImagePropertyOrientation.up, CGImagePropertyOrientation.up), (.upMirrored, .upMirrored), (.down, .down),
            (.downMirrored, .downMirrored), (.leftMirrored, .leftMirrored), (.right, .left),
            (.rightMirrored, .rightMirrored), (.left, .right),
        ]
    )
    func orientations(orientation: CGImagePropertyOrientation, inverse: CGImagePropertyOrientation) async throws {
        let upright = try Fixture.cat.cgImage
        let turned = CIImage(cgImage: upright).oriented(inverse)
        let stored = try #require(CIContext().createCGImage(turned, from: turned.extent))
        let reference = try await GenerateImageFeaturePrintRequest().perform(on: upright)
        let print = try await GenerateImageFeaturePrintRequest().perform(on: stored, orientation: orientation)
        #expect(try reference.distance(to: print) < 0.02)
        let request = VNGenerateImageFeaturePrintRequest()
        try VNImageRequestHandler(cgImage: stored, orientation: orientation).perform([request])
        #expect(request.results?.first?.data == print.data)
    }

    @Test("A region of interest is measured from the lower left")
    func region() async throws {
        var request = GenerateImageFeaturePrintRequest()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0.5, width: 0.5, height: 0.5)
        let image = try Fixture.cat.cgImage
        let top = try #require(
            image.cropping(
                to: CGRect(x: 0, y: 0, width: Double(image.width) / 2, height: Double(image.height) / 2)
            )
        )
        let region = try await request.perform(on: image)
        let cropped = try await GenerateImageFeaturePrintRequest().perform(on: top)
        #expect(try region.distance(to: cropped) < 0.15)
    }

    @Test("Every way of cropping and scaling makes its own print")
    func actions() async throws {
        var prints: Set<Data> = []
        for action in ImageCropAndScaleAction.allCases {
            var request = GenerateImageFeaturePrintRequest()
            request.cropAndScaleAction = action
            prints.insert(try await request.perform(on: Fixture.cat.url).data)
        }
        #expect(prints.count == ImageCropAndScaleAction.allCases.count)
    }

    @Test("Revision 2 is what it was when it came out")
    func golden() async throws {
        let stored = try JSONDecoder().decode([Float].self, from: Fixture.catPrint.data)
        let values = try await print(.cat).data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        let cosine = zip(stored, values).reduce(0.0) { $0 + Double($1.0) * Double($1.1) }
        // Processors round differently; another network would be a new revision.
        #expect(cosine > 1 - 1e-4)
    }

    @Test("A print survives archiving and equals itself")
    func coding() async throws {
        let print = try await print(.cat)
        let again = try JSONDecoder().decode(
            FeaturePrintObservation.self,
            from: JSONEncoder().encode(print)
        )
        #expect(again == print)
        #expect(again.data == print.data)
        #expect(again.originatingRequestDescriptor == print.originatingRequestDescriptor)
    }
}
