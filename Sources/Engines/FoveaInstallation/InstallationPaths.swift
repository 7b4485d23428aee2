import Foundation

/// The folders of this installation.
///
/// The data root, which holds runtime and models, is the first of these that is filled: the folder that `FOVEA_HOME`
/// names, a `.fovea` folder next to or above the program, `../lib/fovea` next to the program, in debug builds that of
/// the checkout they depend on, `fovea` in the user's data folder, `/usr/local/lib/fovea`, `/usr/lib/fovea`. A folder
/// named by `FOVEA_HOME` counts even when it is missing: an error is better than another folder's models.
///
/// The other folders follow the XDG base directory specification, by which a relative path in one of its variables is
/// ignored.
public struct InstallationPaths: Sendable, Hashable, Codable {
    /// The folder that holds the runtime and the models.
    public let data: LocatedFolder
    /// The folders that were considered for ``data``, in order.
    public let candidates: [DataRootCandidate]
    /// The folder of files that can be rebuilt.
    public let cache: LocatedFolder
    /// The folder of settings.
    public let configuration: LocatedFolder
    /// The folder of files that persist between runs but aren't settings.
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
    ///   - environment: The variables of the program.
    ///   - executable: The path of the program.
    ///   - sources: The data folder of the checkout from which the program was built.
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

    /// The folder of the library that reads codes.
    public var codes: LocatedFolder { part(.runtime, "runtime/zxing") }

    /// The folder of the library that draws PDF documents.
    public var documents: LocatedFolder { part(.runtime, "runtime/pdfium") }

    /// All folders, in the order for display.
    public var all: [LocatedFolder] { [data, runtime, models, cache, configuration, state] }

    /// The command that installs what is missing from the data root.
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
