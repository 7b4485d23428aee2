public import Foundation

extension FileManager {
    /// Returns the folder that the programs of a group share, and creates it.
    ///
    /// It is in the person's data folder, `$XDG_DATA_HOME` or `~/.local/share`, under the identifier of the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let name = groupIdentifier.replacing("/", with: "_")
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let folder = URL.applicationSupportDirectory.appending(path: name, directoryHint: .isDirectory)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }

    /// The token of the person's cloud account, or nil for none, as on Linux.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder in the person's cloud account, or nil without an account, as on Linux.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
