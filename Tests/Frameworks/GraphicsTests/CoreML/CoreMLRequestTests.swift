import Foundation
import FoveaInstallation
import ModelSupport
import TestSupport
import Testing
import Vision

@Suite("Requests for models of one's own")
struct CoreMLRequestTests {
    let fixture: ModelFixture

    init() throws { fixture = try ModelFixture() }

    /// A model that set-up installed, as someone brings it: linked into a folder, with notes of its own.
    private func installed(_ file: String, notes: String? = nil, labels: [String]? = nil) throws -> MLModel {
        let stem = (file as NSString).deletingPathExtension
        let models = InstallationPaths.current.models.path
        let url = try fixture.link("\(models)/\(file)", as: file)
        if file.hasSuffix(".xml") { _ = try fixture.link("\(models)/\(stem).bin", as: "\(stem).bin") }
        try notes?.write(toFile: "\(fixture.folder.path)/\(stem).fovea.json", atomically: true, encoding: .utf8)
        try labels?.joined(separator: "\n").write(
            toFile: "\(fixture.folder.path)/labels.txt",
            atomically: true,
            encoding: .utf8
        )
        return try MLModel(contentsOf: url)
    }

    private func observations(
        _ model: MLModel,
        on scene: DrawnScene,
        _ action: ImageCropAndScaleAction = .scaleToFill
    ) async throws -> [any VisionObservation] {
        var request = CoreMLRequest(model: try CoreMLModelContainer(model: model))
        request.cropAndScaleAction = action
        return try await request.perform(on: scene.buffer)
    }

    // The numbers below are those of OpenVINO 2026.4.1 from Python, with INFERENCE_PRECISION_HINT f32.

    @Test("A classifier answers what OpenVINO answers from Python")
    func classifier() async throws {
        let model = try installed("classifier.xml", labels: (0..<1000).map { "class \($0)" })
        let labels = try await observations(model, on: .pattern(224)).compactMap { $0 as? ClassificationObservation }
        #expect(labels.count == 1000 && labels.map(\.confidence) == labels.map(\.confidence).sorted(by: >))
        #expect(labels.prefix(4).map(\.identifier) == ["class 905", "class 767", "class 688", "class 902"])
        let expected: [String: Float] = [
            "class 905": 0.10836298018693924, "class 767": 0.07989134639501572, "class 688": 0.06313604861497879,
            "class 902": 0.029478251934051514, "class 0": 0.00041695713298395276, "class 17": 0.00030573911499232054,
            "class 333": 0.0026766785886138678, "class 999": 0.0010129247093573213,
        ]
        for label in labels {
            guard let number = expected[label.identifier] else { continue }
            #expect(abs(label.confidence - number) < 1e-5, "\(label)")
        }
        let request = CoreMLRequest(model: try CoreMLModelContainer(model: model))
        #expect(request.supportedIdentifiers?.count == 1000 && request.descriptor == .coreMLRequest(.revision1))
    }

    @Test("A network that segments answers what OpenVINO answers from Python")
    func segmenter() async throws {
        let model = try installed("people-mask.tflite")
        let found = try await observations(model, on: .person)
        let mask = try #require(found.first as? PixelBufferObservation)
        #expect(found.count == 1 && mask.pixelFormat == kCVPixelFormatType_OneComponent32Float)
        #expect(mask.size == CGSize(width: 256, height: 256))
        check(
            mask,
            [
                (128, 95, 1), (20, 20, 0), (117, 41, 0.2495141178369522), (89, 92, 0.5789709091186523),
                (99, 135, 0.7614099979400635), (191, 182, 0.1983250230550766), (197, 255, 0.1693822592496872),
            ]
        )
    }

    @Test("A network that finds text answers what OpenVINO answers from Python")
    func detector() async throws {
        let notes = #"{"inputs": {"image": {"width": 320, "height": 320}}}"#
        let found = try await observations(installed("text-detector.onnx", notes: notes), on: .word)
        let map = try #require(found.first as? PixelBufferObservation)
        #expect(found.count == 1 && map.size == CGSize(width: 320, height: 320))
        check(
            map,
            [
                (100, 160, 1), (20, 20, 0), (78, 153, 0.354712575674057), (219, 154, 0.7972925305366516),
                (83, 172, 0.5719724893569946), (142, 172, 0.7384651899337769), (207, 172, 0.18708103895187378),
            ]
        )
    }

    /// Compares pixels, counted from the upper left, with numbers.
    private func check(_ image: PixelBufferObservation, _ expected: [(x: Int, y: Int, number: Float)]) {
        for (x, y, number) in expected {
            let place = NormalizedPoint(
                x: (CGFloat(x) + 0.5) / image.size.width,
                y: 1 - (CGFloat(y) + 0.5) / image.size.height
            )
            #expect(abs(image.pixel(at: place) - number) < 1e-5, "at \(x), \(y)")
        }
    }

    /// A detector that finds the same two objects in every picture.
    private var finder: ONNXModel {
        var model = ONNXModel()
        model.inputs = [.init("image", .float, [1, 3, 100, 100])]
        model.constants = [
            .init("scores", [0.1, 0.6, 0, 0.9, 0.2, 0, .nan, 0.3, 0.5], [3, 3]),
            .init("places", [0.5, 0.25, 0.2, 0.1, 0.75, 0.5, 0.5, 0.5, .infinity, 0, 1, 1], [3, 4]),
            .init("zero", [0], [1]),
        ]
        model.nodes = [
            .init("ReduceMean", ["image"], ["mean"], ["keepdims": 0]), .init("Mul", ["mean", "zero"], ["nothing"]),
            .init("Add", ["scores", "nothing"], ["confidence"]), .init("Add", ["places", "nothing"], ["coordinates"]),
        ]
        model.outputs = [.init("confidence", .float, [3, 3]), .init("coordinates", .float, [3, 4])]
        return model
    }

    @Test("A detector answers objects with their classes, where they are in the image")
    func objects() async throws {
        let model = try MLModel(contentsOf: fixture.write(finder, labels: ["cat", "dog", "cow"]))
        // The middle square of a picture that is twice as wide as high.
        let scene = DrawnScene(200, 100) { _, _ in (9, 9, 9) }
        let found = try await observations(model, on: scene, .centerCrop).map { $0 as? RecognizedObjectObservation }
        #expect(found.count == 2 && found.map { $0?.confidence } == [0.9, 0.6])
        #expect(found[0]?.labels.map(\.identifier) == ["cat", "dog"])
        #expect(found[1]?.labels.map(\.identifier) == ["dog", "cat"])
        let first = try #require(found[0]?.boundingBox.cgRect), second = try #require(found[1]?.boundingBox.cgRect)
        #expect(isNear(first, CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)))
        #expect(isNear(second, CGRect(x: 0.45, y: 0.7, width: 0.1, height: 0.1)))
        let fitted = try await observations(model, on: scene, .scaleToFit).map { $0 as? RecognizedObjectObservation }
        #expect(isNear(try #require(fitted[0]?.boundingBox.cgRect), CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
    }

    @Test("A turned image has its objects where they are before the turn")
    func turnedObjects() async throws {
        let model = try MLModel(contentsOf: fixture.write(finder))
        let scene = DrawnScene(100, 100) { _, _ in (9, 9, 9) }
        let found = try await observations(model, on: scene, .scaleToFillPlus90CCWRotation)
        let second = try #require(found.last as? RecognizedObjectObservation)
        // From the upper left of the turned image: 0.4…0.6 and 0.2…0.3; so 0.7…0.8 and 0.4…0.6 before.
        #expect(isNear(second.boundingBox.cgRect, CGRect(x: 0.7, y: 0.4, width: 0.1, height: 0.2)))
        #expect(second.labels.map(\.identifier) == ["1", "0"])
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY]).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test("Other outputs are values, which can be archived; a second input comes from the container")
    func values() async throws {
        var network = ONNXModel()
        network.inputs = [.init("image", .float, [1, 3, 8, 8]), .init("factor", .double, [1])]
        network.nodes = [
            .init("ReduceMean", ["image"], ["mean"], ["keepdims": 0]), .init("Cast", ["factor"], ["single"], ["to": 1]),
            .init("Mul", ["mean", "single"], ["product"]), .init("Cast", ["product"], ["whole"], ["to": 7]),
        ]
        network.outputs = [.init("product", .float, [1]), .init("whole", .int64, [1])]
        let model = try MLModel(contentsOf: fixture.write(network))
        let factor = try MLMultiArray([255_000.0])
        let features = try MLDictionaryFeatureProvider(dictionary: ["factor": factor])
        let container = try CoreMLModelContainer(model: model, featureProvider: features)
        #expect(container.inputImageFeatureName == "image")
        let scene = DrawnScene(8, 8) { _, _ in (30, 60, 90) }
        let found = try await CoreMLRequest(model: container).perform(on: scene.buffer)
        let values = found.compactMap { $0 as? CoreMLFeatureValueObservation }
        #expect(values.map(\.featureName) == ["product", "whole"])
        let product = try #require(values[0].featureValue.shapedArrayValue(of: Float.self))
        #expect(abs(product.scalars[0] - 60_000) < 0.1)
        #expect(try #require(values[1].featureValue.shapedArrayValue(of: Int32.self)).scalars[0] / 10 == 6000)
        let archived = try JSONDecoder().decode(
            CoreMLFeatureValueObservation.self,
            from: JSONEncoder().encode(values[0])
        )
        #expect(archived == values[0] && archived.hashValue == values[0].hashValue)
        // Without the factor the model can't run.
        let bare = CoreMLRequest(model: try CoreMLModelContainer(model: model))
        await #expect {
            try await bare.perform(on: scene.buffer)
        } throws: { error in
            if case VisionError.invalidArgument(let message) = error { message.contains("factor") } else { false }
        }
    }

    @Test("A model that takes no image makes no container")
    func noImage() throws {
        let model = try MLModel(contentsOf: fixture.write(.doubling([3])))
        #expect { try CoreMLModelContainer(model: model) } throws: { error in
            if case VisionError.invalidModel = error { true } else { false }
        }
        #expect { try VNCoreMLModel(for: model) } throws: { ($0 as NSError).code == VNErrorCode.invalidModel.rawValue }
    }

    @Test("The VN interface answers the same")
    func vn() async throws {
        let labels = try VNCoreMLModel(for: installed("classifier.xml", labels: (0..<1000).map { "class \($0)" }))
        let request = VNCoreMLRequest(model: labels)
        request.imageCropAndScaleOption = .scaleFill
        try VNImageRequestHandler(cvPixelBuffer: DrawnScene.pattern(224).buffer).perform([request])
        let first = request.results?.first as? VNClassificationObservation
        #expect(first?.identifier == "class 905" && abs((first?.confidence ?? 9) - 0.10836298) < 1e-5)
        let mask = VNCoreMLRequest(model: try VNCoreMLModel(for: installed("people-mask.tflite")))
        try VNImageRequestHandler(cvPixelBuffer: DrawnScene.person.buffer).perform([mask])
        #expect((mask.results?.first as? VNPixelBufferObservation)?.featureName == "mask")
        let finder = try VNCoreMLModel(for: MLModel(contentsOf: fixture.write(finder, labels: ["cat", "dog", "cow"])))
        let objects = try #require(VNCoreMLRequest(model: finder).copy() as? VNCoreMLRequest)
        try VNImageRequestHandler(cvPixelBuffer: DrawnScene.pattern(100).buffer).perform([objects])
        let found = try #require(objects.results as? [VNRecognizedObjectObservation])
        #expect(found.map { $0.labels.first?.identifier } == ["cat", "dog"])
        #expect(RecognizedObjectObservation(found[0]).boundingBox.cgRect == found[0].boundingBox)
        let data = try NSKeyedArchiver.archivedData(withRootObject: found[0], requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: VNRecognizedObjectObservation.self, from: data)
        #expect(read?.labels.map(\.identifier) == found[0].labels.map(\.identifier))
        #expect(read?.boundingBox == found[0].boundingBox)
    }
}
