import FoveaInstallation
import Testing

@testable import InferenceEngine

@Suite("The precision of networks")
struct PrecisionTests {
    private func model(_ runtime: InferenceRuntime, _ precision: InferencePrecision) throws -> LoadedModel {
        try runtime.model(named: "classifier", precision: precision)
    }

    @Test("Without half precision a name has one model, of which numbers are exact")
    func single() throws {
        let runtime = InferenceRuntime(paths: .current, threads: 1, usesHalfPrecision: false)
        #expect(try model(runtime, .half) === model(runtime, .single))
    }

    @Test("With half precision a network says about the same, and the exact one says what it did")
    func half() throws {
        let runtime = InferenceRuntime(paths: .current, threads: 1)
        let exact = try model(runtime, .single)
        let input = try ClassifierTests.noise(#require(exact.inputs[0].byteCount))
        func answer(_ precision: InferencePrecision) throws -> [Float] {
            try model(runtime, precision).run(input, outputs: ["probabilities"])["probabilities"] ?? []
        }
        let before = try answer(.single)
        let half = try answer(.half)
        #expect(half.count == 1000 && zip(before, half).allSatisfy { abs($0 - $1) < 0.05 })
        #expect(try answer(.single) == before)
        // Only processors with units for 16 bits have a model of their own for them.
        #expect(try (model(runtime, .half) === exact) == !runtime.core().hasHalfPrecision)
    }

    @Test("A compiled model of one precision isn't taken for one of the other")
    func caches() throws {
        let core = try InferenceRuntime(paths: .current, threads: 1).core()
        let entries = [InferencePrecision.single, .half].map { precision in
            ModelLoader(core: core, paths: .current, threads: 1, parallelism: .within, precision: precision)
                .cacheEntry(for: ["a file"], named: "classifier")?.path
        }
        #expect(entries[0] != nil && entries[1] != nil && entries[0] != entries[1])
    }

    @Test("FOVEA_PRECISION turns half precision off", arguments: [nil: true, "single": false, "half": true, "": true])
    func environment(value: String?, isAllowed: Bool) {
        let environment = value.map { ["FOVEA_PRECISION": $0] } ?? [:]
        #expect(InferencePrecision.allowsHalf(environment: environment) == isAllowed)
    }
}
