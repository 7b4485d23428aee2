import Foundation
import Synchronization
import Testing
import Vision

@Suite("The VN interface", .tags(.network))
struct VNInterfaceTests {
    @Test("Requests fill their results with narrow types")
    func results() throws {
        let print = VNGenerateImageFeaturePrintRequest()
        let labels = VNClassifyImageRequest()
        #expect(print.results == nil)
        try VNImageRequestHandler(url: Fixture.cat.url).perform([print, labels])
        let observation: VNFeaturePrintObservation = try #require(print.results?.first)
        #expect(observation.elementCount * 4 == observation.data.count)
        #expect(observation.description.contains("revision 2"))
        #expect(labels.results?.prefix(10).contains { $0.identifier == "cat" } == true)
        let general: VNRequest = labels
        #expect(general.results?.count == labels.results?.count)
        // The way that older app code reads results.
        #expect((general.results as? [VNClassificationObservation] ?? []).isEmpty == false)
        #expect(general.results?.first is VNClassificationObservation)
    }

    @Test("Both interfaces make the same print")
    func twins() async throws {
        let request = VNGenerateImageFeaturePrintRequest()
        try VNImageRequestHandler(data: Fixture.cat.data, options: [:]).perform([request])
        let old = try #require(request.results?.first)
        let new = try await GenerateImageFeaturePrintRequest().perform(on: Fixture.cat.data)
        #expect(old.data == new.data)
        #expect(FeaturePrintObservation(old).data == new.data)
    }

    @Test("Distance is written through the pointer")
    func distance() throws {
        func print(_ fixture: Fixture) throws -> VNFeaturePrintObservation {
            let request = VNGenerateImageFeaturePrintRequest()
            try VNImageRequestHandler(cgImage: fixture.cgImage).perform([request])
            return try #require(request.results?.first)
        }
        var distance: Float = -1
        let (cat, coffee) = (try print(.cat), try print(.coffee))
        try cat.computeDistance(&distance, to: cat)
        #expect(distance == 0)
        try cat.computeDistance(&distance, to: coffee)
        #expect(distance > 1)
    }

    @Test("Every initializer of the handler reads the same picture")
    func inputs() throws {
        let image = try Fixture.cat.cgImage
        let buffer = try Fixture.cat.pixelBuffer()
        let handlers = [
            VNImageRequestHandler(cgImage: image),
            VNImageRequestHandler(cgImage: image, orientation: .up),
            VNImageRequestHandler(ciImage: CIImage(cgImage: image)),
            VNImageRequestHandler(ciImage: CIImage(cgImage: image), orientation: .up),
            VNImageRequestHandler(cvPixelBuffer: buffer),
            VNImageRequestHandler(cvPixelBuffer: buffer, orientation: .up),
            VNImageRequestHandler(url: try Fixture.cat.url),
            VNImageRequestHandler(url: try Fixture.cat.url, orientation: .up),
            VNImageRequestHandler(data: try Fixture.cat.data),
            VNImageRequestHandler(data: try Fixture.cat.data, orientation: .up),
        ]
        let prints = try handlers.map { handler in
            let request = VNGenerateImageFeaturePrintRequest()
            try handler.perform([request])
            return try #require(request.results?.first)
        }
        for print in prints {
            var distance: Float = 9
            try prints[0].computeDistance(&distance, to: print)
            #expect(distance < 0.15)
        }
    }

    @Test("Completion handlers run after the results are there, with the error of their own request")
    func completion() throws {
        var calls: [String] = []
        let good = VNClassifyImageRequest { request, error in
            calls.append("good \(request.results?.isEmpty == false) \(error == nil)")
        }
        let bad = VNGenerateImageFeaturePrintRequest { request, error in
            calls.append("bad \(request.results == nil) \((error as NSError?)?.code ?? 0)")
        }
        bad.regionOfInterest = CGRect(x: 0.5, y: 0, width: 1, height: 1)
        #expect {
            try VNImageRequestHandler(url: Fixture.cat.url).perform([bad, good])
        } throws: {
            let error = $0 as NSError
            return error.domain == VNErrorDomain && error.code == VNErrorCode.invalidArgument.rawValue
        }
        #expect(calls == ["bad true \(VNErrorCode.invalidArgument.rawValue)", "good true true"])
    }

    @Test("Revisions are reported, kept and checked")
    func revisions() throws {
        #expect(VNGenerateImageFeaturePrintRequest.supportedRevisions == IndexSet(integer: 2))
        #expect(
            VNGenerateImageFeaturePrintRequest.currentRevision
                == VNGenerateImageFeaturePrintRequestRevision2
        )
        let request = VNGenerateImageFeaturePrintRequest()
        #expect(request.revision == VNGenerateImageFeaturePrintRequest.defaultRevision)
        request.revision = 99
        #expect { try VNImageRequestHandler(url: Fixture.cat.url).perform([request]) } throws: {
            ($0 as NSError).code == VNErrorCode.unsupportedRevision.rawValue
        }
        #expect(request.results == nil)
        request.revision = VNGenerateImageFeaturePrintRequestRevision2
        try VNImageRequestHandler(url: Fixture.cat.url).perform([request])
        #expect(request.results?.first?.requestRevision == 2)
    }

    @Test("Canceling from another thread ends a run in the error for it, and leaves later runs alone")
    func cancellation() throws {
        nonisolated(unsafe) let request = VNClassifyImageRequest()
        // Only a run in progress can be canceled, so another thread keeps asking until one was: on a busy machine it may
        // have no turn during the first.
        let isOver = Mutex(false)
        let canceler = Thread {
            while !isOver.withLock({ $0 }) { request.cancel() }
        }
        canceler.start()
        var code: Int?
        for _ in 0..<1000 where code == nil {
            do {
                try VNImageRequestHandler(url: Fixture.cat.url).perform([request])
            } catch {
                code = (error as NSError).code
                #expect(request.results == nil)
            }
        }
        isOver.withLock { $0 = true }
        while !canceler.isFinished { Thread.sleep(forTimeInterval: 0.001) }
        #expect(code == VNErrorCode.requestCancelled.rawValue)
        try VNImageRequestHandler(url: Fixture.cat.url).perform([request])
        #expect(request.results?.isEmpty == false)
    }

    @Test("A sequence handler goes from image to image")
    func sequence() throws {
        let handler = VNSequenceRequestHandler()
        let request = VNClassifyImageRequest()
        try handler.perform([request], on: Fixture.cat.cgImage)
        let cat = request.results?.first?.identifier
        try handler.perform([request], onImageURL: Fixture.coffee.url)
        #expect(request.results?.first?.identifier != cat)
        try handler.perform([request], on: Fixture.cat.pixelBuffer(), orientation: .up)
        #expect(request.results?.first?.identifier == cat)
    }

    @Test("A copy has the settings and none of the results")
    func copies() throws {
        let request = VNGenerateImageFeaturePrintRequest()
        request.imageCropAndScaleOption = .centerCrop
        request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        try VNImageRequestHandler(url: Fixture.cat.url).perform([request])
        let copy = try #require(request.copy() as? VNGenerateImageFeaturePrintRequest)
        #expect(copy.imageCropAndScaleOption == .centerCrop)
        #expect(copy.regionOfInterest == request.regionOfInterest)
        #expect(copy.results == nil)
    }

    @Test("Observations survive an archive")
    func archives() throws {
        let (print, labels) = (VNGenerateImageFeaturePrintRequest(), VNClassifyImageRequest())
        try VNImageRequestHandler(url: Fixture.cat.url).perform([print, labels])
        let observation = try #require(print.results?.first)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: observation,
            requiringSecureCoding: true
        )
        let again = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNFeaturePrintObservation.self, from: data)
        )
        #expect(again.data == observation.data)
        #expect(again.uuid == observation.uuid)
        let label = try #require(labels.results?.first)
        let labelData = try NSKeyedArchiver.archivedData(
            withRootObject: label,
            requiringSecureCoding: true
        )
        let sameLabel = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: VNClassificationObservation.self,
            from: labelData
        )
        #expect(sameLabel?.identifier == label.identifier)
        #expect(sameLabel?.confidence == label.confidence)
    }

    @Test("The abstract request is refused")
    func abstract() throws {
        #expect {
            try VNImageRequestHandler(url: Fixture.cat.url).perform([VNImageBasedRequest()])
        } throws: {
            ($0 as NSError).code == VNErrorCode.unsupportedRequest.rawValue
        }
    }
}
