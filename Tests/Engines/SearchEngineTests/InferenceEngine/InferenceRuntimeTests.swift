import ConcurrencyEngine
import Foundation
import FoveaInstallation
import TestSupport
import Testing

@testable import InferenceEngine

@Suite("Loading a model")
struct InferenceRuntimeTests {
    let folder: TemporaryFolder
    let tiny = TinyModel()

    init() throws {
        folder = try .installation()
        try tiny.write(named: "tiny", to: folder.models)
    }

    func runtime() throws -> InferenceRuntime { InferenceRuntime(paths: try folder.paths(), threads: 1) }

    func answer(of runtime: InferenceRuntime) throws -> [Float]? {
        try runtime.model(named: "tiny").run(tiny.input, outputs: ["mean"])["mean"]
    }

    @Test("A hundred tasks that ask for one model get the same one")
    func oncePerProcess() async throws {
        let runtime = try runtime()
        let models = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<100 {
                group.addTask { try await BlockingWork.run { ObjectIdentifier(try runtime.model(named: "tiny")) } }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(models.count == 1)
    }

    @Test("The runtime describes itself")
    func info() throws {
        let info = try runtime().info()
        #expect(info.version.hasPrefix("20"))
        #expect(!info.device.isEmpty)
        #expect(info.threads == 1)
    }

    @Test("A missing runtime is named with its remedy")
    func missingRuntime() throws {
        let runtime = InferenceRuntime(paths: try folder.paths(runtime: nil), threads: 1)
        let error = #expect(throws: InferenceError.self) { try runtime.model(named: "tiny") }
        #expect(error?.code == .runtimeNotFound)
        #expect(error?.message.contains("\(folder.path)/home/runtime/openvino") == true)
        #expect(error?.message.contains("scripts/setup") == true)
    }

    @Test("A damaged runtime is an error, not a crash")
    func damagedRuntime() throws {
        let fake = "\(folder.path)/fake"
        try FileManager.default.createDirectory(atPath: fake, withIntermediateDirectories: true)
        try Data("not a library".utf8).write(to: URL(fileURLWithPath: "\(fake)/libopenvino_c.so.1"))
        let runtime = InferenceRuntime(paths: try folder.paths(runtime: fake), threads: 1)
        let error = #expect(throws: InferenceError.self) { try runtime.model(named: "tiny") }
        #expect(error?.code == .runtimeDamaged)
        #expect(error?.message.contains("libopenvino_c.so.1") == true)
    }

    @Test("A library of another kind is refused with the functions that it lacks")
    func incompleteRuntime() throws {
        let fake = "\(folder.path)/fake"
        try FileManager.default.createDirectory(atPath: fake, withIntermediateDirectories: true)
        let other = InstallationPaths.current.runtime.appending("libtbb.so.12")
        try FileManager.default.createSymbolicLink(atPath: "\(fake)/libopenvino_c.so.1", withDestinationPath: other)
        let runtime = InferenceRuntime(paths: try folder.paths(runtime: fake), threads: 1)
        let error = #expect(throws: InferenceError.self) { try runtime.model(named: "tiny") }
        #expect(error?.code == .runtimeDamaged)
        #expect(error?.message.contains("it lacks ov_get_openvino_version, ov_version_free, ") == true)
        #expect(error?.message.contains("ov_infer_request_free") == true)
    }

    @Test("A missing model is named with its remedy, and found once it is there")
    func missingModel() throws {
        let runtime = try runtime()
        let error = #expect(throws: InferenceError.self) { try runtime.model(named: "later") }
        #expect(error?.code == .modelNotFound)
        #expect(error?.message.contains("\(folder.models)/later.xml") == true)
        #expect(error?.message.contains("scripts/setup") == true)
        try tiny.write(named: "later", to: folder.models)
        #expect(try runtime.model(named: "later").outputs.count == 1)
    }

    @Test("A file that isn't a model is damaged", arguments: ["", "<net", "<?xml version=\"1.0\"?><net/>"])
    func garbage(text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.models)/tiny.xml"))
        let error = #expect(throws: InferenceError.self) { try runtime().model(named: "tiny") }
        #expect(error?.code == .modelDamaged)
        #expect(error?.message.contains("\(folder.models)/tiny.xml") == true)
    }

    @Test("Weights that are cut short are damaged")
    func truncatedWeights() throws {
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(folder.models)/tiny.bin"))
        let error = #expect(throws: InferenceError.self) { try runtime().model(named: "tiny") }
        #expect(error?.code == .modelDamaged)
    }

    @Test("A file that differs from the manifest is damaged")
    func manifest() throws {
        let size = try FileManager.default.attributesOfItem(atPath: "\(folder.models)/tiny.bin")[.size] as? Int ?? 0
        let digest = String(repeating: "0", count: 64)
        for (size, sha) in [(size + 1, nil), (size, digest)] as [(Int, String?)] {
            let digestField = sha.map { ", \"sha256\": \"\($0)\"" } ?? ""
            let manifest = "{\"files\": {\"tiny.bin\": {\"size\": \(size)\(digestField)}}}"
            try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(folder.models)/manifest.json"))
            let error = #expect(throws: InferenceError.self) { try runtime().model(named: "tiny") }
            #expect(error?.code == .modelDamaged)
            #expect(error?.message.contains("tiny.bin") == true)
        }
    }

    @Test("A second runtime takes the compiled model from the cache")
    func cached() throws {
        let first = try runtime().model(named: "tiny")
        #expect(!first.isFromCache)
        let second = try runtime().model(named: "tiny")
        #expect(second.isFromCache)
        #expect(try first.run(tiny.input, outputs: ["mean"]) == second.run(tiny.input, outputs: ["mean"]))
    }

    @Test("A damaged cache is thrown away and made again", arguments: CacheDamage.allCases)
    func damagedCache(_ damage: CacheDamage) throws {
        let expected = try answer(of: runtime())
        let files = folder.files(below: "\(folder.path)/cache")
        #expect(files.count >= 2)
        for file in files { try damage.apply(to: file) }
        let repaired = try runtime().model(named: "tiny")
        #expect(!repaired.isFromCache)
        #expect(try repaired.run(tiny.input, outputs: ["mean"])["mean"] == expected)
        #expect(try runtime().model(named: "tiny").isFromCache)
    }

    @Test("A model that changes is compiled again")
    func changedModel() throws {
        _ = try runtime().model(named: "tiny")
        var other = tiny
        other.weights = [3, 3, 3]
        other.height = 5
        try other.write(named: "tiny", to: folder.models)
        let model = try runtime().model(named: "tiny")
        #expect(!model.isFromCache)
        #expect(model.inputShape == [1, 5, 8, 3])
    }

    @Test("A cache folder that can't be made costs only time")
    func noCache() throws {
        try Data().write(to: URL(fileURLWithPath: "\(folder.path)/cache"))
        let model = try runtime().model(named: "tiny")
        #expect(try model.run(tiny.input, outputs: ["mean"])["mean"]?.count == 3)
    }
}

/// A way in which files can go bad.
enum CacheDamage: String, CaseIterable {
    case emptied, truncated, flippedBit, overwritten

    func apply(to file: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        let url = URL(fileURLWithPath: file)
        var data = try Data(contentsOf: url)
        switch self {
        case .emptied: data = Data()
        case .truncated: data = data.prefix(data.count / 2)
        case .flippedBit: data[data.count - 9] ^= 4
        case .overwritten: data = Data(repeating: 0x5a, count: data.count)
        }
        try data.write(to: url)
    }
}
