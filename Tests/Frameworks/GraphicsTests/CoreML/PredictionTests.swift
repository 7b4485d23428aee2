import CoreML
import Foundation
import ModelSupport
import TestSupport
import Testing

@Suite("Predictions of models")
struct PredictionTests {
    let fixture: ModelFixture

    init() throws { fixture = try ModelFixture() }

    @Test("A model of arrays takes and gives arrays")
    func arrays() throws {
        let model = try MLModel(contentsOf: fixture.write(.doubling([2, nil])))
        let input = try #require(model.modelDescription.inputDescriptionsByName["x"])
        #expect(input.type == .multiArray && input.multiArrayConstraint?.dataType == .float32)
        #expect(
            input.multiArrayConstraint?.shape == [2, 1] && input.multiArrayConstraint?.shapeConstraint.type == .range
        )
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        for index in 0..<6 { array[index] = NSNumber(value: Double(index) + 0.25) }
        #expect(input.isAllowedValue(MLFeatureValue(multiArray: array)))
        let output = try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["x": array]))
        #expect(output.featureNames == ["y"])
        let answer = try #require(output.featureValue(for: "y")?.shapedArrayValue(of: Float.self))
        #expect(answer.shape == [2, 3] && answer.scalars == [0.5, 2.5, 4.5, 6.5, 8.5, 10.5])
    }

    @Test("A model loads and predicts without blocking, and fills an array that is given")
    func asynchronously() async throws {
        let model = try await MLModel.load(contentsOf: fixture.write(.doubling([3])))
        let input = MLShapedArray<Float>(scalars: [1, 2, 3], shape: [3])
        let features = try MLDictionaryFeatureProvider(dictionary: ["x": MLFeatureValue(shapedArray: input)])
        let options = MLPredictionOptions()
        let backing = try MLMultiArray(shape: [3], dataType: .double)
        options.outputBackings = ["y": backing]
        let output = try await model.prediction(from: features, options: options)
        #expect(output.featureValue(for: "y")?.multiArrayValue === backing && backing[2] == 6)
        options.outputBackings = ["y": try MLMultiArray(shape: [4], dataType: .float32)]
        let unfitting = #expect(throws: MLModelError.self) { try model.prediction(from: features, options: options) }
        #expect(unfitting?.code == .featureType)
    }

    @Test("A closure gets the loaded model or the error")
    func closures() async throws {
        let url = try fixture.write(.doubling([3]))
        let names = await withCheckedContinuation { continuation in
            MLModel.load(contentsOf: url) { result in
                continuation.resume(
                    returning: (try? result.get()).map { Array($0.modelDescription.inputDescriptionsByName.keys) }
                )
            }
        }
        #expect(names == ["x"])
        let missing = await withCheckedContinuation { continuation in
            MLModel.load(contentsOf: url.appendingPathComponent("none.onnx")) {
                continuation.resume(returning: $0.map { _ in 0 })
            }
        }
        let failure = #expect(throws: MLModelError.self) { try missing.get() }
        #expect(failure?.code == .io)
    }

    @Test("A batch gives an answer for every set")
    func batches() throws {
        let model = try MLModel(contentsOf: fixture.write(.doubling([1])))
        let arrays = try (0..<3).map { number in
            let array = try MLMultiArray(shape: [1], dataType: .float32)
            array[0] = NSNumber(value: Float(number))
            return array
        }
        let batch = try MLArrayBatchProvider(dictionary: ["x": arrays])
        let answers = try model.predictions(fromBatch: batch)
        #expect(answers.count == 3)
        #expect((0..<3).map { answers.features(at: $0).featureValue(for: "y")?.multiArrayValue?[0] } == [0, 2, 4])
        let uneven = #expect(throws: MLModelError.self) {
            try MLArrayBatchProvider(dictionary: ["x": arrays, "y": [1]])
        }
        #expect(uneven?.code == .featureType)
    }

    @Test("Features that are missing or don't fit are refused by name")
    func wrongFeatures() throws {
        let model = try MLModel(contentsOf: fixture.write(.doubling([2, 3])))
        func refusal(_ features: [String: Any]) throws -> String? {
            let provider = try MLDictionaryFeatureProvider(dictionary: features)
            let error = #expect(throws: MLModelError.self) { try model.prediction(from: provider) }
            #expect(error?.code == .featureType)
            return error?.errorDescription
        }
        #expect(try refusal([:])?.contains("needs the feature x") == true)
        #expect(try refusal(["x": 1])?.contains("int64, not multiArray") == true)
        #expect(try refusal(["x": MLMultiArray(shape: [3, 2], dataType: .float32)])?.contains("[3, 2]") == true)
        #expect(try refusal(["x": MLMultiArray(shape: [6], dataType: .float32)])?.contains("[6]") == true)
        let unknown = #expect(throws: MLModelError.self) {
            try MLDictionaryFeatureProvider(dictionary: ["x": [Date()]])
        }
        #expect(unknown?.code == .featureType)
    }

    @Test("A classifier names the most probable class and the probabilities of all")
    func classifier() throws {
        var network = ONNXModel.means(width: 4, height: 2)
        network.properties = ["names": #"{0: 'red', 1: "green's", 2: 'blue'}"#, "author": "A. Nother"]
        let model = try MLModel(contentsOf: fixture.write(network))
        let description = model.modelDescription
        #expect(description.classLabels as? [String] == ["red", "green's", "blue"])
        #expect(description.predictedFeatureName == "classLabel" && description.predictedProbabilitiesName == "means")
        #expect(description.outputDescriptionsByName["means"]?.dictionaryConstraint?.keyType == .string)
        #expect(description.metadata[.author] as? String == "A. Nother")
        let output = try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["image": Self.picture(4, 2)]))
        #expect(output.featureValue(for: "classLabel")?.stringValue == "blue")
        let all = output.featureValue(for: "means")?.dictionaryValue as? [String: NSNumber]
        #expect(abs((all?["red"]?.doubleValue ?? 9) - 51.0 / 255) < 1e-6)
        #expect(abs((all?["blue"]?.doubleValue ?? 9) - 204.0 / 255) < 1e-6)
    }

    @Test("Notes say the scale, the bias and the order of colors; logits become probabilities")
    func notes() throws {
        let notes = """
            {"labels": ["b", "g", "r"], "description": "Means.",
             "inputs": {"image": {"colors": "BGR", "scale": [1, 0.5, 0.25], "bias": [0, 1, 2]}}}
            """
        let model = try MLModel(contentsOf: fixture.write(.means(width: nil, height: nil), notes: notes))
        let input = try #require(model.modelDescription.inputDescriptionsByName["image"]?.imageConstraint)
        #expect(input.pixelsWide == 640 && input.sizeConstraint.type == .range)
        #expect(model.modelDescription.metadata[.description] as? String == "Means.")
        let output = try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["image": Self.picture(5, 7)]))
        let means = [204.0, 102 * 0.5 + 1, 51 * 0.25 + 2]
        let sum = means.map { exp($0 - 204) }.reduce(0, +)
        let all = output.featureValue(for: "means")?.dictionaryValue as? [String: NSNumber] ?? [:]
        for (label, mean) in zip(["b", "g", "r"], means) {
            #expect(abs((all[label]?.doubleValue ?? 9) - exp(mean - 204) / sum) < 1e-6)
        }
    }

    @Test(
        "Notes that don't fit the model are refused",
        arguments: [
            #"{"inputs": {"picture": {"kind": "image"}}}"#, #"{"inputs": {"image": {"scale": [1, 2]}}}"#,
            #"{"inputs": {"image": {"colors": "GRAY"}}}"#, #"{"outputs": {"means": {"kind": "classes"}}}"#,
            #"{"outputs": {"means": {"kind": "image"}}}"#, #"{"inputs": 7}"#, "no JSON",
            #"{"inputs": {"image": {"layout": "NHWC"}}}"#, #"{"inputs": {"image": {"scale": 1e999}}}"#,
            #"{"labels": ["a"], "outputs": {"means": {"kind": "classes"}}}"#,
        ]
    )
    func wrongNotes(notes: String) throws {
        let url = try fixture.write(.means(width: 4, height: 2), notes: notes)
        let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: url) }
        #expect(error?.code == .io)
    }

    @Test("A compiled model is a folder of its own, with the notes")
    func compiling() async throws {
        let url = try fixture.write(.means(width: 4, height: 2), labels: ["x", "y", "z"])
        let compiled = try await MLModel.compileModel(at: url)
        defer { try? FileManager.default.removeItem(at: compiled.deletingLastPathComponent()) }
        #expect(compiled.lastPathComponent == "made.mlmodelc")
        try FileManager.default.removeItem(at: url)
        let model = try MLModel(contentsOf: compiled)
        #expect(model.modelDescription.classLabels as? [String] == ["x", "y", "z"])
        let damaged = fixture.folder.path + "/damaged.onnx"
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: damaged))
        let broken = await #expect(throws: MLModelError.self) {
            try await MLModel.compileModel(at: URL(fileURLWithPath: damaged))
        }
        #expect(broken?.code == .io)
    }

    @Test("Apple's own formats are refused with what to convert to", arguments: ["mlmodel", "mlpackage", "mlmodelc"])
    func foreignFormats(format: String) throws {
        let path = "\(fixture.folder.path)/model.\(format)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: path)) }
        #expect(error?.code == .io && error?.errorDescription?.contains(".onnx") == true)
    }

    /// A picture of one color.
    static func picture(_ width: Int, _ height: Int) throws -> CVPixelBuffer {
        try DrawnScene(width, height) { _, _ in (51, 102, 204) }.buffer
    }
}
