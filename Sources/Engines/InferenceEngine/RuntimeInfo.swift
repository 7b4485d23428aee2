import FoveaInstallation

/// What a person wants to know about the runtime when something is wrong.
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

/// What became of an attempt to load a model.
public struct ModelStatus: Sendable {
    /// The name of the model.
    public let name: String
    /// What is wrong with the model, or nil if it loads.
    public let failure: InferenceError?
}

extension InferenceRuntime {
    /// Describes the runtime, loading it if nobody has.
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

    /// Tries to load models and tells what became of each.
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
