public import Foundation

/// The places where providers are registered.
///
/// A provider is registered by a small JSON file in `fovea/providers` below the user's data folder or one of the
/// system's, by the XDG specification, or by a path given for one run. The first one with a name counts.
public struct ProviderRegistry: Hashable, Sendable {
    /// The programs, and folders of registrations, given for one run, in order.
    public var paths: [String]
    /// The folders of registrations, in order.
    public var folders: [String]

    /// Creates a registry of places.
    public init(paths: [String] = [], folders: [String]) {
        self.paths = paths
        self.folders = folders
    }

    /// Creates the registry of the current user.
    ///
    /// - Parameters:
    ///   - paths: The programs, and folders of registrations, given for one run.
    ///   - environment: The variables of the environment.
    public init(
        paths: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let own = XDGFolders.data(environment)
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let bases = [own] + system.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        self.init(paths: paths, folders: bases.map { "\($0)/fovea/providers" })
    }

    /// Finds the providers, and returns them in the order of the places and then of their names.
    ///
    /// Unusable providers are included, with their problems.
    public func providers() -> [ProviderDescription] {
        var known: [ProviderID: ProviderDescription] = [:]
        var order: [ProviderID] = []
        for provider in paths.flatMap(Self.providers(at:)) + folders.flatMap(Self.registered(in:)) {
            if let first = known[provider.id] {
                known[provider.id]?.problems.append(
                    "\(provider.origin) registers the same name and is passed over for \(first.origin)."
                )
            } else {
                known[provider.id] = provider
                order.append(provider.id)
            }
        }
        return order.compactMap { known[$0] }
    }

    private static func providers(at path: String) -> [ProviderDescription] {
        var isFolder: ObjCBool = false
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return registered(in: path)
        }
        if path.hasSuffix(".json") { return [RegistrationFile.provider(at: path)] }
        let file = URL(fileURLWithPath: path).lastPathComponent
        guard let id = ProviderID(derivedFrom: file) else { return [] }
        var provider = ProviderDescription(id: id, name: file, executable: path, origin: path)
        provider.examine()
        return [provider]
    }

    private static func registered(in folder: String) -> [ProviderDescription] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
            .map { RegistrationFile.provider(at: "\(folder)/\($0)") }
    }
}
