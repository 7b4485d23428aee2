import Foundation

/// The folders of this installation.
///
/// The data root, which holds runtime and models, is the first of these that is filled: the folder that `FOVEA_HOME`
/// names, a `.fovea` folder beside or above the program, `../lib/fovea` beside the program, in debug builds that of the
/// checkout they depend on, `fovea` in the person's data folder, `/usr/local/lib/fovea`, `/usr/lib/fovea`. A folder
/// named by `FOVEA_HOME` counts even when it is missing: whoever sets the variable wants to hear about it rather than
/// get another folder's models.
///
/// The other folders follow the XDG base directory specification, which also says that a relative path in one of its
/// variables is to be ignored.
public struct InstallationPaths: Sendable, Hashable, Codable {
    /// The folder that holds the runtime and the models.
    public let data: LocatedFolder
    /// The folders that were considered for ``data``, in order.
    public let candidates: [DataRootCandidate]
    /// The folder of files that can be made again.
    public let cache: LocatedFolder
    /// The folder of settings.
    public let configuration: LocatedFolder
    /// The folder of files that outlive a run but aren't settings.
    public let state: LocatedFolder

    /// The folders of the running program.
    public static let current: InstallationPaths = InstallationPaths(
        environment: ProcessInfo.processInfo.environment,
        executable: ExecutablePath.current,
        sources: SourceCheckout.dataFolder()
    )

    /// Finds the folders for an environment and a program.
    ///
    /// - Parameters:
    ///   - environment: The variables of the environment.
    ///   - executable: The path of the program.
    ///   - sources: The folder that set-up fills in the checkout which the program was built from.
    public init(environment: [String: String], executable: String?, sources: String? = nil) {
        let base = BaseDirectories(environment: environment)
        let search = DataRootSearch(environment: environment, executable: executable, sources: sources, base: base)
        candidates = search.candidates
        data = search.chosen
        cache = base.folder(.cache, variable: "XDG_CACHE_HOME", fallback: ".cache")
        configuration = base.folder(.configuration, variable: "XDG_CONFIG_HOME", fallback: ".config")
        state = base.folder(.state, variable: "XDG_STATE_HOME", fallback: ".local/state")
    }
}

// MARK: - Derived folders

extension InstallationPaths {
    /// The folder of the models.
    public var models: LocatedFolder { part(.models, "models") }

    /// The folder of the inference runtime's libraries.
    public var runtime: LocatedFolder { part(.runtime, "runtime/openvino") }

    /// Every folder, in the order in which a person wants to read them.
    public var all: [LocatedFolder] { [data, runtime, models, cache, configuration, state] }

    /// The command that puts right what is missing from the data root.
    public var remedy: String {
        data.exists && data.path.hasSuffix("/.fovea")
            ? "Run scripts/setup in the checkout."
            : """
            Run scripts/setup in a checkout of Fovea to serve its own programs, or make install there to serve every \
            program of this machine; FOVEA_HOME may name another folder.
            """
    }

    private func part(_ purpose: LocatedFolder.Purpose, _ name: String) -> LocatedFolder {
        LocatedFolder(purpose: purpose, path: data.appending(name), reason: "in the data folder")
    }
}
