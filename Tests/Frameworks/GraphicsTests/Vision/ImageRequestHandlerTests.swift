import Foundation
import Testing
import Vision

@Suite("Image request handlers", .tags(.network))
struct ImageRequestHandlerTests {
    @Test("Several requests answer together, each with its own type")
    func together() async throws {
        let handler = ImageRequestHandler(try Fixture.cat.url)
        let (print, labels) = try await handler.perform(
            GenerateImageFeaturePrintRequest(),
            ClassifyImageRequest()
        )
        #expect(print.elementCount > 0)
        #expect(labels.first != nil)
        let alone = try await GenerateImageFeaturePrintRequest().perform(on: Fixture.cat.url)
        #expect(try print.distance(to: alone) < 0.05)
    }

    @Test("All results arrive as they complete, errors among them")
    func all() async throws {
        var broken = ClassifyImageRequest()
        broken.regionOfInterest = NormalizedRect(x: 0.5, y: 0.5, width: 1, height: 1)
        let requests: [any VisionRequest] = [
            GenerateImageFeaturePrintRequest(), ClassifyImageRequest(), broken,
        ]
        var prints = 0
        var classified = 0
        var errors = 0
        for await result in ImageRequestHandler(try Fixture.cat.url).performAll(requests) {
            switch result {
            case .generateImageFeaturePrint: prints += 1
            case .classifyImage: classified += 1
            case .error(_, let error):
                errors += 1
                #expect("\(error)".contains("region of interest"))
            default: Issue.record("Nobody asked for \(result).")
            }
        }
        #expect(prints == 1 && classified == 1 && errors == 1)
    }

    @Test("The first failing request ends the call with its error")
    func firstFailure() async throws {
        var broken = GenerateImageFeaturePrintRequest()
        broken.regionOfInterest = NormalizedRect(x: -0.5, y: 0, width: 1, height: 1)
        let handler = ImageRequestHandler(try Fixture.cat.url)
        await #expect { try await handler.perform(broken, ClassifyImageRequest()) } throws: {
            if case VisionError.invalidArgument = $0 { true } else { false }
        }
        // The handler still works.
        _ = try await handler.perform(ClassifyImageRequest())
    }

    @Test("Many tasks share one handler")
    func shared() async throws {
        let handler = ImageRequestHandler(try Fixture.cat.data)
        let prints = try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<12 {
                group.addTask { try await handler.perform(GenerateImageFeaturePrintRequest()).data }
            }
            return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(prints.count == 1)
    }

    @Test("A canceled task ends in the error for it")
    func cancellation() async throws {
        let url = try Fixture.cat.url
        let task = Task {
            try await Task.sleep(for: .seconds(60))
        }
        task.cancel()
        let work = Task {
            _ = try? await task.value
            return try await GenerateImageFeaturePrintRequest().perform(on: url)
        }
        work.cancel()
        await #expect { try await work.value } throws: {
            if case VisionError.requestCancelled = $0 { true } else { false }
        }
    }

    @Test("What isn't a picture is a typed error that names the remedy")
    func failures() async throws {
        let request = GenerateImageFeaturePrintRequest()
        await #expect { try await request.perform(on: Data()) } throws: {
            if case VisionError.dataUnavailable = $0 { true } else { false }
        }
        await #expect { try await request.perform(on: Data("not a picture".utf8)) } throws: {
            if case VisionError.invalidFormat = $0 { true } else { false }
        }
        await #expect { try await request.perform(on: Fixture.cat.data.prefix(9000)) } throws: {
            if case VisionError.invalidImage = $0 { true } else { false }
        }
        await #expect {
            try await request.perform(on: URL(fileURLWithPath: "/no/such/picture.jpg"))
        } throws: {
            guard case VisionError.ioError(let message) = $0 else { return false }
            return message.contains("/no/such/picture.jpg")
        }
        await #expect { try await request.perform(on: CIImage.empty()) } throws: {
            if case VisionError.invalidImage = $0 { true } else { false }
        }
    }

    @Test("Requests are values: equal settings, equal requests")
    func values() {
        var request = GenerateImageFeaturePrintRequest()
        #expect(request == GenerateImageFeaturePrintRequest(.revision2))
        #expect("\(request)" == "GenerateImageFeaturePrintRequest.revision2")
        request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(request != GenerateImageFeaturePrintRequest())
        #expect(request.supportedComputeStageDevices[.main]?.isEmpty == false)
        #expect(GenerateImageFeaturePrintRequest.supportedRevisions == [.revision2])
    }

    @Test("A stage that a request lacks is refused")
    func computeStages() async throws {
        var request = ClassifyImageRequest()
        let device = try #require(MLComputeDevice.allComputeDevices.first)
        request.setComputeDevice(device, for: .main)
        #expect(request.computeDevice(for: .main) == device)
        _ = try await request.perform(on: Fixture.cat.url)
        request.setComputeDevice(device, for: .postProcessing)
        let refused = request
        await #expect { try await refused.perform(on: Fixture.cat.url) } throws: {
            if case VisionError.unsupportedComputeStage = $0 { true } else { false }
        }
    }
}
