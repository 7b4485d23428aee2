import Foundation
import FoveaInstallation

/// The loading of a model by its name.
struct ModelLoader {
    let core: OpenVINOCore
    let paths: InstallationPaths
    let threads: Int
    let parallelism: InferenceParallelism

    func load(_ name: String) throws(InferenceError) -> LoadedModel {
        let folder = paths.models.path
        let manifest = ModelManifest(folder: folder, model: name)
        let files = try ModelFiles(named: name, in: folder, manifest: manifest, remedy: paths.remedy)
        if let entry = cacheEntry(for: files) {
            if entry.isIntact, let model = try? compile(files, cache: entry.path), model.isFromCache {
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
            guard let entry else { return LoadedModel(name: files.name, model: try compile(files, cache: nil)) }
            let model = try entry.fill { (folder) throws(OpenVINOStatus) in try compile(files, cache: folder) }
            return LoadedModel(name: files.name, model: model)
        } catch {
            throw explain(error, files)
        }
    }

    private func compile(_ files: ModelFiles, cache: String?) throws(OpenVINOStatus) -> CompiledModel {
        let handle = try unsafe core.compile(path: files.graph.path, settings: settings(cache: cache))
        return try unsafe CompiledModel(owning: handle, core: core)
    }

    private func settings(cache: String?) -> [OpenVINOCore.Setting] {
        var settings: [OpenVINOCore.Setting] = [
            .init(key: "PERFORMANCE_HINT", value: "LATENCY"),
            .init(key: "NUM_STREAMS", value: parallelism == .within ? "1" : "\(threads)"),
            .init(key: "INFERENCE_NUM_THREADS", value: "\(threads)"),
            // The machine is shared; a pinned thread waits for its core while others are free.
            .init(key: "ENABLE_CPU_PINNING", value: "NO"),
            // Processors with half-precision units would otherwise compute different numbers than the rest.
            .init(key: "INFERENCE_PRECISION_HINT", value: "f32"),
            // What a size of input needs is kept for so many layers; by default for enough of them to fill the memory.
            .init(key: "CPU_RUNTIME_CACHE_CAPACITY", value: "20"),
        ]
        if let cache { settings.append(.init(key: "CACHE_DIR", value: cache)) }
        return settings
    }

    private func cacheEntry(for files: ModelFiles) -> CompiledModelCache.Entry? {
        guard let version = try? core.library.version(), let device = try? core.property("FULL_DEVICE_NAME") else {
            return nil
        }
        let root = paths.cache.appending("models/\(version)")
        return CompiledModelCache.Entry(root: root, model: files, threads: threads, device: device)
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
