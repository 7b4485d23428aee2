import FoveaInstallation

/// Information about the runtime for troubleshooting.
public struct RuntimeInfo: Sendable {
    /// The version of the inference library.
    public let version: String
    /// The path of the inference library.
    public let library: String
    /// The name of the processor.
    public let device: String
    /// The number of threads of one inference.
    public let threads: Int
}

/// The result of loading a model.
public struct ModelStatus: Sendable {
    /// The name of the model.
    public let name: String
    /// The error, or nil if the model loads.
    public let failure: InferenceError?
}

extension InferenceRuntime {
    /// Describes the runtime, loading it if needed.
    public func info() throws(InferenceError) -> RuntimeInfo {
        let core = try core()
        do {
            return RuntimeInfo(
                version: try core.library.version(),
                library: core.library.path,
                device: try core.property("FULL_DEVICE_NAME"),
                threads: threads
            )
        } catch {
            throw error.error(.runtimeDamaged, "The inference runtime doesn't describe itself. \(paths.remedy)")
        }
    }

    /// Loads models and returns the result for each.
    public func status(ofModels names: [String]) -> [ModelStatus] {
        names.map { name in
            do throws(InferenceError) {
                _ = try model(named: name)
                return ModelStatus(name: name, failure: nil)
            } catch {
                return ModelStatus(name: name, failure: error)
            }
        }
    }
}
