import Foundation

/// A folder that Fovea uses, and the reason for its choice.
public struct LocatedFolder: Sendable, Hashable, Codable {
    /// The purpose of the folder.
    public let purpose: Purpose
    /// The absolute path.
    public let path: String
    /// The rule that chose the path, for messages.
    public let reason: String

    /// Creates a description of a folder.
    public init(purpose: Purpose, path: String, reason: String) {
        self.purpose = purpose
        self.path = path
        self.reason = reason
    }

    /// A purpose of a folder.
    public enum Purpose: String, Sendable, Hashable, Codable, CaseIterable {
        /// The runtime and the models that set-up or installation supplied.
        case data
        /// The libraries of the inference runtime.
        case runtime
        /// The models.
        case models
        /// Files that can be rebuilt.
        case cache
        /// Settings.
        case configuration
        /// Files that persist between runs but aren't settings.
        case state
        /// Data that programs keep for the user.
        case personalData
    }
}

extension LocatedFolder {
    /// A Boolean value that indicates whether the folder exists now.
    public var exists: Bool { Self.isFolder(path) }

    /// Returns whether a path leads to a folder, following symbolic links.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The absolute path of a file or folder inside.
    public func appending(_ name: String) -> String { "\(path)/\(name)" }

    /// Creates the folder and its parents if needed, accessible to this user alone.
    public func create() throws {
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }
}
