public import Foundation

/// The registration of an app.
public struct ProviderRegistration: Hashable, Sendable, Codable {
    private var version = 1
    /// The display name.
    public var name: String
    /// The path of the program.
    public var executable: String
    /// The path of the icon, or nil.
    public var icon: String?
    /// The name of the app's module, or nil if it is the program's.
    public var module: String?
    /// The app's desktop entry, or nil.
    public var desktop: String?
    /// The app's name on the session bus, or nil.
    public var busName: String?
    /// The schemes of links that the app opens, or nil.
    public var schemes: [String]?

    /// Creates a registration.
    public init(name: String, executable: String) {
        self.name = name
        self.executable = executable
    }
}

/// The registrations of a user, and the desktop entries for their links.
public struct ProviderRegistrations: Sendable {
    private let data: URL

    /// Creates the registrations of the current user.
    public init(environment: [String: String]) {
        data = URL(filePath: XDGFolders.data(environment))
    }

    /// Returns the file of an app's registration.
    public func file(of id: ProviderID) -> URL { data.appending(path: "fovea/providers/\(id).json") }

    /// Returns the desktop entry for an app's links.
    public func linkEntry(of id: ProviderID) -> URL { data.appending(path: "applications/fovea-\(id).desktop") }

    /// Registers an app, and its links if it has schemes.
    ///
    /// - Parameters:
    ///   - registration: The app; its paths are absolute.
    ///   - id: The identifier of the app.
    ///   - opener: The program that opens links, and its arguments before the link.
    public func register(_ registration: ProviderRegistration, as id: ProviderID, opener: [String]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(try encoder.encode(registration) + Data("\n".utf8), to: file(of: id))
        let schemes = registration.schemes ?? []
        guard !schemes.isEmpty else {
            try remove(linkEntry(of: id))
            return
        }
        let entry = LinkEntry(name: registration.name, icon: registration.icon, schemes: schemes, opener: opener)
        try write(Data(entry.text.utf8), to: linkEntry(of: id))
    }

    /// Unregisters an app, and returns whether it was registered.
    public func unregister(_ id: ProviderID) throws -> Bool {
        let isKnown = FileManager.default.fileExists(atPath: file(of: id).path)
        try remove(file(of: id))
        try remove(linkEntry(of: id))
        return isKnown
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    private func remove(_ file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.removeItem(at: file)
    }
}

/// The folders of the XDG base directory specification.
enum XDGFolders {
    /// The user's data folder.
    static func data(_ environment: [String: String]) -> String {
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
        return (environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path) + "/.local/share"
    }
}
