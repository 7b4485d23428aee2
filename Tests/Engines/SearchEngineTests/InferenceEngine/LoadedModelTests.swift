import ConcurrencyEngine
import Foundation
import TestSupport
import Testing

@testable import InferenceEngine

@Suite("Running a model")
struct LoadedModelTests {
    let folder: TemporaryFolder
    let tiny = TinyModel()

    init() throws {
        folder = try .installation()
        try tiny.write(named: "tiny", to: folder.models)
    }

    func model(threads: Int = 1) throws -> LoadedModel {
        try InferenceRuntime(paths: folder.paths(), threads: threads).model(named: "tiny")
    }

    @Test("A model knows its inputs and outputs")
    func shapes() throws {
        let model = try model()
        #expect(model.inputShape == [1, 4, 8, 3])
        #expect(model.inputs.map(\.element) == [.uint8])
        #expect(model.outputShapes == ["mean": [1, 3]])
    }

    @Test("A model answers what the arithmetic says")
    func answers() throws {
        let answer = try #require(try model().run(tiny.input, outputs: ["mean"])["mean"])
        for (given, expected) in zip(answer, tiny.expected(for: tiny.input)) {
            #expect(abs(given - expected) < 1e-4)
        }
        #expect(answer.count == 3)
    }

    @Test("Input is read where it lies, at any address", arguments: [0, 1, 3, 17])
    func unaligned(offset: Int) throws {
        let padded = [UInt8](repeating: 255, count: offset) + tiny.input
        let answer = try padded.withUnsafeBytes { bytes in
            try model().run(UnsafeRawBufferPointer(rebasing: bytes[offset...]), output: "mean") { Array($0) }
        }
        #expect(try answer == model().run(tiny.input, outputs: ["mean"])["mean"])
    }

    @Test("The same input gives the same bits, whatever the number of threads")
    func deterministic() throws {
        let bits = try [1, 1, 2, 2].map { threads in
            try model(threads: threads).run(tiny.input, outputs: ["mean"])["mean"]?.map(\.bitPattern)
        }
        #expect(Set(bits).count == 1)
    }

    @Test("Many tasks may run one model at the same time")
    func concurrent() async throws {
        let model = try model(threads: 2)
        let inputs = (0..<64).map { shift in tiny.input.map { $0 &+ UInt8(shift) } }
        let answers = try await withThrowingTaskGroup(of: (Int, [Float]).self) { group in
            for (index, input) in inputs.enumerated() {
                group.addTask {
                    (index, try await BlockingWork.run { try model.run(input, outputs: ["mean"])["mean"] ?? [] })
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (index, input) in inputs.enumerated() {
            let alone = try model.run(input, outputs: ["mean"])["mean"]
            #expect(answers[index] == alone)
        }
    }

    @Test("An input of the wrong size is refused with both sizes")
    func wrongSize() throws {
        let model = try model()
        let error = #expect(throws: InferenceError.self) { try model.run([UInt8](repeating: 0, count: 5), outputs: []) }
        #expect(error?.code == .invalidInput)
        #expect(
            error?.message
                == "The input image of the model tiny takes 96 bytes ([1, 4, 8, 3] of uint8); 5 were given."
        )
    }

    @Test("An output that isn't there is refused with those that are")
    func unknownOutput() throws {
        let model = try model()
        let error = #expect(throws: InferenceError.self) { try model.run(tiny.input, outputs: ["median"]) }
        #expect(error?.code == .unknownOutput)
        #expect(error?.message == "The model tiny has no output median; it has mean.")
    }
}
