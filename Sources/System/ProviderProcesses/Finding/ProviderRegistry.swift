public import Foundation

/// The places where providers are found.
///
/// A provider is known from a small JSON file in `fovea/providers` below the person's data folder or one of the
/// system's, after the XDG specification, or from a path that is named for the moment. What is found first under a
/// name counts.
public struct ProviderRegistry: Hashable, Sendable {
    /// The programs, and folders of registrations, that are named for the moment, in order.
    public var paths: [String]
    /// The folders of registrations, in order.
    public var folders: [String]

    /// Creates a registry of places.
    public init(paths: [String] = [], folders: [String]) {
        self.paths = paths
        self.folders = folders
    }

    /// Creates the registry of the person who runs the program.
    ///
    /// - Parameters:
    ///   - paths: The programs, and folders of registrations, that are named for the moment.
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

    /// Looks for the providers, and returns them in the order of the places and then of their names.
    ///
    /// Providers that can't be used are among them, with what is wrong.
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
