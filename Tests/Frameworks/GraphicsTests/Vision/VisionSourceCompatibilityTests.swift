// Code in the shape that Apple's documentation and sample code teach. It imports what such code imports, and compiles
// here unchanged or not at all.

import CoreImage
import Foundation
import Testing
import VideoToolbox
import Vision

private struct CatalogEntry: Sendable, Identifiable {
    let id: Int
    let print: FeaturePrintObservation
}

/// A catalog that matches a captured pixel buffer, written as an app's model layer.
private final class CoverMatcher: Sendable {
    let entries: [CatalogEntry]

    init(images: [CGImage]) async throws {
        var entries: [CatalogEntry] = []
        for (index, image) in images.enumerated() {
            let request = GenerateImageFeaturePrintRequest()
            entries.append(CatalogEntry(id: index, print: try await request.perform(on: image)))
        }
        self.entries = entries
    }

    func search(matching pixelBuffer: CVReadOnlyPixelBuffer, maxDistance: Double = 1.0) async throws
        -> [CatalogEntry]
    {
        var cgImage: CGImage?
        _ = pixelBuffer.withUnsafeBuffer {
            VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &cgImage)
        }
        guard let cgImage else { return [] }
        let print = try await GenerateImageFeaturePrintRequest().perform(on: cgImage)
        return
            entries
            .compactMap { entry -> (CatalogEntry, Double)? in
                guard let distance = try? print.distance(to: entry.print), distance <= maxDistance else {
                    return nil
                }
                return (entry, distance)
            }
            .sorted { $0.1 < $1.1 }
            .prefix(10)
            .map(\.0)
    }
}

@Suite("Vision source written for Apple's SDK", .tags(.network))
struct VisionSourceCompatibilityTests {
    @Test("A catalog matches a captured buffer by feature prints")
    func catalog() async throws {
        let matcher = try await CoverMatcher(images: [Fixture.coffee.cgImage, Fixture.cat.cgImage])
        let buffer = CVReadOnlyPixelBuffer(unsafeBuffer: try Fixture.cat.pixelBuffer())
        #expect(try await matcher.search(matching: buffer).map(\.id) == [1])
    }

    @Test("A Core Image context renders a read-only buffer")
    func coreImage() throws {
        let buffer = CVReadOnlyPixelBuffer(unsafeBuffer: try Fixture.cat.pixelBuffer())
        let image = buffer.withUnsafeBuffer { CIImage(cvPixelBuffer: $0) }
        let context = CIContext()
        #expect(context.createCGImage(image, from: image.extent)?.width == 451)
    }

    @Test("Classification reads as in older samples")
    func classification() throws {
        let handler = VNImageRequestHandler(url: try Fixture.cat.url, options: [:])
        let request = VNClassifyImageRequest()
        try handler.perform([request])
        let observations =
            request.results?.filter { $0.hasMinimumRecall(0.01, forPrecision: 0.9) } ?? []
        let categories = observations.reduce(into: [String: VNConfidence]()) {
            $0[$1.identifier] = $1.confidence
        }
        #expect(categories["cat"] != nil)
    }
}
