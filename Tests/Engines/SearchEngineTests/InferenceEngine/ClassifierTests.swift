import Foundation
import FoveaInstallation
import Testing

@testable import InferenceEngine

@Suite("The classifier as set-up made it")
struct ClassifierTests {
    /// Bytes without a pattern, the same everywhere.
    static func noise(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) }
    }

    func logits(threads: Int) throws -> [Float] {
        let model = try InferenceRuntime(paths: .current, threads: threads).model(named: "classifier")
        return try model.run(Self.noise(#require(model.inputs[0].byteCount)), outputs: ["logits"])["logits"] ?? []
    }

    /// Every 125th logit, from a C program that calls OpenVINO 2026.4.1 directly.
    static let reference: [Float] = [
        -0.901489, -0.328255, -1.462585, -1.508083, 0.021513, -0.171142, 0.937900, -0.616982,
    ]

    @Test("The answer is the one that OpenVINO gives a C program")
    func matchesReference() throws {
        let logits = try logits(threads: 1)
        #expect(logits.count == 1000)
        for (index, expected) in Self.reference.enumerated() {
            #expect(abs(logits[125 * index] - expected) < 1e-4)
        }
    }

    @Test("The answer is the same, bit for bit, at one thread and two, again and again")
    func deterministic() throws {
        let bits = try [1, 2, 1, 2].map { try logits(threads: $0).map(\.bitPattern) }
        #expect(Set(bits).count == 1)
    }

    @Test("The probabilities are a distribution")
    func distribution() throws {
        let model = try InferenceRuntime.shared.model(named: "classifier")
        let answer = try model.run(
            Self.noise(#require(model.inputs[0].byteCount)),
            outputs: ["probabilities", "logits"]
        )
        let probabilities = try #require(answer["probabilities"])
        #expect(abs(probabilities.reduce(0, +) - 1) < 1e-4)
        #expect(probabilities.allSatisfy { $0 >= 0 })
        #expect(answer["logits"]?.count == 1000)
    }

    /// The test of the converter sees to it that a manifest comes with the models.
    static let hasManifest: Bool = FileManager.default.fileExists(
        atPath: InstallationPaths.current.models.appending("manifest.json")
    )

    @Test(
        "The real models have the sizes and digests of their manifest",
        .enabled(if: hasManifest),
        arguments: ["classifier", "print"]
    )
    func manifest(name: String) throws {
        let folder = InstallationPaths.current.models.path
        let manifest = ModelManifest(folder: folder, model: name)
        #expect(Set(manifest.entries.keys).isSuperset(of: ["\(name).xml", "\(name).bin"]))
        let files = try ModelFiles(named: name, in: folder, manifest: manifest, remedy: "")
        try files.verify(against: manifest, remedy: "")
    }
}
