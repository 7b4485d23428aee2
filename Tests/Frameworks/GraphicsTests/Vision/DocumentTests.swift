import CoreImage
import Foundation
import Testing
import Vision

@Suite("Documents")
struct DocumentTests {
    @Test("The sheet among other things is found, with its mask")
    func sheet() async throws {
        let document = try #require(try await DetectDocumentSegmentationRequest().perform(on: Fixture.page.url))
        #expect(document.originatingRequestDescriptor == .detectDocumentSegmentationRequest(.revision1))
        #expect(document.confidence > 0.5 && document.confidence <= 1)
        let mask = document.globalSegmentationMask
        let middle = NormalizedPoint(
            x: (document.topLeft.x + document.bottomRight.x) / 2,
            y: (document.topLeft.y + document.bottomRight.y) / 2
        )
        #expect(mask.pixel(at: middle) == 1)
        #expect(mask.pixel(at: NormalizedPoint(x: 0.01, y: 0.99)) == 0)
        #expect(mask.pixelFormat == kCVPixelFormatType_OneComponent8)
        #expect(CGSize(width: try mask.cgImage.width, height: try mask.cgImage.height) == mask.size)
        #expect(document.description.hasPrefix("Document"))
    }

    @Test("Both interfaces answer the same, and archives keep it")
    func twins() async throws {
        let request = VNDetectDocumentSegmentationRequest()
        #expect(request.results == nil)
        try VNImageRequestHandler(url: Fixture.page.url).perform([request])
        let older = try #require(request.results?.first)
        #expect(request.results?.count == 1)
        let newer = try #require(try await DetectDocumentSegmentationRequest().perform(on: Fixture.page.url))
        #expect(older.topLeft == newer.topLeft.cgPoint && older.bottomRight == newer.bottomRight.cgPoint)
        #expect(older.requestRevision == VNDetectDocumentSegmentationRequestRevision1)
        let mask = try #require(older.globalSegmentationMask)
        #expect(CVPixelBufferGetWidth(mask.pixelBuffer) == Int(newer.globalSegmentationMask.size.width))
        let bridged = try #require(DetectedDocumentObservation(older))
        #expect(bridged.topRight == newer.topRight)
        #expect(
            DetectedDocumentObservation(
                VNRectangleObservation(
                    requestRevision: 1,
                    topLeft: .zero,
                    topRight: .zero,
                    bottomRight: .zero,
                    bottomLeft: .zero
                )
            ) == nil
        )

        let archive = try NSKeyedArchiver.archivedData(withRootObject: older, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: VNRectangleObservation.self, from: archive)
        #expect(read?.topLeft == older.topLeft && read?.globalSegmentationMask?.uuid == mask.uuid)
        let copy = try JSONDecoder().decode(DetectedDocumentObservation.self, from: JSONEncoder().encode(newer))
        #expect(copy == newer)
    }

    @Test("A mask that doesn't fill its size isn't read")
    func brokenMask() async throws {
        let document = try #require(try await DetectDocumentSegmentationRequest().perform(on: Fixture.page.url))
        let json = try JSONEncoder().encode(document.globalSegmentationMask)
        var fields = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        for (width, height) in [(0, 10), (Int.max, 2), (7, 7), (-1, -1)] {
            fields["width"] = width
            fields["height"] = height
            let data = try JSONSerialization.data(withJSONObject: fields)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(PixelBufferObservation.self, from: data)
            }
        }
    }

    @Test("A photo without paper has no document")
    func none() async throws {
        #expect(try await DetectDocumentSegmentationRequest().perform(on: Fixture.cat.url) == nil)
        let request = VNDetectDocumentSegmentationRequest()
        try VNImageRequestHandler(url: Fixture.cat.url).perform([request])
        #expect(request.results == [])
    }

    @Test("A region outside of the image is refused")
    func region() async throws {
        var request = DetectDocumentSegmentationRequest()
        request.regionOfInterest = NormalizedRect(x: 0.5, y: 0.5, width: 1, height: 1)
        await #expect(throws: VisionError.self) { try await request.perform(on: Fixture.page.url) }
    }
}
