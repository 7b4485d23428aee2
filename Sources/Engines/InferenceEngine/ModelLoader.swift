import Foundation
import FoveaInstallation

/// The loading of a model by its name.
struct ModelLoader {
    let core: OpenVINOCore
    let paths: InstallationPaths
    let threads: Int
    let parallelism: InferenceParallelism
    var precision = InferencePrecision.single
    /// Whether weights are read in place: a file that changes meanwhile would end the process.
    var mapsFiles = true

    func load(_ name: String) throws(InferenceError) -> LoadedModel {
        let folder = paths.models.path
        let manifest = ModelManifest(folder: folder, model: name)
        let files = try ModelFiles(named: name, in: folder, manifest: manifest, remedy: paths.remedy)
        if let entry = cacheEntry(for: files.all.map { "\($0.path)|\($0.size)|\($0.modified)" }, named: name) {
            if entry.isIntact, let model = try? compile(files.graph.path, cache: entry.path), model.isFromCache {
                return LoadedModel(name: name, model: model)
            }
            entry.discard()
            // The key of a compiled model covers its files' attributes; so they are read in full only here.
            try files.verify(against: manifest, remedy: paths.remedy)
            return try compile(files, into: entry)
        }
        try files.verify(against: manifest, remedy: paths.remedy)
        return try compile(files, into: nil)
    }
}

// MARK: - Compiling

extension ModelLoader {
    private func compile(
        _ files: ModelFiles,
        into entry: CompiledModelCache.Entry?
    ) throws(InferenceError) -> LoadedModel {
        do {
            return LoadedModel(name: files.name, model: try compile(files.graph.path, into: entry))
        } catch {
            throw explain(error, files)
        }
    }

    /// Compiles a file and keeps the result in the cache.
    private func compile(_ path: String, into entry: CompiledModelCache.Entry?) throws(OpenVINOStatus) -> CompiledModel
    {
        guard let entry else { return try compile(path, cache: nil) }
        return try entry.fill { (folder) throws(OpenVINOStatus) in try compile(path, cache: folder) }
    }

    /// Compiles a file, or loads its compiled form from a folder.
    func compile(_ path: String, cache: String?) throws(OpenVINOStatus) -> CompiledModel {
        let handle = try unsafe core.compile(path: path, settings: settings(cache: cache))
        return try unsafe CompiledModel(owning: handle, core: core)
    }

    /// The settings of every model, with the folder of its compiled form.
    func settings(cache: String?) -> [OpenVINOCore.Setting] {
        var settings: [OpenVINOCore.Setting] = [
            .init(key: "PERFORMANCE_HINT", value: "LATENCY"),
            .init(key: "NUM_STREAMS", value: parallelism == .within ? "1" : "\(threads)"),
            .init(key: "INFERENCE_NUM_THREADS", value: "\(threads)"),
            // The machine is shared; a pinned thread waits for its core while others are free.
            .init(key: "ENABLE_CPU_PINNING", value: "NO"),
            // Processors with half-precision units would otherwise compute different numbers than the rest.
            .init(key: "INFERENCE_PRECISION_HINT", value: precision == .half ? "bf16" : "f32"),
            // What a size of input needs is kept for so many layers; by default for enough of them to fill the memory.
            .init(key: "CPU_RUNTIME_CACHE_CAPACITY", value: "\(parallelism.keptLayers)"),
        ]
        if !mapsFiles { settings.append(.init(key: "ENABLE_MMAP", value: "NO")) }
        if let cache { settings.append(.init(key: "CACHE_DIR", value: cache)) }
        return settings
    }

    /// The place in the cache for a file with certain facts, or nil when the runtime doesn't describe itself.
    func cacheEntry(
        for facts: [String],
        named name: String,
        keeping count: Int = 1
    ) -> CompiledModelCache.Entry? {
        guard let version = try? core.library.version(), let device = try? core.property("FULL_DEVICE_NAME") else {
            return nil
        }
        let root = paths.cache.appending("models/\(version)")
        return CompiledModelCache.Entry(
            root: root,
            prefix: precision == .half ? "\(name)-half-\(threads)-" : "\(name)-\(threads)-",
            facts: facts + ["\(threads)", device],
            keeping: count
        )
    }

    /// Distinguishes a damaged file from a failing compiler.
    private func explain(_ status: OpenVINOStatus, _ files: ModelFiles) -> InferenceError {
        do {
            try core.checkReadable(path: files.graph.path)
            return status.error(.inferenceFailed, "The model \(files.name) can't be compiled.")
        } catch {
            return error.error(
                .modelDamaged,
                "The model file \(files.graph.path) is damaged: it can't be read as a model. \(paths.remedy)"
            )
        }
    }
}

extension InferenceParallelism {
    /// The number of layers that stay prepared for a size of input.
    ///
    /// Small inputs come in few sizes again and again, and preparing for one takes longer than running. Sizes of whole
    /// pictures hardly repeat.
    fileprivate var keptLayers: Int {
        switch self {
        case .within: 20
        case .across: 800
        }
    }
}
