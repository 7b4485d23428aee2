import ConcurrencyEngine
public import FoveaInstallation
import Foundation

/// The runtime that loads and runs models.
///
/// A process needs one, ``shared``. Nothing is loaded before the first model is requested.
public final class InferenceRuntime: Sendable {
    /// The runtime of the process.
    public static let shared: InferenceRuntime = InferenceRuntime(
        paths: .current,
        threads: ThreadCount.chosen(environment: ProcessInfo.processInfo.environment),
        usesHalfPrecision: InferencePrecision.allowsHalf(environment: ProcessInfo.processInfo.environment)
    )

    /// The folders of libraries and models.
    public let paths: InstallationPaths
    /// The number of threads of one inference.
    public let threads: Int
    /// A Boolean value that indicates whether models compute with 16 bits where that is asked for and faster.
    public let usesHalfPrecision: Bool

    private let cores = OnceTable<OpenVINOCore>()
    private let models = OnceTable<LoadedModel>()

    /// Creates a runtime for an installation.
    public init(paths: InstallationPaths, threads: Int, usesHalfPrecision: Bool = true) {
        self.paths = paths
        self.threads = max(1, threads)
        self.usesHalfPrecision = usesHalfPrecision
    }
}

// MARK: - Models

extension InferenceRuntime {
    /// Returns a model, loading it on first use.
    ///
    /// When several threads ask at the same time, one compiles and the others wait. The compiled form is cached on
    /// disk. A model keeps the parallelism of the first call with its precision. This call blocks; see `BlockingWork`.
    public func model(
        named name: String,
        parallelism: InferenceParallelism = .within,
        precision: InferencePrecision = .single
    ) throws(InferenceError) -> LoadedModel {
        let precision = try available(precision)
        return try models.value(for: precision == .half ? "\(name)-half" : name) { () throws(InferenceError) in
            let loader = ModelLoader(
                core: try core(),
                paths: paths,
                threads: threads,
                parallelism: parallelism,
                precision: precision
            )
            return try loader.load(name)
        }
    }

    /// Returns the precision that models get for one that is asked for: where 16 bits aren't faster there is one of a name.
    package func available(_ precision: InferencePrecision) throws(InferenceError) -> InferencePrecision {
        guard precision == .half, usesHalfPrecision else { return .single }
        return try core().hasHalfPrecision ? .half : .single
    }

    /// Loads a model from a file that someone brings.
    ///
    /// Each call loads the model again; its compiled form is cached on disk by the file's content. This call blocks;
    /// see `BlockingWork`.
    public func model(
        contentsOf file: OwnModelFile,
        parallelism: InferenceParallelism = .within
    ) throws(InferenceError) -> LoadedModel {
        let loader = ModelLoader(
            core: try core(),
            paths: paths,
            threads: threads,
            parallelism: parallelism,
            mapsFiles: false
        )
        return try loader.load(file)
    }

    /// The core, created on first use.
    func core() throws(InferenceError) -> OpenVINOCore {
        try cores.value(for: OpenVINOCore.device) { () throws(InferenceError) in
            let library = try OpenVINOLibrary(folder: paths.runtime.path, remedy: paths.remedy)
            do throws(OpenVINOStatus) {
                return try OpenVINOCore(library: library)
            } catch {
                throw error.error(.runtimeDamaged, "The inference runtime doesn't start. \(paths.remedy)")
            }
        }
    }
}
