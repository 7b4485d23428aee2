import Foundation
import ModelSupport
import TestSupport
import Testing

@testable import InferenceEngine

@Suite("Files of models that someone brings")
struct OwnModelFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Doubles floats and adds 1 to integers.
    private var twoInputs: ONNXModel {
        var model = ONNXModel()
        model.inputs = [.init("a", .float, [2, nil]), .init("b", .int64, [3])]
        model.constants = [.init("two", [2], [1]), .init("one", [1] as [Int64])]
        model.nodes = [.init("Mul", ["a", "two"], ["x"]), .init("Add", ["b", "one"], ["y"])]
        model.outputs = [.init("x", .float, [2, nil]), .init("y", .int64, [3])]
        return model
    }

    private func load(_ path: String) throws -> LoadedModel {
        try InferenceRuntime.shared.model(contentsOf: OwnModelFile(path: path))
    }

    @Test("A model takes several inputs of several types and open sizes")
    func severalInputs() throws {
        let model = try load(twoInputs.write(to: folder.path))
        #expect(model.inputs.map(\.name) == ["a", "b"] && model.inputs.map(\.element) == [.float32, .int64])
        #expect(model.inputs.map(\.shape) == [[2, TensorDescription.anySize], [3]])
        let a = try #require(Tensor([1, 2, 3, 4, 5, 6], shape: [2, 3]))
        let b = try #require(Tensor(.int64, shape: [3], converting: [7, -8, 2e9]))
        let outputs = try model.run([a, b])
        #expect(outputs[0].floats == [2, 4, 6, 8, 10, 12] && outputs[0].shape == [2, 3])
        #expect(outputs[1].doubles == [8, -7, 2e9 + 1] && outputs[1].element == .int64)
    }

    @Test("The compiled form is found again by the content, wherever the file is")
    func caching() throws {
        let path = try twoInputs.write(to: folder.path)
        #expect(try OwnModelFile(path: path).digest == OwnModelFile(path: path).digest)
        _ = try load(path)
        #expect(try load(path).isFromCache)
        var other = twoInputs
        other.properties = ["author": "someone"]
        let digest = try OwnModelFile(path: other.write("other.onnx", to: folder.path)).digest
        #expect(try digest != OwnModelFile(path: path).digest)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["made.onnx", "other.onnx"]
        )
    }

    @Test("Inputs of another type, shape or number are refused")
    func wrongInputs() throws {
        let model = try load(twoInputs.write(to: folder.path))
        let a = try #require(Tensor([1, 2], shape: [2, 1]))
        let b = try #require(Tensor(.int32, shape: [3], converting: [1, 2, 3]))
        for inputs in [[a], [a, b], [b, a], [a, a]] {
            let error = #expect(throws: InferenceError.self) { try model.run(inputs) }
            #expect(error?.code == .invalidInput)
        }
    }

    @Test("What is no model is refused with the reason")
    func noModels() throws {
        func error(_ name: String, _ content: Data) throws -> InferenceError? {
            let path = "\(folder.path)/\(name)"
            try content.write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: InferenceError.self) { try load(path) }
            return error
        }
        #expect(try error("a.onnx", Data("no model".utf8))?.code == .modelDamaged)
        #expect(try error("a.onnx", Data())?.code == .modelDamaged)
        #expect(try error("a.tflite", Data("no model".utf8))?.code == .modelDamaged)
        #expect(try error("a.tflite", Data([20, 0, 0, 0]) + Data("TFL3".utf8) + Data(count: 8))?.code == .modelDamaged)
        #expect(try error("a.xml", Data("<html></html>".utf8))?.code == .modelDamaged)
        #expect(try error("a.pt", Data("no model".utf8))?.code == .modelUnsupported)
        #expect(try error("a.onnx", twoInputs.data.dropLast(40))?.code == .modelDamaged)
        let missing = #expect(throws: InferenceError.self) { try load(folder.path + "/none.onnx") }
        #expect(missing?.code == .modelNotFound && missing?.message.contains("none.onnx") == true)
    }

    @Test("A model can't reach other files", arguments: ["../secret", "/etc/passwd", "weights.bin"])
    func externalNumbers(file: String) throws {
        var model = twoInputs
        model.constants[0] = .init("two", .float, [1], Data(), file: file)
        let path = try model.write(to: folder.path)
        let error = #expect(throws: InferenceError.self) { try OwnModelFile(path: path) }
        #expect(error?.code == .modelUnsupported && error?.message.contains("save_as_external_data") == true)
    }

    @Test("A model that ends the process in which it is tried is refused")
    func crashing() throws {
        // OpenVINO 2026.4 divides by the zero, in all its threads at once.
        var model = ONNXModel()
        model.inputs = [.init("image", .float, [1, 4, 16, 0])]
        model.constants = [.init("places", [1, 1] as [Int64])]
        model.nodes = [.init("Gather", ["image", "places"], ["taken"], ["axis": 1])]
        model.outputs = [.init("taken", .float, [1, 2, 16, 0])]
        let path = try model.write(to: folder.path)
        let error = #expect(throws: InferenceError.self) { try load(path) }
        #expect(error?.code == .modelDamaged && error?.description.contains("ended the process") == true)
    }

    @Test("A model without an end is refused after a while")
    func endless() throws {
        var body = ONNXModel()
        body.inputs = [.init("turn", .int64, []), .init("going", .bool, []), .init("v", .float, [4])]
        body.nodes = [.init("Identity", ["going"], ["on"]), .init("Sin", ["v"], ["w"])]
        body.outputs = [.init("on", .bool, []), .init("w", .float, [4])]
        var model = ONNXModel()
        model.inputs = [.init("x", .float, [4])]
        model.constants = [
            .init("turns", .int64, [], Data([0, 0, 0, 0, 0, 0, 0, 0x40])), .init("yes", .bool, [], Data([1])),
        ]
        model.nodes = [ONNXModel.Node("Loop", ["turns", "yes", "x"], ["y"]).running(body, as: "body")]
        model.outputs = [.init("y", .float, [4])]
        let path = try model.write(to: folder.path)
        let library = try InferenceRuntime.shared.info().library
        let trial = ModelTrial(library: library, model: path, byteCount: 0, seconds: 2)
        let start = ContinuousClock.now
        let error = #expect(throws: OpenVINOStatus.self) { try trial.run([]) }
        #expect(error?.text.contains("within 2 seconds") == true && ContinuousClock.now - start < .seconds(60))
    }

    @Test("A damaged model becomes an error, or a model", arguments: UInt64(0)..<24)
    func damaged(seed: UInt64) throws {
        var numbers = SplitMix(state: seed)
        var data = twoInputs.data
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let place = Int.random(in: 0..<data.count, using: &numbers)
            data[place] = UInt8.random(in: 0...255, using: &numbers)
        }
        if seed % 3 == 0 { data.removeLast(Int.random(in: 1..<data.count, using: &numbers)) }
        let path = folder.path + "/damaged.onnx"
        try data.write(to: URL(fileURLWithPath: path))
        do {
            #expect(try !load(path).inputs.isEmpty)
        } catch let error as InferenceError {
            #expect([.modelDamaged, .modelUnsupported, .modelTooLarge, .outOfMemory].contains(error.code), "\(error)")
        }
    }
}
